import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../server/extraction/open/open.ts';
import { extractStatement } from '../../../../server/extraction/extract.ts';
import { textLayers } from '../../../support/text-layers.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { makePdf, text, type Pdf } from '../open/pdf.ts';

/** Degrees clockwise. */
async function drawn(degrees: number, draw: (pdf: Pdf) => void): Promise<Uint8Array> {
  return makePdf((pdf) => {
    pdf.save().rotate(degrees, { origin: [300, 420] });
    draw(pdf);
    pdf.restore();
  });
}

const ROWS = [
  ['04/03/2026', 'Corner shop', '12.50', '', '87.50'],
  ['05/03/2026', 'Wages', '', '900.00', '987.50'],
  ['06/03/2026', 'Tram ticket', '3.20', '', '984.30'],
] as const;

function statement(pdf: Pdf): void {
  const cells = (y: number, ...texts: readonly string[]) =>
    texts.forEach((cell, at) => {
      text(pdf, cell, [50, 150, 330, 410, 490][at]!, y);
    });
  text(pdf, 'Opening balance 100.00', 50, 80);
  cells(120, 'Date', 'Description', 'Money out', 'Money in', 'Balance');
  for (const [line, row] of ROWS.entries()) cells(140 + 12 * line, ...row);
}

describe('a page whose text leans', () => {
  it.each([1.5, -2.2, 4])('is levelled: by %d degrees', async (degrees) => {
    const { statement: read } = await extractStatement(await drawn(degrees, statement));
    expect(amountsOf({ statement: read })).toEqual([-1250, 90000, -320]);
    expect(read.transactions.map(({ balance }) => balance)).toEqual([8750, 98750, 98430]);
  });

  it('has its boxes where they lean', async () => {
    const level = await extractStatement(await drawn(0, statement));
    const leant = await extractStatement(await drawn(2, statement));
    const balanceOf = ({ statement: read }: typeof level) => {
      const { x0, x1, y0, y1 } = read.transactions[0]!.boxes.find(({ part }) => part === 'balance')!;
      return { x: (x0 + x1) / 2, y: (y0 + y1) / 2 };
    };
    // Right of the middle of the page what turns clockwise comes lower, above it further right.
    const [before, after] = [balanceOf(level), balanceOf(leant)];
    const sin = Math.sin((2 * Math.PI) / 180);
    expect(after.y - before.y).toBeCloseTo(sin * (before.x - 300), 0);
    expect(after.x - before.x).toBeCloseTo(sin * (420 - before.y), 0);
  });

  it('is left as it is where little leans, and where text is drawn across it', async () => {
    for (const degrees of [0.1, 12]) {
      const document = await openDocument(
        await drawn(0, (pdf) => {
          statement(pdf);
          pdf.save().rotate(degrees, { origin: [300, 420] });
          text(pdf, 'Copy', 200, 420);
          pdf.restore();
        }),
      );
      const { value } = await textLayers(document).next();
      await document.close();
      expect(value!.page.tilt).toBeUndefined();
    }
  });
});
