// oxlint-disable-next-line import/no-named-as-default -- the typing knows the default export only
import PDFDocument from 'pdfkit';

export type Pdf = InstanceType<typeof PDFDocument>;

/** Makes a PDF in memory. */
export function makePdf(
  draw: (pdf: Pdf) => void,
  options: ConstructorParameters<typeof PDFDocument>[0] = {},
): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({ size: 'A4', margin: 0, ...options });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
}

/** Draws one line of text with its baseline `y` points below the top. */
export function text(pdf: Pdf, content: string, x: number, y: number, options: object = {}): void {
  pdf.text(content, x, y, { lineBreak: false, baseline: 'alphabetic', ...options });
}

/** Sets an entry of the current page's dictionary (`Rotate`, `CropBox`). */
export function pageEntry(pdf: Pdf, name: string, value: number | number[]): void {
  Object.assign(pdf.page.dictionary.data, { [name]: value });
}
