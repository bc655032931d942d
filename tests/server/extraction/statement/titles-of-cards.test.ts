/** Titles of the lists of cards: of which card they are, and what of credit or interest they say. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { names, PERIOD, sectionsIn } from '../../../support/sections.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

describe('the word credit in the title over all rows of a card', () => {
  const bought = (title: string) =>
    readSmall({
      above: ['Extracto de tarjeta', PERIOD, title],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['03/03/2026', 'Bakery', '12.50'],
        ['05/03/2026', 'Fuel', '42.50'],
        ['09/03/2026', 'Hotel', '150.00'],
        ['', 'Total', '205.00'],
      ],
    });

  it('is that of a credit card', () => {
    expect(amountsOf(bought('Credit card transactions'))).toEqual([-1250, -4250, -15000]);
  });

  it('may be what was bought on credit, and is in doubt', () => {
    const { transactions } = bought('Movimientos de crédito').statement;
    expect(transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual(
      transactions.map(() => ['amount_uncertain']),
    );
  });
});

it('a title may say of which card behind a dash', () => {
  const titled = (title: string) =>
    sectionsIn(
      row(100, left(40, title)),
      row(114, left(40, '04/03/2026'), left(110, 'Grocer'), right(400, '12.50')),
    );
  expect(titled('Purchases - A. HOLDER - Card ending in 2013')).toEqual(titled('Purchases'));
  expect(titled('Purchases - A. HOLDER - 2013')).toHaveLength(1);
});

describe('the last list of a card, under a title that rates of interest have as well', () => {
  const listed = (y: number, day: string, text: string, amount: string): Row =>
    row(y, left(40, day), left(120, text), right(500, amount));
  const names = (y: number): Row =>
    row(y, left(40, 'Datum'), left(120, 'Omschrijving'), right(500, 'Bedrag in euro'));
  const total = (y: number, text: string, amount: string): Row => row(y, left(120, text), right(500, amount));
  const card = (...figures: readonly Row[]) =>
    readStatement([
      page(1, [
        row(40, left(40, 'Creditcardoverzicht'), left(300, 'Kaartnummer: 8832 **** **** 0160')),
        row(54, left(40, 'Periode 03-10-2025 t/m 02-11-2025')),
        ...figures,
        row(113, left(40, 'Betalingen')),
        names(136),
        listed(150, '07-10-2025', 'BETALING ONTVANGEN DANK U', '100,00-'),
        total(163, 'Totaal Betalingen', '-100,00'),
        row(180, left(40, 'Uitgaven')),
        names(203),
        listed(217, '05-10-2025', 'KASTANJE', '176,67'),
        listed(230, '12-10-2025', 'LINDE UTRECHT', '34,40'),
        listed(243, '20-10-2025', 'ESDOORN', '41,18'),
        total(256, 'Totaal Uitgaven', '252,25'),
        row(273, left(40, 'Kosten')),
        names(296),
        listed(310, '22-10-2025', 'HERINNERINGSKOSTEN', '12,00'),
        total(323, 'Totaal Kosten', '12,00'),
        row(340, left(40, 'Rente')),
        names(363),
        listed(377, '02-11-2025', 'RENTE', '5,21'),
        total(390, 'Totaal Rente', '5,21'),
      ]),
    ]);
  const expected = [-17667, 10000, -3440, -4118, -1200, -521];

  it('is booked where the balances need it', () => {
    const stages = card(
      row(80, left(40, 'Vorig openstaand saldo'), right(300, '100,00')),
      row(94, left(40, 'Nieuw openstaand saldo'), right(300, '269,46')),
    );
    expect(amountsOf(stages)).toEqual(expected);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('is booked where without it its total sums nothing', () => {
    expect(amountsOf(card())).toEqual(expected);
  });
});

describe('names of cardholders over what each bought, under no names of columns', () => {
  const listed = (y: number, day: string, text: string, amount: string): Row =>
    row(y, left(40, day), left(120, text), right(500, amount));

  it.each([
    ['a mark', '100.00 CR'],
    ['a minus', '-100.00'],
  ])('end the list of payments, which %s tells', (_, payment) => {
    const stages = readStatement([
      page(1, [
        row(40, left(40, 'Credit card statement'), left(300, 'Card number 1015 XXXX XXXX 4701')),
        row(54, left(40, PERIOD)),
        row(68, left(40, 'Previous balance'), right(300, '100.00')),
        row(82, left(40, 'New balance'), right(300, '257.46')),
        row(113, left(40, 'Payments and credits')),
        names(136),
        listed(150, '07/03/2026', 'PAYMENT THANK YOU', payment),
        row(176, left(40, 'Hanneke Holm 1015 XXXX XXXX 9469')),
        listed(196, '05/03/2026', 'KASTANJE', '176.67'),
        listed(209, '12/03/2026', 'LINDE UTRECHT', '34.40'),
        row(235, left(40, 'Elena Novak 1015 XXXX XXXX 7347')),
        listed(255, '20/03/2026', 'ESDOORN', '41.18'),
        row(281, left(40, 'Interest rates')),
        names(304),
        listed(318, '31/03/2026', 'INTEREST CHARGE', '5.21'),
      ]),
    ]);
    expect(amountsOf(stages)).toEqual([-17667, 10000, -3440, -4118, -521]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('lists of a card under one name each', () => {
  const lists = (...of: readonly (readonly string[])[]) =>
    readStatement([
      page(1, [
        row(30, left(40, 'Creditcardoverzicht'), left(300, 'Kaartnummer: **** **** **** 4885')),
        row(44, left(40, 'Periode 01/07/2026 t/m 30/07/2026')),
        ...of.flatMap(([title, text, amount, total], index) => [
          row(80 + 60 * index, left(40, title!)),
          ...(title === 'Rente' ? [] : [named(92 + 60 * index)]),
          row(104 + 60 * index, left(40, `0${index + 1}/07/2026`), left(110, text!), right(500, amount!)),
          ...(total ? [row(116 + 60 * index, left(110, total), right(500, amount!))] : []),
        ]),
      ]),
    ]);

  const named = (y: number) => row(y, left(40, 'Datum'), left(110, 'Omschrijving'), right(500, 'Bedrag'));

  it('"Rente" may hold what was booked', () => {
    const read = lists(
      ['Betalingen', 'Betaling ontvangen', '20,89', 'Totaal Betalingen'],
      ['Aankopen', 'Museum', '28,31', 'Totaal Aankopen'],
      ['Rente', 'Rente', '89,83', ''],
    );
    expect(amountsOf(read)).toEqual([2089, -2831, -8983]);
  });

  it('"Totale Pagamenti" sums what was paid to the card', () => {
    const read = lists(
      ['Pagamenti', 'Pagamento ricevuto', '3.627,03-', 'Totale Pagamenti'],
      ['Acquisti', 'Museo', '52,22', 'Totale Acquisti'],
      ['Commissioni', 'Commissione', '9,95', 'Totale Commissioni'],
      ['Interessi', 'Interessi', '55,54', 'Totale Interessi'],
    );
    expect(amountsOf(read)).toEqual([362703, -5222, -995, -5554]);
  });
});
