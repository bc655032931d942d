import { useEffect, useState } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import type { Client, Download } from '../api/client.ts';
import { describeError } from '../api/errors.ts';
import type { Choice } from './choice.ts';
import { formatWords } from './formats.ts';
import { previewOf, type Preview } from './preview.ts';

export type Prepared =
  | { readonly state: 'preparing' }
  | { readonly state: 'failed'; readonly message: string; readonly hint: string }
  | {
      readonly state: 'ready';
      /** The file to save; with a file for each statement, that of the first one. */
      readonly download: Download;
      readonly preview: Preview;
    };

/** Fetches the export of a choice: what is previewed is what is saved. */
export function useExport(client: Client, documents: readonly DocumentBody[], choice: Choice): Prepared {
  const { format, account, gathering } = choice;
  const all = documents.map(({ file_id }) => file_id);
  const ids = (gathering === 'each' ? all.slice(0, 1) : all).join(' ');
  const name = `${ids}/${format}/${account}`;
  const [prepared, setPrepared] = useState<{ readonly name: string; readonly prepared: Prepared } | null>(
    null,
  );
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const prepare = async (): Promise<Prepared> => {
      const fileIds = ids.split(' ');
      const download = await client.download(fileIds, format, { account, signal });
      const words = formatWords(format);
      // A workbook is no text: its rows are shown as those of a CSV of the same choice.
      const shown =
        words.shows === 'workbook' ? await client.download(fileIds, 'csv', { account, signal }) : download;
      return { state: 'ready', download, preview: await previewOf(shown.blob, shown.fileName, words) };
    };
    const show = async () => {
      const now = await prepare().catch((error: unknown): Prepared => ({
        state: 'failed',
        ...describeError(error),
      }));
      if (!signal.aborted) setPrepared({ name, prepared: now });
    };
    void show();
    return () => stop.abort();
  }, [client, ids, format, account, name]);
  return prepared?.name === name ? prepared.prepared : { state: 'preparing' };
}
