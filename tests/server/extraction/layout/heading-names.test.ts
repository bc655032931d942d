import { describe, expect, it } from 'vitest';
import { BOOKING, headings } from '../../../support/headings.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { left, right, row } from '../../../support/words.ts';

describe('names in a heading', () => {
  it('names the balance that runs through a list though it has the name of one that is brought forward', () => {
    expect(
      headings(
        row(88, left(40, 'Date'), left(120, 'Value'), right(560, 'Balance')),
        row(
          100,
          left(40, 'posted'),
          left(120, 'date'),
          left(180, 'Details'),
          right(480, 'Amount'),
          right(560, 'forward'),
        ),
        BOOKING,
      ),
    ).toEqual([
      [
        'Date posted=date',
        'Value date=valueDate',
        'Details=description',
        'Amount=amount',
        'Balance forward=balance',
      ],
    ]);
  });

  it('names payments as money in beside purchases, and as money out beside receipts', () => {
    const named = (...sides: readonly [string, string]): string[] =>
      headings(
        row(
          100,
          left(40, 'Date'),
          left(120, 'Description'),
          ...sides.map((side, index) => right(400 + 80 * index, side)),
          right(560, 'Balance'),
        ),
        BOOKING,
      )[0]!.slice(2, 4);
    expect(named('Purchases (£)', 'Payments (£)')).toEqual(['Purchases (£)=out', 'Payments (£)=in']);
    expect(named('Payments', 'Charges')).toEqual(['Payments=in', 'Charges=out']);
    expect(named('Payments', 'Receipts')).toEqual(['Payments=out', 'Receipts=in']);
  });

  it('holds a column that is named by one long word unknown to the lexicon', () => {
    const found = headings(
      row(
        100,
        left(40, 'Buchung'),
        left(110, 'Valuta'),
        left(170, 'Kontobewegungsangaben'),
        right(400, 'Amount'),
      ),
      BOOKING,
    );
    expect(found).toEqual([
      ['Buchung=date/description', 'Valuta=currency/valueDate', 'Kontobewegungsangaben=?', 'Amount=amount'],
    ]);
  });

  it('knows the name of amounts in other money, in one line and in two', () => {
    const found = headings(
      row(
        100,
        left(40, 'Data'),
        left(120, 'Descrizione'),
        right(400, 'Importo in Euro'),
        right(520, 'Importo in'),
      ),
      row(111, right(520, 'altre valute')),
      BOOKING,
    );
    expect(found[0]!.slice(2)).toEqual(['Importo in Euro=amount', 'Importo in altre valute=foreign']);
  });

  it('takes a phrase between the name of a date and that of an amount for the name of the text', () => {
    const found = headings(
      row(100, left(40, 'Date'), left(120, 'Our list of all your orders to others'), right(400, 'Debit')),
      BOOKING,
    );
    expect(found).toEqual([['Date=date', 'Our list of all your orders to others=?', 'Debit=out']]);
  });

  it('knows amounts that are taken from and put into the account', () => {
    expect(
      headings(
        row(88, right(300, 'Amounts deducted'), right(400, 'Amounts added')),
        row(
          97,
          left(40, 'Date'),
          left(120, 'Description'),
          right(300, 'from your account ($)'),
          right(400, 'to your account ($)'),
          right(480, 'Balance ($)'),
        ),
        row(140, left(40, '04/03/2026'), left(120, 'Coffee'), right(300, '12.50'), right(480, '108.00')),
      ).flat(),
    ).toEqual([
      'Date=date',
      'Description=description',
      'Amounts deducted from your account ($)=out',
      'Amounts added to your account ($)=in',
      'Balance ($)=balance',
    ]);
  });

  it('gives a currency before a name to it, not to the one before', () => {
    const found = headings(
      row(100, left(40, 'Date'), left(120, 'Description'), left(300, '(GBP) Amount (GBP) Balance')),
      BOOKING,
    );
    expect(found[0]!.slice(2)).toEqual(['(GBP) Amount=amount', '(GBP) Balance=balance']);
  });

  it('leaves out the currency in a name', () => {
    expect(
      headings(row(100, left(40, 'Date'), right(400, 'Amount in EUR'), right(500, 'Balance (EUR)')), BOOKING),
    ).toEqual([['Date=date', 'Amount in EUR=amount', 'Balance (EUR)=balance']]);
  });

  it.each([
    ['Money in (R)', 'in'],
    ['Amount (in $)', 'amount'],
    ['Amount (in`)', 'amount'],
    ['Amount in EUR', 'amount'],
  ])('takes %s for a name with its unit', (name, role) => {
    const line = row(100, left(40, 'Date'), left(120, 'Details'), right(400, name), right(500, 'Balance'));
    expect(headings(line, BOOKING)[0]).toContain(`${name}=${role}`);
  });

  it('keeps names no language knows, as long as most are known', () => {
    expect(
      headings(
        row(100, left(40, 'Date'), left(120, 'Description'), left(300, 'Zyx'), right(480, 'Amount')),
        BOOKING,
      )[0],
    ).toContain('Zyx=?');
  });

  it.each([
    ['a sentence', row(100, left(40, 'Your balance and the date of your next payment are shown below'))],
    ['a row with an amount', row(100, left(40, 'Date'), left(120, 'Balance'), right(400, '12.50'))],
    [
      'a line with an account number',
      row(100, left(40, 'Date'), left(120, 'Description'), left(250, '90112233'), right(400, 'Amount')),
    ],
    [
      'the heading of a summary',
      row(
        100,
        left(40, 'Opening balance'),
        left(150, 'Money in'),
        left(260, 'Money out'),
        left(380, 'Closing balance'),
      ),
    ],
    ['a single known word', row(100, left(40, 'Balance'))],
    ['text columns alone', row(100, left(40, 'Date'), left(120, 'Description'))],
    ['one name twice', row(100, left(40, 'Deposits'), left(200, 'Deposits'))],
  ])('is not taken in by %s', (_, line) => {
    expect(headings(line, BOOKING)).toEqual([]);
  });

  it('are one where they stand in two languages on one line', () => {
    expect(
      headings(
        row(
          100,
          left(40, 'Datum / Date'),
          left(130, 'Buchungstext / Libellé'),
          left(330, 'FX'),
          left(350, 'Betrag / Montant'),
          right(560, 'Saldo / Solde'),
        ),
        BOOKING,
      ),
    ).toEqual([
      [
        'Datum / Date=date',
        'Buchungstext / Libellé=description',
        'FX=?',
        'Betrag / Montant=amount',
        'Saldo / Solde=balance',
      ],
    ]);
  });
});

it('"Withdrawls" is what is meant', () => {
  const { statement } = readSmall({
    heading: ['Date', 'Particulars', 'Withdrawls', 'Deposits', 'Balance'],
    rows: [
      ['2026-03-04', 'Self cheque', '4601', '0', '10133 CR'],
      ['2026-03-05', 'Transfer', '0', '2867', '13000 CR'],
      ['2026-03-06', 'Self cheque', '1000', '0', '12000 CR'],
    ],
  });
  expect(statement.transactions.map(({ direction, amount }) => `${direction} ${amount}`)).toEqual([
    'out 460100',
    'in 286700',
    'out 100000',
  ]);
});
