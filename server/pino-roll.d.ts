/** The parts of pino-roll that are used; it comes without types. Its options: node_modules/pino-roll/README.md */
declare module 'pino-roll' {
  import type { SonicBoom, SonicBoomOpts } from 'sonic-boom';

  export interface RollOptions extends Omit<SonicBoomOpts, 'dest' | 'fd'> {
    /** Path without number and extension. */
    readonly file: string;
    readonly extension?: string;
    readonly size?: string;
    readonly limit?: { readonly count: number; readonly removeOtherLogFiles?: boolean };
  }
  export default function roll(options: RollOptions): Promise<SonicBoom>;
}
