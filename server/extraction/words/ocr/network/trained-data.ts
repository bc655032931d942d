/** Tesseract's container of trained data (`TessdataManager`), and its numbers, all of them little-endian. */

/** Places in the container. */
export const NETWORK = 17;
export const CHARACTERS = 21;
export const CODES = 22;

/** What is in a file, by place. Throws where the file ends early. */
export function componentsOf(bytes: Uint8Array): Map<number, Buffer> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const from = new Cursor(file);
  const starts = Array.from({ length: Math.min(from.int(), MOST_PLACES) }, () => from.long());
  const parts = new Map<number, Buffer>();
  starts.forEach((start, place) => {
    if (start < 0) return;
    const end = Math.min(file.length, ...starts.filter((other) => other > start));
    parts.set(place, file.subarray(start, end));
  });
  return parts;
}

/** More than tesseract has ever had: what says so is no container. */
const MOST_PLACES = 100;

/** Reads numbers and texts one after the other; throws where they end early. */
export class Cursor {
  private at = 0;
  private readonly data: Buffer;

  constructor(data: Buffer) {
    this.data = data;
  }
  byte(): number {
    return this.data.readUInt8(this.skip(1));
  }
  int(): number {
    return this.data.readInt32LE(this.skip(4));
  }
  long(): number {
    return Number(this.data.readBigInt64LE(this.skip(8)));
  }
  text(): string {
    const length = this.int();
    const start = this.skip(length);
    return this.data.toString('latin1', start, start + length);
  }
  bytes(length: number): Int8Array {
    const start = this.skip(length);
    return new Int8Array(this.data.buffer, this.data.byteOffset + start, length);
  }
  doubles(count: number): Float64Array {
    const start = this.skip(8 * count);
    return Float64Array.from({ length: count }, (_, index) => this.data.readDoubleLE(start + 8 * index));
  }
  /** So many of something, whose number stands first. */
  list<T>(read: () => T): T[] {
    const items: T[] = [];
    for (let left = this.int(); left > 0; left -= 1) items.push(read());
    return items;
  }
  /** Returns where it was. */
  skip(length: number): number {
    if (!(length >= 0 && this.at + length <= this.data.length))
      throw new RangeError('the trained data end early');
    const start = this.at;
    this.at += length;
    return start;
  }
}
