/** Lists of what one booking consists of, below the list that has the booking. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Statement } from '../../../../shared/statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const line = (y: number, day: string, text: string, edge: number, amount: string): Row =>
  row(y, left(40, `${day}/03/2026`), left(120, text), right(edge, amount));

/** Names over the list of what was bought; without any it goes on in the columns of the account. */
const OF_ITS_OWN = [row(230, left(40, 'Date'), left(120, 'Commerçant'), right(500, 'Montant'))];

/** An account with a monthly charge of 59.80 for what was bought with the card, and what that was. */
function read(closing: string, second = '17.30', columns: readonly Row[] = OF_ITS_OWN): Statement {
  const edge = columns.length > 0 ? 500 : 340;
  return readStatement([
    page(1, [
      row(60, left(40, 'Relevé du 01/03/2026 au 31/03/2026')),
      row(80, left(40, 'Ancien solde'), right(420, '100,00')),
      row(110, left(40, 'Date'), left(120, 'Opération'), right(340, 'Débit'), right(420, 'Crédit')),
      line(124, '04', 'Loyer', 340, '30,00'),
      line(138, '09', 'Salaire', 420, '500,00'),
      line(152, '31', 'Carte à débit différé', 340, '59,80'),
      row(180, left(40, 'Nouveau solde'), right(420, closing)),
      row(210, left(40, 'Achats de la carte 4417')),
      ...columns,
      line(244, '02', 'Boulangerie', edge, '12,50'),
      line(258, '11', 'Librairie', edge, second.replace('.', ',')),
      line(272, '23', 'Garage', edge, '30,00'),
      row(300, left(40, 'Total carte'), right(edge, '59,80')),
    ]),
  ]).statement;
}

describe('what one booking consists of', () => {
  it('is not booked a second time', () => {
    const { verification, transactions } = read('510,20');
    expect(transactions.map(({ amount }) => amount)).toEqual([3000, 50000, 5980]);
    expect(verification.status).toBe('verified');
  });

  it('is not either where its list has no columns of its own', () => {
    const { verification, transactions } = read('510,20', '17.30', []);
    expect(transactions.map(({ amount }) => amount)).toEqual([3000, 50000, 5980]);
    expect(verification.status).toBe('verified');
    expect(read('510,20', '17.40', []).verification.status).not.toBe('verified');
    expect(read('500,00', '17.30', []).verification.status).toBe('mismatch');
  });

  it('is kept where it does not come to that booking, and where the ends of the account disagree', () => {
    expect(read('510,20', '17.40').verification.status).not.toBe('verified');
    expect(read('500,00').verification.status).toBe('mismatch');
  });
});

describe('lists of what bookings consist of, in the columns of the account', () => {
  /** Bookings of 30.00 and of what is charged, with lines above the opening or behind the closing. */
  function readWith(charged: readonly string[], closing: string, lists: readonly Row[], y = 0): Statement {
    return readStatement([
      page(1, [
        row(60, left(40, 'Relevé du 01/03/2026 au 31/03/2026')),
        row(80, left(40, 'Date'), left(120, 'Opération'), right(340, 'Débit'), right(420, 'Crédit')),
        ...lists,
        row(y + 94, left(120, 'Ancien solde au 28/02/2026'), right(420, '400,00')),
        line(y + 108, '04', 'Loyer', 340, '30,00'),
        ...charged.map((amount, index) => line(y + 122 + 14 * index, '31', 'Carte', 340, amount)),
        row(y + 150, left(120, 'Nouveau solde au 31/03/2026'), right(420, closing)),
      ]),
    ]).statement;
  }
  const list = (y: number, card: string, amounts: readonly string[], total: string): Row[] => [
    row(y, left(40, `Achats de la carte ${card}`)),
    ...amounts.map((amount, index) => line(y + 14 + 14 * index, `1${index}`, 'Librairie', 340, amount)),
    row(y + 14 + 14 * amounts.length, left(120, 'Total carte'), right(340, total)),
  ];
  const booked = ({ verification, transactions }: Statement): unknown[] => [
    verification.status,
    ...transactions.map(({ amount }) => amount),
  ];

  it('is not booked above the opening balance either', () => {
    const above = list(94, '4417', ['12,50', '17,30'], '29,80');
    expect(booked(readWith(['29,80'], '340,20', above, 90))).toEqual(['verified', 3000, 2980]);
  });

  it('is not booked where each of several lists is one booking', () => {
    const behind = [
      ...list(270, '4417', ['12,50', '17,30'], '29,80'),
      ...list(340, '9930', ['8,00', '9,00'], '17,00'),
    ];
    expect(booked(readWith(['29,80', '17,00'], '323,20', behind))).toEqual(['verified', 3000, 2980, 1700]);
  });

  it('is not booked where something was given back', () => {
    const behind = [
      row(270, left(40, 'Achats de la carte 4417')),
      line(284, '10', 'Librairie', 340, '12,50'),
      line(298, '11', 'Garage', 340, '20,00'),
      line(312, '12', 'Remboursement', 420, '2,70'),
      row(326, left(120, 'Total carte'), right(340, '29,80')),
    ];
    expect(booked(readWith(['29,80'], '340,20', behind))).toEqual(['verified', 3000, 2980]);
  });

  it('is in doubt where one of them comes to no booking', () => {
    const behind = [
      ...list(270, '4417', ['12,50', '17,30'], '29,80'),
      ...list(340, '9930', ['8,00', '9,01'], '17,01'),
    ];
    expect(readWith(['29,80', '17,00'], '323,20', behind).verification.status).not.toBe('verified');
  });
});
