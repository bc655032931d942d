/** Rows as a script prints them: lines of words whose cells are told by names, dashes and marks. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const read = (...lines: readonly string[]): string[] =>
  rowsOf(readSmall({ heading: null, rows: lines.map((line) => [line]) }));

const ROWS = ['2026-03-04 -450 Toll, road 3', '2026-03-05 +120000 Wages', '2026-03-09 -29525 Rent'];

describe('values behind their names', () => {
  it.each([', ', ' | ', ' - ', '; ', ' '])('are cells, parted by %j', (by) => {
    expect(
      read(
        ['Date: 2026-03-04', 'Description: Toll, road 3', 'Amount: -4.50', 'Balance: 95.50'].join(by),
        ['Date: 2026-03-05', 'Description: Wages', 'Amount: 1,200.00', 'Balance: 1,295.50'].join(by),
        ['Date: 2026-03-09', 'Description: Rent', 'Amount: -295.25', 'Balance: 1,000.25'].join(by),
      ),
    ).toEqual(ROWS);
  });

  it('leave the words of a text that would be a name before another one', () => {
    expect(
      read(
        'Transaction date: 2026-03-04, Description: Market purchase, Amount: -4.50, Running balance: 95.50',
        'Transaction date: 2026-03-05, Description: Wages, Amount: 1,200.00, Running balance: 1,295.50',
      ),
    ).toEqual(['2026-03-04 -450 Market purchase', '2026-03-05 +120000 Wages']);
  });

  it('are named anew where rows name others', () => {
    expect(
      read(
        'Date: 2026-03-04, Description: Toll, road 3, Debit: 4.50, Balance: 95.50',
        'Date: 2026-03-05, Description: Wages, Credit: 1,200.00, Balance: 1,295.50',
        'Date: 2026-03-09, Description: Rent, Debit: 295.25, Balance: 1,000.25',
      ),
    ).toEqual(ROWS);
  });

  it('are no words of the text in blocks of one value to a line', () => {
    const block = (day: string, text: string, amount: string): string[] => [
      `Date: ${day}`,
      `Description: ${text}`,
      `Amount: ${amount}`,
    ];
    expect(
      read(
        ...block('2026-03-04', 'Toll, road 3', '-4.50'),
        ...block('2026-03-05', 'Wages', '1,200.00'),
        ...block('2026-03-09', 'Rent', '-295.25'),
      ),
    ).toEqual(ROWS);
  });

  it('may be the amounts alone, their names telling the direction', () => {
    expect(
      read(
        '2026-03-04 Toll, road 3 Debit: 4.50 Balance: 95.50',
        '2026-03-05 Wages Credit: 1,200.00 Balance: 1,295.50',
        '2026-03-09 Rent Debit: 295.25 Balance: 1,000.25',
      ),
    ).toEqual(ROWS);
  });

  it('are figures of the account where nothing but their name stands behind a day', () => {
    const { statement } = readSmall({
      above: ['01/03/2026 Opening balance: 100.00'],
      heading: ['Date', 'Details', 'Amount'],
      rows: [['14/03/2026', 'Toll', '-4.50']],
      below: ['31/03/2026 Closing balance: 95.50'],
    });
    expect(statement.verification.status).toBe('verified');
  });
});

describe('dashes between cells', () => {
  it('are no signs, where every row has one behind its day and before each amount', () => {
    expect(
      read(
        '2026-03-04 - Toll, road 3 - -4.50 - 95.50',
        '2026-03-05 - Wages - 1,200.00 - 1,295.50',
        '2026-03-09 - Rent - -295.25 - 1,000.25',
      ),
    ).toEqual(ROWS);
  });

  it('stand before amounts with their currency, and behind numbers of rows', () => {
    expect(
      read(
        '1. 2026-03-04 - Toll, road 3 - -4.50 EUR',
        '2. 2026-03-05 - Wages - 1,200.00 EUR',
        '3. 2026-03-09 - Rent - -295.25 EUR',
      ),
    ).toEqual(ROWS);
  });

  it('stand behind the time on a day, which says nothing, before amounts with one decimal each', () => {
    expect(
      read(
        '2026-03-04 09:12:44 - withdrawal - 4.5',
        '2026-03-05 10:00:01 - withdrawal - 1200.0',
        '2026-03-09 18:31:20 - withdrawal - 295.0',
      ),
    ).toEqual([
      '2026-03-04 -450 withdrawal',
      '2026-03-05 -120000 withdrawal',
      '2026-03-09 -29500 withdrawal',
    ]);
  });

  it('are signs where some rows have none', () => {
    const { statement } = readSmall({
      above: ['Opening balance 100.00'],
      heading: null,
      rows: [['04/03/2026 - Toll - 4.50'], ['05/03/2026 - Wages 1,200.00'], ['09/03/2026 - Rent - 295.25']],
      below: ['Closing balance 1,000.25'],
    });
    expect(statement.transactions.map(({ direction }) => direction)).toEqual(['out', 'in', 'out']);
    expect(statement.verification.status).toBe('verified');
  });
});

describe('dashes for nothing', () => {
  it('are no signs of the amounts beside them', () => {
    expect(
      read(
        'Date Details Debit Credit Balance',
        '2026-03-04 Toll, road 3 4.50 - 95.50',
        '2026-03-05 Wages - 1,200.00 1,295.50',
        '2026-03-09 Rent 295.25 - 1,000.25',
      ),
    ).toEqual(ROWS);
  });
});

describe('prices at the ends of rows', () => {
  it.each([
    ['$', ''],
    ['', ' USD'],
  ])('are amounts, whatever decimals they have: %s500%s', (before, behind) => {
    const price = (amount: string): string => `${before}${amount}${behind}`;
    expect(
      read(
        `2026-03-04 09:12:44 Withdrawal: ${price('4.5')}`,
        `2026-03-05 17:40:02 Deposit: ${price('1200')}`,
        `2026-03-09 08:01:59 Withdrawal: ${price('60')}`,
      ).map((row) => row.split(' ')[1]),
    ).toEqual(['-450', '+120000', '-6000']);
  });
});

describe('marks', () => {
  it('belong to the amount before them, where another follows as near', () => {
    expect(
      read(
        '2026-03-04 Toll, road 3 4.50 DR 95.50 CR',
        '2026-03-05 Wages 1,200.00 CR 1,295.50 CR',
        '2026-03-09 Rent 295.25 DR 1,000.25 CR',
      ),
    ).toEqual(ROWS);
  });

  it('may stand right behind the day', () => {
    expect(
      read('2026-03-04 Dr. 4.50 Toll, road 3', '2026-03-05 Cr. 1,200.00 Wages', '2026-03-09 Dr. 295.25 Rent'),
    ).toEqual(ROWS);
  });

  it('may be words in parentheses', () => {
    expect(
      read(
        '2026-03-04 Toll, road 3 4.50 (debit)',
        '2026-03-05 Wages 1,200.00 (credit)',
        '2026-03-09 Rent 295.25 (debit)',
      ),
    ).toEqual(ROWS);
  });

  it('may be words at the end of rows, behind dashes too', () => {
    const rows = (dash: string): readonly string[] => [
      `2026-03-04 ${dash}Toll, road 3 ${dash}4.50 ${dash}Debit`,
      `2026-03-05 ${dash}Wages ${dash}1,200.00 ${dash}Credit`,
      `2026-03-09 ${dash}Rent ${dash}295.25 ${dash}Debit`,
    ];
    expect(read(...rows(''))).toEqual(ROWS);
    expect(read(...rows('- '))).toEqual(ROWS);
  });
});

describe('numbers', () => {
  it('of scripts are amounts, as many as end every row, and none of the texts before them', () => {
    expect(
      read(
        '2026-03-04 Toll, road 3 -4.5 95.5',
        '2026-03-05 Wages 1200.0 1295.5',
        '2026-03-09 Rent -295.25 1000.25',
      ),
    ).toEqual(ROWS);
    expect(
      read('2026-03-04 Toll, road 3 -4.50', '2026-03-05 Invoice 1200', '2026-03-09 Rent -295.25'),
    ).toEqual(['2026-03-04 -450 Toll, road 3', '2026-03-09 -29525 Rent']);
  });
});

describe('prices', () => {
  it('need no final zeros, where every row ends in as many', () => {
    expect(
      read(
        '2026-03-04 Toll, road 3 -$4.5 $95.5',
        '2026-03-05 Wages $1200 $1295.5',
        '2026-03-09 Rent -$295.25 $1000.25',
      ),
    ).toEqual(ROWS);
  });

  it('are of the text where other rows end in fewer', () => {
    expect(
      read('2026-03-04 Voucher of $20 -$4.50', '2026-03-05 Wages $1,200.00', '2026-03-09 Rent -$295.25'),
    ).toEqual(['2026-03-04 -450 Voucher of $20', '2026-03-05 +120000 Wages', '2026-03-09 -29525 Rent']);
  });

  it('without any zeros tell by a single one with decimals that a column prints none', () => {
    const { transactions } = readSmall({
      above: ['Opening balance $100.25'],
      heading: ['Date', 'Details', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', 'Toll', '$-40', '$60.25'],
        ['05/03/2026', 'Wages', '$1200', '$1260.25'],
        ['09/03/2026', 'Rent', '$-295.75', '$964.5'],
      ],
    }).statement;
    expect(transactions.map(({ amount }) => amount)).toEqual([4000, 120_000, 29_575]);
  });
});

describe('rows', () => {
  it('may be counted before their day, and have it in brackets', () => {
    expect(
      read(
        'Transaction 1: 2026-03-04 Toll, road 3 -4.50',
        'Transaction 2: 2026-03-05 Wages 1,200.00',
        'Transaction 3: 2026-03-09 Rent -295.25',
      ),
    ).toEqual(ROWS);
    expect(
      read('[2026-03-04] Toll, road 3: -4.50', '[2026-03-05] Wages: 1,200.00', '[2026-03-09] Rent: -295.25'),
    ).toEqual(ROWS);
  });

  it('may end in whole units behind their sign', () => {
    expect(read('04-03-2026 Toll +20.000', '14-03-2026 Wages -8.500')).toEqual([
      '2026-03-04 +2000000 Toll',
      '2026-03-14 -850000 Wages',
    ]);
  });
});
