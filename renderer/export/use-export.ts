import { useEffect, useState } from 'react';
import type { DownloadFormat } from '../../shared/api/documents.ts';
import type { Client, Download } from '../api/client.ts';
import { describeError } from '../api/errors.ts';
import { firstLines, layOutJson } from './formats.ts';

export type Prepared =
  | { readonly state: 'preparing' }
  | { readonly state: 'failed'; readonly message: string; readonly hint: string }
  | {
      readonly state: 'ready';
      readonly download: Download;
      /** The first lines; null for a format that is no text. */
      readonly preview: { readonly text: string; readonly more: boolean } | null;
    };

/** Fetches the export of a format: what is previewed is what is saved. */
export function useExport(client: Client, fileId: string, format: DownloadFormat): Prepared {
  const [prepared, setPrepared] = useState<Prepared & { readonly format?: DownloadFormat }>({
    state: 'preparing',
  });
  useEffect(() => {
    let wanted = true;
    const prepare = async () => {
      const download = await client.download(fileId, format);
      const text = format === 'xlsx' ? null : await download.blob.text();
      const preview = text === null ? null : firstLines(format === 'json' ? layOutJson(text) : text);
      if (wanted) setPrepared({ state: 'ready', download, preview, format });
    };
    prepare().catch(
      (error: unknown) => wanted && setPrepared({ state: 'failed', ...describeError(error), format }),
    );
    return () => {
      wanted = false;
    };
  }, [client, fileId, format]);
  return prepared.format === format ? prepared : { state: 'preparing' };
}
