/** From words to a statement: layout, candidate readings, proof, assembly. Pure; the pages are all it knows. */
import type { Statement } from '../../shared/statement.ts';
import { currencyDecimals } from '../../shared/money.ts';
import { findHeadings, type Heading } from './layout/headings.ts';
import { buildLines, type Line } from './layout/lines.ts';
import { buildShapes, type Shape } from './layout/shape.ts';
import { splitTables, type Table } from './layout/tables.ts';
import { tokenise, type TokenLine } from './layout/tokens.ts';
import { chooseReading, type DocumentReading } from './proof/document.ts';
import { detectNumberStyle, type NumberStyle } from './reading/numbers.ts';
import { assemble } from './statement/assemble.ts';
import { settleCurrency } from './statement/currency.ts';
import { findFacts, type Facts } from './statement/facts.ts';
import { findSections } from './statement/stream.ts';
import type { WordPage } from './words/word.ts';

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
}

export function readStatement(pages: readonly WordPage[]): Stages {
  const lines = buildLines(pages);
  const currency = settleCurrency(lines);
  const decimals = currencyDecimals(currency);
  const style = detectNumberStyle(wordTexts(lines), decimals);
  const tokens = lines.map((line) => tokenise(line, style));
  const headings = findHeadings(tokens);
  const tables = splitTables(tokens, headings);
  const shapes = buildShapes(tables);
  const facts = findFacts(tokens);
  const sections = findSections(tokens);
  const reading = chooseReading({ pages, tokens, tables, shapes, facts, sections, currency, decimals });
  const statement = assemble(reading, { pages, facts, currency, decimals });
  return { pages, lines, style, tokens, headings, tables, shapes, facts, reading, statement };
}

function* wordTexts(lines: readonly Line[]): Generator<string> {
  for (const line of lines) for (const word of line.words) yield word.text;
}
