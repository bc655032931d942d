/**
 * What the engine does not read yet of the generated layouts (`statements.test.ts`), by what goes wrong. Every entry
 * is work to do; none is accepted for good.
 */
export type Aspect =
  /** Date, money in and money out of every row. */
  | 'rows'
  /** Balances after each row, printed or computed. */
  | 'balances'
  /** Oldest first. */
  | 'order'
  /** Descriptions. */
  | 'texts'
  /** Number, period, opening and closing of the accounts. */
  | 'account'
  /** Pages said to be missing. */
  | 'warnings';

export interface Shortfall {
  readonly reason: string;
  readonly aspects: readonly Aspect[];
  readonly layouts: readonly string[];
}

export const SHORTFALLS: readonly Shortfall[] = [
  {
    reason: 'The language is outside the lexicon: no label tells the account’s number.',
    aspects: ['account'],
    layouts: [
      'invented-language-in-out',
      'invented-language-mark',
      'invented-language-lists',
      'invented-language-days-below',
      'invented-language-summary',
      'invented-language-sums',
      'invented-language-summary-in-out',
      'invented-language-balances-below',
      'invented-language-days-over-days',
      'invented-language-days-over-rows',
      'bound-with-one-in-unknown-words',
    ],
  },
  {
    reason: 'The only name of a column, repeated on a further page, joins the text of the row above it.',
    aspects: ['texts'],
    layouts: ['heading-day-month'],
  },
  {
    reason:
      'Cells set in the middle of two rows only: wrapped value dates and texts of three lines are mixed up.',
    aspects: ['texts'],
    layouts: ['cells-long-texts-few'],
  },
  {
    reason:
      'A cardholder’s name and card between the rows of a list without headings join the text of the row above.',
    aspects: ['texts'],
    layouts: ['card-sections-without-headings', 'card-sections-without-headings-british'],
  },
];
