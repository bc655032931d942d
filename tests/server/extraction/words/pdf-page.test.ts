/** Which reader is asked for what of a page. */
import { expect, it, vi } from 'vitest';
import { openDocument, type OpenedPdf } from '../../../../server/extraction/open/open.ts';
import { pdfPage } from '../../../../server/extraction/words/pdf-page.ts';
import { makePdf, text, type Pdf } from '../open/pdf.ts';
import { stream } from '../open/raw-pdf.ts';

async function opened(draw: (pdf: Pdf) => void): Promise<{ document: OpenedPdf; pdfjs: () => number }> {
  const document = await openDocument(await makePdf(draw));
  if (document.kind !== 'pdf') throw new Error('not a PDF');
  const asked = vi.spyOn(document, 'pdf');
  return { document, pdfjs: () => asked.mock.calls.length };
}

async function textsOf(document: OpenedPdf): Promise<string[]> {
  const page = await pdfPage(document, 1);
  page.close();
  return page.text.items.map(({ str }) => str.trim()).filter((str) => str !== '');
}

function form(pdf: Pdf, value: string | null): void {
  text(pdf, 'Balance', 50, 100);
  pdf.initForm();
  if (value !== null) pdf.formText('balance', 200, 90, 100, 20, { value });
}

it('reads a plain page, and what is painted on it, without pdf.js', async () => {
  const { document, pdfjs } = await opened((pdf) => text(pdf, 'Balance 12.50', 50, 100));
  expect(await textsOf(document)).toEqual(['Balance', '12.50']);
  const page = await pdfPage(document, 1);
  expect((await page.painted()).shown).toMatchObject([{ text: 'Balance 12.50', visible: true }]);
  expect(pdfjs()).toBe(0);
  await document.close();
});

it('asks pdf.js for the fields of a form that has some on the page', async () => {
  const filled = await opened((pdf) => form(pdf, '12.50'));
  expect(await textsOf(filled.document)).toEqual(['Balance', '12.50']);
  expect(filled.pdfjs()).toBe(1);
  await filled.document.close();
  const bare = await opened((pdf) => form(pdf, null));
  expect(await textsOf(bare.document)).toEqual(['Balance']);
  expect(bare.pdfjs()).toBe(0);
  await bare.document.close();
});

it('asks pdf.js for a page on which PDFium finds nothing', async () => {
  const { document, pdfjs } = await opened((pdf) => void pdf.rect(10, 10, 50, 50).fill());
  expect(await textsOf(document)).toEqual([]);
  expect(pdfjs()).toBe(1);
  await document.close();
});

it('asks pdf.js for pages whose unit is not a point, wherever the file says so', async () => {
  const plain = Buffer.from(await makePdf((pdf) => text(pdf, 'Balance 12.50', 50, 100), { compress: false }));
  const packed = stream('/UserUnit 2').replace('<<', '<</Type/ObjStm/N 0/First 0 ');
  const files = [
    plain.toString('latin1').replace('/UserUnit 1', '/UserUnit 2'),
    plain.toString('latin1').replace('\nxref', `\n99 0 obj\n${packed}\nendobj\nxref`),
    plain.toString('latin1'),
  ];
  const units = files.map(async (file) => {
    const document = await openDocument(Buffer.from(file, 'latin1'));
    if (document.kind !== 'pdf') throw new Error('not a PDF');
    const page = await pdfPage(document, 1);
    const { userUnit, text: found } = page;
    page.close();
    await document.close();
    return { userUnit, exact: found.exact };
  });
  expect(await Promise.all(units)).toEqual([
    { userUnit: 2, exact: false },
    { userUnit: 1, exact: false },
    { userUnit: 1, exact: true },
  ]);
});

it('asks pdf.js for a file with a stream that breaks off in the middle, but not for one that is encrypted', async () => {
  const draw = (pdf: Pdf): void => {
    for (let row = 0; row < 40; row += 1) text(pdf, `Balance ${row * 37}.50`, 50, 100 + row * 12);
  };
  const packed = Buffer.from(await makePdf(draw));
  const broken = Buffer.from(packed);
  broken.fill(0xff, packed.indexOf('stream') + 150, packed.indexOf('stream') + 170);
  const locked = await makePdf(draw, { ownerPassword: 'owner' });
  for (const [bytes, exact] of [
    [packed, true],
    [broken, false],
    [locked, true],
  ] as const) {
    const document = await openDocument(bytes);
    if (document.kind !== 'pdf') throw new Error('not a PDF');
    const page = await pdfPage(document, 1);
    expect(page.text.exact).toBe(exact);
    page.close();
    await document.close();
  }
});

it('knows where text that is turned begins and ends', async () => {
  const { document } = await opened((pdf) => {
    pdf.fontSize(10);
    pdf.save().rotate(-90, { origin: [300, 400] });
    text(pdf, 'Balance', 300, 400);
    pdf.restore();
  });
  const page = await pdfPage(document, 1);
  const [turned] = (await page.painted()).shown;
  page.close();
  expect(turned!.to.x).toBeCloseTo(turned!.from.x, 1);
  // "Balance" in Helvetica: 3.615 ems.
  expect(Math.abs(turned!.to.y - turned!.from.y)).toBeCloseTo(36.15, 1);
  await document.close();
});
