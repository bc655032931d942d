/** Which figure is a label's: in a cell of a row, under names side by side, on the line of the label above. */
import { describe, expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { findFacts } from '../../../../server/extraction/statement/facts/facts.ts';
import { DOT, left, page, right, row, tokensOf, type Row } from '../../../support/words.ts';

const ROWS = [
  ['03/03/2026', 'Coffee', '-10.00'],
  ['15/03/2026', 'Salary', '900.00'],
  ['29/03/2026', 'Rent', '-350.00'],
];

describe('a balance that one cell of a row names', () => {
  const line = (y: number, ...[day, branch, text, out, paid, balance]: string[]): Row =>
    row(y, left(40, day!), left(110, branch!), left(240, text!), right(380, out!), right(450, paid!), right(530, balance!)); // prettier-ignore
  const openingOf = (paidIn: string) => {
    const { transactions, verification } = readStatement([
      page(1, [
        line(100, 'Date', 'Branch', 'Details', 'Paid out', 'Paid in', 'Balance'),
        line(
          114,
          '01/03/2026',
          'Head office Main Road',
          'Balance brought forward',
          '0.00',
          paidIn,
          '1,000.00',
        ),
        line(128, '03/03/2026', 'High Street', 'Coffee', '10.00', '0.00', '990.00'),
        line(142, '15/03/2026', 'Old Bridge', 'Salary', '0.00', '900.00', '1,890.00'),
        line(156, '29/03/2026', 'High Street', 'Rent', '350.00', '0.00', '1,540.00'),
      ]),
    ]).statement;
    return { rows: transactions.length, opening: verification.openingBalance };
  };

  it('whatever its other cells hold, where it books nothing', () => {
    expect(openingOf('0.00')).toEqual({ rows: 3, opening: 100_000 });
  });

  it('but not where it books an amount', () => {
    expect(openingOf('1,000.00').rows).toBe(4);
  });
});

it('under names side by side a cell that holds no amount takes none of its neighbours’', () => {
  const { figures } = findFacts(
    tokensOf(DOT, [
      row(100, left(40, 'Previous balance'), left(200, 'New credits'), left(360, 'Closing balance')),
      row(112, left(90, '440'), left(250, '132.23'), left(330, 'pending')),
    ]),
  );
  expect(figures.map(({ label, money }) => `${label} ${money.units}`)).toEqual([
    'opening 440',
    'totalIn 13223',
  ]);
});

describe('a figure on the line of a label', () => {
  it('is that of the label right above it, where another stands below the first', () => {
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Previous balance:'), left(320, 'Reserved:')),
        row(72, left(40, '1,000.00'), left(320, '9,000.00')),
        row(100, left(320, 'Total money in:')),
        row(112, left(40, 'Closing balance:'), left(320, '900.00')),
        row(124, left(40, '1,540.00')),
        row(180, left(40, 'Date'), left(110, 'Description'), right(340, 'Amount')),
        ...ROWS.map(([date = '', text = '', amount = ''], index) =>
          row(194 + 14 * index, left(40, date), left(110, text), right(340, amount)),
        ),
      ]),
    ]);
    expect(statement.verification).toMatchObject({ status: 'verified', closingBalance: 154_000 });
  });
});

describe('what may be spent', () => {
  const heading = ['Datum', 'Opis', 'Isplate', 'Uplate', 'Stanje'];
  const rows = [
    ['03/03/2026', 'Kava', '10,00', '', '990,00'],
    ['15/03/2026', 'Plaća', '', '900,00', '1.890,00'],
  ];
  const closing = (...below: readonly string[]): number | null =>
    readSmall({ above: ['Prethodno stanje 1.000,00'], heading, rows, below }).statement.verification
      .closingBalance;

  it('is no balance at the end beside one', () => {
    expect(closing('Novo stanje 1.890,00', 'Raspoloživo stanje 2.890,00')).toBe(189_000);
  });

  it('is the balance at the end where no other is printed', () => {
    expect(closing('Raspoloživo stanje 1.890,00')).toBe(189_000);
  });
});

describe('what was bought of the shares of a fund', () => {
  const directionsOf = (sold: string): readonly string[] =>
    readSmall({
      above: ['Statement period 01/03/2026 to 31/03/2026', 'Purchases 900.00', `Redemptions ${sold}`],
      heading: ['Date', 'Details', 'Amount'],
      rows: [
        ['03/03/2026', 'Orchard', '(350.00)'],
        ['15/03/2026', 'Linden', '900.00'],
        ['29/03/2026', 'Vale', '(10.00)'],
      ],
    }).statement.transactions.map(({ direction }) => direction);

  it('is money in beside a minus for what was given back', () => {
    expect(directionsOf('(360.00)')).toEqual(['out', 'in', 'out']);
  });
});

it('figures each under words of a line that names what is due are no row behind the last', () => {
  const stages = readStatement([
    page(1, [
      row(40, left(40, 'Card statement from 01/05/2026 to 31/05/2026')),
      row(80, left(40, 'Date'), left(110, 'Description'), right(400, 'Amount')),
      row(94, left(110, 'Previous statement balance'), right(400, '100.00')),
      row(108, left(40, '04/05/2026'), left(110, 'Coffee'), right(400, '12.50')),
      row(122, left(40, '06/05/2026'), left(110, 'Books'), right(400, '40.00')),
      row(136, left(40, '09/05/2026'), left(110, 'Payment'), right(400, '100.00 CR')),
      row(170, left(300, 'Total due'), left(370, 'Minimum')),
      row(186, right(340, '52.50'), right(400, '25.00')),
    ]),
  ]);
  expect(stages.statement.transactions).toHaveLength(3);
  expect(stages.statement.verification.closingBalance).toBe(5250);
});

it('figures further below their names make a calculation of the account where nothing but signs stands between', () => {
  const balancesOver = (...figures: string[]) => {
    const over = (y: number, texts: readonly string[]): Row =>
      row(y, ...texts.map((text, at) => left(40 + 130 * at, text)));
    const { verification } = readStatement([
      page(1, [
        over(60, ['Opening balance', 'Money in', 'Money out', 'Closing balance']),
        over(98, figures),
        row(150, left(40, 'Date'), left(110, 'Description'), right(340, 'Amount')),
        ...ROWS.map(([day, text, amount], at) =>
          row(164 + 14 * at, left(40, day!), left(110, text!), right(340, amount!)),
        ),
      ]),
    ]).statement;
    return [verification.openingBalance, verification.closingBalance];
  };
  expect(balancesOver('20.00', '+ 900.00', '- 350.00', '= 570.00')).toEqual([2_000, 57_000]);
  expect(balancesOver('20.00', '+ 900.00', '- 350.00', 'Harbour 570.00')).toEqual([null, null]);
});
