import { afterEach, describe, expect, it } from 'vitest';
import { localDay, periodDays, secondsUntilReset } from '../../../server/accounts/periods.ts';
import { SessionCodes } from '../../../server/accounts/session-codes.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

describe('periods', () => {
  it("are days and months of the machine's time zone", () => {
    process.env['TZ'] = 'Pacific/Auckland';
    const moment = new Date('2026-03-31T12:30:00Z');
    expect(localDay(moment)).toBe('2026-04-01');
    expect(periodDays('month', moment)).toEqual({ first: '2026-04-01', last: '2026-04-30' });
    process.env['TZ'] = 'America/Los_Angeles';
    expect(localDay(new Date('2026-03-31T12:30:00Z'))).toBe('2026-03-31');
  });

  it('know leap years and the turn of the year', () => {
    expect(periodDays('month', new Date(2028, 1, 10)).last).toBe('2028-02-29');
    expect(periodDays('month', new Date(2026, 11, 31)).last).toBe('2026-12-31');
    expect(secondsUntilReset('month', new Date(2026, 11, 31, 23, 59, 59))).toBe(1);
  });

  it('count days of 23 and 25 hours as they are', () => {
    process.env['TZ'] = 'Europe/Berlin';
    expect(secondsUntilReset('day', new Date(2026, 2, 29, 0, 0, 0))).toBe(23 * 3600);
    expect(secondsUntilReset('day', new Date(2026, 9, 25, 0, 0, 0))).toBe(25 * 3600);
  });
});

describe('one-time codes', () => {
  it('work once and expire', () => {
    let now = 0;
    const codes = new SessionCodes(() => now);
    const [first, second] = [codes.issue(), codes.issue()];
    expect(first).not.toBe(second);
    expect([codes.redeem(first), codes.redeem(first)]).toEqual([true, false]);
    now = 11 * 60_000;
    expect(codes.redeem(second)).toBe(false);
  });
});
