/**
 * Specks in a row that are no part of any text: what is left of a ruled line that was not seen as one (a thin or grey rule,
 * slanted and made black and white, falls to specks), and the dots that lead from a text to its amount. Taken for stops and
 * dashes, they would join the pieces of text beside them; the networks read letters into them.
 */
import type { Component } from './components.ts';

/** Specks are lower than this, inches. */
const MAX_HEIGHT = 0.025;
/** Specks follow each other across within this, and lie as close up and down, inches. */
const MAX_GAP = 0.05;
const MAX_STEP = 0.012;
/** A rule is this long, inches; a run of specks as long as a word may be one of dashes. */
const MIN_LENGTH = 0.8;
/** Share of a rule's length that its specks cover. */
const MIN_COVER = 0.6;
/** Dots that lead to an amount are no wider than this, inches, and at least this many. */
const DOT_WIDTH = 0.03;
const MIN_DOTS = 12;

interface Run {
  readonly members: Component[];
  readonly x0: number;
  x1: number;
  y0: number;
  y1: number;
  covered: number;
}

/** The components without such rows of specks. `dpi` gives the scale. */
export function withoutRubble(components: readonly Component[], dpi: number): Component[] {
  const low = components.filter(({ y0, y1 }) => y1 - y0 <= MAX_HEIGHT * dpi).toSorted((a, b) => a.x0 - b.x0);
  const gap = Math.max(2, MAX_GAP * dpi);
  const step = Math.max(1, MAX_STEP * dpi);
  // Runs by the height they end at, so that a page of specks is not searched for each of them.
  const open = new Map<number, Run[]>();
  const runs: Run[] = [];
  const bandOf = (y: number): number => Math.floor(y / step);
  for (const one of low) {
    const band = bandOf((one.y0 + one.y1) / 2);
    const near = [band - 2, band - 1, band, band + 1, band + 2].flatMap((at) => open.get(at) ?? []);
    const run = near.find(
      ({ x1, y0, y1 }) => one.x0 - x1 <= gap && one.y0 - y1 <= step && y0 - one.y1 <= step,
    );
    if (run === undefined) {
      const begun = {
        members: [one],
        x0: one.x0,
        x1: one.x1,
        y0: one.y0,
        y1: one.y1,
        covered: one.x1 - one.x0,
      };
      runs.push(begun);
      open.set(band, [...(open.get(band) ?? []).filter(({ x1 }) => one.x0 - x1 <= gap), begun]);
      continue;
    }
    run.members.push(one);
    run.covered += Math.max(0, one.x1 - Math.max(one.x0, run.x1));
    run.x1 = Math.max(run.x1, one.x1);
    [run.y0, run.y1] = [one.y0, one.y1];
    const here = open.get(band) ?? [];
    if (!here.includes(run)) open.set(band, [...here, run]);
  }
  const rubble = new Set(
    runs.filter((run) => isRule(run, dpi) || isLeader(run, dpi)).flatMap(({ members }) => members),
  );
  return rubble.size === 0 ? [...components] : components.filter((one) => !rubble.has(one));
}

function isRule({ x0, x1, covered }: Run, dpi: number): boolean {
  return x1 - x0 >= MIN_LENGTH * dpi && covered >= MIN_COVER * (x1 - x0);
}

function isLeader({ members }: Run, dpi: number): boolean {
  return members.filter(({ x0, x1 }) => x1 - x0 <= DOT_WIDTH * dpi).length >= MIN_DOTS;
}
