/** All layouts, by name. A new file of layouts is added here. */
import type { Layout } from './layout.ts';
import { abroadLayouts } from './layouts/abroad.ts';
import { accountLayouts } from './layouts/accounts.ts';
import { apartLayouts } from './layouts/apart.ts';
import { asideLayouts } from './layouts/aside.ts';
import { summedUpLayouts } from './layouts/summed-up.ts';
import { bothBalancesLayouts } from './layouts/both-balances.ts';
import { aroundLayouts } from './layouts/around.ts';
import { boundLayouts } from './layouts/bound.ts';
import { cardLayouts } from './layouts/cards.ts';
import { cardSectionLayouts } from './layouts/card-sections.ts';
import { cellLayouts } from './layouts/cells.ts';
import { chargeLayouts } from './layouts/charges.ts';
import { columnLayouts } from './layouts/columns.ts';
import { dateLayouts } from './layouts/dates.ts';
import { dayTotalLayouts } from './layouts/day-totals.ts';
import { decimalSignLayouts } from './layouts/decimal-signs.ts';
import { dayLayouts } from './layouts/days.ts';
import { entryLayouts } from './layouts/entries.ts';
import { fileLayouts, unreadableLayouts } from './layouts/files.ts';
import { furtherLayouts } from './layouts/further.ts';
import { headingLayouts } from './layouts/headings.ts';
import { listLayouts } from './layouts/lists.ts';
import { notBookedLayouts } from './layouts/not-booked.ts';
import { numberLayouts } from './layouts/numbers.ts';
import { openSenseLayouts } from './layouts/open-senses.ts';
import { outlinedLayouts } from './layouts/outlined.ts';
import { periodLayouts } from './layouts/periods.ts';
import { markLayouts } from './layouts/marks.ts';
import { planLayouts } from './layouts/plans.ts';
import { proofLayouts } from './layouts/proof.ts';
import { rightToLeftLayouts } from './layouts/right-to-left.ts';
import { datedRowLayouts } from './layouts/rows-dated.ts';
import { runLayouts } from './layouts/runs.ts';
import { scriptedLayouts } from './layouts/scripted.ts';
import { sectionLayouts } from './layouts/sections.ts';
import { signLayouts } from './layouts/signs.ts';
import { symbolLayouts } from './layouts/symbols.ts';
import { spanLayouts } from './layouts/spans.ts';
import { textLayouts } from './layouts/texts.ts';
import { wordingLayouts } from './layouts/wordings.ts';
import { spreadsheetLayouts } from './layouts/spreadsheets.ts';
import { twoLineLayouts } from './layouts/two-lines.ts';
import { unknownWordLayouts } from './layouts/unknown-words.ts';
import { valueDateLayouts } from './layouts/value-dates.ts';
import { unnamedLayouts } from './layouts/unnamed.ts';
import { worldLayouts } from './layouts/world.ts';
import { writtenLayouts } from './layouts/written.ts';

export type { Generated, Layout } from './layout.ts';

export const layouts: readonly Layout[] = [
  ...columnLayouts,
  ...signLayouts,
  ...markLayouts,
  ...dateLayouts,
  ...valueDateLayouts,
  ...proofLayouts,
  ...numberLayouts,
  ...decimalSignLayouts,
  ...symbolLayouts,
  ...headingLayouts,
  ...wordingLayouts,
  ...unknownWordLayouts,
  ...entryLayouts,
  ...runLayouts,
  ...sectionLayouts,
  ...accountLayouts,
  ...boundLayouts,
  ...aroundLayouts,
  ...cardLayouts,
  ...fileLayouts,
  ...worldLayouts,
  ...furtherLayouts,
  ...abroadLayouts,
  ...listLayouts,
  ...planLayouts,
  ...unnamedLayouts,
  ...notBookedLayouts,
  ...writtenLayouts,
  ...scriptedLayouts,
  ...asideLayouts,
  ...summedUpLayouts,
  ...bothBalancesLayouts,
  ...cellLayouts,
  ...dayLayouts,
  ...dayTotalLayouts,
  ...apartLayouts,
  ...spreadsheetLayouts,
  ...periodLayouts,
  ...datedRowLayouts,
  ...spanLayouts,
  ...textLayouts,
  ...cardSectionLayouts,
  ...rightToLeftLayouts,
  ...chargeLayouts,
  ...openSenseLayouts,
  ...outlinedLayouts,
  ...twoLineLayouts,
];

export { unreadableLayouts };
