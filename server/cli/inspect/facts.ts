/** Facts as lines of text, each with the line of the statement it stands on. */
import { formatUnits } from './amounts.ts';
import type { DateText } from '../../extraction/reading/dates.ts';
import type { Facts } from '../../extraction/statement/facts/facts.ts';

export interface FactLine {
  /** Index of a line of the statement. */
  readonly line: number;
  readonly text: string;
}

export function factLines(facts: Facts): FactLine[] {
  return [
    ...facts.figures.map(({ line, label, money }) => ({
      line,
      text: `${label} ${money.sign < 0 ? '-' : ''}${formatUnits(money.units, money.decimals)}${money.mark === null ? '' : ` ${money.mark}`}`,
    })),
    ...facts.periods.map(({ line, from, to, weight }) => ({
      line,
      text: `period ${printed(from)} – ${printed(to)} (weight ${weight})`,
    })),
    ...facts.texts.map(({ line, kind, value }) => ({
      line,
      text: `${kind === 'number' ? 'account' : kind} ${value}`,
    })),
  ].toSorted((a, b) => a.line - b.line);
}

function printed(date: DateText | null): string {
  if (date === null) return 'open';
  const parts = date.kind === 'named' ? [date.day, date.month] : [date.first, date.second];
  return [...parts, date.year ?? '?'].join(date.kind === 'named' ? '.' : '|');
}
