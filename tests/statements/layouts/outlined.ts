/** Statements whose columns are named in outlines, that is for no reader of text: what stands in them tells what they are. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, outColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { DOT_COMMA, SPACE_COMMA } from '../format.ts';
import { english } from '../language/english.ts';
import { italian } from '../language/romance.ts';
import { swedish } from '../language/nordic.ts';
import type { Layout } from '../layout.ts';
import type { Face } from '../paper/fonts.ts';
import { single } from '../single.ts';

const style = { headingInk: 'outline' } as const;
/** A family whose shapes are known. */
const face: Face = { family: 'liberation', size: 8.5 };

export const outlinedLayouts: readonly Layout[] = [
  single({
    name: 'outlined-days-of-month',
    tags: ['headings:outlines', 'date:day-only', 'columns:in-out', 'balance:row', 'language:it'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    head: 'plain',
    rows: [24, 50],
    columns: [
      dateColumn('Giorno', 'dd', 34),
      descriptionColumn('Operazione', { oneLine: true }),
      inColumn('Accrediti', 74),
      outColumn('Addebiti', 74),
      balanceColumn('Saldo', 78),
    ],
    style,
    face,
  }),
  single({
    name: 'outlined-two-up',
    tags: ['headings:outlines', 'page:two-up', 'columns:amount', 'balance:row', 'language:sv'],
    language: swedish,
    country: 'SE',
    currency: 'SEK',
    numbers: SPACE_COMMA,
    rows: [60, 90],
    columns: [
      dateColumn('Bokförd', 'yyyy-MM-dd', 62),
      descriptionColumn('Text', { oneLine: true }),
      amountColumn('Belopp', 80),
      balanceColumn('Saldo', 84),
    ],
    style,
    face,
    writing: () => ({ twoUp: true }),
  }),
  single({
    name: 'outlined-under-one-name-of-two-days',
    tags: ['headings:outlines', 'headings:spanning', 'columns:amount', 'balance:summary', 'date:value'],
    language: english,
    country: 'GB',
    currency: 'GBP',
    rows: [16, 30],
    balances: 'none',
    columns: [
      dateColumn(['', ''], 'dd/MM', 30),
      valueColumn(['', ''], 'dd/MM', 30),
      descriptionColumn(['', ''], { oneLine: true }),
      amountColumn(['', ''], 70),
    ],
    style: { headingSpans: [{ text: 'Dates', from: 'date', to: 'value' }] },
  }),
  single({
    name: 'outlined-days-beside-months',
    tags: ['headings:outlines', 'date:month-day-apart', 'columns:out-in', 'balance:row', 'language:it'],
    language: italian,
    country: 'IT',
    currency: 'EUR',
    numbers: DOT_COMMA,
    rows: [18, 36],
    columns: [
      dateColumn('G.', 'dd', 26),
      { ...dateColumn('M.', 'MM', 26), id: 'month' },
      descriptionColumn('Causale', { oneLine: true }),
      outColumn('Uscite', 74),
      inColumn('Entrate', 74),
      balanceColumn('Disponibile', 80),
    ],
    style,
    face,
  }),
];
