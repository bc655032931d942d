import { expect, it } from 'vitest';
import { titleDirection } from '../../../../server/extraction/reading/directions.ts';

it.each([
  ['TXN63053713720 TRANSFER_IN COMPLETED', 'in'],
  ['TXN63053713720 BANK_TRANSFER_OUT', 'out'],
  ['TXN63053713720 transfer in Leeds', null],
])('a code of what is booked tells its direction: %s', (text, direction) => {
  expect(titleDirection(text)).toBe(direction);
});

it('what a bank is says nothing of where the money goes', () => {
  expect(titleDirection('Tarn Valley Credit Union')).toBe(null);
  expect(titleDirection('Transfer credit')).toBe('in');
});
