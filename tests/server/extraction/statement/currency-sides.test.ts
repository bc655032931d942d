/** Lists with a column for each of two currencies. */
import { describe, expect, it } from 'vitest';
import { readSmall, rowsOf, type Small } from '../../../support/small-statement.ts';

const CARD: Small = {
  above: ['Estado de cuenta de la tarjeta', 'Periodo: 01/03/2026 al 31/03/2026'],
  heading: ['Fecha', 'Detalle', 'Soles', 'Importe U$S'],
  rows: [
    ['', 'Saldo anterior', '100.00', '20.00'],
    ['03/03/2026', 'Panaderia Lirio', '40.00', ''],
    ['05/03/2026', 'Nube de datos', '', '7.50'],
    ['', 'consumo en el exterior', '', ''],
    ['09/03/2026', 'Pago', '-100.00', ''],
    ['09/03/2026', 'Pago', '', '-20.00'],
    ['12/03/2026', 'Ferreteria Olmo', '25.30', ''],
    ['', 'Saldo actual', '65.30', '7.50'],
  ],
};

function accountsOf(small: Small): unknown {
  return readSmall(small).statement.accounts.map((account) => [
    account.currency,
    account.openingBalance,
    account.closingBalance,
    account.first,
    account.count,
  ]);
}

describe('columns of two currencies', () => {
  it('are two accounts that share their lines', () => {
    const read = readSmall(CARD);
    expect(rowsOf(read)).toEqual([
      '2026-03-03 -4000 Panaderia Lirio',
      '2026-03-09 +10000 Pago',
      '2026-03-12 -2530 Ferreteria Olmo',
      '2026-03-05 -750 Nube de datos consumo en el exterior',
      '2026-03-09 +2000 Pago',
    ]);
    expect(accountsOf(CARD)).toEqual([
      ['PEN', 10000, 6530, 0, 3],
      ['USD', 2000, 750, 3, 2],
    ]);
    const { transactions, verification } = read.statement;
    expect(transactions.map(({ account, place }) => [account, place])).toEqual([
      [0, 0], [0, 1], [0, 2], [1, 3], [1, 4],
    ]); // prettier-ignore
    expect(verification.rowsProved).toBe(5);
  });

  it('are two where their closings stand in one line on its day', () => {
    const rows = CARD.rows.map((cells) =>
      cells[1] === 'Saldo actual' ? ['31/03/2026', ...cells.slice(1)] : cells,
    );
    expect(accountsOf({ ...CARD, rows })).toEqual(accountsOf(CARD));
  });

  it('are one where a row has both: what was paid abroad, and what it came to', () => {
    const rows = CARD.rows.map((cells) =>
      cells[1] === 'Nube de datos' ? [...cells.slice(0, 2), '28.10', '7.50'] : cells,
    );
    expect(accountsOf({ ...CARD, rows })).toHaveLength(1);
  });

  it('are one where a column stays empty', () => {
    const rows = CARD.rows.filter(([date, , soles]) => date === '' || soles !== '');
    expect(accountsOf({ ...CARD, rows })).toHaveLength(1);
  });
});
