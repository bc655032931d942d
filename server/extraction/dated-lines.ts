/**
 * The dates and amounts of lines, with the days that no line tells by itself: one by one, each step knows one way in which
 * statements print their days.
 */
import { withoutDaySums } from './layout/dates/day-sums.ts';
import { withUnpaddedNumbers } from './layout/amounts/unpadded-numbers.ts';
import { withoutRestsOfDates } from './layout/dates/cut-dates.ts';
import { withDaysAlone } from './layout/dates/days-alone.ts';
import { withDaysByNow } from './layout/dates/days-by-now.ts';
import { datesOfEra } from './layout/dates/era-dates.ts';
import type { Line } from './layout/lines/lines.ts';
import { withMonthsBesideDays } from './layout/dates/months-beside-days.ts';
import { withNamedMonthsBesideDays } from './layout/dates/named-months-beside-days.ts';
import { withPushedAmounts } from './layout/lines/pushed-amounts.ts';
import { withSaidDays } from './layout/dates/said-days.ts';
import { inTurn, type Step } from './in-turn.ts';
import { withSpannedDays } from './layout/dates/spanned-days.ts';
import { datesBesideTimes, withoutTimedDays } from './layout/dates/times-below.ts';
import { tokenise, type TokenLine } from './layout/tokens.ts';
import { withYearsOverDays } from './layout/dates/years-over-days.ts';
import { withWeekdays } from './layout/dates/weekdays.ts';
import { joinWrappedDates } from './layout/dates/wrapped-dates.ts';
import type { NumberStyle } from './reading/numbers.ts';
import { areDaysOfPeriod, daysOfPeriod } from './statement/dates/days-of-period.ts';

/** Each on what those before it have told; where two neighbours have to stand as they do, it is said. */
const STEPS: readonly Step<readonly TokenLine[]>[] = [
  // Days without a month, or said in words: "Do 5.", "Yesterday", "17" alone.
  withWeekdays,
  withDaysByNow,
  withDaysAlone,
  // Dates and amounts that a narrow column breaks, and days that stand beside a time.
  withPushedAmounts,
  joinWrappedDates,
  withoutRestsOfDates,
  datesBesideTimes,
  withoutTimedDays,
  datesOfEra,
  withYearsOverDays,
  // Days whose month the statement, its period or a line below tells, and days in cells over several rows.
  withNamedMonthsBesideDays,
  // "02 | 09" before "02" alone: a day with its month beside it is none that the period tells the month of.
  (lines) => withMonthsBesideDays(lines, (parts) => areDaysOfPeriod(lines, parts)),
  daysOfPeriod,
  withSaidDays,
  withSpannedDays,
  // Amounts between the days, which are none, and such as ask where the days stand.
  withoutDaySums,
  withUnpaddedNumbers,
];

export function datedLines(lines: readonly Line[], style: NumberStyle): readonly TokenLine[] {
  return inTurn(
    STEPS,
    lines.map((line) => tokenise(line, style)),
  );
}
