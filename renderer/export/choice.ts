/** What is exported and how, as data: the dialog's state and what follows from it. */
import type { DocumentBody, DownloadFormat } from '../../shared/api/documents.ts';
import { needsAttention, standingOf } from '../state/documents.ts';

/** Several statements in one file (account by account), or a file for each. */
export type Gathering = 'joined' | 'each';

export interface Choice {
  readonly format: DownloadFormat;
  /** Index of an account of the only document; null for all. */
  readonly account: number | null;
  readonly gathering: Gathering;
}

/** Most documents the service joins in one download. */
export const MOST_JOINED = 200;

/** Why an export should be looked at before it is used; null where nothing speaks against it. */
export interface ExportDoubt {
  /** Statements that are not verified or have rows in doubt. */
  readonly doubtful: readonly DocumentBody[];
  readonly title: string;
  readonly text: string;
}

export function doubtOf(documents: readonly DocumentBody[]): ExportDoubt | null {
  const doubtful = documents.filter(needsAttention);
  const [first] = doubtful;
  if (!first) return null;
  if (documents.length === 1) return { doubtful, ...doubtOfOne(first) };
  return {
    doubtful,
    title: `${doubtful.length} of ${documents.length} statements ${doubtful.length === 1 ? 'is not proved or has' : 'are not proved or have'} rows in doubt.`,
    text: 'Look at them first, or check what you save against the paper.',
  };
}

function doubtOfOne(document: DocumentBody): { readonly title: string; readonly text: string } {
  const count = document.verification?.rows_flagged ?? 0;
  const rows = count === 1 ? '1 row is in doubt' : `${count} rows are in doubt`;
  const standing = standingOf(document);
  if (standing === 'mismatch') {
    return {
      title: 'This statement does not add up.',
      text: `A row may be missing or wrong${count > 0 ? `: ${rows}` : ''}. Better look at it before you save.`,
    };
  }
  if (standing === 'unverified') {
    return {
      title: 'Nothing printed proves all of these rows.',
      text: 'Check what you save against the paper.',
    };
  }
  return { title: `${rows}.`, text: 'The sums agree. Better look at them before you save.' };
}
