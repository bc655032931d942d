/**
 * The dates and amounts of lines, with the days that no line tells by itself: one by one, each step knows one way in which
 * statements print their days.
 */
import { withoutDaySums } from './layout/dates/day-sums.ts';
import { withUnpaddedNumbers } from './layout/amounts/unpadded-numbers.ts';
import { withDaysAlone } from './layout/dates/days-alone.ts';
import { withDaysByNow } from './layout/dates/days-by-now.ts';
import { datesOfEra } from './layout/dates/era-dates.ts';
import type { Line } from './layout/lines/lines.ts';
import { withMonthsBesideDays } from './layout/dates/months-beside-days.ts';
import { withNamedMonthsBesideDays } from './layout/dates/named-months-beside-days.ts';
import { withPushedAmounts } from './layout/lines/pushed-amounts.ts';
import { withSaidDays } from './layout/dates/said-days.ts';
import { withSpannedDays } from './layout/dates/spanned-days.ts';
import { datesBesideTimes, withoutTimedDays } from './layout/dates/times-below.ts';
import { tokenise, type TokenLine } from './layout/tokens.ts';
import { withWeekdays } from './layout/dates/weekdays.ts';
import { joinWrappedDates } from './layout/dates/wrapped-dates.ts';
import type { NumberStyle } from './reading/numbers.ts';
import { areDaysOfPeriod, daysOfPeriod } from './statement/dates/days-of-period.ts';

export function datedLines(lines: readonly Line[], style: NumberStyle): readonly TokenLine[] {
  const read = lines.map((line) => tokenise(line, style));
  // Days without a month, or said in words: "Do 5.", "Yesterday", "17" alone.
  const alone = withDaysAlone(withDaysByNow(withWeekdays(read)));
  // Dates and amounts that a narrow column breaks, and days that stand beside a time.
  const whole = joinWrappedDates(withPushedAmounts(alone));
  const timed = datesOfEra(withoutTimedDays(datesBesideTimes(whole)));
  // Days whose month the statement, its period or a line below tells, and days in cells over several rows.
  const named = withNamedMonthsBesideDays(timed);
  const apart = withMonthsBesideDays(named, (parts) => areDaysOfPeriod(named, parts));
  const days = withSpannedDays(withSaidDays(daysOfPeriod(apart)));
  return withUnpaddedNumbers(withoutDaySums(days));
}
