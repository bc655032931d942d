/**
 * Every stage's result as plain data. Lines, tables and shapes are named by their index, so that nothing is written
 * twice and a finding can be followed from stage to stage: entry -> lines -> words.
 */
import { textOf } from '../../extraction/layout/lines/lines.ts';
import type { Column } from '../../extraction/layout/columns/columns.ts';
import type { RowLine } from '../../extraction/layout/row-line.ts';
import type { Shape } from '../../extraction/layout/shape.ts';
import type { ProvedAccount } from '../../extraction/proof/proved-account.ts';
import { roleReadings } from '../../extraction/proof/readings.ts';
import type { Stages } from '../../extraction/read.ts';
import type { Item } from '../../extraction/statement/entries/entries.ts';
import { wordValues } from '../../extraction/words/layer-word.ts';
import type { Word } from '../../extraction/words/word.ts';

/** Candidate readings of a shape's columns that are written. */
const CANDIDATES = 8;

/** Plain data for `stages.json`; coordinates are points of the upright page, rounded to hundredths. */
export function stagesToJson(stages: Stages): unknown {
  const wordIndex = new Map<Word, number>();
  for (const page of stages.pages) page.words.forEach((word, index) => wordIndex.set(word, index));
  return {
    pages: stages.pages.map((page) => ({ ...page, words: page.words.map(wordToJson) })),
    style: stages.style,
    lines: stages.lines.map((line) => ({
      ...rounded(line),
      text: textOf(line.words),
      words: line.words.map((word) => wordIndex.get(word) ?? -1),
    })),
    tokens: stages.tokens.map(({ line, dates, monies, spent }) => ({
      line: line.index,
      dates: dates.map(rounded),
      monies: monies.map(rounded),
      spent: [...spent],
    })),
    headings: stages.headings.map((heading) => ({
      ...heading,
      columns: heading.columns.map((column) => ({ ...rounded(column), roles: [...column.roles] })),
    })),
    tables: stages.tables.map(({ heading, group, lines, x0, x1 }) => ({
      heading: heading === null ? null : stages.headings.findIndex((other) => other.first === heading.first),
      group,
      x0: finite(x0),
      x1: finite(x1),
      lines: lines.map(({ line }) => line.index),
    })),
    shapes: stages.shapes.map((shape) => shapeToJson(shape, stages)),
    facts: { ...stages.facts, titles: [...stages.facts.titles] },
    accounts: stages.reading.accounts.map((account, index) => ({
      ...accountToJson(account, stages),
      dating: stages.reading.datings[index],
    })),
    score: stages.reading.score,
    statement: stages.statement,
  };
}

function shapeToJson(shape: Shape, stages: Stages): unknown {
  return {
    heading: shape.heading?.columns.map(({ text }) => text) ?? null,
    tables: shape.tables.map((table) => stages.tables.indexOf(table)),
    size: round(shape.size),
    dates: shape.dates.map(({ column, booking, forms }) => ({
      ...columnToJson(column),
      booking,
      forms: [...forms],
    })),
    monies: shape.monies.map(columnToJson),
    /** What the arithmetic chose per amount column; null where the tables hold no bookings. */
    roles: stages.reading.roles.get(shape) ?? null,
    /** The readings that competed, best evidence first, before any arithmetic. */
    candidates: roleReadings(shape).slice(0, CANDIDATES),
    marks: shape.marks === null ? null : columnToJson(shape.marks),
    balanceMarks: shape.balanceMarks === null ? null : columnToJson(shape.balanceMarks),
    ragged: shape.ragged,
    bareIntegers: shape.bareIntegers,
    datedRows: shape.datedRows,
    left: finite(shape.left),
    right: finite(shape.right),
  };
}

function accountToJson(account: ProvedAccount, stages: Stages): object {
  const { part, reading, rows, chain, totals, score, natural } = account;
  const entries = new Map(rows.map((row, index) => [row.entry, index]));
  return {
    number: part.number,
    currency: part.currency,
    lines: { from: part.from, to: finite(part.to) },
    figures: part.figures,
    reading,
    natural,
    score: round(score),
    items: part.items.map((item) => itemToJson(item, entries, stages)),
    rows: rows.map((row, index) => ({
      line: row.entry.rows[0]?.tokens.line.index,
      section: row.section === null ? null : [...row.section],
      amount: row.amount,
      flow: row.flow,
      balance: row.balance,
      direction: chain.directions[index],
      proof: chain.proofs[index],
      broken: chain.broken[index],
      provedByTotals: totals.proved[index],
      balanceAfter: chain.balances[index],
    })),
    opening: chain.opening,
    closing: chain.closing,
    difference: chain.difference,
    totals: { agreed: totals.agreed, disagreed: totals.disagreed, mismatches: totals.mismatches },
  };
}

function itemToJson(item: Item, entries: ReadonlyMap<unknown, number>, stages: Stages): object {
  const at = { kind: item.kind, line: item.line, table: item.table };
  switch (item.kind) {
    case 'entry': {
      const { entry } = item;
      return {
        ...at,
        lines: entry.rows.map((row) => row.tokens.line.index),
        row: entries.get(entry) ?? null,
        shape: stages.shapes.indexOf(entry.shape),
        inherited: entry.inherited,
        booking: entry.booking,
        other: entry.other,
        role: entry.anchor.amount.role,
        amount: entry.anchor.amount.money,
        balance: entry.anchor.balance,
        text: entry.rows.map(textOfRow).join(' '),
      };
    }
    case 'balance':
      return { ...at, which: item.which, value: item.value, text: textOfRow(item.row) };
    case 'total':
      return { ...at, which: item.which, amounts: item.amounts, text: textOfRow(item.row) };
    case 'section':
      return { ...at, sections: [...item.sections], text: textOfRow(item.row) };
    case 'orphan':
      return { ...at, text: textOfRow(item.row) };
    default:
      return item satisfies never;
  }
}

function textOfRow(row: RowLine): string {
  return textOf(row.rest);
}

function columnToJson(column: Column): object {
  return { ...rounded(column), roles: [...column.roles] };
}

function wordToJson(shown: Word): object {
  const { alternatives, ...word } = wordValues(shown);
  return alternatives.length > 0 ? { ...rounded(word), alternatives } : rounded(word);
}

/** The same record with its coordinates rounded and its endless extents as null. */
function rounded(record: object): object {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'number' ? finite(value) : value,
    ]),
  );
}

function finite(value: number): number | null {
  return Number.isFinite(value) ? round(value) : null;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
