/** Which of the figures printed as opening and as closing belong to the rows: those under which most rows are proved. */
import { checkChain, type ChainResult, type ChainRow, type Checkpoint } from './chain.ts';

/**
 * Checks the rows under every pair; the first of equals wins. An empty list stands for not printed. Figures that name both
 * ends alike ("Balance on 1 May", "Balance on 31 May") stand in both lists, and none of them is both ends.
 */
export function chooseEnds(
  rows: readonly ChainRow[],
  openings: readonly number[],
  closings: readonly number[],
  checkpoints: readonly Checkpoint[],
): { readonly chain: ChainResult; readonly score: number } {
  const alike =
    openings.length > 1 &&
    openings.length === closings.length &&
    openings.every((value, index) => value === closings[index]);
  let best: { chain: ChainResult; score: number } | null = null;
  for (const opening of openings.length > 0 ? openings : [null]) {
    for (const closing of closings.length > 0 ? closings : [null]) {
      if (alike && opening === closing) continue;
      const chain = checkChain(rows, opening, closing, checkpoints);
      const score = chainScore(chain, rows, checkpoints);
      if (best === null || score > best.score) best = { chain, score };
    }
  }
  return best!;
}

/** What a broken row counts against a reading. */
const BROKEN = 1.5;
/** Rows of one broken stretch that count so, and what each further one does: one row too many breaks all that no balance stands between. */
const BROKEN_ROWS = 5;
const FURTHER_BROKEN = 0.1;

/** Rows proved count for a reading, rows broken count more against it. */
function chainScore(
  { proofs, broken }: ChainResult,
  rows: readonly ChainRow[],
  checkpoints: readonly Checkpoint[],
): number {
  const stops = new Set(checkpoints.map(({ position }) => position));
  let score = 0;
  let stretch = 0;
  proofs.forEach((proof, index) => {
    if (proof === 'balance') score += 1;
    else if (proof === 'block') score += 0.9;
    if (!broken[index]) {
      stretch = 0;
      return;
    }
    const goesOn = index > 0 && rows[index - 1]!.balance === null && !stops.has(index);
    stretch = goesOn ? stretch + 1 : 1;
    score -= stretch <= BROKEN_ROWS ? BROKEN : FURTHER_BROKEN;
  });
  return score;
}
