/** Balances that stand among the rows of a list: their sides, which end they are, and what is carried over a page. */
import { describe, expect, it } from 'vitest';
import { readSmall, type Small } from '../../../support/small-statement.ts';

const verified = (...pages: readonly Small[]): readonly [string, readonly (number | null)[]] => {
  const { statement } = readSmall(...pages);
  const { openingBalance, closingBalance } = statement.accounts[0]!;
  return [statement.verification.status, [openingBalance, closingBalance]];
};

describe('balances among the rows', () => {
  it.each([
    ['D', 'C'],
    ['-', '+'],
  ])('are overdrawn where the column of marks before their amount says so: %s, %s', (out, into) => {
    const list: Small = {
      above: ['Period 01/03/2026 - 31/03/2026', 'Account 90112233'],
      heading: ['Date', 'Details', out === 'D' ? 'D/C' : '+/-', 'Amount'],
      rows: [
        ['', 'Previous balance', out, '412.55'],
        ['04/03/2026', 'Coffee', out, '12.50'],
        ['05/03/2026', 'Salary', into, '500.00'],
        ['06/03/2026', 'Books', out, '30.00'],
        ['09/03/2026', 'Refund', into, '5.00'],
        ['', 'New balance', into, '49.95'],
      ],
    };
    expect(verified(list)).toEqual(['verified', [-41255, 4995]]);
  });

  it('a balance on the day before the first row starts the list whose rows have balances of their own', () => {
    const list: Small = {
      above: ['Kontooversigt 01.03.2026 - 31.03.2026'],
      heading: ['Dato', 'Posteringstekst', 'Hævet', 'Indsat', 'Saldo'],
      rows: [
        ['', 'Saldo pr. 28.02.2026', '', '', '441,20'],
        ['02.03', 'Dankort', '36,20', '', '405,00'],
        ['03.03', 'Løn', '', '500,00', '905,00'],
        ['06.03', 'Gebyr', '5,00', '', '900,00'],
      ],
    };
    expect(verified(list)).toEqual(['verified', [44120, 90000]]);
  });

  it('what is blocked, below the closing balance, is no balance of the account', () => {
    const list: Small = {
      above: ['Período: 01/03/2026 a 31/03/2026'],
      heading: ['Data', 'Histórico', 'Valor', 'Saldo'],
      rows: [
        ['28/02/2026', 'SALDO ANTERIOR', '', '441,20 C'],
        ['02/03/2026', 'Compra', '36,20 D', '405,00 C'],
        ['03/03/2026', 'Salário', '500,00 C', '905,00 C'],
        ['06/03/2026', 'Tarifa', '5,00 D', '900,00 C'],
        ['31/03/2026', 'SALDO FINAL', '', '900,00 C'],
        ['', 'Saldo bloqueado', '', '0,00'],
        ['', 'Limite cheque especial', '', '3.000,00'],
        ['', 'Saldo disponível (com limite)', '', '3.900,00 C'],
      ],
    };
    expect(verified(list)).toEqual(['verified', [44120, 90000]]);
  });

  it('what both columns sum so far, carried over a page, is no balance', () => {
    const heading = ['Date', 'Details', 'Money out', 'Money in'];
    const first: Small = {
      above: ['Period 01/03/2026 - 31/03/2026', 'Opening balance: 680.00', 'Closing balance: 1,141.30'],
      heading,
      rows: [
        ['04/03/2026', 'Coffee', '12.50', ''],
        ['05/03/2026', 'Salary', '', '500.00'],
        ['06/03/2026', 'Books', '30.00', ''],
        ['', 'Carried forward', '42.50', '500.00'],
      ],
    };
    const second: Small = {
      heading,
      rows: [
        ['', 'Brought forward', '42.50', '500.00'],
        ['09/03/2026', 'Refund', '', '5.00'],
        ['10/03/2026', 'Coffee', '1.20', ''],
      ],
    };
    expect(verified(first, second)).toEqual(['verified', [68000, 114130]]);
  });
});
