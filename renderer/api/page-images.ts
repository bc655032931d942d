import type { Client } from './client.ts';

/** Page pictures as object URLs. They need the key in a header, so an `<img src>` cannot fetch them itself. */
export interface PageImages {
  /** The picture of a page (from 1) at a width in device pixels; resolves to an object URL. */
  get(page: number, width: number): Promise<string>;
  /** Frees every picture. */
  close(): void;
}

/**
 * Widths to ask for the picture of a scan in, device pixels: large as it is, about 220 and 400 dpi of an A4 page do for every
 * zoom, and for what is cut from it.
 */
export const SCAN_WIDTHS = [1800, 3200] as const;

/** Pictures kept at once; an A4 page at 1,600 px is about 300 kB as PNG. */
const KEPT = 40;

/** A cache of one document's page pictures; the longest unused goes first. */
export function createPageImages(client: Pick<Client, 'pageImage'>, fileId: string): PageImages {
  const pictures = new Map<string, Promise<string>>();
  const release = (picture: Promise<string>) =>
    void picture.then((url) => URL.revokeObjectURL(url)).catch(() => undefined);

  return {
    get(page, width) {
      const name = `${page}@${width}`;
      const kept = pictures.get(name);
      if (kept) {
        pictures.delete(name);
        pictures.set(name, kept);
        return kept;
      }
      const picture = client.pageImage(fileId, page, width).then((blob) => URL.createObjectURL(blob));
      pictures.set(name, picture);
      // A failure must not be remembered: the next look tries again.
      picture.catch(() => pictures.delete(name));
      const oldest = pictures.keys().next().value;
      if (pictures.size > KEPT && oldest !== undefined) {
        const dropped = pictures.get(oldest)!;
        pictures.delete(oldest);
        release(dropped);
      }
      return picture;
    },
    close() {
      for (const picture of pictures.values()) release(picture);
      pictures.clear();
    },
  };
}
