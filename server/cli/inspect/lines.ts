/** Every line of the statement as text, with what it was taken for under the reading that was chosen: to be searched. */
import { textOf } from '../../extraction/layout/lines/lines.ts';
import { rowLine, type RowLine } from '../../extraction/layout/row-line.ts';
import type { Shape } from '../../extraction/layout/shape.ts';
import type { Stages } from '../../extraction/read.ts';
import type { MoneyRole } from '../../extraction/statement/entries/row-kinds.ts';
import { classifyRow } from '../../extraction/statement/entries/rows.ts';
import { findSections } from '../../extraction/statement/lists/sections.ts';
import { formatUnits } from './amounts.ts';

const NOTE = `What every line was taken for, under the reading that was chosen.
page, line (as in stages.json and left of the pictures), y; heading, fact, booking, balance, total, section or text; D where it
has a booking date; its amounts with the roles of their columns; => the transaction it is a part of; the words left over.
`;

/** One line of text per line of the statement. */
export function linesOf(stages: Stages): string {
  const tables = tableLines(stages);
  const facts = new Set(stages.facts.figures.flatMap(({ line, amountLine }) => [line, amountLine]));
  for (const { line } of [...stages.facts.texts, ...stages.facts.periods]) facts.add(line);
  const rows = rowsOfLines(stages);
  const written = stages.lines.map((line) => {
    const heads = stages.headings.some(({ first, last }) => first <= line.index && line.index <= last);
    const seen = heads ? undefined : tables.get(line.index);
    const row = rows.get(line.index)?.map((number) => ` => ${number}`) ?? [];
    const kind = heads ? 'heading' : (seen?.kind ?? 'text');
    const said = kind === 'text' && facts.has(line.index) ? 'fact' : kind;
    const place = `${line.page} ${String(line.index).padStart(4)} ${line.baseline.toFixed(0).padStart(4)}`;
    return `${place}  ${said.padEnd(7)} ${seen?.figures ?? ''}${row.join('')} | ${seen?.text ?? textOf(line.words)}`;
  });
  return [NOTE, ...written].join('\n');
}

interface Seen {
  readonly kind: string;
  readonly figures: string;
  readonly text: string;
}

/** The lines of tables, by their index. */
function tableLines(stages: Stages): Map<number, Seen> {
  const sections = new Map(findSections(stages.tokens, stages.headings).map((one) => [one.line, one]));
  const found = new Map<number, Seen>();
  for (const shape of stages.shapes) {
    const roles = stages.reading.roles.get(shape) ?? [];
    for (const tokens of shape.tables.flatMap(({ lines }) => lines)) {
      const row = rowLine(tokens, shape);
      const { kind } = classifyRow(row, shape, { roles }, sections.get(tokens.line.index)?.sections);
      found.set(tokens.line.index, { kind, figures: figuresOf(row, roles, shape), text: textOf(row.rest) });
    }
  }
  return found;
}

function figuresOf(row: RowLine, roles: readonly MoneyRole[], shape: Shape): string {
  const amounts = shape.monies.flatMap((_, index) => {
    const money = row.monies[index];
    return money ? [`${roles[index] ?? 'unread'} ${formatUnits(money.units, money.decimals)}`] : [];
  });
  return [row.booking === null ? '-' : 'D', ...amounts].join(' ');
}

/** The transactions, counted from 1 as in the picture of the proof, that each line is a part of. */
function rowsOfLines({ reading, statement }: Stages): Map<number, number[]> {
  const numbers = new Map(statement.transactions.map(({ place }, index) => [place, index + 1]));
  const found = new Map<number, number[]>();
  const entries = reading.accounts.flatMap(({ rows }) => rows.map(({ entry }) => entry));
  entries.forEach((entry, place) => {
    const number = numbers.get(place) ?? place + 1;
    for (const { tokens } of entry.rows)
      found.set(tokens.line.index, [...(found.get(tokens.line.index) ?? []), number]);
  });
  return found;
}
