import { expect, it } from 'vitest';
import { extractStatement } from '../../../../server/extraction/extract.ts';
import { loadPdf } from '../../../../server/extraction/open/pdfjs.ts';
import { paintOf, pdfPicture } from '../../../../server/extraction/words/ocr/pdf-picture.ts';
import { makePdf, text } from '../open/pdf.ts';

it('fails as a whole where a page in the middle is missing', async () => {
  const bytes = await makePdf(
    (pdf) => {
      for (const content of ['one', 'two', 'three']) {
        if (content !== 'one') pdf.addPage();
        text(pdf, `${content} 1.00`, 50, 100);
      }
    },
    { compress: false },
  );
  const source = Buffer.from(bytes).toString('latin1');
  const kids = /\/Kids \[(\d+ 0 R) (\d+ 0 R) (\d+ 0 R)\]/.exec(source)!;
  const broken = source.replace(kids[0], kids[0].replace(kids[2]!, '0'.repeat(kids[2]!.length - 4) + ' 0 R'));
  await expect(extractStatement(Buffer.from(broken, 'latin1'))).rejects.toMatchObject({
    code: 'damaged_file',
    message: 'Page 2 of the PDF cannot be read.',
  });
});

it('draws a page one of whose fonts cannot be read, with what is set in the other', async () => {
  const bytes = await makePdf(
    (pdf) => {
      pdf.font('Helvetica-Bold');
      text(pdf, 'Account statement', 50, 100);
      pdf.font('Helvetica');
      text(pdf, 'Opening balance 1,234.56', 50, 200);
    },
    { compress: false },
  );
  const broken = Buffer.from(bytes)
    .toString('latin1')
    .replace('/BaseFont /Helvetica-Bold', (entry) => entry.replace('Base', 'Bare'));
  const pdf = await loadPdf(Buffer.from(broken, 'latin1'), { toDraw: true });
  try {
    const page = await pdf.getPage(1);
    const paint = paintOf(await page.getOperatorList());
    const { data, width, dpi } = await pdfPicture(page, paint, true, () => pdf.getPage(1));
    const ink = (top: number, bottom: number): boolean => {
      const row = (points: number): number => Math.round((points / 72) * (dpi ?? 72)) * width * 3;
      return data.subarray(row(top), row(bottom)).some((channel) => channel < 128);
    };
    expect({ empty: ink(120, 180), sound: ink(180, 210) }).toEqual({ empty: false, sound: true });
  } finally {
    await pdf.loadingTask.destroy();
  }
});
