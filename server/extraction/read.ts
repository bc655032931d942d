/** From words to a statement: layout, candidate readings, proof, assembly. Pure; the pages are all it knows. */
import type { Statement } from '../../shared/statement.ts';
import { currencyDecimals } from '../../shared/money.ts';
import { withListedTwiceInDoubt } from './bound-copies.ts';
import { boundStatements } from './bound-statements.ts';
import { withLabelDashes } from './label-dashes.ts';
import { readByNumbers } from './pages-in-order.ts';
import { datedLines } from './dated-lines.ts';
import { inTurn } from './in-turn.ts';
import { detailsBelow } from './layout/headings/details-below.ts';
import { captionLines } from './layout/lines/captions.ts';
import { findHeadings, type Heading } from './layout/headings/headings.ts';
import { LINE_STEPS } from './layout/lines/line-steps.ts';
import { buildLines, wordTexts, type Line } from './layout/lines/lines.ts';
import type { Shape } from './layout/shape.ts';
import { STYLE_STEPS } from './layout/style-steps.ts';
import { standingFeet } from './layout/pages/page-feet.ts';
import type { Table } from './layout/tables.ts';
import type { TokenLine } from './layout/tokens.ts';
import { speaksOfBooks, speaksOfDebt } from './statement/kind.ts';
import { chooseReading, type DocumentReading } from './proof/document.ts';
import { inLanguageOf } from './reading/month-names.ts';
import { detectNumberStyle, mayBeThousandths, printsThousandths } from './reading/number-style.ts';
import type { NumberStyle } from './reading/numbers.ts';
import { assemble, type AssemblyContext } from './statement/assemble.ts';
import { currencyOfThousandths, settleCurrency } from './statement/currency/currency.ts';
import { currencyLists, differInDecimals } from './statement/currency/currency-lists.ts';
import { currencyRows } from './statement/currency/currency-rows.ts';
import { currencySides, type CurrencySide } from './statement/currency/currency-sides.ts';
import { daysListedAgain } from './statement/lists/days-listed-again.ts';
import { findFacts, type Facts } from './statement/facts/facts.ts';
import { joinedStatements } from './statement/joined-statements.ts';
import { withoutCutLines } from './words/cut-lines.ts';
import { repeatedPages } from './words/repeated-pages.ts';
import type { WordPage } from './words/word.ts';
import { findTables } from './found-tables.ts';

/** Every stage's result, in the order of the chain. */
export interface Stages {
  readonly pages: readonly WordPage[];
  readonly lines: readonly Line[];
  readonly style: NumberStyle;
  readonly tokens: readonly TokenLine[];
  readonly headings: readonly Heading[];
  readonly tables: readonly Table[];
  readonly shapes: readonly Shape[];
  readonly facts: Facts;
  readonly reading: DocumentReading;
  readonly statement: Statement;
  /** Of several statements bound in one file, each as it is read by itself: `statement` joins theirs. */
  readonly parts?: readonly Stages[];
}

export function readStatement(pages: readonly WordPage[]): Stages {
  const repeated = repeatedPages(pages);
  const shown = withoutCutLines(
    repeated.size === 0 ? pages : pages.filter(({ number }) => !repeated.has(number)),
  );
  const read = (own: readonly WordPage[]): Stages => {
    const lines = inTurn(LINE_STEPS, buildLines(own));
    return inLanguageOf(
      () => lines.map(({ words }) => words.map(({ text }) => text)),
      () => withLabelDashes(lines, (written) => readByCurrency(written, { pages, repeated })),
    );
  };
  const asTheyLie = read(shown);
  const byNumbers = readByNumbers(asTheyLie, shown, read);
  const whole = byNumbers?.stages ?? asTheyLie;
  const stages = boundStatements(whole, byNumbers?.pages ?? shown, read) ?? whole;
  return { ...stages, statement: withListedTwiceInDoubt(stages.statement) };
}

/** The lines as one statement, or as one for each of the currencies that stand side by side, by turns or one under another in it. */
function readByCurrency(lines: readonly Line[], printed: Printed): Stages {
  const whole = readLines(lines, printed);
  const readSides = (sides: readonly CurrencySide[]): Stages => {
    const read = sides.map(({ lines: own, currency }) => readLines(own, printed, currency));
    return { ...read[0]!, statement: read.map(({ statement }) => statement).reduce(joinedStatements) };
  };
  const sides = currencySides(lines, whole.headings, whole.tokens);
  if (sides !== null) return readSides(sides);
  const { verification } = whole.statement;
  const verified = verification.status === 'verified';
  const turns = verified ? [] : currencyRows(lines, whole.tokens);
  const lists = turns.length > 0 ? turns : currencyLists(lines, whole.headings, whole.tokens);
  if (lists.length === 0 || (verified && !differInDecimals(lists))) return whole;
  const apart = readSides(lists);
  return apart.statement.verification.rowsProved > verification.rowsProved ? apart : whole;
}

type Printed = Pick<AssemblyContext, 'pages' | 'repeated'>;

/** The chain from lines on, stage by stage. `known`: the currency, where more is known of it than the lines say. */
function readLines(
  lines: readonly Line[],
  { pages, repeated }: Printed,
  known: string | null = null,
): Stages {
  // Lines: how numbers, days and marks are written, and the currency.
  const head = lines.slice(0, CURRENCY_LINES);
  const named = known ?? settleCurrency(head);
  const thousandths = named === null && printsThousandths(wordTexts(head));
  const currency = thousandths ? currencyOfThousandths(head) : named;
  const numbers = detectNumberStyle(wordTexts(lines), thousandths ? 3 : currencyDecimals(currency), currency);
  const decimalsInDoubt = currency === null && (thousandths || mayBeThousandths(wordTexts(head)));
  const style = inTurn(STYLE_STEPS, { ...numbers, decimalsInDoubt }, lines);
  // Tokens: dates and amounts, and what the lines say of the whole.
  const placed = datedLines(lines, style);
  const { lines: tokens, headings: names, names: ofDetails } = detailsBelow(placed, findHeadings(placed));
  const feet = standingFeet(tokens);
  // What the bank says at the foot of every page is of all it offers.
  const debt = speaksOfDebt(tokens.filter(({ line }) => !feet.has(line.index)));
  // Tables: headings, columns, lists; then the facts beside them.
  const again = new Set([...daysListedAgain(tokens), ...captionLines(tokens), ...ofDetails]);
  const { headings, sections, tables, shapes, summaries } = findTables(tokens, names, again, {
    noDecimals: style.decimals === 0,
    debt,
    currency,
  });
  const found = findFacts(tokens, headings, summaries);
  const facts =
    again.size === 0
      ? found
      : { ...found, figures: found.figures.filter(({ amountLine }) => !again.has(amountLine)) };
  // Entries and proof: every reading of the columns makes its own entries.
  const reading = chooseReading({
    tables,
    shapes,
    facts,
    lines: tokens,
    sections,
    currency,
    debt,
    books: speaksOfBooks(tokens),
  });
  // Assembly.
  const statement = assemble(reading, { pages, repeated, facts, currency, lines: tokens, sections, style });
  return { pages, lines, style, tokens, headings, tables, shapes, facts, reading, statement };
}

/** A statement names its currency long before this many lines. */
const CURRENCY_LINES = 1500;
