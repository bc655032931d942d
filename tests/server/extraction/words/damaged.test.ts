import { expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { readWords } from '../../../../server/extraction/words/index.ts';
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
  const read = async () => {
    const document = await openDocument(Buffer.from(broken, 'latin1'));
    try {
      for await (const layer of readWords(document)) expect(layer.page.words.length).toBeGreaterThan(0);
    } finally {
      await document.close();
    }
  };
  await expect(read()).rejects.toMatchObject({ code: 'damaged_file' });
});
