import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repairByProof } from '../../../../../server/extraction/proof/repair/index.ts';
import type { Reread } from '../../../../../server/extraction/proof/repair/suspects.ts';
import { readStatement, type Stages } from '../../../../../server/extraction/read.ts';
import type { WordPage } from '../../../../../server/extraction/words/word.ts';
import { amountsOf, rowsOf, smallPage } from '../../../../support/small-statement.ts';
import { page } from '../../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'];
const ABOVE = ['Statement period 1 March 2026 to 31 March 2026', 'Opening balance 100.00', 'Currency GBP'];
const ROWS = [
  ['02 Mar 2026', 'Coffee', '5.00', '', '95.00'],
  ['03 Mar 2026', 'Bakery', '12.50', '', '82.50'],
  ['04 Mar 2026', 'Salary', '', '900.00', '982.50'],
  ['05 Mar 2026', 'Rent', '450.00', '', '532.50'],
];

/** The statement with other cells, as a recogniser may have misread it; `confidence` of the words so changed. */
function scanned(changes: Record<string, string> = {}, confidence = 0.9, without: number[] = []): WordPage[] {
  const rows = ROWS.filter((_, index) => !without.includes(index)).map((row) =>
    row.map((cell) => changes[cell] ?? cell),
  );
  const made = page(1, smallPage({ above: ABOVE, heading: HEADING, rows }));
  const changed = new Set(Object.values(changes).flatMap((cell) => cell.split(' ')));
  const words = made.words.map((word) => (changed.has(word.text) ? { ...word, confidence } : word));
  return [{ ...made, source: 'ocr', words }];
}

/** A recogniser that sees in each cell what was read, and what `also` says. */
function seeing(
  pages: readonly WordPage[],
  also: Record<string, readonly (readonly [string, number])[]>,
): Reread {
  return (number, cells) => {
    const { words } = pages.find((one) => one.number === number)!;
    return Promise.resolve(
      cells.map((cell) => {
        const here = words.filter(
          ({ x0, x1, baseline }) => Math.abs(baseline - cell.baseline) < 1 && x1 > cell.x0 && x0 < cell.x1,
        );
        const text = here.map((word) => word.text).join(' ');
        const texts = [[text, 0.5] as const, ...(also[text] ?? [])];
        return {
          texts: texts.map(([seen, support]) => ({ text: seen, support })).filter((one) => one.text !== ''),
          ink: here.length === 0 ? null : { x0: here[0]!.x0, x1: here.at(-1)!.x1 },
        };
      }),
    );
  };
}

async function repaired(
  pages: readonly WordPage[],
  also: Record<string, readonly (readonly [string, number])[]> = {},
): Promise<Stages> {
  return repairByProof(readStatement(pages), readStatement, seeing(pages, also));
}

const repairsOf = ({ statement }: Stages) =>
  statement.transactions.flatMap(({ repairs = [] }) =>
    repairs.map(({ part, firstRead, read }) => `${part} ${firstRead} -> ${read}`),
  );

describe('repair by proof', () => {
  it('leaves a statement alone that proves as it was read', async () => {
    const pages = scanned();
    const before = readStatement(pages);
    expect(before.statement.verification.status).toBe('verified');
    expect(
      await repairByProof(before, readStatement, () => Promise.reject(new Error('nothing to read'))),
    ).toBe(before);
  });

  it('puts a misread digit right, says what was read first, and proves the row', async () => {
    const stages = await repaired(scanned({ '12.50': '72.50' }), { '72.50': [['12.50', 0.2]] });
    expect(amountsOf(stages)).toEqual([-500, -1250, 90_000, -45_000]);
    expect(repairsOf(stages)).toEqual(['amount 72.50 -> 12.50']);
    const row = stages.statement.transactions[1]!;
    expect(row.proof).toBe('balance');
    expect(row.flags.map(({ code }) => code)).toEqual(['repaired']);
    expect(row.repairs![0]).toMatchObject({ page: 1 });
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('puts a misread balance right', async () => {
    const stages = await repaired(scanned({ '982.50': '932.50' }), { '932.50': [['982.50', 0.1]] });
    expect(repairsOf(stages)).toEqual(['balance 932.50 -> 982.50']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('finds a lost decimal sign', async () => {
    const stages = await repaired(scanned({ '12.50': '1250' }), { '1250': [['12.50', 0.2]] });
    expect(amountsOf(stages)).toEqual([-500, -1250, 90_000, -45_000]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('puts back a decimal sign that no look sees, where the row then proves', async () => {
    const stages = await repaired(scanned({ '12.50': '1250', '982.50': '98250' }));
    expect(amountsOf(stages)).toEqual([-500, -1250, 90_000, -45_000]);
    expect(repairsOf(stages)).toEqual(['amount 1250 -> 12.50', 'balance 98250 -> 982.50']);
    expect(stages.statement.verification.status).toBe('verified');
    const wrong = await repaired(scanned({ '12.50': '1251' }));
    expect(repairsOf(wrong)).toEqual([]);
    expect(wrong.statement.verification.status).toBe('mismatch');
  });

  it('reads a balance again in which nothing could be made out, and keeps it out of the text', async () => {
    const stages = await repaired(scanned({ '982.50': '982 SO50' }), { '982 SO50': [['982.50', 0.3]] });
    expect(rowsOf(stages)[2]).toBe('2026-03-04 +90000 Salary');
    expect(repairsOf(stages)).toEqual(['balance 982 SO50 -> 982.50']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('reads a stroke before a balance again, which may be a one', async () => {
    const stages = await repaired(scanned({ '982.50': '| 82.50' }), { '| 82.50': [['982.50', 0.3]] });
    expect(repairsOf(stages)).toEqual(['balance | 82.50 -> 982.50']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('takes nothing that no look at the picture has seen', async () => {
    const stages = await repaired(scanned({ '12.50': '72.50' }), { '72.50': [['17.50', 0.3]] });
    expect(repairsOf(stages)).toEqual([]);
    expect(stages.statement.verification.status).toBe('mismatch');
  });

  it('takes nothing that the picture hardly supports', async () => {
    const stages = await repaired(scanned({ '12.50': '72.50' }), { '72.50': [['12.50', 0.005]] });
    expect(repairsOf(stages)).toEqual([]);
  });

  it('leaves a row in doubt where two changes are equally good', async () => {
    // The last balance may be misread or the last amount: both are seen, and either agrees.
    const stages = await repaired(scanned({ '450.00': '480.00' }), {
      '480.00': [['450.00', 0.2]],
      '532.50': [['502.50', 0.2]],
    });
    expect(repairsOf(stages)).toEqual([]);
    expect(stages.statement.verification.status).toBe('mismatch');
  });

  it('does not make up a row that is missing', async () => {
    const stages = await repaired(scanned({}, 0.9, [1]));
    expect(rowsOf(stages)).toHaveLength(3);
    expect(repairsOf(stages)).toEqual([]);
    expect(stages.statement.verification.status).toBe('mismatch');
  });

  it('reads a date again that is out of order, and always says so', async () => {
    const stages = await repaired(scanned({ '03 Mar 2026': '30 Mar 2026' }, 0.5), {
      '30 Mar 2026': [
        ['03 Mar 2026', 0.6],
        ['30 Mar 2020', 0.1],
      ],
    });
    expect(rowsOf(stages)[1]).toBe('2026-03-03 -1250 Bakery');
    expect(repairsOf(stages)).toEqual(['date 30 Mar 2026 -> 03 Mar 2026']);
    expect(stages.statement.transactions[1]!.flags.map(({ code }) => code)).toContain('repaired');
  });

  it('leaves a date in doubt where several would fit', async () => {
    const stages = await repaired(scanned({ '03 Mar 2026': '30 Mar 2026' }, 0.5), {
      '30 Mar 2026': [
        ['03 Mar 2026', 0.3],
        ['02 Mar 2026', 0.3],
      ],
    });
    expect(repairsOf(stages)).toEqual([]);
    expect(stages.statement.verification.status).toBe('unverified');
  });

  it('shows a date that stays hard to read as a doubt', async () => {
    const stages = await repaired(scanned({ '04 Mar 2026': '04 Mar 2026' }, 0.2), {
      '04 Mar 2026': [['05 Mar 2026', 0.45]],
    });
    expect(stages.statement.transactions[2]!.flags.map(({ code }) => code)).toContain('date_uncertain');
    expect(stages.statement.verification.status).toBe('unverified');
  });

  it('never holds a figure that the picture does not support', async () => {
    const amount = fc.integer({ min: 100, max: 99_999 }).map((minor) => (minor / 100).toFixed(2));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('5.00', '12.50', '900.00', '450.00', '95.00', '82.50', '982.50', '532.50'),
        amount,
        fc.array(fc.tuple(amount, fc.double({ min: 0, max: 0.5, noNaN: true })), { maxLength: 4 }),
        async (cell, misread, seen) => {
          const stages = await repaired(scanned({ [cell]: misread }), { [misread]: seen });
          const allowed = new Set([...seen.map(([text]) => text), misread]);
          for (const { repairs = [] } of stages.statement.transactions)
            for (const { read, firstRead } of repairs) {
              expect(allowed).toContain(read);
              expect(firstRead).toBe(misread);
            }
        },
      ),
      { numRuns: 60 },
    );
  });
});
