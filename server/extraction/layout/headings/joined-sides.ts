/**
 * "Debit Credit" printed as one text over two columns of amounts: blanks tell no end of the first name, so that it would be the name
 * of one column for both directions. The amounts below tell: they end at two edges, and no row has one at both. Over "In Balance" some
 * row has.
 */
import { holdsAmount } from '../lines/begins-row.ts';
import { clusterByEdge } from '../columns/columns.ts';
import type { HeadingColumn } from './heading-columns.ts';
import { rolesOf } from './heading-roles.ts';
import type { Heading } from './headings.ts';
import type { MoneyToken } from '../amounts/money-token.ts';
import type { TokenLine } from '../tokens.ts';

/** Amounts at each of two edges, at least, where they are of two directions. */
const MIN_AT_EDGE = 2;

/** The headings with such names parted. */
export function withSidesApart(lines: readonly TokenLine[], headings: readonly Heading[]): Heading[] {
  return headings.map((heading) => {
    const at = heading.columns.findIndex(
      ({ roles, text }) => (roles.has('amount') || roles.has('balance')) && text.includes(' '),
    );
    const names = at < 0 ? null : namesIn(heading.columns[at]!.text);
    if (names === null) return heading;
    const next = headings.find(({ first }) => first > heading.last)?.first ?? lines.length;
    const rows = lines.slice(heading.last + 1, next).filter(holdsAmount);
    const columns = overEdges(names, heading.columns[at]!, rows);
    return columns === null ? heading : { ...heading, columns: heading.columns.toSpliced(at, 1, ...columns) };
  });
}

interface Name {
  readonly text: string;
  readonly side: 'in' | 'out' | 'balance';
}

/** The names of opposite directions, or of one and of balances, that a text is made of; null where it is not. */
function namesIn(text: string): readonly [Name, Name] | null {
  const words = text.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const [first, second] = [words.slice(0, at), words.slice(at)].map(nameOf);
    if (first && second && first.side !== second.side) return [first, second];
  }
  return null;
}

function nameOf(words: readonly string[]): Name | null {
  const text = words.join(' ');
  const roles = rolesOf(text);
  if (roles.size !== 1) return null;
  const side = (['in', 'out', 'balance'] as const).find((role) => roles.has(role));
  return side ? { text, side } : null;
}

/** Both names, each over the amounts that end at one of two edges under the text; null where they do not. */
function overEdges(
  names: readonly [Name, Name],
  { x0, x1 }: HeadingColumn,
  rows: readonly TokenLine[],
): HeadingColumn[] | null {
  const under = rows.map(({ monies, line: { size } }) =>
    monies.filter((money) => money.strong && money.x1 > x0 && money.x1 < x1 + size),
  );
  const balanced = names.some(({ side }) => side === 'balance');
  if (under.some((monies) => monies.filter(({ units }) => units !== 0).length > 1) !== balanced) return null;
  const size = rows[0]?.line.size ?? 0;
  const { clusters } = clusterByEdge(under.flat(), size, ['right']);
  const [left, right] = clusters.toSorted((a, b) => a.edge - b.edge).map(({ tokens }) => tokens);
  if (!left || !right || clusters.length > 2) return null;
  if (Math.min(left.length, right.length) < (balanced ? 1 : MIN_AT_EDGE) || end(left) > begin(right))
    return null;
  const middle = (end(left) + begin(right)) / 2;
  const over = ({ text, side }: Name, from: number, to: number): HeadingColumn => ({
    text,
    roles: new Set([side]),
    x0: from,
    x1: to,
  });
  return [
    over(names[0], Math.min(x0, begin(left)), middle),
    over(names[1], middle, Math.max(x1, end(right))),
  ];
}

function begin(tokens: readonly MoneyToken[]): number {
  return Math.min(...tokens.map(({ x0 }) => x0));
}

function end(tokens: readonly MoneyToken[]): number {
  return Math.max(...tokens.map(({ x1 }) => x1));
}
