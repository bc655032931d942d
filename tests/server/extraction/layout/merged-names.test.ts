import { describe, expect, it } from 'vitest';
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
