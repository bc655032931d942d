/** Two columns that nothing names, with one figure in each row: none of the rows is left out, and people pay more often than they are paid. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

const HEADING = ['Uldvar', 'Skervat', 'Zarf', 'Quorn'];

/** Signed amounts as rows of two columns; the sums below, under a name nobody knows. */
function rowsOf(amounts: readonly number[], paid: 0 | 1): string[][] {
  const cells = (out: string, received: string): string[] => (paid === 0 ? [out, received] : [received, out]);
  const write = (minor: number): string => (Math.abs(minor) / 100).toFixed(2);
  const sum = (side: 1 | -1): number =>
    amounts.reduce((total, one) => total + (Math.sign(one) === side ? one : 0), 0);
  return [
    ...amounts.flatMap((minor, index) => [
      [
        `${String(index + 2).padStart(2, '0')}/03/2026`,
        `Kornash ${'abcdefgh'[index]!.repeat(3)}`,
        ...(minor < 0 ? cells(write(minor), '') : cells('', write(minor))),
      ],
      ['', 'Velnusk hrost'],
    ]),
    ['', 'Hulmet', ...cells(write(sum(-1)), write(sum(1)))],
  ];
}

const AMOUNTS = [-94457, -9273, 6750, 10981, -6011, 57797, -4567, -2400];

describe('rows in columns without names, which no balance proves', () => {
  it.each([0, 1] as const)('keep what came in beside what was paid (paid: column %i)', (paid) => {
    const stages = readSmall({
      above: ['Orluvat 01/03/2026 - 31/03/2026'],
      heading: HEADING,
      rows: rowsOf(AMOUNTS, paid),
    });
    expect(amountsOf(stages).slice(0, AMOUNTS.length)).toEqual(AMOUNTS);
    expect(stages.statement.verification.status).not.toBe('verified');
  });

  it('keep it though a figure carried over a page stands among them', () => {
    const rows = rowsOf(AMOUNTS, 0);
    const stages = readSmall(
      { heading: HEADING, rows: [...rows.slice(0, 10), ['', 'Ishgrol', '', '530.11']] },
      { heading: HEADING, rows: [['', 'Ishgrol', '', '530.11'], ...rows.slice(10)] },
    );
    const booked = new Set(amountsOf(stages));
    expect(AMOUNTS.every((amount) => booked.has(amount))).toBe(true);
  });
});

describe('rows between balances, where a page ends and the next begins with the same one', () => {
  it('are booked though each balance is that of several', () => {
    const heading = ['Fecha', 'Descripción', 'Importe', 'Saldo'];
    const stages = readSmall(
      {
        above: ['Estado de cuenta'],
        heading,
        rows: [
          ['02/10/2026', 'Nómina', '+500,00', ''],
          ['03/10/2026', 'Recibo', '-40,00', '960,00'],
          ['04/10/2026', 'Compra', '-60,00', ''],
          ['05/10/2026', 'Compra', '-100,00', '800,00'],
          ['06/10/2026', 'Alquiler', '-200,00', ''],
          ['06/10/2026', 'Seguro', '-100,00', ''],
          ['', 'Suma y sigue', '', '500,00'],
        ],
      },
      {
        heading,
        rows: [
          ['', 'Suma anterior', '', '500,00'],
          ['07/10/2026', 'Compra', '-20,00', ''],
          ['08/10/2026', 'Ingreso', '+70,00', '550,00'],
          ['09/10/2026', 'Compra', '-10,00', ''],
          ['10/10/2026', 'Devolución', '+30,00', '570,00'],
        ],
      },
    );
    expect(amountsOf(stages)).toEqual([
      50000, -4000, -6000, -10000, -20000, -10000, -2000, 7000, -1000, 3000,
    ]);
  });
});

describe('rows below figures that are written without decimals', () => {
  const readBelow = (...figures: readonly (readonly [label: string, figure: string])[]) =>
    readStatement([
      page(1, [
        row(40, left(40, 'Statement period 01/03/2026 to 31/03/2026')),
        ...figures.map(([label, figure], index) =>
          row(60 + 14 * index, left(40, label), ...(figure === '' ? [] : [right(300, figure)])),
        ),
        row(120, left(40, 'Date'), left(120, 'Description'), right(500, 'Money out')),
        ...['774', ...Array<string>(7).fill('1,000')].map((amount, index) =>
          row(134 + 14 * index, left(40, `0${2 + index}/03/2026`), left(120, 'Gym'), right(500, amount)),
        ),
      ]),
    ]);
  const READ = [-77400, ...Array<number>(7).fill(-100000)];

  it('lead from one to the other, the first of which has no groups', () => {
    const stages = readBelow(['Opening balance', '834'], ['Closing balance', '-6,940']);
    expect(amountsOf(stages)).toEqual(READ);
    expect(stages.statement.verification).toMatchObject({ openingBalance: 83400, closingBalance: -694000 });
  });

  it('are kept though one figure stands below two labels', () => {
    expect(amountsOf(readBelow(['Opening balance', ''], ['Closing balance', '-6,940']))).toEqual(READ);
  });
});
