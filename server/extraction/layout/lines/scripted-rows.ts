/** Rows as scripts write them, one line of text each: what their names and dashes say of their cells, before any word of them is looked at. */
import type { Word } from '../../words/word.ts';
import { withoutDashesBetweenCells } from './dashed-cells.ts';
import { withDashesAsNothing } from './dashes-for-nothing.ts';
import { withLabelsAsNames } from './labelled-values.ts';

/** The lines of one page, with what parts the cells of such rows told apart from their values. */
export function asCells(lines: (readonly Word[])[]): (readonly Word[])[] {
  return withDashesAsNothing(withoutDashesBetweenCells(withLabelsAsNames(lines)));
}
