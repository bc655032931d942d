/** Stops and commas of large type, which are as high as letters of small type. */
import type { Component } from './components.ts';

/** The letters beside such a mark are this many times as high. */
const RATIO = 1.7;
/** A mark stands this close to a letter, in heights of that letter: across, and below its foot. */
const NEAR = { across: 0.4, below: 0.35 };

/** Takes such marks out of the chains of letters: alone, and low beside letters so much higher that they are nothing else. */
export function withoutStrays(all: readonly Component[][]): {
  readonly chains: Component[][];
  readonly strays: Component[];
} {
  const chains: Component[][] = [];
  const strays: Component[] = [];
  for (const members of all) {
    const [mark] = members;
    if (mark !== undefined && members.length === 1 && isMark(mark, all)) strays.push(mark);
    else chains.push(members);
  }
  return { chains, strays };
}

function isMark(mark: Component, all: readonly Component[][]): boolean {
  const height = mark.y1 - mark.y0;
  if (mark.x1 - mark.x0 > RATIO * height) return false;
  return all.some((others) =>
    others.some((letter) => {
      const high = letter.y1 - letter.y0;
      const gap = Math.max(letter.x0 - mark.x1, mark.x0 - letter.x1);
      return (
        high >= RATIO * height &&
        gap <= NEAR.across * high &&
        mark.y0 > (letter.y0 + letter.y1) / 2 &&
        mark.y1 - letter.y1 < NEAR.below * high
      );
    }),
  );
}
