/**
 * Repair by proof: cells of pictures that break the arithmetic are read again, and what the picture supports competes in
 * the same proof. A change is kept only where it makes its row prove; nothing is ever chosen that no look at the picture
 * has seen. What was read first stays with the word, and goes with the row.
 */
import type { Stages } from '../../read.ts';
import type { CellReading } from '../../words/ocr/cells.ts';
import type { Word, WordPage } from '../../words/word.ts';
import { repairedFigures } from './chain.ts';
import { repairedDates } from './dates.ts';
import { doubtsOf, fewer, unproved } from './doubts.ts';
import { foundCells } from './lost.ts';
import { substitute } from './substitute.ts';
import type { Reread, Suspect } from './suspects.ts';

/** Figures are repaired this many times: one repair may show the next. */
const ROUNDS = 3;

/** `read` is the chain from words to a statement. Statements without pictures come back as they are. */
export async function repairByProof(
  stages: Stages,
  read: (pages: readonly WordPage[]) => Stages,
  reread: Reread,
): Promise<Stages> {
  if (stages.pages.every(({ source }) => source !== 'ocr')) return stages;
  const again = remembered(reread);
  let best = stages;
  const lost = await foundCells(best, again);
  if (lost.size > 0) best = keptWhereProved(best, lost, read, false);
  for (let round = 0; round < ROUNDS && doubtsOf(best).broken > 0; round += 1) {
    const next = keptWhereProved(best, await repairedFigures(best, again), read, true);
    if (next === best) break;
    best = next;
  }
  return better(best, substituted(best, await repairedDates(best, again), read));
}

/** No cell is read twice. */
function remembered(reread: Reread): Reread {
  const known = new Map<string, CellReading>();
  return async (number, cells) => {
    const keys = cells.map((cell) => `${number} ${JSON.stringify(cell)}`);
    const fresh = cells.filter((_, index) => !known.has(keys[index]!));
    const readings = fresh.length === 0 ? [] : await reread(number, fresh);
    // A page that is no picture has nothing to be read.
    if (readings.length < fresh.length) return [];
    fresh.forEach((cell, index) => known.set(`${number} ${JSON.stringify(cell)}`, readings[index]!));
    return keys.map((key) => known.get(key)!);
  };
}

function substituted(
  stages: Stages,
  found: ReadonlyMap<Suspect, Word>,
  read: (pages: readonly WordPage[]) => Stages,
): Stages {
  return found.size === 0 ? stages : read(substitute(stages.pages, found));
}

/** The new reading where it leaves less open, or as little. */
function better(old: Stages, next: Stages): Stages {
  return next === old || fewer(doubtsOf(old), doubtsOf(next)) ? old : next;
}

/** Leaves out, and tries without, what does not make its row prove. */
function keptWhereProved(
  stages: Stages,
  found: ReadonlyMap<Suspect, Word>,
  read: (pages: readonly WordPage[]) => Stages,
  neighbours: boolean,
): Stages {
  let kept = new Map(found);
  while (kept.size > 0) {
    const next = substituted(stages, kept, read);
    const failed = unproved(next, new Set(kept.values()), neighbours);
    if (failed.size === 0) return fewer(doubtsOf(next), doubtsOf(stages)) ? next : stages;
    kept = new Map([...kept].filter(([, word]) => !failed.has(word)));
  }
  return stages;
}
