/** What is put right about the lines of a statement before dates and amounts are looked for in them; none waits for another. */
import type { Step } from '../../in-turn.ts';
import { withDalMarks } from '../amounts/dal-marks.ts';
import { withPartedDecimals } from '../amounts/parted-decimals.ts';
import { withSideWords } from '../amounts/side-words.ts';
import { withoutUnknownSymbols } from '../amounts/unknown-symbols.ts';
import { withNamesOfDaysApart } from '../headings/names-beside-days.ts';
import type { Line } from './lines.ts';

export const LINE_STEPS: readonly Step<readonly Line[]>[] = [
  withPartedDecimals,
  withoutUnknownSymbols,
  withDalMarks,
  withSideWords,
  withNamesOfDaysApart,
];
