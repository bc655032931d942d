/** Small PDFs for journeys through the window: statements with a running balance, locked ones, pages without text. */
import { default as PDFDocument } from 'pdfkit';
import { openDocument } from '../../server/extraction/open/open.ts';
import { renderPage } from '../../server/extraction/render/render.ts';

/** Pixels of an A4 page scanned with 300 dpi. */
const SCAN_WIDTH = 2480;

export interface StatementPdf {
  /** First day of the month the statement is for, "2026-05"; its days are those of that month. */
  readonly month?: string;
  readonly accountNumber?: string;
  /** Rows on each page; every row is one pound out of a large opening balance, with its number in the text. */
  readonly rowsPerPage?: number;
  readonly pages?: number;
  readonly password?: string;
  /** Leaves this row (counted from 0) out, though the balances after it count it: the statement does not add up. */
  readonly missingRow?: number;
}

/** Minor units before the first row. */
export const OPENING = 5_000_000;

/** A statement with the columns Date, Description, Money out, Money in, Balance. */
export function statementPdf(options: StatementPdf = {}): Promise<Buffer> {
  const { password } = options;
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    ...(password === undefined
      ? {}
      : { userPassword: password, ownerPassword: `${password}-owner`, pdfVersion: '1.7' }),
  });
  draw(pdf, options);
  return finished(pdf);
}

/** Statements of several accounts bound in one file, one after another. */
export function boundPdf(statements: readonly Omit<StatementPdf, 'password'>[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  for (const statement of statements) draw(pdf, statement);
  return finished(pdf);
}

/** Draws a statement on pages of its own. */
function draw(pdf: InstanceType<typeof PDFDocument>, options: StatementPdf): void {
  const { rowsPerPage = 12, pages = 1, missingRow, accountNumber = '55501234' } = options;
  const { name, days } = monthOf(options.month ?? '2026-05');
  const last = rowsPerPage * pages - 1;
  for (let page = 0; page < pages; page++) {
    pdf.addPage();
    pdf.font('Helvetica-Bold').fontSize(15).text('Lantern Street Savings', 40, 40);
    pdf.font('Helvetica').fontSize(9).text(`Statement period 1 ${name} to ${days} ${name}`, 40, 64);
    pdf.text(`Account number ${accountNumber}   Currency GBP`, 40, 78);
    line(pdf, 110, ['Date', 'Description', 'Money out', 'Money in', 'Balance']);
    if (page === 0) line(pdf, 128, [`1 ${name}`, 'Opening balance', '', '', money(OPENING)]);
    for (let at = 0; at < rowsPerPage; at++) {
      const row = page * rowsPerPage + at;
      const day = 1 + Math.floor((row * (days - 1)) / (last + 1));
      if (row === missingRow) continue;
      const balance = money(OPENING - 100 * (row + 1));
      line(pdf, 146 + at * 18, [`${day} ${name}`, `Card payment number ${row + 1}`, '1.00', '', balance]);
    }
    if (page === pages - 1) {
      const closing = money(OPENING - 100 * (last + 1));
      line(pdf, 146 + rowsPerPage * 18, [`${days} ${name}`, 'Closing balance', '', '', closing]);
    }
  }
}

/** "2026-05" as "May 2026", and its number of days. */
function monthOf(month: string): { readonly name: string; readonly days: number } {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const name = new Date(Date.UTC(year, number - 1)).toLocaleDateString('en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return { name, days: new Date(Date.UTC(year, number, 0)).getUTCDate() };
}

/** The first page of a PDF as a scanner hands it on, `copies` times: a picture in a file without any text. */
export async function scanned(content: Uint8Array, copies = 1): Promise<Buffer> {
  const picture = await scannedPage(content);
  const pdf = new PDFDocument({ size: 'A4', margin: 0, autoFirstPage: false });
  // Named by a text, the picture stands in the file once.
  const image = `data:image/png;base64,${Buffer.from(picture).toString('base64')}`;
  for (let page = 0; page < copies; page++) pdf.addPage().image(image, 0, 0, { width: 595.28 });
  return finished(pdf);
}

/** The first page of a PDF as a scanner sees it: PNG. */
export async function scannedPage(content: Uint8Array): Promise<Uint8Array> {
  const document = await openDocument(content);
  try {
    return await renderPage(document, 1, SCAN_WIDTH);
  } finally {
    await document.close();
  }
}

/** A page with a drawing and no text: nothing can be read from it. */
export function wordlessPdf(): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4' });
  pdf.rect(100, 100, 200, 120).fill('#e8e8e8');
  return finished(pdf);
}

/** Draws the cells of a line: two at the left, three figures to the right of their columns. `y` in points. */
function line(pdf: InstanceType<typeof PDFDocument>, y: number, cells: readonly string[]): void {
  const [date, description, ...figures] = cells;
  pdf.text(date!, 40, y, { lineBreak: false });
  pdf.text(description!, 120, y, { lineBreak: false });
  for (const [at, figure] of figures.entries()) {
    const right = [390, 470, 555][at]!;
    pdf.text(figure, right - pdf.widthOfString(figure), y, { lineBreak: false });
  }
}

function money(minor: number): string {
  const [whole, fraction] = (minor / 100).toFixed(2).split('.');
  return `${whole!.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`;
}

function finished(pdf: InstanceType<typeof PDFDocument>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.end();
  });
}
