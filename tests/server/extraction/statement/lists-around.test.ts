/** What stands around the bookings of an account: limits and rates, currencies changed, lists of what is still to come. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import type { Section } from '../../../../server/extraction/reading/vocabulary.ts';
import { isOnSlip } from '../../../../server/extraction/statement/entries/other-figures.ts';
import { withoutListsBehind } from '../../../../server/extraction/statement/parts/lists-behind.ts';
import { amountsOf, readSmall, smallPage, type Small } from '../../../support/small-statement.ts';
import { columnsAt, DOT, left, page, right, row, tokensOf } from '../../../support/words.ts';

/** Signed amounts whose sense only habits tell: they bring the balance to where it is. */
const rows = [
  ['05/05/2026', 'Stipendio Falegnameria Rovere', '1.250,00', '1.750,00'],
  ['09/05/2026', 'Canone palestra', '-40,00', '1.710,00'],
];
const heading = ['Data', 'Descrizione', 'Importo', 'Saldo'];

describe('limits, rates and offers on the statement of an account that holds money', () => {
  it.each([
    ['Conto corrente n. 55120987', 'Limite di credito 600,00'],
    ['Conto corrente n. 55120987', 'Prestito personale TAN 6,90%'],
  ])('%s with %s is no card', (name, said) => {
    const { statement } = readSmall({ above: [name, 'Saldo iniziale 500,00'], heading, rows, below: [said] });
    expect(amountsOf({ statement })).toEqual([125_000, -4000]);
    expect(statement.accounts[0]?.kind).toBe('asset');
    expect(statement.verification.status).toBe('verified');
  });

  it('two words of limits say no more than one', () => {
    const { statement } = readSmall({
      above: ['Conta corrente 55120987', 'Limite de crédito 900,00', 'Limite disponível 400,00'],
      heading: ['Data', 'Histórico', 'Valor', 'Saldo'],
      rows: [
        ['05/05/2026', 'Saldo anterior', '', '154,00-'],
        ['06/05/2026', 'Padaria', '46,00-', '200,00-'],
        ['09/05/2026', 'Depósito', '300,00', '100,00'],
      ],
    });
    expect(statement.transactions.map(({ balance }) => balance)).toEqual([-20_000, 10_000]);
    expect(statement.accounts[0]?.kind).toBe('asset');
  });

  it('a card with a minimum payment stays one, whatever account it is paid from', () => {
    const { statement } = readSmall({
      above: ['Credit limit 2,000.00', 'Minimum payment 25.00', 'Current account', 'Previous balance 100.00'],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['05/05/2026', 'Bookshop', '50.00', '150.00'],
        ['09/05/2026', 'Garden centre', '30.00', '180.00'],
      ],
    });
    expect(statement.accounts[0]?.kind).toBe('liability');
    expect(amountsOf({ statement })).toEqual([-5000, -3000]);
  });
});

describe('currencies that were changed', () => {
  const list: Small = {
    above: ['Numero conto 55120987'],
    heading: ['Data', 'Descrizione', 'Uscite', 'Entrate'],
    rows: [['12/05/2026', 'Commissione', '8,00', '']],
  };

  it('are no bookings beside a list of those', () => {
    const { statement } = readSmall({
      ...list,
      below: [
        'Cambi applicati',
        'Data Divisa Cambio Importo',
        '03/05/2026 CHF 0,9421 120,50',
        '08/05/2026 USD 1,0874 63,20',
      ],
    });
    expect(amountsOf({ statement })).toEqual([-800]);
  });

  it('are what was booked where nothing else is', () => {
    const { statement } = readSmall({
      above: ['Numero conto 55120987'],
      heading: ['Data', 'Divisa', 'Cambio', 'Importo'],
      rows: [
        ['03/05/2026', 'CHF', '0,9421', '120,50'],
        ['08/05/2026', 'USD', '1,0874', '63,20'],
      ],
    });
    expect(statement.transactions).toHaveLength(2);
  });
});

/** Lists of four columns one below the other on one page, each line a row. */
const table = columnsAt(left(40), left(110), right(420), right(520));
const onePage = (...lines: readonly (readonly string[])[]) =>
  readStatement([
    page(
      1,
      lines.map((texts, at) => table(60 + at * 14, ...texts)),
    ),
  ]);

describe('what is still to come', () => {
  it('begins no account below the reference of the last booking', () => {
    const { statement } = readStatement([
      page(1, [
        row(60, left(40, 'Kontonummer 90112233')),
        row(90, left(40, 'Anfangssaldo'), right(300, '500,00')),
        row(104, left(40, 'Endsaldo'), right(300, '420,00')),
        row(
          140,
          left(40, 'Datum'),
          left(110, 'Text'),
          left(330, 'Wert'),
          right(460, 'Betrag'),
          right(560, 'Saldo'),
        ),
        row(
          160,
          left(40, '04.05.2026'),
          left(110, 'Miete Garage'),
          left(330, '04.05.2026'),
          right(460, '-80,00'),
          right(560, '420,00'),
        ),
        row(174, left(110, 'Kundenreferenz 2416850479')),
        row(200, left(40, 'Vorgemerkte Umsätze')),
        row(214, left(40, 'Datum'), left(110, 'Text'), right(300, 'Betrag')),
        row(228, left(40, '29.05.2026'), left(110, 'Sparplan'), right(300, '135,00')),
      ]),
    ]);
    expect(amountsOf({ statement })).toEqual([-8000]);
    expect(statement.accounts.map(({ number }) => number)).toEqual(['90112233']);
  });

  it('leaves the last booking its reference where rows are set wide apart', () => {
    const wide = columnsAt(left(40), left(110), right(420), right(520));
    const { statement } = readStatement([
      page(1, [
        wide(60, 'Kontonummer 90112233'),
        wide(80, 'Alter Kontostand 500,00'),
        wide(110, 'Datum', 'Text', 'Betrag', 'Saldo'),
        wide(130, '04.05.2026', 'Miete Garage', '-80,00', '420,00'),
        wide(150, '', 'Kundenreferenz 2416850479'),
        wide(180, 'Vorgemerkte Umsätze'),
        wide(200, 'Datum', 'Text', 'Betrag'),
        wide(220, '29.05.2026', 'Sparplan', '135,00'),
      ]),
    ]);
    expect(statement.transactions.map(({ description }) => description)).toEqual([
      'Miete Garage Kundenreferenz 2416850479',
    ]);
  });

  it('is no account of its own, unless it states a balance', () => {
    const cuts = [{ line: 0 }, { line: 12 }];
    const entry = (line: number) => ({ kind: 'entry' as const, line });
    const title = { kind: 'section' as const, line: 13, sections: new Set<Section>(['other']) };
    const items = [entry(11), title, entry(15)];
    const behind = (of: Parameters<typeof withoutListsBehind>[1]): number =>
      withoutListsBehind(cuts, of).length;
    expect(behind(items)).toBe(1);
    expect(behind([...items, { kind: 'balance', line: 16 }])).toBe(2);
    expect(behind([entry(11), entry(12), title, entry(15)])).toBe(2);
  });

  it('leaves the bookings below it theirs, which have balances and no title', () => {
    const { statement } = onePage(
      ['Rekeningnummer 90112233'],
      ['Beginsaldo 500,00'],
      ['Nog te verwerken'],
      ['Datum', 'Omschrijving', 'Bedrag'],
      ['29.05.2026', 'Bloemenwinkel', '35,00'],
      ['KvK 30123456 BTW NL0012.34.567.B01'],
      ['Datum', 'Omschrijving', 'Bedrag', 'Saldo'],
      ['04.05.2026', 'Huur garage', '-80,00', '420,00'],
      ['06.05.2026', 'Terugbetaling', '15,00', '435,00'],
    );
    expect(amountsOf({ statement })).toEqual([-8000, 1500]);
    expect(statement.accounts).toHaveLength(1);
  });

  it('does not take the year from days without one', () => {
    const { statement } = onePage(
      ['Kontonummer 90112233'],
      ['Zeitraum 01.03.2026 - 31.05.2026'],
      ['Datum', 'Text', 'Betrag', 'Saldo'],
      ['01.03.', 'Alter Kontostand', '', '500,00'],
      ['24.03.', 'Miete Garage', '-80,00', '420,00'],
      ['31.05.', 'Neuer Kontostand', '', '420,00'],
      ['Daueraufträge'],
      ['Datum', 'Empfänger', 'Betrag'],
      ['26.06.2026', 'Sparplan', '135,00'],
      ['27.06.2026', 'Zeitung', '35,00'],
      ['19.07.2026', 'Verein', '12,00'],
      ['20.07.2026', 'Strom', '48,00'],
    );
    expect(amountsOf({ statement })).toEqual([-8000]);
    expect(statement.transactions[0]?.date).toBe('2026-03-24');
    expect(statement.accounts[0]?.periodEnd).toBe('2026-05-31');
  });
});

it('a single row of two lines below names for one direction and the balance is a list', () => {
  const { statement } = onePage(
    ['Account number 90112233'],
    ['Date', 'Details', 'Out', 'Balance'],
    ['', 'Balance brought forward', '', '500.00'],
    ['04/05/2026', 'Garage rent'],
    ['', 'Reference 4411', '80.00', '420.00'],
    ['Your standing orders'],
    ['Date', 'Payee', 'Amount'],
    ['29/05/2026', 'Florist', '35.00'],
    ['30/05/2026', 'Power', '48.00'],
  );
  expect(amountsOf({ statement })).toEqual([-8000]);
});

it('the name of who prints the statement is no title of money in at the top of a page, beside the number of the account', () => {
  const heading = ['Date', 'Libellé', 'Montant'];
  const card = 'Crédit Vallonnais **** **** **** 3864';
  const { statement } = readStatement([
    page(1, [
      ...smallPage({
        above: [
          'Relevé de carte de crédit',
          'Solde précédent 0,00',
          'Nouveau solde 96,00',
          'Paiement minimum 25,00',
        ],
        heading,
        rows: [
          ['04/08/2026', 'Librairie', '41,00'],
          ['06/08/2026', 'Boulangerie', '5,00'],
        ],
      }),
    ]),
    page(2, [
      row(40, left(40, card.slice(0, 17)), right(560, card.slice(18))),
      ...smallPage({ heading, rows: [['09/08/2026', 'Cinéma', '50,00']] }),
    ]),
  ]);
  expect(amountsOf({ statement })).toEqual([-4100, -500, -5000]);
});

describe('the slip of a card', () => {
  const isSlip = (...cells: Parameters<typeof row>[1][]): boolean[] =>
    tokensOf(DOT, [row(60, ...cells)]).map((tokens) => isOnSlip({ tokens, booking: null }));

  it('repeats what is to be paid beside a name of its own, and the least of it', () => {
    expect(isSlip(left(40, 'Paying-in slip'), left(200, 'New balance'), right(340, '171.00'))).toEqual([
      true,
    ]);
    expect(isSlip(left(200, 'Minimum payment'), right(340, '25.00'))).toEqual([true]);
  });

  it('is no row of the list, nor the balance at its end', () => {
    expect(isSlip(left(40, 'Bookshop'), right(340, '41.00'))).toEqual([false]);
    expect(isSlip(left(40, 'New balance'), right(340, '171.00'))).toEqual([false]);
    expect(isSlip(left(40, 'Minimum order fee'), right(340, '4.00'))).toEqual([false]);
  });
});
