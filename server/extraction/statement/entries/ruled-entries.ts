/** Where the amount of an entry stands, told by the rules or bands that are drawn between entries. */
import type { EntryMode, Placed } from './entry-mode.ts';
import { isDatedBooking } from './list-beginnings.ts';

/** Entries of more than one line between rules that make a habit of it, and the share of them that has to agree. */
const MIN_ENTRIES = 3;
const AGREE_SHARE = 0.9;
/** Share of what stands between rules that is one entry, at least: rules may part days, or every third line. */
const WHOLE_SHARE = 0.8;

/**
 * Whether amounts stand on the first line of what lies between two rules, or on the last; null where neither is usual, or
 * rules part something else.
 */
export function modeByRules(tables: readonly (readonly Placed[])[]): EntryMode | null {
  if (!tables.some((rows) => rows.some(isRuled))) return null;
  const blocks = tables.flatMap(ruledBlocks).filter((block) => block.some(isEntryLine));
  const entries = blocks.filter(isEntry);
  const several = entries.filter((block) => block.length > 1);
  if (several.length < MIN_ENTRIES || entries.length < WHOLE_SHARE * blocks.length) return null;
  const agree = (at: number): boolean =>
    several.filter((block) => isDatedBooking(block.at(at)!.row)).length >= AGREE_SHARE * several.length;
  if (agree(0)) return 'first';
  return agree(-1) ? 'last' : null;
}

const isRuled = ({ row }: Placed): boolean => row.row.tokens.line.ruled === true;
const isEntryLine = ({ row }: Placed): boolean => row.kind === 'booking' || row.kind === 'text';

/** Lines between one rule and the next. */
function ruledBlocks(rows: readonly Placed[]): Placed[][] {
  const blocks: Placed[][] = [];
  let block: Placed[] | null = null;
  for (const placed of rows) {
    // What goes on behind the end of a page has no rule below.
    if (placed.above === null) block = null;
    if (isRuled(placed)) {
      if (block) blocks.push(block);
      block = [];
    }
    block?.push(placed);
  }
  return blocks;
}

/** Whether lines are one booking, dated beside its amount, and text around it. */
function isEntry(block: readonly Placed[]): boolean {
  return (
    block.filter(({ row }) => isDatedBooking(row)).length === 1 &&
    block.every(({ row }) => isDatedBooking(row) || (row.kind === 'text' && row.row.booking === null))
  );
}
