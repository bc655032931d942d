/**
 * Pages that lie in another order than they are numbered, as those of a pile that was scanned from its back: read in the order of
 * their numbers where that proves as much.
 */
import { isBetter } from './bound-statements.ts';
import type { Stages } from './read.ts';
import { numberOfEachPage } from './statement/facts/page-numbers.ts';
import { withWarnings } from './statement/joined-statements.ts';
import type { WordPage } from './words/word.ts';

const READ_IN_ORDER =
  'The pages lie in another order than they are numbered; they were read by their numbers.';

/** The pages read in the order of their numbers; null where they lie in it, do not tell it, or say less so. */
export function readByNumbers(
  whole: Stages,
  pages: readonly WordPage[],
  read: (pages: readonly WordPage[]) => Stages,
): { readonly stages: Stages; readonly pages: readonly WordPage[] } | null {
  const ordered = byTheirNumbers(whole, pages);
  if (ordered === null) return null;
  const stages = read(ordered);
  if (!isBetter(stages.statement, whole.statement, true)) return null;
  return {
    stages: { ...stages, statement: withWarnings(stages.statement, [READ_IN_ORDER]) },
    pages: ordered,
  };
}

/** Pages with numbers one behind another, each on one of them, in their order; null where they lie in it. */
function byTheirNumbers({ facts }: Stages, pages: readonly WordPage[]): WordPage[] | null {
  const numbers = numberOfEachPage(facts.pageNumbers);
  const numberOf = ({ number }: WordPage): number => numbers.get(number) ?? NaN;
  const ordered = pages.toSorted((a, b) => numberOf(a) - numberOf(b));
  const first = ordered.length === 0 ? NaN : numberOf(ordered[0]!);
  if (!ordered.every((page, index) => numberOf(page) === first + index)) return null;
  return ordered.every((page, index) => page === pages[index]) ? null : ordered;
}
