/** Texts that a page's end cuts off from their rows, in lists whose rows are far apart. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { rowsOf } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const ROW_PITCH = 26;
const LINE_PITCH = 12;

const HEAD = [
  row(40, left(40, 'Statement period 1 March 2026 to 31 March 2026')),
  row(100, left(40, 'Date'), left(120, 'Description'), right(420, 'Amount')),
];

/** Rows of two lines from `y` on, all but the last of them whole. */
function list(y: number, ...days: readonly string[]): Row[] {
  return days.flatMap((day, index) => {
    const at = y + index * (ROW_PITCH + LINE_PITCH);
    return [
      row(at, left(40, `${day}/03/2026`), left(120, `Shop ${day}`), right(420, '-10.00')),
      row(at + LINE_PITCH, left(120, 'High Street')),
    ];
  });
}

const FIRST = [...HEAD, ...list(126, '03', '04', '05', '06')];

const read = (...second: readonly Row[]): string[] =>
  rowsOf(readStatement([page(1, FIRST), page(2, second)]));

describe('the rest of a text on the next page', () => {
  it('belongs to the row before, as far above the next one as rows are apart', () => {
    const rest = row(50, left(120, 'receipt by letter'));
    const rows = read(rest, ...list(50 + ROW_PITCH, '09', '10'));
    expect(rows[3]).toBe('2026-03-06 -1000 Shop 06 High Street receipt by letter');
    expect(rows[4]).toBe('2026-03-09 -1000 Shop 09 High Street');
  });

  it('may be all that the page has', () => {
    const rows = read(
      row(50, left(120, 'receipt by letter')),
      row(50 + LINE_PITCH, left(120, 'of the fourth')),
    );
    expect(rows[3]).toBe('2026-03-06 -1000 Shop 06 High Street receipt by letter of the fourth');
  });

  it('is none where it stands elsewhere than texts do, far from the row, or below the head of the page', () => {
    const next = list(50 + ROW_PITCH, '09', '10');
    for (const above of [
      [row(50, left(40, 'Harbour Savings'))],
      [row(20, left(120, 'Harbour Savings'))],
      [row(36, left(40, 'Harbour Savings')), row(50, left(120, 'of the old port'))],
    ])
      expect(read(...above, ...next)[3]).toBe('2026-03-06 -1000 Shop 06 High Street');
  });

  it('is no page of other texts', () => {
    const terms = ['Terms', 'of', 'the', 'bank', 'are', 'sent'].map((text, index) =>
      row(50 + index * LINE_PITCH, left(120, text)),
    );
    expect(read(...terms)[3]).toBe('2026-03-06 -1000 Shop 06 High Street');
  });
});

describe('below the names that the next page repeats, the rest of a text', () => {
  const NAMES = row(50, left(40, 'Date'), left(120, 'Description'), right(420, 'Amount'));

  it('may be all that the page has', () => {
    const rows = read(NAMES, row(62, left(120, 'receipt by letter')), row(74, left(120, 'of the fourth')));
    expect(rows[3]).toBe('2026-03-06 -1000 Shop 06 High Street receipt by letter of the fourth');
  });

  it('is none where it begins elsewhere than texts do, or goes on like a page of terms', () => {
    const terms = ['Terms', 'of', 'the', 'bank', 'are', 'sent'].map((text, index) =>
      row(62 + index * LINE_PITCH, left(120, text)),
    );
    expect(read(NAMES, row(62, left(40, 'Harbour Savings')))[3]).toBe('2026-03-06 -1000 Shop 06 High Street');
    expect(read(NAMES, ...terms)[3]).toBe('2026-03-06 -1000 Shop 06 High Street');
  });

  it('is no title of the list, whatever number it tells of', () => {
    const rows = read(
      NAMES,
      row(62, left(120, 'IBAN: DE58 7201 6996 8647 7556')),
      row(74, left(120, 'of the fourth')),
      ...list(100, '09', '10'),
    );
    expect(rows[3]).toBe('2026-03-06 -1000 Shop 06 High Street IBAN: DE58 7201 6996 8647 7556 of the fourth');
  });
});

it('the rest of a text is read between repeated names and the closing balance, a blank like that between rows below the balance carried over', () => {
  const names = row(
    50,
    left(40, 'Date'),
    left(120, 'Description'),
    right(420, 'Amount'),
    right(500, 'Balance'),
  );
  const entry = (y: number, day: string, balance: string): Row[] => [
    row(y, left(40, `${day}/03/2026`), left(120, `Shop ${day}`), right(420, '-10.00'), right(500, balance)),
    row(y + 10, left(120, 'High Street')),
  ];
  const carried = (y: number, text: string): Row => row(y, left(120, text), right(500, '70.00'));
  const texts = (...second: readonly Row[]): string =>
    rowsOf(
      readStatement([
        page(1, [
          row(30, left(120, 'Opening balance'), right(500, '100.00')),
          names,
          ...['03', '04', '05'].flatMap((day, at) => entry(64 + 26 * at, day, `${90 - 10 * at}.00`)),
          carried(142, 'Balance carried forward'),
        ]),
        page(2, [names, ...second]),
      ]),
    )[2]!;
  const whole = '2026-03-05 -1000 Shop 05 High Street receipt by letter';
  expect(texts(row(64, left(120, 'receipt by letter')), carried(90, 'Closing balance'))).toBe(whole);
  const brought = carried(64, 'Balance brought forward');
  const next = entry(106, '06', '60.00');
  expect(texts(brought, row(85, left(120, 'receipt by letter')), ...next)).toBe(whole);
  expect(texts(brought, row(85, left(40, 'Other page')), ...next)).not.toBe(whole);
});
