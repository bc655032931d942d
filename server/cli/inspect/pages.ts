import { UsageError } from '../args.ts';

/** `1-3,7` as page numbers in order; all pages where nothing is said. Throws `UsageError` for anything else. */
export function pageNumbers(text: string | undefined, pageCount: number): number[] {
  if (text === undefined) return Array.from({ length: pageCount }, (_, index) => index + 1);
  const wanted = new Set<number>();
  for (const part of text.split(',')) {
    const range = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part.trim());
    const from = Number(range?.[1]);
    const to = Number(range?.[2] ?? range?.[1]);
    if (!range || from < 1 || to < from)
      throw new UsageError(`--pages takes pages like 1-3,7, not "${text}"`);
    for (let page = from; page <= Math.min(to, pageCount); page += 1) wanted.add(page);
  }
  if (wanted.size === 0) throw new UsageError(`--pages ${text}: the document has ${pageCount} page(s)`);
  return [...wanted].toSorted((a, b) => a - b);
}
