/** What the registry holds. */
import type { Truth } from './truth.ts';

export interface Generated {
  readonly pdf: Uint8Array;
  readonly truth: Truth;
  /** Opens the file, where it is encrypted. */
  readonly password?: string;
}

export interface Layout {
  readonly name: string;
  /** The conventions the layout is about, as `topic:choice`. */
  readonly tags: readonly string[];
  generate(seed: number): Promise<Generated>;
}
