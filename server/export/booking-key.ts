import type { Transaction } from '../../shared/statement.ts';
import { oneLine } from './one-line.ts';

/** Money in positive, money out negative; minor units. */
export function signedAmount({ direction, amount }: Transaction): number {
  return direction === 'in' ? amount : amount === 0 ? 0 : -amount;
}

/**
 * What a booking is recognised by in another statement of its account: date, signed amount and text. Two bookings
 * of one statement may have the same key and both be real, so a key goes with the number of its occurrence.
 */
export function bookingKey(transaction: Transaction): string {
  return JSON.stringify([transaction.date, signedAmount(transaction), oneLine(transaction.description)]);
}
