/**
 * Looks at SQLite's write-ahead log before SQLite does. SQLite ends its recovery silently at the first frame whose
 * checksum does not hold, and what was committed after it is gone; whoever opens a folder after an abrupt end should
 * know. Format: https://www.sqlite.org/fileformat2.html#walformat
 */
import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

export interface WalState {
  /** Frames whose checksums hold, from the first on. */
  readonly frames: number;
  /** A frame (or the head) of this log is there in full, but is not what was written. */
  readonly damaged: boolean;
}

const HEAD = 32;
const FRAME_HEAD = 24;
const BIG_ENDIAN_MAGIC = 0x377f0683;
const LITTLE_ENDIAN_MAGIC = 0x377f0682;

type Sums = readonly [number, number];

/** What is in the log at `path`; null where there is none, or an empty one. */
export function inspectWal(path: string): WalState | null {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  try {
    const { size } = fstatSync(file);
    return size < HEAD ? null : inspect(file, size);
  } finally {
    closeSync(file);
  }
}

function inspect(file: number, size: number): WalState {
  const head = Buffer.alloc(HEAD);
  readSync(file, head, 0, HEAD, 0);
  const magic = head.readUInt32BE(0);
  const bigEndian = magic === BIG_ENDIAN_MAGIC;
  let sums = add([0, 0], head.subarray(0, 24), bigEndian);
  const pageSize = head.readUInt32BE(8);
  const isHead = (bigEndian || magic === LITTLE_ENDIAN_MAGIC) && holds(sums, head, 24);
  // A log without frames says nothing, whatever its head is.
  if (!isHead) return { frames: 0, damaged: size > HEAD };
  const frame = Buffer.alloc(FRAME_HEAD + pageSize);
  let frames = 0;
  for (let at = HEAD; at + frame.length <= size; at += frame.length) {
    readSync(file, frame, 0, frame.length, at);
    // Frames of an earlier round of the log stand behind those of this one.
    if (frame.compare(head, 16, 24, 8, 16) !== 0) break;
    sums = add(add(sums, frame.subarray(0, 8), bigEndian), frame.subarray(FRAME_HEAD), bigEndian);
    if (!holds(sums, frame, 16)) return { frames, damaged: true };
    frames += 1;
  }
  return { frames, damaged: false };
}

function holds([first, second]: Sums, stored: Buffer, at: number): boolean {
  return stored.readUInt32BE(at) === first && stored.readUInt32BE(at + 4) === second;
}

/** SQLite's checksum: two sums over pairs of 32-bit words, each word added to the other sum. */
function add([first, second]: Sums, bytes: Buffer, bigEndian: boolean): Sums {
  let [a, b] = [first, second];
  for (let at = 0; at < bytes.length; at += 8) {
    a = (a + b + (bigEndian ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at))) >>> 0;
    b = (b + a + (bigEndian ? bytes.readUInt32BE(at + 4) : bytes.readUInt32LE(at + 4))) >>> 0;
  }
  return [a, b];
}
