/**
 * Looks through the directories of a TIFF before the decoder does: it makes a list for every value an entry says it has, and
 * an entry of a damaged file may say billions. TIFF 6.0, section 2.
 */

/** Bytes of a value of each type, 1 to 13. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];
const ENTRY = 12;
/** Entries that point to further directories. */
const POINTERS: ReadonlySet<number> = new Set([330, 34_665, 34_853]);
/** More directories than pages that are read. */
const MOST_DIRECTORIES = 10_000;

/** Throws for a file whose entries lie outside of it, or whose directories have no end. */
export function checkDirectories(file: Buffer): void {
  const little = file.toString('latin1', 0, 2) === 'II';
  const short = (at: number): number => (little ? file.readUInt16LE(at) : file.readUInt16BE(at));
  const long = (at: number): number => (little ? file.readUInt32LE(at) : file.readUInt32BE(at));
  const seen = new Set<number>();
  const waiting = [long(4)];
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (at === 0) continue;
    if (seen.has(at) || seen.size === MOST_DIRECTORIES)
      throw new Error('the directories of the file have no end');
    seen.add(at);
    const end = at + 2 + short(at) * ENTRY;
    for (let entry = at + 2; entry < end; entry += ENTRY) {
      const [tag, type, count] = [short(entry), short(entry + 2), long(entry + 4)];
      const bytes = (SIZES[type] ?? 1) * count;
      if (bytes > 4 && long(entry + 8) + bytes > file.length)
        throw new Error('an entry of the file lies outside of it');
      if (POINTERS.has(tag)) waiting.push(long(entry + 8));
    }
    waiting.push(long(end));
  }
}
