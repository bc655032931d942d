/** What the lines of a statement tell of how it writes days, sides and marks, beside what its numbers tell; none waits for another. */
import type { Step } from '../in-turn.ts';
import type { NumberStyle } from '../reading/numbers.ts';
import { withEmptyDashes } from './amounts/empty-dashes.ts';
import { withMarksBefore } from './amounts/marks-before.ts';
import { withMarksBetween } from './amounts/marks-between.ts';
import { withSidesInWords } from './amounts/mark-words.ts';
import { withUnmarkedDays } from './dates/unmarked-days.ts';
import type { Line } from './lines/lines.ts';

export const STYLE_STEPS: readonly Step<NumberStyle, [lines: readonly Line[]]>[] = [
  withUnmarkedDays,
  withSidesInWords,
  withMarksBefore,
  withMarksBetween,
  withEmptyDashes,
];
