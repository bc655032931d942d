import type { ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { Meter } from '../ui/meter.tsx';
import { progressWords } from './standing.ts';

/** The pages of a document that have been read, of all. */
export function ReadingMeter({ document }: { readonly document: DocumentBody }): ReactNode {
  return (
    <Meter
      role="progressbar"
      label={`Reading ${document.original_name}`}
      value={document.progress?.pages_done ?? 0}
      max={document.progress?.pages_total ?? document.page_count}
      text={progressWords(document.progress)}
    />
  );
}
