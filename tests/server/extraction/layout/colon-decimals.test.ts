/** Decimals behind a colon, and times of day, which look like them. */
import { describe, expect, it } from 'vitest';
import { wordTexts } from '../../../../server/extraction/layout/lines/lines.ts';
import type { Stages } from '../../../../server/extraction/read.ts';
import { amountsOf, readSmall, rowsOf } from '../../../support/small-statement.ts';

const above = ['Period: 2025-03-01 – 2025-03-31'];
const wordsOf = ({ lines }: Stages): string[] => wordTexts(lines);
const SIDES = ['Datum', 'Text', 'Uttag', 'Insättning', 'Saldo'];
const SIGNED = ['Datum', 'Text', 'Belopp', 'Saldo'];

describe('a colon before the decimals', () => {
  it('is their sign in columns of both directions, also where an amount could be a time', () => {
    const stages = readSmall({
      above: [...above, 'Ingående saldo 10 500:00', 'Utgående saldo 11 710:00'],
      heading: SIDES,
      rows: [
        ['2025-03-02', 'Bageriet', '249:50', '', '10 250:50'],
        ['2025-03-04', 'Lön', '', '1 500:00', '11 750:50'],
        ['2025-03-09', 'Kiosken', '12:30', '', '11 738:20'],
        ['2025-03-10', 'Pant', '', '15:00', '11 753:20'],
        ['2025-03-12', 'Hyllan', '43:20', '', '11 710:00'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-24950, 150000, -1230, 1500, -4320]);
    const { verification, accounts } = stages.statement;
    expect(verification.status).toBe('verified');
    expect(accounts[0]).toMatchObject({ openingBalance: 1050000, closingBalance: 1171000 });
  });

  it.each([
    ['-249:50', '12.345:00', '12.095:50'],
    ['249:50-', '12 345:00', '12 095:50'],
    ['(249:50)', '12,345:00', '12,095:50'],
    ['-249:50 kr', '12 345:00 kr', '12 095:50 kr'],
    ['kr -249:50', 'kr 12.345:00', 'kr 12.095:50'],
  ])('is their sign in signed amounts: %s, %s', (amount, opening, balance) => {
    const stages = readSmall({
      above,
      heading: SIGNED,
      rows: [
        ['', 'Ingående saldo', '', opening],
        ['2025-03-02', 'Bageriet', amount, balance],
      ],
    });
    expect(rowsOf(stages)).toEqual(['2025-03-02 -24950 Bageriet']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it.each([':-', ':–'])('has a dash behind it for no decimals: %s', (none) => {
    const stages = readSmall({
      above,
      heading: SIGNED,
      rows: [
        ['', 'Ingående saldo', '', `1 000${none}`],
        ['2025-03-02', 'Bageriet', '-12:50', '987:50'],
        ['2025-03-04', 'Lön', `1 200${none}`, '2 187:50'],
        ['2025-03-09', 'Hyra', `-700${none}`, '1 487:50'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, 120000, -70000]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it('has a dash behind it among amounts with a comma', () => {
    const stages = readSmall({
      above,
      heading: SIGNED,
      rows: [
        ['', 'Ingående saldo', '', '1 000,00'],
        ['2025-03-02', 'Bageriet 15:- rabatt', '-12,50', '987,50'],
        ['2025-03-04', 'Lön', '1 200:-', '2 187,50'],
      ],
    });
    expect(rowsOf(stages)).toEqual(['2025-03-02 -1250 Bageriet 15:- rabatt', '2025-03-04 +120000 Lön']);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it.each([
    ['no', null],
    ['unknown', ['Qarn', 'Velto', 'Brusk', 'Ombel']],
  ])('is their sign under %s names', (_, heading) => {
    const stages = readSmall({
      above: [...above, 'Ingående saldo: 1 000:00'],
      heading,
      rows: [
        ['2025-03-02', 'Bageriet', '-12:50', '987:50'],
        ['2025-03-04', 'Kiosken', '-14:05', '973:45'],
        ['2025-03-09', 'Hyra', '-700:25', '273:20'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, -1405, -70025]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});

describe('a colon within', () => {
  const rows = [
    ['2025-03-02', 'Bageriet kl 14:05', '-12:50', '987:50'],
    ['2025-03-04', 'Lön 14:05:33 ref 4410:88', '1 200:00', '2 187:50'],
    ['2025-03-09', 'Hyra SE45 5000:00 på 700:25 kr', '-700:25', '1 487:25'],
    ['2025-03-10', 'Almby 3:12', '-88:25', '1 399:00'],
  ] as const;

  it('a text says what it says', () => {
    const stages = readSmall({
      above,
      heading: SIGNED,
      rows: [['', 'Ingående saldo', '', '1 000:00'], ...rows],
    });
    expect(rowsOf(stages)).toEqual([
      '2025-03-02 -1250 Bageriet kl 14:05',
      '2025-03-04 +120000 Lön 14:05:33 ref 4410:88',
      '2025-03-09 -70025 Hyra SE45 5000:00 på 700:25 kr',
      '2025-03-10 -8825 Almby 3:12',
    ]);
    expect(stages.statement.verification.status).toBe('verified');
  });

  it.each([
    ['Tid', ['14:05', '09:30', '12:00', '17:45']],
    ['Qarn', ['14:05', '9:30', '12:00', '17:45']],
    ['Referens', ['4410:88', '4411:89', '4412:90', '4413:91']],
  ])('a column beside the amounts is none of theirs: %s', (name, cells) => {
    const stages = readSmall({
      above,
      heading: ['Datum', 'Text', name, 'Belopp', 'Saldo'],
      rows: [
        ['', 'Ingående saldo', '', '', '1 000:00'],
        ...rows.map(([date, text, amount, balance], at) => [date, text, cells[at]!, amount, balance]),
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, 120000, -70025, -8825]);
    stages.statement.transactions.forEach(({ description }, at) => {
      expect(description).toContain(rows[at]![1]);
      expect(wordsOf(stages)).toContain(cells[at]);
    });
    expect(stages.statement.verification.status).toBe('verified');
  });

  it.each([
    ['Tid', ['14:05', '9:30', '12:00']],
    ['Fastighet', ['3:12', '112:75', '4410:88']],
  ])('a column of a statement with a comma is none of amounts: %s', (name, cells) => {
    const stages = readSmall({
      above,
      heading: ['Datum', 'Text', name, 'Belopp', 'Saldo'],
      rows: [
        ['', 'Ingående saldo', '', '', '1 000,00'],
        ['2025-03-02', 'Bageriet', cells[0]!, '-12,50', '987,50'],
        ['2025-03-04', 'Lön', cells[1]!, '1 200,00', '2 187,50'],
        ['2025-03-09', 'Hyra', cells[2]!, '-700,25', '1 487,25'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-1250, 120000, -70025]);
    expect(wordsOf(stages)).toEqual(expect.arrayContaining(cells));
  });

  it('times under figures that end where they do are none of amounts', () => {
    const stages = readSmall({
      above,
      heading: null,
      rows: [
        ['', 'Qarn', '10 500:00', '', ''],
        ['', 'Velto', '11 250:50', '', ''],
        ['2025-03-02', 'Bageriet', '14:05', '-249:50', '10 250:50'],
        ['2025-03-04', 'Lön', '09:30', '1 500:00', '11 750:50'],
        ['2025-03-09', 'Hyra', '12:00', '-500:00', '11 250:50'],
      ],
    });
    expect(wordsOf(stages)).toEqual(expect.arrayContaining(['14:05', '09:30', '12:00']));
  });

  it('a column beside whole units is none of amounts', () => {
    const stages = readSmall({
      above,
      heading: ['Datum', 'Text', 'Qarn', 'Belopp', 'Saldo'],
      rows: [
        ['', 'Ingående saldo', '', '', '1 000 kr'],
        ['2025-03-02', 'Bageriet', '4410:88', '-12 kr', '988 kr'],
        ['2025-03-04', 'Lön', '4411:89', '1 200 kr', '2 188 kr'],
        ['2025-03-09', 'Hyra', '4412:90', '-700 kr', '1 488 kr'],
      ],
    });
    expect(wordsOf(stages)).toContain('4411:89');
  });
});
