import { createHash } from 'node:crypto';
import type { AccountStatement } from './account-statement.ts';
import { bookingKey } from './booking-key.ts';

/** Hexadecimal digits of a FITID: 128 bits. The format allows 255 characters, some importers fewer than 40. */
const FITID_LENGTH = 32;

/**
 * Financial institution transaction IDs of an account's rows, by which importers tell what they already have
 * (docs/decisions/0012-fitid.md). Made of account, currency, date, amount, text and the number of the occurrence: the same
 * after another conversion, in an overlapping statement, and when other rows are edited.
 */
export function fitIds({ identity, currency, rows }: AccountStatement): string[] {
  const occurrences = new Map<string, number>();
  return rows.map((row) => {
    const key = bookingKey(row);
    const occurrence = (occurrences.get(key) ?? 0) + 1;
    occurrences.set(key, occurrence);
    const content = JSON.stringify([identity ?? '', currency ?? '', key, occurrence]);
    return createHash('sha256').update(content).digest('hex').slice(0, FITID_LENGTH);
  });
}
