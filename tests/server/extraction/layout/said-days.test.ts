/** Days said in words below the amount of each booking. */
import { expect, it } from 'vitest';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';

const entry = (text: string, amount: string, ...details: readonly string[]) => [
  ['', text, amount],
  ...details.map((detail) => ['', detail]),
];

it('are those of the booking above', () => {
  const stages = readSmall({
    above: ['Rekening 123-4567890-12 EUR', 'Vorig saldo op 28-02-2025 1.000,00'],
    heading: null,
    rows: [
      ...entry('Bakkerij', '- 12,50', 'Uitvoeringsdatum 02-03-2025 Valuta 03-03-2025', 'Mededeling: brood'),
      ...entry('Loon', '+ 1.200,00', 'Uitvoeringsdatum 04-03-2025 Valuta 04-03-2025', 'Mededeling: maart'),
      ...entry('Huur', '- 700,00', 'Uitvoeringsdatum 09-03-2025 Valuta 10-03-2025', 'Mededeling: flat 2'),
    ],
    below: ['Nieuw saldo op 31-03-2025 1.487,50'],
  });
  expect(rowsOf(stages)).toEqual([
    '2025-03-02 -1250 Bakkerij Mededeling: brood',
    '2025-03-04 +120000 Loon Mededeling: maart',
    '2025-03-09 -70000 Huur Mededeling: flat 2',
  ]);
});

it('are words of the text where rows have days of their own', () => {
  const stages = readSmall({
    above: ['Period: 01/03/2025 to 31/03/2025'],
    heading: ['Date', 'Details', 'Amount', 'Balance'],
    rows: [
      ['', 'Opening balance', '', '1,000.00'],
      ['02/03/2025', 'Harbour shop', '-12.50', '987.50'],
      ['', 'Transaction date 01/03/2025'],
      ['04/03/2025', 'Wages', '1,200.00', '2,187.50'],
      ['', 'Transaction date 03/03/2025'],
      ['09/03/2025', 'Rent', '-700.00', '1,487.50'],
      ['', 'Transaction date 08/03/2025'],
    ],
  });
  expect(stages.statement.transactions.map(({ date }) => date)).toEqual([
    '2025-03-02',
    '2025-03-04',
    '2025-03-09',
  ]);
});
