/**
 * Lists side by side that have other columns each ("Date Amount | Date No. Amount | Date Balance"), as small banks print what came in,
 * what went out and the balances of days; and the titles in the middle over them.
 */
import type { ColumnRole } from '../../reading/lexicon/types.ts';
import { titleDirection } from '../../reading/directions.ts';
import { columnRoles, labelsOf } from '../../reading/vocabulary.ts';
import type { Word } from '../../words/word.ts';
import { cellsOf } from './heading-chunks.ts';
import { rolesOf } from './heading-roles.ts';
import { textOf, type Line } from '../lines/lines.ts';

/** Such lists, at least: a date and an amount twice are two columns of dates as well. */
const MIN_LISTS = 3;
/** Roles of figures. */
const FIGURES: readonly ColumnRole[] = ['amount', 'in', 'out', 'balance'];

type Roles = ReadonlySet<ColumnRole>;

const isDate = (roles: Roles): boolean => roles.size === 1 && roles.has('date');
const isFigure = (roles: Roles): boolean => FIGURES.some((role) => roles.has(role));

/** Names parted into lists that begin with a date and end with their only figure; null where they are not all such. */
export function listsBeside<Name>(names: readonly Name[], rolesIn: (name: Name) => Roles): Name[][] | null {
  const lists: Name[][] = [];
  for (const name of names) {
    if (isDate(rolesIn(name))) lists.push([name]);
    else if (lists.length === 0) return null;
    else lists.at(-1)!.push(name);
  }
  const areLists = lists.every(
    (list) => list.findIndex((name) => isFigure(rolesIn(name))) === list.length - 1,
  );
  return areLists && lists.length >= MIN_LISTS && lists.every(({ length }) => length > 1) ? lists : null;
}

/** What the titles over such lists say of their figures, list by list; null where a line holds none. */
export function sidesOverLists(line: Line, names: Line): readonly ('in' | 'out' | 'balance')[] | null {
  const titles = cellsOf(line);
  if (titles.length < MIN_LISTS) return null;
  const lists = listsBeside(cellsOf(names), (cell) => rolesOf(textOf(cell)));
  if (lists?.length !== titles.length) return null;
  const sides = titles.map((title, at) =>
    standsOver(title, lists[at]!, lists[at + 1], line.size) ? sideOf(textOf(title)) : null,
  );
  return sides.every((side) => side !== null) ? sides : null;
}

function standsOver(
  title: readonly Word[],
  list: readonly (readonly Word[])[],
  next: readonly (readonly Word[])[] | undefined,
  size: number,
): boolean {
  const [x0, x1] = [title[0]!.x0, title.at(-1)!.x1];
  return x0 > list[0]![0]!.x0 - size && x1 < (next ? next[0]![0]!.x0 : Infinity);
}

function sideOf(title: string): 'in' | 'out' | 'balance' | null {
  return labelsOf(title).has('dayEnd') || columnRoles(title).has('balance')
    ? 'balance'
    : titleDirection(title);
}
