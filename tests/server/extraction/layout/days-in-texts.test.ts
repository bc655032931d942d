/** Days and ranges that rows print within their texts, and names between the days of a row. */
import { expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall, rowsOf } from '../../../support/small-statement.ts';
import { left, page, PITCH, right, row } from '../../../support/words.ts';

it('a day of purchase in one place of all texts is none of two columns of days without names', () => {
  const rows = [
    ['1/10/2026', '30/09/26', 'Books', '1/10/2026', '9.75'],
    ['2/10/2026', '01/10/26', 'Ferry', '2/10/2026', '14.20'],
    ['5/10/2026', '04/10/26', 'Café', '6/10/2026', '3.05'],
    ['7/10/2026', '06/10/26', 'Garage', '7/10/2026', '61.00'],
  ] as const;
  // Blanks as wide as those of type of one width.
  const lines = rows.map(([day, made, text, other, amount], index) =>
    row(
      150 + index * PITCH,
      left(32, day),
      left(83, 'CARD'),
      left(109.5, made),
      left(156, text),
      left(306, other),
      right(445, amount),
    ),
  );
  const head = [row(100, left(252, 'Balance on 30/09/2026'), right(445, '100.00'))];
  const foot = [row(250, left(252, 'Balance on 30/10/2026'), right(445, '12.00'))];
  const stages = readStatement([page(1, [...head, ...lines, ...foot])]);
  expect(rowsOf(stages)).toEqual([
    '2026-10-01 -975 CARD 30/09/26 Books',
    '2026-10-02 -1420 CARD 01/10/26 Ferry',
    '2026-10-05 -305 CARD 04/10/26 Café',
    '2026-10-07 -6100 CARD 06/10/26 Garage',
  ]);
});

it('a name between the two days of a row is no word of its text', () => {
  const rows = [
    ['02.10.', '02.10.', 'Miete', 300, '640,00-'],
    ['06.10.', '07.10.', 'Gutschrift', 380, '87,12+'],
    ['15.10.', '15.10.', 'Gehalt', 380, '2.213,40+'],
    ['21.10.', '21.10.', 'Lastschrift', 300, '118,35-'],
  ] as const;
  const lines = rows.map(([day, other, text, at, amount], index) =>
    row(
      150 + index * PITCH,
      left(32, day),
      left(80, 'Wertstellung:'),
      left(152, other),
      left(196, text),
      right(at + 60, amount),
    ),
  );
  const head = [
    row(90, left(80, 'Alter Kontostand vom 30.09.2026'), right(440, '500,00+')),
    row(120, left(32, 'Datum'), left(80, 'Buchungsvorgang'), right(360, 'Soll'), right(440, 'Haben')),
  ];
  const foot = [row(230, left(80, 'Neuer Kontostand vom 31.10.2026'), right(440, '2.042,17+'))];
  expect(rowsOf(readStatement([page(1, [...head, ...lines, ...foot])]))).toEqual([
    '2026-10-02 -64000 Miete',
    '2026-10-06 +8712 Gutschrift',
    '2026-10-15 +221340 Gehalt',
    '2026-10-21 -11835 Lastschrift',
  ]);
});

it('a range in the text of a row is no period of a statement that has other rows', () => {
  const stages = readSmall({
    above: ['Saldo iniziale al 30/09/2026 100,00'],
    heading: ['Data', 'Descrizione', 'Uscite', 'Entrate'],
    rows: [
      ['13/10/2026', 'Pagamento POS', '4,50'],
      ['14/10/2026', 'Pagamento POS', '10,00'],
      ['20/10/2026', 'Bonifico', '', '1.200,00'],
      ['31/10/2026', 'Imposta di bollo', '8,55'],
      ['', 'Periodo 01/07/2026 - 15/10/2026'],
    ],
    below: ['Saldo finale al 31/10/2026 1.276,95'],
  });
  expect(stages.statement.verification).toMatchObject({ status: 'verified', rowsFlagged: 0 });
});

it('a figure of nothing behind the closing is no row of the day that the last balance states', () => {
  const stages = readSmall({
    above: ['Período: 01/11/2026 - 30/11/2026', 'Saldo anterior 100,00C'],
    heading: ['Data', 'Histórico', 'Valor'],
    rows: [
      ['13/11', 'Tarifa', '4,50D'],
      ['13/11', 'Saldo do dia', '95,50C'],
      ['30/11', 'Juros', '8,55D'],
      ['30/11', 'Saldo do dia', '86,95C'],
      ['', 'Resumo'],
      ['', 'Saldo em conta corrente', '86,95C'],
      ['', 'Encargos'],
      ['', 'Juros vencidos', '0,00'],
    ],
  });
  expect(rowsOf(stages)).toEqual(['2026-11-13 -450 Tarifa', '2026-11-30 -855 Juros']);
  expect(stages.statement.verification.status).toBe('verified');
});
