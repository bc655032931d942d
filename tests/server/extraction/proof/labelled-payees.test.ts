/** Payees whose names begin like labels of the account's figures. */
import { describe, expect, it } from 'vitest';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';

const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';
const HEADING = ['Date', 'Description', 'Amount'];
const read = (closing: string, ...rows: readonly (readonly string[])[]) => readUnder(HEADING, closing, rows);
const readUnder = (heading: readonly string[], closing: string, rows: readonly (readonly string[])[]) => {
  const stages = readSmall({
    above: [PERIOD, 'Opening balance 100.00', `Closing balance ${closing}`],
    heading,
    rows,
  });
  return { status: stages.statement.verification.status, amounts: amountsOf(stages) };
};

describe('rows whose texts begin like a label and go on', () => {
  it('are bookings where only they prove the statement', () => {
    expect(
      read(
        '540.50',
        ['02/03/2026', 'Closing balance Coaching', '-30.00'],
        ['04/03/2026', 'Wages', '500.00'],
        ['09/03/2026', 'Total withdrawals Garage', '-20.00'],
        ['11/03/2026', 'Balance Yoga Rooms', '-9.50'],
      ),
    ).toEqual({ status: 'verified', amounts: [-3000, 50000, -2000, -950] });
  });

  it('are bookings where they say nothing else, on a day beside another balance', () => {
    const rows = [
      ['02/03/2026', 'Wages', '500.00', '600.00'],
      ['03/03/2026', 'Coffee', '-10.00', '590.00'],
      ['04/03/2026', 'Statement balance', '-30.00', '560.00'],
      ['05/03/2026', 'Refund', '5.00', '565.00'],
      ['09/03/2026', 'Garage', '-20.00', '545.00'],
    ];
    expect(readUnder([...HEADING, 'Balance'], '545.00', rows)).toEqual({
      status: 'verified',
      amounts: [50000, -1000, -3000, 500, -2000],
    });
  });

  it('are bookings beside amounts in other money, where nothing else would be booked', () => {
    const heading = ['Date', 'Description', 'Currency', 'Amount', 'Amount EUR'];
    const rows = [
      ['02/03/2026', 'Balance Yoga', '', '', '-30.00'],
      ['04/03/2026', 'Ferry', 'CHF', '61.00', '-64.00'],
      ['09/03/2026', 'Wages', '', '', '500.00'],
      ['11/03/2026', 'Hotel', 'CHF', '95.00', '-99.75'],
      ['12/03/2026', 'Balance Yoga', '', '', '-31.00'],
    ];
    expect(readUnder(heading, '375.25', rows)).toEqual({
      status: 'verified',
      amounts: [-3000, -6400, 50000, -9975, -3100],
    });
  });

  it('are none where the statement is proved without them', () => {
    const rows = [
      ['02/03/2026', 'Coffee', '-30.00'],
      ['04/03/2026', 'Wages', '500.00'],
      ['31/03/2026', 'Total deposits March', '500.00'],
    ];
    expect(read('570.00', ...rows)).toEqual({ status: 'verified', amounts: [-3000, 50000] });
  });

  it('leave it in doubt where it is proved with them no more than without', () => {
    const { status } = read(
      '540.00',
      ['02/03/2026', 'Closing balance Coaching', '-30.00'],
      ['04/03/2026', 'Wages', '500.00'],
    );
    expect(status).not.toBe('verified');
  });
});

describe('a last line below its day', () => {
  const NAMES = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];
  const books = (label: string): string[][] => [
    ['02/03/2026', 'Wages', '', '500.00', '600.00'],
    ['04/03/2026', 'From R. Harrow', '', '', ''],
    ['', label, '', '61.20', '661.20'],
    ['09/03/2026', 'To R. Harrow', '', '', ''],
    ['', 'Rent', '300.00', '', '361.20'],
  ];
  const GARAGE = ['10/03/2026', 'Garage', '20.00', '', '341.20'];

  it('that names a sum books its amount where the balance beside it moves by it', () => {
    expect(readUnder(NAMES, '341.20', [...books('Despesas'), GARAGE])).toEqual({
      status: 'verified',
      amounts: [50000, 6120, -30000, -2000],
    });
  });

  it('that names a sum beside no balance books its amount where the statement comes to its closing with that', () => {
    const rows = [...books('Despesas'), GARAGE].map((row) => row.slice(0, -1));
    expect(readUnder(NAMES.slice(0, -1), '341.20', rows)).toEqual({
      status: 'verified',
      amounts: [50000, 6120, -30000, -2000],
    });
  });

  it('that names a balance books its amount where the balance beside it moves by it', () => {
    expect(readUnder(NAMES, '361.20', books('Statement balance 4471'))).toEqual({
      status: 'verified',
      amounts: [50000, 6120, -30000],
    });
  });
});

describe('what is paid of an invoice, as Italian statements write it', () => {
  it('is a booking, no balance, whether or not balances stand beside it', () => {
    const rows = [
      ['02/03/2026', 'Commissioni', '-5.00'],
      ['03/03/2026', 'Saldo fattura 6703 del 05/11/2025', '-30.00'],
      ['04/03/2026', 'Stipendio', '500.00'],
      ['06/03/2026', 'Bottega', '-12.40'],
      ['09/03/2026', 'Saldo fattura 1065', '-20.00'],
      ['10/03/2026', 'Benzina', '-41.00'],
    ];
    const stages = readSmall({ above: [PERIOD], heading: ['Data', 'Descrizione', 'Importo'], rows });
    expect(amountsOf(stages)).toEqual([-500, -3000, 50000, -1240, -2000, -4100]);
  });
});
