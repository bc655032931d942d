/**
 * Statements printed from a spreadsheet: every cell on the bottom of its row, columns without a blank between them,
 * headings in the middle over numbers at the right edge, numbers without the zeros they end in.
 */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, otherColumn, outColumn, valueColumn, type Column,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, NONE_DOT, SPACE_COMMA } from '../format.ts';
import { english } from '../language/english.ts';
import { french, italian } from '../language/romance.ts';
import type { Layout } from '../layout.ts';
import type { TableStyle } from '../paper/table.ts';
import { single } from '../single.ts';

const SHEET: Partial<TableStyle> = { gap: 1.6, rules: 'none' };
const NO_GUTTER = 2;
/** How a spreadsheet writes a number it has no format for. */
const UNFORMATTED = { ...NONE_DOT, bareZeros: true };

/** Every cell on the bottom of its row, every name in the middle of its column. */
const sheet = (columns: readonly Column[]): Column[] =>
  columns.map((column) => ({ place: 'last', headingAlign: 'center', ...column }));

/** A column whose cells hold numbers while its neighbours hold texts. */
const unformatted = (column: Column): Column => ({
  ...column,
  cell: (entry, context) => column.cell(entry, { ...context, numbers: UNFORMATTED }),
});

/** A cell on two lines: `|` is where it goes on below. */
const cut = (column: Column): Column => ({
  ...column,
  cell: (entry, context) => [column.cell(entry, context)].flat().flatMap((text) => text.split('|')),
});

const narrowText = (heading: string, width = 112): Column => descriptionColumn(heading, { width });

const CREDIT_BELOW = { positive: ['', '|CR'] } as const;

/** The time of day under each date, made of the entry's reference. */
const timed = (column: Column): Column => ({
  ...column,
  extra: 'time',
  extraLine: 1,
  cell: (entry, context) => {
    const seconds = Number(entry.reference.replace(/\D/g, '').slice(-5)) % 86_400;
    return [...[column.cell(entry, context)].flat(), new Date(seconds * 1000).toISOString().slice(11, 19)];
  },
});

const common = { style: SHEET, gutter: NO_GUTTER, head: 'plain' } as const;

export const spreadsheetLayouts: readonly Layout[] = [
  single({
    ...common,
    name: 'sheet-unformatted-amounts',
    tags: ['cells:bottom', 'numbers:no-trailing-zeros', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    numbers: UNFORMATTED,
    summary: 'none',
    columns: sheet([
      dateColumn('Date', 'd MMM yyyy', 70),
      narrowText('Details'),
      outColumn('Withdrawals', 104),
      inColumn('Receipts', 104),
      balanceColumn('Balance', 104),
    ]),
    openingRow: 'Balance brought forward from the last sheet',
    closingRow: 'Balance carried forward to the next sheet',
  }),
  single({
    ...common,
    name: 'sheet-one-column-unformatted',
    tags: ['cells:bottom', 'numbers:no-trailing-zeros', 'columns:out-in', 'balance:row'],
    language: english,
    country: 'AU',
    currency: 'AUD',
    columns: sheet([
      dateColumn('Date', 'dd MMM', 70),
      narrowText('Transaction'),
      unformatted(outColumn('Debit', 100)),
      unformatted(inColumn('Credit', 100)),
      balanceColumn('Balance', 110, { prefix: '$', positive: ['', ' CR'], negative: ['', ' DR'] }),
    ]),
  }),
  single({
    ...common,
    name: 'sheet-numbered-rows',
    tags: ['cells:bottom', 'columns:amount', 'date:value', 'numbers:beside-dates', 'language:fr'],
    language: french,
    country: 'BE',
    currency: 'EUR',
    numbers: DOT_COMMA,
    columns: sheet([
      otherColumn('number', 'N°', 52, ({ reference }) => String(100 + (reference.length % 7)), {
        align: 'right',
        extra: 'number',
      }),
      dateColumn('Date', 'dd-MM', 86),
      narrowText('Détails'),
      valueColumn('Valeur', 'dd-MM', 80),
      amountColumn('Montant', 96, { negative: ['- ', ''], positive: ['+ ', ''] }),
    ]),
    balances: 'none',
  }),
  single({
    ...common,
    name: 'sheet-labels-of-two-lines',
    tags: ['cells:bottom', 'columns:out-in', 'labels:wrapped', 'totals:printed', 'language:it'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    summary: 'none',
    columns: sheet([
      dateColumn('Data', 'dd/MM/yy', 80),
      valueColumn('Valuta', 'dd/MM/yy', 80),
      outColumn('Dare', 96),
      inColumn('Avere', 96),
      narrowText('Descrizione delle operazioni', 90),
    ]),
    openingRow: 'SALDO INIZIALE DEL PERIODO',
    totalsRow: 'TOTALE MOVIMENTI DEL PERIODO',
    closingRow: 'SALDO FINALE DEL PERIODO',
    balances: 'none',
  }),
  single({
    ...common,
    name: 'sheet-mark-below',
    tags: ['cells:bottom', 'columns:amount', 'sign:mark-below', 'date:value'],
    language: english,
    country: 'HK',
    currency: 'HKD',
    columns: sheet([
      dateColumn('Posting Date', 'MMM dd', 96),
      valueColumn('Value Date', 'MMM dd', 96),
      narrowText('Transaction Details'),
      cut(amountColumn('Amount', 110, CREDIT_BELOW)),
    ]),
    balances: 'none',
  }),
  single({
    ...common,
    name: 'sheet-time-below-date',
    tags: ['cells:bottom', 'date:time-below', 'columns:in-out', 'balance:row'],
    language: english,
    country: 'KE',
    currency: 'KES',
    columns: sheet([
      timed(dateColumn(['Completion', 'Time'], 'yyyy-MM-dd', 72)),
      narrowText('Details', 120),
      inColumn('Paid In', 92),
      outColumn('Withdrawn', 92),
      balanceColumn('Balance', 100),
    ]),
  }),
  single({
    ...common,
    name: 'sheet-two-line-dates',
    tags: ['cells:bottom', 'date:wrapped-two-lines', 'columns:out-in', 'balance:row', 'language:fr'],
    language: french,
    country: 'FR',
    currency: 'EUR',
    numbers: SPACE_COMMA,
    columns: sheet([
      cut(dateColumn('Date', 'dd-MM-|yyyy', 60)),
      cut(valueColumn('Valeur', 'dd-MM-|yyyy', 60)),
      narrowText('Nature des opérations', 130),
      outColumn('Débit', 76),
      inColumn('Crédit', 76),
      balanceColumn('Solde', 80),
    ]),
  }),
];
