/** Names that mean different months in different languages. */
import { describe, expect, it } from 'vitest';
import { parseDateText } from '../../../../server/extraction/reading/dates.ts';
import { inLanguageOf } from '../../../../server/extraction/reading/month-names.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const CROATIAN = ['Datum', 'Opis plaćanja', 'Isplata', 'Uplata', 'Stanje'];
const POLISH = ['Data', 'Opis operacji', 'Obciążenia', 'Uznania', 'Saldo'];
const CZECH = ['Datum', 'Popis transakce', 'Výběry', 'Vklady', 'Zůstatek'];
const ENGLISH = ['Date', 'Description', 'Paid out', 'Paid in', 'Balance'];

interface Printed {
  readonly above?: readonly string[];
  readonly heading: readonly string[];
  readonly dates: readonly [string, string, string];
}

function read({ above = [], heading, dates }: Printed): {
  readonly dates: readonly string[];
  readonly flags: readonly string[];
} {
  const [a, b, c] = dates;
  const stages = readSmall({
    above,
    heading,
    rows: [
      [a, 'Abrel', '10,00', '', '990,00'],
      [b, 'Tomis', '', '40,00', '1.030,00'],
      [c, 'Vandol', '25,00', '', '1.005,00'],
    ],
  });
  const { transactions } = stages.statement;
  return {
    dates: transactions.map(({ date }) => date),
    flags: transactions
      .flatMap((row) => row.flags.map(({ code }) => code))
      .filter((code) => code !== 'unproved'),
  };
}

describe('the other months of a statement tell', () => {
  it.each([
    ['Croatian', ['28 svi 2026', '02 lip 2026', '03 srp 2026'], ['2026-05-28', '2026-06-02', '2026-07-03']],
    ['Croatian', ['28. rujna 2026.', '2. listopada 2026.', '3. studenoga 2026.'], ['2026-09-28', '2026-10-02', '2026-11-03']],
    ['Polish', ['28 cze 2026', '02 lip 2026', '03 lip 2026'], ['2026-06-28', '2026-07-02', '2026-07-03']],
    ['Polish', ['30-paź-2026', '02-lis-2026', '03-lis-2026'], ['2026-10-30', '2026-11-02', '2026-11-03']],
    ['Czech', ['30. října 2026', '2. listopadu 2026', '3. listopadu 2026'], ['2026-10-30', '2026-11-02', '2026-11-03']],
    ['Czech', ['31 čvc 2026', '01 srp 2026', '02 srp 2026'], ['2026-07-31', '2026-08-01', '2026-08-02']],
  ] as const)('%s: %s', (_, dates, expected) => {
    expect(read({ heading: ENGLISH, dates })).toEqual({ dates: expected, flags: [] });
  }); // prettier-ignore
});

describe('the names of columns and labels tell', () => {
  it.each([
    [CROATIAN, ['1 lis 2026', '2 lis 2026', '3 lis 2026'], '10'],
    [POLISH, ['1 lis 2026', '2 lis 2026', '3 lis 2026'], '11'],
    [CZECH, ['1. listopadu 2026', '2. listopadu 2026', '3. listopadu 2026'], '11'],
    [CROATIAN, ['1 srp 2026', '2 srp 2026', '3 srp 2026'], '07'],
    [CZECH, ['1 srp 2026', '2 srp 2026', '3 srp 2026'], '08'],
    [POLISH, ['1 lip 2026', '2 lip 2026', '3 lip 2026'], '07'],
  ] as const)('%s: %s', (heading, dates, month) => {
    expect(read({ heading, dates })).toEqual({
      dates: [`2026-${month}-01`, `2026-${month}-02`, `2026-${month}-03`],
      flags: [],
    });
  });

  it('of a period and the days without a year in it', () => {
    const above = ['Razdoblje: 1. listopada 2026. do 31. listopada 2026.'];
    expect(
      read({ above, heading: CROATIAN, dates: ['1. listopada', '2. listopada', '31. listopada'] }),
    ).toEqual({
      dates: ['2026-10-01', '2026-10-02', '2026-10-31'],
      flags: [],
    });
  });

  it('of a month over its days', () => {
    const row = (day: string, amount: string, balance: string): string[] => [
      day,
      'Abrel',
      amount,
      '',
      balance,
    ];
    const rows = [
      ['Listopad 2026'],
      row('05', '10,00', '990,00'),
      row('08', '20,00', '970,00'),
      row('13', '30,00', '940,00'),
      row('31', '40,00', '900,00'),
    ];
    const days = rowsOf(readSmall({ heading: CROATIAN, rows })).map((text) => text.slice(0, 10));
    expect(days).toEqual(['2026-10-05', '2026-10-08', '2026-10-13', '2026-10-31']);
  });
});

it('dates that nothing tells are in doubt', () => {
  expect(read({ heading: ENGLISH, dates: ['1 lip 2026', '2 lip 2026', '3 lip 2026'] })).toEqual({
    dates: ['2026-07-01', '2026-07-02', '2026-07-03'],
    flags: ['date_uncertain', 'date_uncertain', 'date_uncertain'],
  });
});

it('a short word beside a number names no language against the names of columns', () => {
  // "pro" is December in Croatian and "for" in Czech.
  const above = ['Výpis pro 11 2026'];
  expect(
    read({ above, heading: CZECH, dates: ['1. listopadu 2026', '2. listopadu 2026', '3. listopadu 2026'] })
      .dates,
  ).toEqual(['2026-11-01', '2026-11-02', '2026-11-03']);
});

it('each statement is read in its own language, and none in that of the one before', () => {
  const months = (...lines: string[]): (number | null)[] =>
    inLanguageOf(
      () => lines.map((line) => line.split(' ')),
      () =>
        ['2 lip 2026', '2 listopad 2026', '2 srp 2026'].map((text) => {
          const date = parseDateText(text);
          return date?.kind === 'named' && date.name === undefined ? date.month : null;
        }),
    );
  expect(months('4 svibnja 2026')).toEqual([6, 10, 7]);
  expect(months('4 czerwca 2026')).toEqual([7, 11, null]);
  expect(months('4 května 2026')).toEqual([null, 11, 8]);
  expect(months('4 May 2026')).toEqual([null, null, null]);
  expect(parseDateText('2 lip 2026')).toMatchObject({ month: 7, name: 'lip' });
});
