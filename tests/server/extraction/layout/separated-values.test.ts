/** Tables exported as values between separators, printed as lines. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const read = (...lines: readonly string[]): ReturnType<typeof readSmall> =>
  readSmall({ heading: null, rows: lines.map((line) => [line]) });

describe('values parted by separators', () => {
  it('are cells between commas, texts in quotes whole', () => {
    const stages = read(
      'Account holder,Ada May Reed',
      'Account number,65501234567',
      'Date,Description,Amount,Balance',
      '2026-03-04,"Toll, road 3",-4.50,95.50',
      '2026-03-05,Wages & more,"1,200.00","1,295.50"',
      '2026-03-09,Rent,-295.25,1000.25',
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -450 Toll, road 3',
      '2026-03-05 +120000 Wages & more',
      '2026-03-09 -29525 Rent',
    ]);
    const [account] = stages.statement.accounts;
    expect(account).toMatchObject({ holder: 'Ada May Reed', number: '65501234567' });
  });

  it('are cells behind codes, though some rows leave cells of one side empty', () => {
    const stages = read(
      'TransactionID,Date,Description,Debit,Credit,Balance',
      'TRX881,2026-03-04,Opening deposit,,400.00,400.00',
      'TRX882,2026-03-05,"Paper, ink",41.20,,358.80',
      'TRX883,2026-03-09,Refund,,9.50,368.30',
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 +40000 TRX881 Opening deposit',
      '2026-03-05 -4120 TRX882 Paper, ink',
      '2026-03-09 +950 TRX883 Refund',
    ]);
  });

  it('are cells between semicolons, each name over its own', () => {
    const stages = read(
      'Buchungstag;Wertstellung;Text;Betrag;Währung;Saldo',
      '04.03.26;04.03.26;"Maut";-4,50;EUR;95,50',
      '05.03.26;06.03.26;"Lohn März";1.200,00;EUR;1.295,50',
      '09.03.26;09.03.26;Miete;-295,25;EUR;1.000,25',
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -450 Maut',
      '2026-03-05 +120000 Lohn März',
      '2026-03-09 -29525 Miete',
    ]);
  });

  it('are cells between bars without blanks', () => {
    const stages = read(
      'Date|Description|Amount|Balance',
      '2026-03-04|Toll, road 3|-4.50|95.50',
      '2026-03-05|Wages|1,200.00|1,295.50',
      '2026-03-09|Rent|-295.25|1,000.25',
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -450 Toll, road 3',
      '2026-03-05 +120000 Wages',
      '2026-03-09 -29525 Rent',
    ]);
  });

  it('keep the thousands that commas part without quotes', () => {
    const stages = read(
      'Date,Description,Amount,Balance',
      '2026-03-04,Toll,-4.50,95.50',
      '2026-03-05,Wages,1,200.00,1,295.50',
      '2026-03-09,Rent,-295.25,1,000.25',
    );
    expect(rowsOf(stages)).toEqual([
      '2026-03-04 -450 Toll',
      '2026-03-05 +120000 Wages',
      '2026-03-09 -29525 Rent',
    ]);
  });

  it('are none below names with blanks: the commas of a text are its own', () => {
    const stages = readSmall({
      heading: ['Date,time', 'Details', 'Paid out', 'Paid in', 'Balance'],
      rows: [
        ['04/03/2026', 'Oak,Elm,Ash,Fir', '10.00', '', '90.00'],
        ['05/03/2026', 'Wages', '', '50.00', '140.00'],
      ],
    });
    expect(rowsOf(stages)[0]).toBe('2026-03-04 -1000 Oak,Elm,Ash,Fir');
  });
});
