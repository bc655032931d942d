/** Letters of a proportional type that are set at one pitch. */
import { expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { textLayers } from '../../../support/text-layers.ts';
import { makePdf, text, type Pdf } from '../open/pdf.ts';

/** Points from one letter to the next. */
const STEP = 5.1;

async function linesOf(draw: (pdf: Pdf) => void): Promise<string[]> {
  const document = await openDocument(await makePdf(draw));
  const lines: string[] = [];
  for await (const { page } of textLayers(document))
    for (const words of Map.groupBy(page.words, ({ baseline }) => Math.round(baseline)).values())
      lines.push(words.map((word) => word.text).join(' '));
  await document.close();
  return lines;
}

const HALF = [
  'Kontoauszug vom 29.01.2026',
  'Alter Kontostand vom 31.12.2025 2.314,53',
  'Angaben zu den Umsätzen Valuta',
  'Stadtwerke Ilmenau 08.01 82,96-',
  'Kundennummer 800092 / Rechnungseinheit 00',
  'Girocard Bäckerei am Wall 12.01 9,40-',
  'Neuer Kontostand vom 29.01.2026 2.222,17',
];
const PRINTED = [...HALF, ...HALF, ...HALF];

it('are parted where a step is left empty, not where a letter is narrow', async () => {
  const lines = await linesOf((pdf) => {
    pdf.font('Helvetica').fontSize(8.2);
    PRINTED.forEach((line, row) =>
      Array.from(line).forEach((letter, at) => {
        if (letter !== ' ') text(pdf, letter, 50 + STEP * at, 100 + 14 * row);
      }),
    );
  });
  expect(lines).toEqual(PRINTED);
});

it('are none where each letter follows the one before by its own width', async () => {
  const lines = await linesOf((pdf) => {
    pdf.font('Helvetica').fontSize(8.2);
    PRINTED.forEach((line, row) => {
      let x = 50;
      for (const letter of line) {
        if (letter !== ' ') text(pdf, letter, x, 100 + 14 * row);
        x += pdf.widthOfString(letter);
      }
    });
  });
  expect(lines).toEqual(PRINTED);
});
