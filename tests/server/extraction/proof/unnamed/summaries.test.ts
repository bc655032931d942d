/** Summaries under names that no lexicon has: which of their figures are balances, and what is not to be believed. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf, type Small } from '../../../../support/small-statement.ts';

const HEADING = ['Uldvar', 'Skervat', 'Grolmet'];
const ROWS = [
  ['04/03/2026', 'Kornash', '-12.50'],
  ['05/03/2026', 'Luntrok', '500.00'],
  ['09/03/2026', 'Belvik', '-80.00'],
  ['12/03/2026', 'Ishvask', '30.00'],
  ['16/03/2026', 'Kafesk', '-7.30'],
];
const SUMMARY = ['Ambrosk yelu 100.00', 'Hulmet quorn 530.00', 'Hulmet zarf 99.80', 'Ambrosk tolu 530.20'];
const READ = [
  '2026-03-04 -1250 Kornash',
  '2026-03-05 +50000 Luntrok',
  '2026-03-09 -8000 Belvik',
  '2026-03-12 +3000 Ishvask',
  '2026-03-16 -730 Kafesk',
];

function read(small: Partial<Small>) {
  const stages = readSmall({ heading: HEADING, rows: ROWS, ...small });
  const { verification } = stages.statement;
  return {
    rows: rowsOf(stages),
    status: verification.status,
    ends: [verification.openingBalance, verification.closingBalance],
  };
}

const PROVED = { rows: READ, status: 'verified', ends: [10000, 53020] };

describe('a summary under names nobody knows', () => {
  it('tells where the rows lead from and to, above them and below', () => {
    expect(read({ above: SUMMARY })).toEqual(PROVED);
    expect(read({ below: SUMMARY })).toEqual(PROVED);
  });

  it('tells it side by side', () => {
    expect(
      read({ above: ['Ambrosk yelu Hulmet quorn Hulmet zarf Ambrosk tolu', '100.00 530.00 99.80 530.20'] }),
    ).toEqual(PROVED);
  });

  it('tells which of two columns pays, but for the order of its balances, which is in doubt', () => {
    const rows = ROWS.map(([date, text, amount]) =>
      amount!.startsWith('-') ? [date!, text!, amount!.slice(1)] : [date!, text!, '', amount!],
    );
    expect(read({ above: SUMMARY, heading: ['Uldvar', 'Skervat', 'Zarf', 'Quorn'], rows })).toEqual({
      ...PROVED,
      status: 'unverified',
    });
  });

  it('proves nothing by what came in and what went out, which differ by the sum of all rows', () => {
    const rows = ROWS.map(([date, text, amount]) => [
      date!,
      text!,
      amount!.startsWith('-') ? amount!.replace('-', '- ') : `+ ${amount}`,
    ]);
    expect(read({ above: ['Hulmet quorn + 530.00', 'Hulmet zarf - 99.80'], rows })).toEqual({
      rows: READ,
      status: 'unverified',
      ends: [null, null],
    });
  });

  it('proves nothing where no two of its figures fit', () => {
    const { status, ends } = read({ above: SUMMARY.with(3, 'Ambrosk tolu 530.10') });
    expect(status).not.toBe('verified');
    expect(ends).toEqual([null, null]);
  });

  it('proves nothing where most rows come in, as purchases would on a card', () => {
    const rows = ROWS.map(([date, text, amount], index) => [
      date!,
      text!,
      index === 1 ? '-500.00' : amount!.replace('-', ''),
    ]);
    expect(read({ above: ['Ambrosk yelu 900.00', 'Ambrosk tolu 529.80'], rows }).status).toBe('unverified');
  });

  it('proves nothing where the lines between the rows may head days', () => {
    const rows = ROWS.flatMap((row, index) => [row, ['', `Gakvar 1${index}/03/2026`]]);
    expect(read({ above: SUMMARY, rows }).status).not.toBe('verified');
  });
});
