/** Numbers behind the last booking, above lists of what is not booked, begin no account. */
import type { Section } from '../../reading/vocabulary.ts';
import type { Item } from '../entries/entries.ts';

/** What is asked of an item; only titles of lists have sections. */
interface Listed extends Pick<Item, 'kind' | 'line'> {
  readonly sections?: ReadonlySet<Section>;
}

/**
 * Cuts without those of numbers that only lists of other things follow ("Customer reference 2416850479" in the last booking's text, over
 * "Standing orders"): the reference of a booking, or what a note says. The first is kept, and so is one with a balance of its own.
 */
export function withoutListsBehind<Cut extends { readonly line: number }>(
  cuts: readonly Cut[],
  items: readonly Listed[],
): readonly Cut[] {
  return cuts.filter(({ line }, index) => {
    if (index === 0) return true;
    const end = cuts[index + 1]?.line ?? Infinity;
    return !listsOthersOnly(items.filter((item) => item.line >= line && item.line < end));
  });
}

/** Whether every entry stands below the title of a list that holds no bookings, and nothing states a balance. */
function listsOthersOnly(items: readonly Listed[]): boolean {
  let isOfOthers = false;
  let entries = 0;
  for (const item of items) {
    if (item.kind === 'balance') return false;
    if (item.kind === 'section') isOfOthers = isOther(item.sections ?? new Set());
    if (item.kind !== 'entry') continue;
    if (!isOfOthers) return false;
    entries += 1;
  }
  return entries > 0;
}

function isOther(sections: ReadonlySet<Section>): boolean {
  return sections.has('other') && !sections.has('in') && !sections.has('out');
}
