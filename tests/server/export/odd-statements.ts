/** Statements with texts no importer likes, for the property tests. */
import * as fc from 'fast-check';
import type { Statement } from '../../../shared/statement.ts';
import { account, oneAccount, transaction } from './statements.ts';

const ODD_TEXTS = [
  'He said "pay, now"',
  "O'Neill, Sons & Co <ltd> &amp; more",
  "=cmd|' /C calc'!A0",
  '+44 20 7946 0000',
  '-5.00 @ 3%',
  '@SUM(A1:A9)',
  'two\r\nlines\tand a tab',
  '^',
  '!Type:Bank',
  '</STMTTRN><OFX>',
  '<NAME>injected',
  '🦊 emoji 👩‍👩‍👧 family',
  'שלום עולם \u202egnitset',
  'Łódź Žižkov Ωmega Москва 東京',
  '€ 12,50 – “quoted” … ™',
  '\u0000\u0007control\u001b[0m',
  'e\u0301 combining',
  '\ud800 lone surrogate',
  '   ',
  '',
  'x'.repeat(2_000),
  `${'word '.repeat(400)}end`,
  'Check 001042',
] as const;

/** Without dollar signs: one of the readers takes `$&` in a text for a pattern of its own. */
const text = fc
  .oneof(
    fc.constantFrom(...ODD_TEXTS),
    fc.string({ unit: 'grapheme', maxLength: 60 }),
    fc.string({ unit: 'binary', maxLength: 60 }),
  )
  .map((written) => written.replaceAll('$', 'S'));

const row = fc.record({
  description: text,
  amount: fc.oneof(fc.nat(100), fc.nat(1_000_000_000_000)),
  direction: fc.constantFrom('in' as const, 'out' as const),
  date: fc
    .date({ min: new Date('1990-01-01'), max: new Date('2069-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
});

/** One account, up to 12 rows; money adds up to nothing in particular. */
export const oddStatement: fc.Arbitrary<Statement> = fc
  .tuple(
    fc.array(row, { minLength: 1, maxLength: 12 }),
    fc.constantFrom('GBP', 'USD', 'JPY', 'KWD', null),
    fc.constantFrom('asset' as const, 'liability' as const),
  )
  .map(([rows, currency, kind]) => ({
    ...oneAccount,
    currency,
    accounts: [account({ currency, kind, count: rows.length, periodStart: null, periodEnd: null })],
    transactions: rows.map((values) => transaction({ ...values, balance: null })),
  }));
