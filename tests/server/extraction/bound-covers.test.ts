/** Pages of a file that are of the statement beside them, or tell of a further account: covers, lists on pages of their own. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../server/extraction/read.ts';
import { columnsAt, left, page, right, row, type Row } from '../../support/words.ts';
import { amountsOf, readSmall, smallPage, type Small } from '../../support/small-statement.ts';

describe('a further account whose columns stand elsewhere, under no names', () => {
  const balances = (number: string, opening: string, closing: string): string[] => [
    `Kontonummer ${number}`,
    `Alter Saldo ${opening}`,
    `Neuer Saldo ${closing}`,
  ];
  const first: Row[] = [
    row(40, left(500, 'Seite 1 von 2')),
    ...balances('1100220033', '500,00', '1.437,50').map((text, index) =>
      row(60 + 14 * index, left(40, text)),
    ),
    row(120, left(40, '03.03.2026'), left(110, 'Bäckerei'), right(360, '12,50'), right(520, '487,50')),
    row(134, left(40, '09.03.2026'), left(110, 'Gehalt'), right(440, '1.000,00'), right(520, '1.487,50')),
    row(148, left(40, '11.03.2026'), left(110, 'Strom'), right(360, '50,00'), right(520, '1.437,50')),
    row(162, left(40, '12.03.2026'), left(110, 'Wasser'), right(360, '30,00'), right(520, '1.407,50')),
    row(176, left(40, '13.03.2026'), left(110, 'Erstattung'), right(440, '30,00'), right(520, '1.437,50')),
  ];
  const second = (y: number): Row[] => [
    ...balances('9900880077', '80,00', '65,00').map((text, index) => row(y + 14 * index, left(40, text))),
    row(y + 60, left(40, '04.03.2026'), left(110, 'Gebühr'), right(240, '20,00'), right(310, '60,00')),
    row(y + 74, left(40, '05.03.2026'), left(110, 'Zinsen'), right(275, '5,00'), right(310, '65,00')),
    row(y + 88, left(40, '06.03.2026'), left(110, 'Gebühr'), right(240, '10,00'), right(310, '55,00')),
    row(y + 102, left(40, '07.03.2026'), left(110, 'Storno'), right(275, '10,00'), right(310, '65,00')),
  ];

  it('is read by itself where it begins a page', () => {
    const numbered = [row(40, left(500, 'Seite 2 von 2')), ...second(60)];
    const { statement } = readStatement([page(1, first), page(2, numbered)]);
    expect(statement.accounts.map(({ number, count }) => [number, count])).toEqual([
      ['1100220033', 5],
      ['9900880077', 4],
    ]);
    expect(statement.verification.status).toBe('verified');
  });

  it('leaves it in doubt without a closing where a line leads on from its opening', () => {
    const alone = [
      row(240, left(40, 'Kontonummer 9900880077')),
      row(254, left(40, 'Alter Saldo 80,00')),
      row(300, left(40, 'Donnerstag 05.03.2026')),
      row(314, left(110, 'Gebühr'), right(240, '20,00'), right(310, '60,00')),
    ];
    const { statement } = readStatement([page(1, [...first, ...alone])]);
    const { status, warnings } = statement.verification;
    expect(statement.transactions).toHaveLength(5);
    expect(status).toBe('unverified');
    expect(warnings).toContain('No row of account 9900880077 on page 1 could be read.');
  });

  it('leaves the statement in doubt where none of its rows is read', () => {
    const { statement } = readStatement([page(1, [...first, ...second(240)])]);
    expect(statement.verification.status).toBe('unverified');
    expect(statement.verification.warnings).toContain(
      'No row of account 9900880077 on page 1 could be read.',
    );
  });
});

it('a cover with the period and the balances of all accounts is no statement, where the pages behind it are proved without', () => {
  const account = (
    sheet: string,
    number: string,
    opening: string,
    closing: string,
    ...rows: readonly (readonly string[])[]
  ) =>
    page(Number(sheet[6]), [
      row(50, left(40, sheet)),
      row(70, left(40, `IBAN: ${number}`)),
      ...smallPage({
        heading: ['Datum', 'Buchungstext', 'Ausgaben', 'Einnahmen', 'Guthaben/Kredit'],
        rows: [['30.09', 'Anfangssaldo', '', '', opening], ...rows, ['31.10', 'Endsaldo', '', '', closing]],
      }).map((made) => ({ ...made, y: made.y + 60 })),
    ]);
  const listed = (y: number, ...texts: readonly string[]): Row =>
    row(
      y,
      ...texts.map((text, at) =>
        at < texts.length - 1 ? left([40, 200, 320][at]!, text) : right(555, text),
      ),
    );
  const cover = page(1, [
    row(97, left(40, 'Herr')),
    row(107, left(40, 'Max Mooser')),
    row(145, left(40, 'Finanzstatus vom 01.10.2025 - 31.10.2025')),
    row(159, left(40, 'Informationen über Ihre Konten auf einen Blick')),
    row(177, left(40, 'Girokonten')),
    listed(187, 'Kontotyp', 'Kontonummer', 'Währung', 'Guthaben/Kredit'),
    listed(196, 'Giro', '5555555555', 'EUR', '2.100,00'),
    row(206, left(40, 'Summe'), left(320, 'EUR'), right(555, '2.100,00')),
    row(216, left(40, 'Geldanlage')),
    listed(225, 'Kontotyp', 'Kontonummer', 'Währung', 'Sparguthaben'),
    listed(234, 'Tagesgeld', '4444444444', 'EUR', '0,00'),
    listed(253, 'Kontotyp', 'Depotnummer', 'Währung', 'Kurswert'),
    listed(262, 'Depot', '5555555510', 'EUR', '8.857,55'),
    row(272, left(40, 'Gesamtguthaben'), left(320, 'EUR'), right(555, '10.957,55')),
  ]);
  const { statement } = readStatement([
    cover,
    account('Seite 2/3', 'DE37300209005555555555', '2.111,11', '2.100,00',
      ['02.10', 'Grundgebühr', '11,11', '', '2.100,00'], ['14.10', 'Miete', '900,00', '', '1.200,00'],
      ['20.10', 'Gehalt', '', '900,00', '2.100,00']),
    account('Seite 3/3', 'DE96300209004444444444', '500,00', '0,00', ['13.10', 'Umbuchung', '500,00', '', '0,00']),
  ]); // prettier-ignore
  expect(amountsOf({ statement })).toEqual([-1111, -90_000, 90_000, -50_000]);
  expect(statement.verification.status).toBe('verified');
});

it('a list on its own page of debits that the days of the account prove names nothing more', () => {
  const number = 'Account number 4400550066';
  const month: Small = {
    above: [number, 'Statement period 01/03/2026 to 31/03/2026', 'Opening balance 100.00', 'Closing balance 75.00'],
    heading: ['Date', 'Description', 'Money out', 'Money in', 'Balance'],
    rows: [
      ['03/03/2026', 'Standing order paper', '5.00', '', ''],
      ['03/03/2026', 'Refund', '', '20.00', '115.00'],
      ['09/03/2026', 'Standing order paper', '5.00', '', ''],
      ['09/03/2026', 'Fuel', '40.00', '', '70.00'],
      ['11/03/2026', 'Standing order paper', '5.00', '', ''],
      ['11/03/2026', 'Refund', '', '10.00', '75.00'],
    ],
  }; // prettier-ignore
  const debits: Small = {
    above: [number, 'Statement period 01/03/2026 to 31/03/2026', 'Standing orders of the month'],
    heading: ['Date', 'Payee', 'Amount'],
    rows: [
      ['03/03/2026', 'Evening paper', '5.00'],
      ['09/03/2026', 'Evening paper', '5.00'],
      ['11/03/2026', 'Evening paper', '5.00'],
    ],
  };
  const { statement } = readSmall(month, debits);
  expect(amountsOf({ statement })).toEqual([-500, 2000, -500, -4000, -500, 1000]);
  expect(statement.verification.status).toBe('verified');
});

it('a cover that alone prints a year is of the statement behind it', () => {
  const line = columnsAt(left(40), right(260));
  const cover = page(1, [
    row(60, left(40, 'Resumo da fatura'), left(300, 'Emitido em: 11/07/2025')),
    line(80, 'Total da fatura de junho', 'R$ 60,10'),
    line(93, 'Pagamento recebido', '- R$ 60,10'),
    line(106, 'Compras de julho', 'R$ 48,05'),
    line(119, 'Total', 'R$ 48,05'),
  ]);
  const booked = columnsAt(left(40), left(110), right(400));
  const names = (y: number): Row =>
    row(y, left(40, 'Data'), left(110, 'Movimentações'), right(400, 'Valor em R$'));
  const { statement } = readStatement([
    cover,
    page(2, [
      names(80),
      booked(98, '17/06', 'Pagamento da fatura', 'R$ 60,10'),
      row(132, left(40, 'Cartão Visa [8978]')),
      names(150),
      booked(168, '20/06', 'Padaria', 'R$ 12,65'),
      booked(188, '28/06', 'Livraria', 'R$ 10,00'),
      booked(208, '04/07', 'Taxi', 'R$ 25,40'),
      row(232, left(110, 'Total'), right(400, 'R$ 48,05')),
    ]),
  ]);
  expect(statement.transactions.map(({ date }) => date)).toEqual([
    '2025-06-17',
    '2025-06-20',
    '2025-06-28',
    '2025-07-04',
  ]);
});
