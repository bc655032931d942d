/** Titles of what is no booking of the account, or of what was bought, and rows that go on below them. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { sectionsOf } from '../../../../server/extraction/reading/vocabulary.ts';
import { amountsOf, readSmall, smallPage, type Small } from '../../../support/small-statement.ts';
import { left, page, right, row } from '../../../support/words.ts';

describe('a title of something else among rows that go on over the end of the page', () => {
  const heading = ['Nr. Datum', 'Umsatz', 'Soll', 'Haben'];

  it('sets nothing apart where the balances are proved with all of them', () => {
    const { statement } = readSmall(
      {
        above: ['Kontonummer 90112233', 'Alter Kontostand 500,00'],
        heading,
        rows: [
          ['04.03.2026', 'Umbuchung', '-120,00', ''],
          ['09.03.2026', 'Gutschrift', '', '40,00'],
          ['', 'Rechnungsabschluss', '', ''],
          ['31.03.2026', 'Habenzinsen', '', '3,60'],
        ],
      },
      {
        heading,
        rows: [
          ['31.03.2026', 'Steuer', '-0,90', ''],
          ['31.03.2026', 'Zuschlag', '-0,05', ''],
        ],
        below: ['Neuer Kontostand 422,65'],
      },
    );
    expect(amountsOf({ statement })).toEqual([-12_000, 4000, 360, -90, -5]);
    expect(statement.verification.status).toBe('verified');
  });
});

it('what of a past payment went where is no list of bookings', () => {
  const list: Small = {
    above: ['Mortgage statement', 'Account number 90112233'],
    heading: ['Date', 'Description', 'Charges', 'Payments'],
    rows: [
      ['03/04/2026', 'Late fee', '$160.00', ''],
      ['03/20/2026', 'Payment received', '', '$1,669.71'],
    ],
  };
  const parts = (y: number, name: string, month: string, year: string) =>
    row(y, left(40, name), right(330, month), right(420, year));
  const { statement } = readStatement([
    page(1, [
      ...smallPage(list),
      row(200, left(40, 'Past Payments Breakdown')),
      row(214, right(330, 'Paid Last Month'), right(420, 'Paid Year to Date')),
      parts(228, 'Interest', '$1,048.07', '$4,192.28'),
      parts(242, 'Escrow', '$235.18', '$940.72'),
    ]),
  ]);
  expect(amountsOf({ statement })).toEqual([-16_000, 166_971]);
});

it.each([
  ['Core Fund Activity', 'other'],
  ['Past Payments Breakdown', 'other'],
  ['Retail Purchases and Cash Transactions', 'out'],
  ['Purchases, Balance Transfers & Other Charges', 'out'],
])('"%s" is the title of a list', (title, section) => {
  expect([...sectionsOf(title)]).toEqual([section]);
});
