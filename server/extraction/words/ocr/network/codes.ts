/** Which outputs of a network make which character (`UNICHARSET` and `UnicharCompress` of tesseract). */
import { Cursor } from './trained-data.ts';

/**
 * What may follow a series of outputs. A character is one of them in scripts with few characters; where there are
 * thousands, each is a series of some.
 */
export interface Code {
  /** The character that the series makes; null where it makes none yet. */
  readonly text: string | null;
  readonly next: ReadonlyMap<number, Code>;
}
interface OpenCode {
  text: string | null;
  readonly next: Map<number, OpenCode>;
}

/** The first characters of every set: a space, and two that are none. */
const SPACE = 0;
const FIRST_CHARACTER = 3;

/** `blank` is the output for "nothing new". */
export function codesOf(set: Buffer, codes: Buffer, blank: number): Code {
  const [, ...characters] = set.toString('utf8').split('\n');
  const from = new Cursor(codes);
  const root: OpenCode = { text: null, next: new Map() };
  const series = from.list(() => {
    from.skip(1);
    return from.list(() => from.int());
  });
  series.forEach((outputs, id) => {
    if (outputs.includes(blank) || (id > SPACE && id < FIRST_CHARACTER)) return;
    let code = root;
    for (const output of outputs) {
      const next = code.next.get(output) ?? { text: null, next: new Map() };
      code.next.set(output, next);
      code = next;
    }
    code.text ??= id === SPACE ? ' ' : (characters[id]?.split(' ')[0] ?? null);
  });
  return root;
}
