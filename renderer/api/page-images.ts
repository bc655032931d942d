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

/** Pictures kept at once, and bytes of all together; a page drawn from text takes some 300 kB, one of a scan up to 12 MB. */
const KEPT = 40;
const KEPT_BYTES = 150_000_000;

interface Picture {
  readonly url: Promise<string>;
  /** Bytes; 0 until it is there. */
  size: number;
}

/** A cache of one document's page pictures; the longest unused goes first. */
export function createPageImages(client: Pick<Client, 'pageImage'>, fileId: string): PageImages {
  const pictures = new Map<string, Picture>();
  const release = ({ url }: Picture) =>
    void url.then((made) => URL.revokeObjectURL(made)).catch(() => undefined);
  const shrink = () => {
    let bytes = [...pictures.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [name, picture] of pictures) {
      // The picture asked for last stays, however large it is.
      if (pictures.size === 1 || (pictures.size <= KEPT && bytes <= KEPT_BYTES)) return;
      pictures.delete(name);
      bytes -= picture.size;
      release(picture);
    }
  };
  const fetched = async (name: string, page: number, width: number): Promise<string> => {
    try {
      const blob = await client.pageImage(fileId, page, width);
      const picture = pictures.get(name);
      if (picture) picture.size = blob.size;
      shrink();
      return URL.createObjectURL(blob);
    } catch (error) {
      // A failure must not be remembered: the next look tries again.
      pictures.delete(name);
      throw error;
    }
  };

  return {
    get(page, width) {
      const name = `${page}@${width}`;
      const picture = pictures.get(name) ?? { url: fetched(name, page, width), size: 0 };
      pictures.delete(name);
      pictures.set(name, picture);
      shrink();
      return picture.url;
    },
    close() {
      for (const picture of pictures.values()) release(picture);
      pictures.clear();
    },
  };
}
