import { useEffect, useMemo } from 'react';
import type { DocumentBody } from '../../../shared/api/documents.ts';
import type { Client } from '../../api/client.ts';
import { createPageImages, type PageImages } from '../../api/page-images.ts';
import type { OpenPdf, UprightPage } from './pdf.ts';

/** Where pages come from to be shown. */
export interface Pages {
  /** Pictures drawn by the service. */
  readonly images: PageImages;
  /** The page of the PDF itself, which can be drawn sharp at any size; null where only pictures can be shown. */
  readonly pdfPage: (number: number) => Promise<UprightPage | null>;
}

/** The pages of a document, freed when it is left. The file itself is only fetched once a page of it is to be drawn. */
export function usePages(client: Client, document: DocumentBody): Pages {
  const { file_id: fileId, media_type: mediaType } = document;
  const { pages, close } = useMemo(
    () => createPages(client, fileId, mediaType === 'application/pdf'),
    [client, fileId, mediaType],
  );
  useEffect(() => close, [close]);
  return pages;
}

function createPages(
  client: Client,
  fileId: string,
  isPdf: boolean,
): { readonly pages: Pages; readonly close: () => void } {
  const images = createPageImages(client, fileId);
  const leaving = new AbortController();
  let opening: Promise<OpenPdf | null> | null = null;
  const open = (): Promise<OpenPdf | null> => {
    opening ??= openFile(client, fileId, leaving.signal);
    return opening;
  };
  return {
    pages: {
      images,
      async pdfPage(number) {
        if (!isPdf) return null;
        const pdf = await open();
        // A page pdf.js cannot draw is still shown as the service's picture.
        return (await pdf?.page(number).catch(() => null)) ?? null;
      },
    },
    close() {
      images.close();
      leaving.abort();
      void opening?.then((pdf) => pdf?.close());
      opening = null;
    },
  };
}

/** Null where the file cannot be opened here: it is encrypted, and nobody keeps its password. */
async function openFile(client: Client, fileId: string, signal: AbortSignal): Promise<OpenPdf | null> {
  try {
    const [{ openPdf }, bytes] = await Promise.all([import('./pdf.ts'), client.file(fileId, signal)]);
    if (signal.aborted) return null;
    return await openPdf(bytes);
  } catch {
    return null;
  }
}
