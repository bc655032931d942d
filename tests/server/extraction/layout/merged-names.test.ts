import { describe, expect, it } from 'vitest';
import { readSmall } from '../../../support/small-statement.ts';
import { holdsOtherName } from '../../../../server/extraction/layout/dates/date-names.ts';

describe('the name of a column of days', () => {
  const named = (heading: string | null) => holdsOtherName({ heading, roles: new Set(['date']) });

  it('holds another one where the two stand too close', () => {
    expect(named('Datum Betrag Buchung')).toBe(true);
    expect(named('Date opération Valeur / / Datum Valuta')).toBe(true);
  });

  it('holds none else', () => {
    expect(named('Date / Datum / Data')).toBe(false);
    expect(named('Posting date')).toBe(false);
    expect(named(null)).toBe(false);
  });
});

it('a value date with another day right behind it is in doubt', () => {
  const { statement } = readSmall({
    above: ['Period: 01.03.2026 to 31.03.2026', 'Opening balance 100.00', 'Closing balance 81.00'],
    heading: ['Value date', 'Details', '', 'Amount', ''],
    rows: [
      ['05.03.2026 03.03.2026', 'Ferry', '', '-5.00', ''],
      ['06.03.2026 06.03.2026', 'Baker', '', '-6.00', ''],
      ['11.03.2026 09.03.2026', 'Wool', '', '-8.00', ''],
    ],
  });
  expect(statement.transactions.map(({ flags }) => flags.map(({ code }) => code))).toEqual([
    ['date_uncertain'],
    [],
    ['date_uncertain'],
  ]);
});
