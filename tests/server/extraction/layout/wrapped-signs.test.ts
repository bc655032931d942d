/** Dashes in cells of their own: the sign of the amount below, or "nothing" in rows of one line. */
import { expect, it } from 'vitest';
import { joinSigns } from '../../../../server/extraction/layout/amounts/wrapped-signs.ts';
import { readStatement } from '../../../../server/extraction/read.ts';
import { amountsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const texts = (...rows: readonly Row[]): string[] => joinSigns(page(1, rows).words).map(({ text }) => text);

it('a dash over its amount is the sign of it', () => {
  expect(
    texts(row(100, left(40, 'Rent'), right(300, '-')), row(112, left(40, 'April'), right(300, '£500.00'))),
  ).toEqual(['Rent', 'April', '-£500.00']);
});

it('a sign with its currency belongs to the amount below it', () => {
  expect(
    texts(
      row(100, left(40, 'Rent'), right(300, '-Rs.')),
      row(112, left(40, 'April'), right(300, '1,500.00')),
    ),
  ).toEqual(['Rent', 'April', '-Rs.1,500.00']);
});

it('a currency alone does where a column cuts it off row by row, and over one column it is a name', () => {
  const rows = [1, 2, 3].flatMap((at) => [
    row(100 + 40 * at, left(40, `0${at}/04/2026`), right(300, 'Rs.')),
    row(112 + 40 * at, left(40, 'Sale'), right(300, `-${at},500.00`)),
  ]);
  expect(texts(...rows).filter((text) => text.startsWith('Rs.'))).toEqual([
    'Rs.-1,500.00',
    'Rs.-2,500.00',
    'Rs.-3,500.00',
  ]);
  expect(texts(row(100, right(300, 'EUR')), row(112, left(40, 'Sale'), right(300, '12.50')))).toContain(
    'EUR',
  );
});

it('a currency below the name of one column is a part of it, whatever stands behind amounts elsewhere', () => {
  const rows = [
    row(80, left(40, 'Old balance'), right(300, '95.23 EUR')),
    row(100, left(40, 'Text'), right(300, 'Turnover')),
    row(109, right(300, 'EUR')),
    row(120, left(40, 'Sale'), right(300, '-12.50')),
    row(140, left(40, 'New balance'), right(300, '82.73 EUR')),
  ];
  expect(texts(...rows)).toContain('-12.50');
});

it('dashes for nothing are none of the amounts in the rows below', () => {
  const rows = [
    row(100, left(40, '04/03/2026'), right(300, '-'), right(400, '£1.00')),
    row(112, left(40, '05/03/2026'), right(300, '£2.00'), right(400, '-')),
    row(124, left(40, '06/03/2026'), right(300, '£3.00'), right(400, '-')),
  ];
  expect(texts(...rows).filter((text) => /^-./.test(text))).toEqual([]);
  expect(texts(...rows.slice(0, 2)).filter((text) => /^-./.test(text))).toEqual([]);
});

it.each([
  ['at the left of a column of texts', 300],
  ['below the middle of its name', 315],
])('a dash for nothing %s is no sign of the amount behind it', (_, at) => {
  const booking = (y: number, day: string, reference: string, amount: string, balance: string): Row =>
    row(
      y,
      left(40, `${day}/03/2026`),
      left(110, 'Ferry'),
      left(reference === '-' ? at : 300, reference),
      right(380, amount),
      right(440, '-'),
      right(500, `${balance} Dr`),
    );
  const head = ['Date', 'Details', 'Voucher'].map((name, index) => left([40, 110, 300][index]!, name));
  const stages = readStatement([
    page(1, [
      row(60, left(40, 'Statement period 01/03/2026 to 31/03/2026'), right(500, 'Opening balance 50.00 Dr')),
      row(100, ...head, right(380, 'Withdrawn'), right(440, 'Paid in'), right(500, 'Balance')),
      booking(114, '04', '-', '100.00', '150.00'),
      booking(128, '05', '44021187', '150.00', '300.00'),
      booking(142, '06', '44021193', '200.00', '500.00'),
      booking(156, '09', '44021201', '250.00', '750.00'),
      booking(170, '10', '44021222', '300.00', '1,050.00'),
    ]),
  ]);
  expect(amountsOf(stages)).toEqual([-10000, -15000, -20000, -25000, -30000]);
  expect(stages.statement.verification.status).toBe('verified');
});

it('a sign and its currency apart from one another belong to the amount below both, and stay where there is none', () => {
  expect(
    texts(
      row(100, left(40, 'Top up'), right(300, '+ Rs.')),
      row(112, left(40, 'by card'), right(300, '1,500.00')),
    ),
  ).toEqual(['Top', 'up', 'by', 'card', '+Rs.1,500.00']);
  expect(texts(row(100, left(40, 'Top up'), right(300, '+ Rs. 12.50')))).toEqual([
    'Top',
    'up',
    '+',
    'Rs.',
    '12.50',
  ]);
});

const centred = (at: number, y: number, out: string, balance: string): Row[] => [
  row(y - 10, right(300, out), right(400, balance)),
  row(y, left(40, `0${at}/04/2026`), left(110, 'Sale'), right(350, '0.00')),
  row(y + 10, right(300, 'SAR'), right(400, 'SAR')),
];

it('currencies below their amounts belong to the line of the other cells', () => {
  const rows = [100, 150].flatMap((y, index) => centred(index + 1, y, '1,500.00', '12,227.96'));
  const words = joinSigns(page(1, rows).words);
  expect(words.map(({ text }) => text)).not.toContain('SAR');
  expect(words.filter(({ text }) => text === '1,500.00').map(({ baseline }) => baseline)).toEqual([100, 150]);
});

it('a few currencies below amounts, or with nothing beside them, stay where they are', () => {
  const one = joinSigns(page(1, centred(1, 100, '1,500.00', '12,227.96')).words);
  expect(one.filter(({ text }) => text === 'SAR')).toHaveLength(2);
  const below = [1, 2, 3, 4].flatMap((at) => [
    row(100 + 40 * at, left(40, `0${at}/04/2026`), right(300, '1,500.00')),
    row(112 + 40 * at, left(40, 'Sale'), right(300, 'SAR')),
  ]);
  expect(joinSigns(page(1, below).words).filter(({ text }) => text === 'SAR')).toHaveLength(4);
});
