/**
 * The dates and amounts of lines, with the days that no line tells by itself: one by one, each step knows one way in which
 * statements print their days.
 */
import { withDaysAlone } from './layout/days-alone.ts';
import { withDaysByNow } from './layout/days-by-now.ts';
import { datesOfEra } from './layout/era-dates.ts';
import type { Line } from './layout/lines.ts';
import { withMonthsBesideDays } from './layout/months-beside-days.ts';
import { withPushedAmounts } from './layout/pushed-amounts.ts';
import { withSaidDays } from './layout/said-days.ts';
import { withSpannedDays } from './layout/spanned-days.ts';
import { withThursdays } from './layout/thursdays.ts';
import { datesBesideTimes, withoutTimedDays } from './layout/times-below.ts';
import { tokenise, type TokenLine } from './layout/tokens.ts';
import { joinWrappedDates } from './layout/wrapped-dates.ts';
import type { NumberStyle } from './reading/numbers.ts';
import { daysOfPeriod } from './statement/days-of-period.ts';

export function datedLines(lines: readonly Line[], style: NumberStyle): readonly TokenLine[] {
  const read = lines.map((line) => tokenise(line, style));
  // Days without a month, or said in words: "Do 5.", "Yesterday", "17" alone.
  const alone = withDaysAlone(withDaysByNow(withThursdays(read)));
  // Dates and amounts that a narrow column breaks, and days that stand beside a time.
  const whole = joinWrappedDates(withPushedAmounts(alone));
  const timed = datesOfEra(withoutTimedDays(datesBesideTimes(whole)));
  // Days whose month the statement, its period or a line below tells, and days in cells over several rows.
  return withSpannedDays(withSaidDays(daysOfPeriod(withMonthsBesideDays(timed))));
}
