/** Tables whose cells are parted by bars. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const above = ['Statement of account', 'Opening balance 500.00', 'Closing balance 435.25'];

describe('bars between cells', () => {
  it('are rules: the amounts of a row stand beside one another, and no bar is text', () => {
    const stages = readSmall({
      above,
      heading: null,
      rows: [
        ['Date | Details | Reference | Debit | Credit | Balance'],
        ['2026-03-04 | Ticket from the ferry office | R-11 | 44.25 | 0.00 | 455.75'],
        ['2026-03-05 | Wages | R-12 | 0.00 | 1200.00 | 1655.75'],
        ['2026-03-09 | Rent of the boat house | R-13 | 200.00 | 0.00 | 1455.75'],
        ['2026-03-12 | Repair of the engine at the old quay | R-140 | 1100.50 | 0.00 | 355.25'],
        ['2026-03-19 | Sale of a net | R-15 | 0.00 | 80.00 | 435.25'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -4425 Ticket from the ferry office R-11',
      '2026-03-05 +120000 Wages R-12',
      '2026-03-09 -20000 Rent of the boat house R-13',
      '2026-03-12 -110050 Repair of the engine at the old quay R-140',
      '2026-03-19 +8000 Sale of a net R-15',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('take the rules between rows with them', () => {
    const rule = ['+------------+----------------+---------+----------+'];
    const list = [
      ['| 2026-03-04 | Ferry | -44.25 | 455.75 |'],
      ['| 2026-03-05 | Wages | 1200.00 | 1655.75 |'],
      ['| 2026-03-09 | Rent | -1220.50 | 435.25 |'],
    ];
    const names = ['| Date | Details | Amount | Balance |'];
    const rows = [rule, names, ...[...list].flatMap((cells) => [rule, cells]), rule];
    expect(rowsOf(readSmall({ above, heading: null, rows }))).toEqual([
      '2026-03-04 -4425 Ferry',
      '2026-03-05 +120000 Wages',
      '2026-03-09 -122050 Rent',
    ]);
  });

  it('are drawn twice as well, and part cells that are empty', () => {
    const stages = readSmall({
      heading: null,
      rows: [
        ['date || credit || debit || balance'],
        ['14/01/2023 || || 500.00 || 2500.00'],
        ['13/01/2023 || 2000.00 || || 3000.00'],
        ['10/01/2023 || 1000.00 || || 1000.00'],
      ],
    });
    expect(rowsOf(stages).map((row) => row.trim())).toEqual([
      '2023-01-10 +100000',
      '2023-01-13 +200000',
      '2023-01-14 -50000',
    ]);
  });

  it('stand before and behind each row, close to the texts of its cells', () => {
    const rule = '+----------+--------------+----------+----------+';
    const stages = readSmall({
      above,
      heading: null,
      rows: [
        rule,
        '|Date|Details|Amount|Balance|',
        rule,
        '|2026-03-04|Ferry|-44.25|455.75|',
        '||Quay 4|||',
        '|2026-03-05|Wages|1200.00|1655.75|',
        '|2026-03-09|Rent|-1220.50|435.25|',
        rule,
      ].map((line) => [line]),
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -4425 Ferry Quay 4',
      '2026-03-05 +120000 Wages',
      '2026-03-09 -122050 Rent',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('tell the column of an amount that stands under nothing of its own', () => {
    const stages = readSmall({
      heading: null,
      rows: [
        ['Date | Particulars | Money in | Money out'],
        ['2026-03-04 | Ferry | | 44.25'],
        ['2026-03-05 | Wages for the work at the old quay in February | 1,200.00 |'],
        ['2026-03-09 | Rent of the boat house | | 200'],
        ['2026-03-12 | Repair of the engine | Quay 4 | | 1,100.50'],
        ['2026-03-19 | Net | 80.00 | -'],
        ['2026-03-20 | Berth for two boats and a trailer | | Out: 310.00'],
      ],
    });
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -4425 Ferry',
      '2026-03-05 +120000 Wages for the work at the old quay in February',
      '2026-03-09 -20000 Rent of the boat house',
      '2026-03-12 -110050 Repair of the engine Quay 4',
      '2026-03-19 +8000 Net',
      '2026-03-20 -31000 Berth for two boats and a trailer',
    ]);
  });
});
