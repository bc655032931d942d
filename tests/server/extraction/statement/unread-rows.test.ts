/** Lines that look like bookings and are in no account leave the statement in doubt. */
import { describe, expect, it } from 'vitest';
import { PROVED, readSmall, type Small } from '../../../support/small-statement.ts';

const verificationOf = (...pages: readonly Small[]) => readSmall(...pages).statement.verification;

describe('rows in no account', () => {
  it('are told where they are of the days of the statement, under names of their own', () => {
    const { status, warnings } = verificationOf(PROVED, {
      above: ['Closing balance 901.00'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['05/05/2026', 'Cinema', '-24.00'],
        ['11/05/2026', 'Wages', '310.00'],
      ],
    });
    expect(status).toBe('unverified');
    expect(warnings).toEqual(['2 lines on page 2 look like bookings and are in no account.']);
  });

  it('are told where they are written in other numbers, whatever their days', () => {
    const { status, warnings } = verificationOf(PROVED, {
      above: ['Beginsaldo 306,76', 'Eindsaldo 258,48'],
      heading: ['Boekdatum', 'Omschrijving', 'Af', 'Bij'],
      rows: [
        ['18-12-2024', 'Bakker', '15,18'],
        ['14-01-2025', 'Trein', '33,10'],
      ],
    });
    expect(status).toBe('unverified');
    expect(warnings).toEqual(['2 lines on page 2 look like bookings and are in no account.']);
  });

  it('are told behind the numbers of their rows', () => {
    const rows = ['1 05/05/2026 Cinema 24.00', '2 11/05/2026 Wages 310.00'];
    expect(verificationOf({ ...PROVED, below: ['Depot B', ...rows] }).status).toBe('unverified');
  });

  it('are told in a list of cheques side by side that no names of columns head', () => {
    const list: Small = {
      above: ['Account number: 20450011', 'Withdrawals'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['04/05/2026', 'Coffee', '12.50'],
        ['09/05/2026', 'Books', '40.00'],
        ['', 'Total withdrawals', '52.50'],
      ],
    };
    expect(verificationOf(list).status).toBe('verified');
    const cheques = ['1107 06/05/2026 18.40 1109 12/05/2026 7.25'];
    expect(verificationOf({ ...list, below: ['Checks paid', ...cheques] }).status).toBe('unverified');
  });

  it('are told between two balances that no account begins and ends with', () => {
    const { status, warnings } = verificationOf({
      ...PROVED,
      below: [
        'Opening balance 500.00',
        '05/11/2024 Cinema 24.00',
        '11/11/2024 Wages 310.00',
        'Closing balance 786.00',
      ],
    });
    expect(status).toBe('unverified');
    expect(warnings).toEqual(['2 lines on page 1 look like bookings and are in no account.']);
  });

  it('are told on a page of their own where texts stand behind their amounts', () => {
    const { status, warnings } = verificationOf(PROVED, {
      above: ['Savings of Ida Rowe'],
      heading: null,
      rows: [
        ['05/02/2026', 'Deposit', '310.00', 'TX4410'],
        ['11/02/2026', 'Charge', '24.00', 'TX4416'],
        ['19/02/2026', 'Deposit', '75.00', 'TX4422'],
      ],
    });
    expect(status).toBe('unverified');
    expect(warnings).toEqual(['3 lines on page 2 look like bookings and are in no account.']);
  });

  it('are told below the title of a list of both directions', () => {
    const titled = { ...PROVED, above: [...PROVED.above!, 'Transaction details'] };
    const { status } = verificationOf(titled, {
      above: ['Report of a month'],
      heading: ['Date', 'Description', 'Amount'],
      rows: [
        ['05/07/2026', 'Cinema', '-24.00'],
        ['11/07/2026', 'Wages', '310.00'],
      ],
    });
    expect(status).toBe('unverified');
  });

  it.each([
    ['to come', 'Standing orders', '02/06/2026', 'Rent', '300.00'],
    ['not booked yet', 'Pending transactions', '30/05/2026', 'Rent', '300.00'],
    ['booked above', 'Largest payments', '09/05/2026', 'Books', '40.00'],
    ['the balance it ends with, by another name', 'Standing', '31/05/2026', 'Final standing', '62.50'],
    ['what a day comes to', 'By day', '09/05/2026', 'All of it', '40.00'],
    ['rates', 'Interest', '15/05/2026', '2.75 % from', '300.00'],
  ])('are none where they are %s', (_, title, ...row) => {
    const { status } = verificationOf({ ...PROVED, below: [title, row.join(' ')] });
    expect(status).toBe('verified');
  });
});

describe('charges without a day', () => {
  const CARD: Small = {
    above: [
      'Credit card statement',
      'Card number 4000 XXXX XXXX 2013',
      'Statement period 01/05/2026 to 31/05/2026',
    ],
    heading: ['Date', 'Description', 'Amount'],
    rows: [
      ['04/05/2026', 'Coffee', '12.50'],
      ['09/05/2026', 'Books', '40.00'],
      ['18/05/2026', 'Shoes', '15.00'],
      ['', 'Subtotal', '67.50'],
    ],
  };

  it('stand where the next row of a card would, behind the sum of all others', () => {
    expect(verificationOf(CARD).status).toBe('verified');
    const charged = verificationOf({ ...CARD, rows: [...CARD.rows, ['', 'Late fee', '26.63']] });
    expect(charged.status).toBe('unverified');
  });

  it('stand below the title of the list of what is charged', () => {
    const listed = verificationOf({
      ...CARD,
      above: [...CARD.above!, 'New balance 180.00'],
      rows: [...CARD.rows, ['', 'Fees'], ['', 'Late fee', '26.63']],
    });
    expect(listed.status).toBe('unverified');
  });

  it('on a page of their own go on under the same names of columns', () => {
    const heading = ['Buchungstag', 'Buchungstext', 'Betrag'];
    const { statement } = readSmall(
      {
        above: ['Kontonummer: 20450011', 'Zeitraum 01.05.2026 bis 31.05.2026'],
        heading,
        rows: [
          ['04.05.2026', 'Bäckerei', '-12,50'],
          ['09.05.2026', 'Bücher', '-40,00'],
          ['18.05.2026', 'Gutschrift', '15,00'],
          ['', 'Summe', '-37,50'],
        ],
      },
      {
        heading,
        rows: [
          ['', 'Account fee', '-5,12'],
          ['', 'Stamp duty', '-1,72'],
        ],
      },
    );
    expect(statement.verification.status).not.toBe('verified');
  });
});

it('the days of the statement beside a limit are no booking', () => {
  const limit = '01/05/2026 - 31/05/2026 Overdraft limit 500.00';
  const above = ['Account number: 20450011', limit, 'Opening balance 100.00', 'Closing balance 62.50'];
  expect(verificationOf({ ...PROVED, above })).toMatchObject({ status: 'verified', warnings: [] });
  const other = '08/05/2026 - 31/05/2026 Garden hose 500.00';
  expect(verificationOf({ ...PROVED, above: [...PROVED.above!, other] }).status).toBe('unverified');
});
