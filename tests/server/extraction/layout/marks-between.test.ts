/** Marks in columns between amounts and balances, however near to either they come. */
import { describe, expect, it } from 'vitest';
import { readStatement, type Stages } from '../../../../server/extraction/read.ts';
import { amountsOf, rowsOf } from '../../../support/small-statement.ts';
import { DOT, left, page, PITCH, right, row, tokensOf, type Row } from '../../../support/words.ts';

const HEAD = [
  row(60, left(40, 'Account number: 20450011')),
  row(74, left(40, 'Statement period 01/05/2026 to 31/05/2026')),
];
const read = (...rows: readonly Row[]): Stages => readStatement([page(1, [...HEAD, ...rows])]);

const BALANCES: readonly (readonly [string, string, string, string])[] = [
  ['04/05/2026', '200.00', 'D', '1,004.10'],
  ['09/05/2026', '45.25', 'C', '1,049.35'],
  ['14/05/2026', '49.35', 'D', '1,000.00'],
  ['18/05/2026', '99.90', 'D', '900.10'],
];

it('are of the amounts where the balances differ by these, though a long balance comes nearer to them', () => {
  const stages = read(
    row(110, left(40, 'Date'), left(120, 'Details'), right(400, 'Amount'), right(480, 'Balance')),
    row(124, left(120, 'Opening balance'), right(480, '1,204.10')),
    ...BALANCES.map(([day, amount, mark, balance], index) =>
      row(
        138 + index * PITCH,
        left(40, day),
        left(120, 'Harbour shop'),
        right(400, amount),
        left(431, mark),
        right(480, balance),
      ),
    ),
  );
  expect(amountsOf(stages)).toEqual([-20000, 4525, -4935, -9990]);
  expect(stages.statement.transactions.map(({ balance }) => balance)).toEqual([
    100410, 104935, 100000, 90010,
  ]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('are one column where cells are set in the middle: a short amount is farther from its own than others are', () => {
  const amounts = [
    ['04/05/2026', '1,200.00', 'Cr'],
    ['05/05/2026', '2,140.00', 'Dr'],
    ['06/05/2026', '1,310.00', 'Dr'],
    ['07/05/2026', '1,020.00', 'Dr'],
    ['08/05/2026', '1.00', 'Cr'],
  ] as const;
  const stages = read(
    row(96, left(40, 'Opening balance'), left(160, '5,000.00')),
    row(110, left(40, 'Date'), left(120, 'Details'), left(376, 'Amount')),
    ...amounts.map(([day, amount, mark], index) =>
      row(
        124 + index * PITCH,
        left(40, day),
        left(120, 'Harbour shop'),
        left(390 - amount.length * 2.5, amount),
        left(420, mark),
      ),
    ),
    row(210, left(40, 'Closing balance'), left(160, '1,731.00')),
  );
  expect(rowsOf(stages)).toEqual([
    '2026-05-04 +120000 Harbour shop',
    '2026-05-05 -214000 Harbour shop',
    '2026-05-06 -131000 Harbour shop',
    '2026-05-07 -102000 Harbour shop',
    '2026-05-08 +100 Harbour shop',
  ]);
});

it('are a column of four rows between an opening and a closing balance without any', () => {
  const rows = [
    ['04/05/2026', '311.55', 'C'],
    ['20/05/2026', '169.78', 'D'],
    ['23/05/2026', '20.00', 'C'],
    ['27/05/2026', '20.00', 'C'],
  ] as const;
  const stages = read(
    row(110, left(40, 'Date'), left(120, 'Details'), left(400, 'Amount')),
    row(124, left(120, 'Opening balance'), left(400, '376.93')),
    ...rows.map(([day, amount, mark], index) =>
      row(138 + index * PITCH, left(40, day), left(120, 'Harbour shop'), left(400, amount), left(470, mark)),
    ),
    row(194, left(120, 'Closing balance'), left(400, '558.70')),
  );
  expect(amountsOf(stages)).toEqual([31155, -16978, 2000, 2000]);
});

describe('dashes of empty cells', () => {
  it('are no minus of the long amounts that come near to them', () => {
    const rows = [
      ['02/05/2026', '-', '787.11', '2,959.27'],
      ['05/05/2026', '2,321.52', '-', '5,280.79'],
      ['06/05/2026', '58.90', '-', '5,339.69'],
      ['07/05/2026', '10.00', '-', '5,349.69'],
      ['08/05/2026', '110.00', '-', '5,459.69'],
      ['09/05/2026', '-', '20.00', '5,439.69'],
    ] as const;
    const stages = read(
      row(
        110,
        left(40, 'Date'),
        left(120, 'Details'),
        left(330, 'In'),
        left(378, 'Out'),
        left(440, 'Balance'),
      ),
      row(124, left(120, 'Opening balance'), left(440, '3,746.38')),
      ...rows.map(([day, into, out, balance], index) =>
        row(
          138 + index * PITCH,
          left(40, day),
          left(120, 'Rent'),
          left(330, into),
          left(378, out),
          left(440, balance),
        ),
      ),
    );
    expect(amountsOf(stages)).toEqual([-78711, 232152, 5890, 1000, 11000, -2000]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

it('what stands where dashes are empty cells is read, where it is none: the currency behind an amount', () => {
  const style = { ...DOT, emptyDashes: [{ x0: 322, x1: 333 }] };
  const [line] = tokensOf(style, [row(100, left(120, 'Rent'), right(318, '3,967.90'), right(330, '€'))]);
  expect(line!.monies.map(({ currency }) => currency)).toEqual(['EUR']);
});

describe('marks behind amounts', () => {
  const rows = [
    ['03/05/2026', '140.00', 'D', 'Card', 'Harbour shop'],
    ['06/05/2026', '470.79', 'D', 'Order', 'Northern rent'],
    ['08/05/2026', '100.00', 'C', 'Order', 'Quarry wages'],
    ['09/05/2026', '20.00', 'C', 'Cash', 'Paid in at branch'],
  ] as const;

  it('are a column of their own, however close a column of texts comes', () => {
    const stages = read(
      row(110, left(40, 'Date'), left(120, 'Amount'), left(190, 'Type'), left(260, 'Details')),
      row(124, left(120, '1,000.00'), left(260, 'Opening balance')),
      ...rows.map(([day, amount, mark, type, text], index) =>
        row(
          138 + index * PITCH,
          left(40, day),
          left(120, amount),
          left(178, mark),
          left(190, type),
          left(260, text),
        ),
      ),
      row(194, left(120, '509.21'), left(260, 'Closing balance')),
    );
    expect(amountsOf(stages)).toEqual([-14000, -47079, 10000, 2000]);
    expect(rowsOf(stages)[0]).not.toContain(' D ');
  });

  it('are no names of columns beside a day, with the currency that follows them', () => {
    const stages = read(
      row(110, left(40, 'Dato'), left(120, 'Tekst'), right(400, 'Beløb'), right(520, 'Saldo')),
      row(124, left(120, 'Primosaldo'), right(520, '1.000,00')),
      ...(
        [
          ['03.05.2026', '140,00', 'D', ''],
          ['03.05.2026', '470,79', 'C', '1.330,79'],
          ['08.05.2026', '100,00', 'C', ''],
          ['08.05.2026', '20,00', 'D', '1.410,79'],
        ] as const
      ).map(([day, amount, mark, balance], index) =>
        row(
          138 + index * PITCH,
          left(40, day),
          left(120, 'Harbour shop'),
          right(400, amount),
          left(412, mark),
          left(432, 'kr.'),
          ...(balance === '' ? [] : [right(520, balance)]),
        ),
      ),
    );
    expect(rowsOf(stages)).toEqual([
      '2026-05-03 -14000 Harbour shop',
      '2026-05-03 +47079 Harbour shop',
      '2026-05-08 +10000 Harbour shop',
      '2026-05-08 -2000 Harbour shop',
    ]);
  });
});
