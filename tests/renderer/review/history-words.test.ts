import { expect, test } from 'vitest';
import { changeWords } from '../../../renderer/review/history-words.ts';
import { statement } from '../rows.ts';

const body = statement([], { number: '55501234', currency: 'GBP' });
const words = (field: string, from: string | null, to: string | null): readonly unknown[] => {
  const said = changeWords({ row: 'r0', field, from, to }, body, 'de-DE');
  return [said.field, said.from, said.to];
};

test('changes of the history are said as the table shows them', () => {
  expect(words('amount', '1.00', '1234.50')).toEqual(['amount', '1,00', '1.234,50']);
  expect(words('value_date', null, '2026-05-02')).toEqual(['value date', null, '02.05.2026']);
  expect(words('opening_balance', '5.00', null)).toEqual(['opening balance', '5,00', null]);
  expect(words('type', 'DEBIT', 'CREDIT')).toEqual(['direction', 'money out', 'money in']);
  expect(words('excluded', 'false', 'true')).toEqual(['excluded', 'no', 'yes']);
  expect(words('account', '0', '1')).toEqual(['account', '55501234 · GBP', 'Account 2']);
});

test('texts stay as they are', () => {
  expect(words('description', '12.50', '2026-05-02')).toEqual(['description', '12.50', '2026-05-02']);
  expect(words('number', '100.25', 'true')).toEqual(['number', '100.25', 'true']);
});
