/** Statements of languages that are written from right to left: the whole table stands mirrored, and so do its labels. */
import {
  amountColumn, balanceColumn, dateColumn, descriptionColumn, inColumn, outColumn, referenceColumn, valueColumn,
} from '../columns.ts'; // prettier-ignore
import { COMMA_DOT } from '../format.ts';
import { english } from '../language/english.ts';
import { arabic, hebrew } from '../language/right-to-left.ts';
import type { Layout } from '../layout.ts';
import { TRAILING_MINUS } from '../money.ts';
import { single } from '../single.ts';

/** Numbers end at the right of their columns on such a paper too, which is where these begin before it is mirrored. */
const NUMBERS_RIGHT = { align: 'left' } as const;

export const rightToLeftLayouts: readonly Layout[] = [
  single({
    name: 'arabic-debit-credit',
    tags: ['language:ar', 'direction:right-to-left', 'columns:out-in', 'balance:row'],
    language: arabic,
    country: 'AE',
    currency: 'AED',
    numbers: COMMA_DOT,
    face: { family: 'dejavu', size: 8 },
    paper: { rightToLeft: true },
    columns: [
      dateColumn('التاريخ', 'dd/MM/yyyy', 60),
      descriptionColumn('تفاصيل العملية'),
      outColumn('مدين', 70, {}, NUMBERS_RIGHT),
      inColumn('دائن', 70, {}, NUMBERS_RIGHT),
      balanceColumn('الرصيد', 76, {}, NUMBERS_RIGHT),
    ],
    openingRow: 'الرصيد الافتتاحي',
    closingRow: 'الرصيد الختامي',
  }),
  single({
    name: 'arabic-digits',
    tags: ['language:ar', 'direction:right-to-left', 'digits:arabic', 'columns:out-in', 'balance:summary'],
    language: arabic,
    country: 'SA',
    currency: 'SAR',
    numbers: COMMA_DOT,
    face: { family: 'dejavu', size: 8 },
    paper: { rightToLeft: true, arabicDigits: true },
    columns: [
      dateColumn('التاريخ', 'dd/MM/yyyy', 64),
      descriptionColumn('البيان'),
      outColumn('سحب', 76),
      inColumn('إيداع', 76),
    ],
    balances: 'none',
  }),
  single({
    name: 'arabic-without-running-balance',
    tags: ['language:ar', 'direction:right-to-left', 'columns:amount', 'date:named-month', 'decimals:3', 'balance:summary'],
    language: arabic,
    country: 'KW',
    currency: 'KWD',
    numbers: COMMA_DOT,
    face: { family: 'dejavu', size: 8 },
    paper: { rightToLeft: true },
    summary: 'strip',
    columns: [
      dateColumn('تاريخ العملية', 'd MMMM', 62),
      descriptionColumn('الوصف'),
      amountColumn('المبلغ (د.ك)', 84, TRAILING_MINUS),
    ],
    balances: 'none',
  }), // prettier-ignore
  single({
    name: 'arabic-with-english-texts',
    tags: ['language:ar', 'direction:right-to-left', 'columns:in-out', 'balance:row'],
    language: { ...arabic, people: english.people, firms: english.firms, merchants: english.merchants },
    country: 'EG',
    currency: 'EGP',
    numbers: COMMA_DOT,
    face: { family: 'dejavu', size: 8 },
    paper: { rightToLeft: true },
    head: 'grid',
    columns: [
      dateColumn('تاريخ المعاملة', 'd MMM yyyy', 74),
      descriptionColumn('الشرح'),
      inColumn('إضافة', 70, {}, NUMBERS_RIGHT),
      outColumn('خصم', 70, {}, NUMBERS_RIGHT),
      balanceColumn('رصيد الحساب', 76, {}, NUMBERS_RIGHT),
    ],
    openingRow: 'رصيد أول المدة',
  }),
  single({
    name: 'arabic-beside-english',
    tags: ['language:ar', 'language:en', 'columns:out-in', 'balance:row', 'headings:two-languages'],
    language: {
      ...english,
      phrases: arabic.phrases,
      firms: arabic.firms,
      merchants: arabic.merchants,
      towns: arabic.towns,
    },
    country: 'QA',
    currency: 'QAR',
    numbers: COMMA_DOT,
    face: { family: 'dejavu', size: 8 },
    columns: [
      dateColumn(['التاريخ', 'Date'], 'dd-MM-yyyy', 62),
      descriptionColumn(['تفاصيل العملية', 'Transaction Details']),
      outColumn(['مدين', 'Debit'], 70),
      inColumn(['دائن', 'Credit'], 70),
      balanceColumn(['الرصيد', 'Balance'], 76),
    ],
    openingRow: 'Opening balance',
  }),
  single({
    name: 'hebrew-debit-credit',
    tags: ['language:he', 'direction:right-to-left', 'columns:out-in', 'balance:row', 'date:value-beside'],
    language: hebrew,
    country: 'IL',
    currency: 'ILS',
    numbers: COMMA_DOT,
    face: { family: 'dejavu', size: 8 },
    paper: { rightToLeft: true },
    columns: [
      dateColumn('תאריך', 'dd/MM/yy', 48),
      valueColumn('תאריך ערך', 'dd/MM/yy', 52),
      descriptionColumn('תיאור התנועה'),
      referenceColumn('אסמכתא', 66),
      outColumn('חובה', 62),
      inColumn('זכות', 62),
      balanceColumn('יתרה בש"ח', 72),
    ],
    carried: { head: 'יתרה מדף קודם', foot: 'יתרה לדף הבא' },
    rows: [40, 60],
  }),
  single({
    name: 'hebrew-newest-first',
    tags: ['language:he', 'direction:right-to-left', 'columns:out-in', 'balance:summary', 'order:desc'],
    language: hebrew,
    country: 'IL',
    currency: 'ILS',
    numbers: COMMA_DOT,
    face: { family: 'dejavu', size: 8 },
    paper: { rightToLeft: true },
    order: 'desc',
    summary: 'sentence',
    columns: [
      dateColumn('תאריך', 'dd/MM/yyyy', 62),
      descriptionColumn('סוג פעולה'),
      outColumn('בחובה', 72, {}, NUMBERS_RIGHT),
      inColumn('בזכות', 72, {}, NUMBERS_RIGHT),
    ],
    balances: 'none',
  }),
];
