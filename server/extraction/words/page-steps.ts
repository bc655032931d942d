/** What is put right about the pages of a statement before lines are made of their words. */
import type { Step } from '../in-turn.ts';
import { layOnOneAnother } from './aside.ts';
import { withListsBelow } from './lists-beside.ts';
import { withLostLetters } from './lost-letters.ts';
import { withLostSigns } from './lost-signs.ts';
import { laidFromLeft } from './mirrored.ts';
import { withPagesLaidBack } from './shifted-pages.ts';
import { withSheetsJoined } from './sheets-beside.ts';
import type { WordPage } from './word.ts';

export const PAGE_STEPS: readonly Step<readonly WordPage[]>[] = [
  // Where words stand: pages beside one another, on one another, halves of a page below one another.
  withSheetsJoined,
  layOnOneAnother,
  withPagesLaidBack,
  withListsBelow,
  // What they say.
  withLostSigns,
  withLostLetters,
  // From here on all is read from the left.
  laidFromLeft,
];
