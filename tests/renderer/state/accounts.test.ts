import { expect, test } from 'vitest';
import { accountKey, accountLabel, accountsIn } from '../../../renderer/state/accounts.ts';
import { account } from '../accounts.ts';
import { documentBody } from '../rows.ts';

test('an account is its number without spaces and signs, and its currency', () => {
  expect(accountKey({ number: 'de00 1234-56', currency: 'EUR' })).toBe('DE00123456 EUR');
  expect(accountKey({ number: 'DE00123456', currency: 'EUR' })).toBe('DE00123456 EUR');
  expect(accountKey({ number: '**** 1234', currency: null })).toBe('****1234');
  expect(accountKey({ number: ' ', currency: 'EUR' })).toBeNull();
  expect(accountKey({ number: null, currency: 'EUR' })).toBeNull();
});

test('it is called by the end of its number', () => {
  expect(accountLabel({ number: 'DE00 1234 5678 9012', currency: 'EUR' })).toBe('…56789012 EUR');
  expect(accountLabel({ number: '1234', currency: null })).toBe('1234');
});

test('each account stands once in the list of all', () => {
  const documents = [
    documentBody('a', { accounts: [account(), account({ currency: 'EUR' })] }),
    documentBody('b', { accounts: [account({ number: '555 01234' }), account({ number: null })] }),
  ];
  expect(accountsIn(documents)).toEqual([
    { key: '55501234 EUR', label: '55501234 EUR' },
    { key: '55501234 GBP', label: '55501234 GBP' },
  ]);
});
