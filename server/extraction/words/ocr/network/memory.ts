/** The compiled arithmetic of kernel.as with a memory of its own, which is handed out from front to back. */
import { KERNEL } from './kernel.ts';

/** Arguments that name a place are addresses; see kernel.as. */
export interface Kernel {
  lstmStep(
    table: number,
    count: number,
    inputs: number,
    units: number,
    weights: number,
    biases: number,
    scales: number,
  ): void;
  softmax(
    from: number,
    count: number,
    inputs: number,
    outputs: number,
    real: number,
    weights: number,
    biases: number,
    scales: number,
    to: number,
  ): void;
  features(
    picture: number,
    width: number,
    height: number,
    weights: number,
    biases: number,
    scales: number,
    to: number,
  ): void;
}

export interface Workspace {
  readonly kernel: Kernel;
  /** As it is now: what is taken afterwards may move it. */
  readonly buffer: () => ArrayBuffer;
  /** The address of so many bytes, which may hold anything. */
  readonly take: (bytes: number) => number;
  /** What has been taken by now stays. */
  readonly keep: () => void;
  /** Everything that is not kept may be taken again. */
  readonly reset: () => void;
}

/** What is used of it; Node's types do not have it. */
declare const WebAssembly: {
  readonly Module: new (bytes: Uint8Array) => object;
  readonly Instance: new (module: object) => { readonly exports: unknown };
};
interface Memory {
  readonly buffer: ArrayBuffer;
  grow(pages: number): number;
}

const PAGE = 65_536;
/** What is taken begins at a multiple of this. */
const ALIGNED = 64;

let compiled: object | null = null;

export function createWorkspace(): Workspace {
  compiled ??= new WebAssembly.Module(Buffer.from(KERNEL, 'base64'));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what kernel.as exports
  const kernel = new WebAssembly.Instance(compiled).exports as Kernel & { readonly memory: Memory };
  const { memory } = kernel;
  // The first page is the kernel's own.
  let [kept, top] = [PAGE, PAGE];
  return {
    kernel,
    buffer: () => memory.buffer,
    take(bytes) {
      const start = top;
      top += Math.ceil(bytes / ALIGNED) * ALIGNED;
      const missing = top - memory.buffer.byteLength;
      if (missing > 0) memory.grow(Math.ceil(missing / PAGE));
      return start;
    },
    keep() {
      kept = top;
    },
    reset() {
      top = kept;
    },
  };
}
