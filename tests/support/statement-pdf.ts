/** Real PDFs of a plain statement: date, description, money out, money in, running balance. */
import { buffer } from 'node:stream/consumers';
import PdfKit from 'pdfkit';

export interface PdfStatement {
  /** Minor units, like the amounts. */
  readonly opening: number;
  /** `DD/MM/YYYY`; a negative amount is money out. */
  readonly rows: readonly { readonly date: string; readonly text: string; readonly amount: number }[];
  /** Encrypts the file. */
  readonly password?: string;
}

const ROWS_PER_PAGE = 40;
const LINE = 17;
const money = (minor: number): string => (minor / 100).toFixed(2);

export function statementPdf({ opening, rows, password }: PdfStatement): Promise<Buffer<ArrayBuffer>> {
  const encryption = password === undefined ? {} : { userPassword: password, pdfVersion: '1.7ext3' as const };
  const pdf = new PdfKit({ size: 'A4', margin: 40, autoFirstPage: false, ...encryption });
  const done = buffer(pdf) as Promise<Buffer<ArrayBuffer>>;
  let balance = opening;
  let y = 0;
  const at = (text: string, x: number): void => void pdf.text(text, x, y, { lineBreak: false });
  const right = (text: string, x: number): void =>
    void pdf.text(text, x, y, { width: 70, align: 'right', lineBreak: false });
  const line = (date: string, text: string, amount: number | null): void => {
    at(date, 40);
    at(text, 120);
    if (amount !== null) right(money(Math.abs(amount)), amount < 0 ? 320 : 400);
    right(money(balance), 480);
    y += LINE;
  };
  for (let first = 0; first === 0 || first < rows.length; first += ROWS_PER_PAGE) {
    pdf.addPage().fontSize(9);
    y = 60;
    at('Date', 40);
    at('Description', 120);
    right('Money out', 320);
    right('Money in', 400);
    right('Balance', 480);
    y += LINE;
    if (first === 0) line('', 'Opening balance', null);
    for (const { date, text, amount } of rows.slice(first, first + ROWS_PER_PAGE)) {
      balance += amount;
      line(date, text, amount);
    }
  }
  line('', 'Closing balance', null);
  pdf.end();
  return done;
}
