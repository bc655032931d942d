/**
 * The files dropped since the desk was last idle, as one batch: how far it is, and how it ended. A batch begins with
 * the first file that comes while none is under way and ends when nothing of it is being sent or read any more.
 */
import type { DocumentBody } from '../../shared/api/documents.ts';
import { isProcessing, needsAttention } from './documents.ts';
import { assertNever } from './never.ts';
import { isUnderWay, type Upload } from './uploads.ts';

export interface Batch {
  /** `file_id`s the service has accepted. */
  readonly accepted: readonly string[];
}

export const NO_BATCH: Batch = { accepted: [] };

export type BatchAction = { readonly type: 'accepted'; readonly fileId: string } | { readonly type: 'over' };

export function reduceBatch(batch: Batch, action: BatchAction): Batch {
  switch (action.type) {
    case 'accepted':
      return { accepted: [...batch.accepted, action.fileId] };
    case 'over':
      return batch.accepted.length === 0 ? batch : NO_BATCH;
    default:
      return assertNever(action);
  }
}

export interface BatchProgress {
  readonly active: boolean;
  readonly files: number;
  readonly filesDone: number;
  /** Pages of the files whose pages have been counted. */
  readonly pages: number;
  readonly pagesDone: number;
  /** 0 to 1: a file that has not been counted yet weighs as much as the average of those that were. */
  readonly share: number;
}

/** How far a batch is. Documents somebody else sends meanwhile (a script) belong to it while they are being read. */
export function batchProgress(
  batch: Batch,
  uploads: readonly Upload[],
  documents: readonly DocumentBody[],
): BatchProgress {
  const own = new Set(batch.accepted);
  const counted = documents.filter((document) => own.has(document.file_id) || isProcessing(document));
  const sending = uploads.filter(isUnderWay).length;
  let pages = 0;
  let pagesDone = 0;
  let filesDone = 0;
  for (const document of counted) {
    pages += document.page_count;
    if (isProcessing(document)) pagesDone += document.progress?.pages_done ?? 0;
    else {
      pagesDone += document.page_count;
      filesDone += 1;
    }
  }
  const average = counted.length === 0 ? 1 : pages / counted.length;
  const whole = pages + sending * average;
  return {
    active: sending > 0 || counted.length > filesDone,
    files: counted.length + sending,
    filesDone,
    pages,
    pagesDone,
    share: whole === 0 ? 0 : pagesDone / whole,
  };
}

export interface BatchOutcome {
  readonly read: number;
  readonly verified: number;
  readonly attention: number;
  readonly failed: number;
  /** Files that wait for a password, a decision or another try. */
  readonly waiting: number;
}

/** How a batch turned out. */
export function batchOutcome(
  batch: Batch,
  uploads: readonly Upload[],
  documents: readonly DocumentBody[],
): BatchOutcome {
  const own = new Set(batch.accepted);
  const done = documents.filter((document) => own.has(document.file_id) && !isProcessing(document));
  const failed = done.filter(({ status }) => status === 'failed').length;
  const attention = done.filter(needsAttention).length - failed;
  const read = done.length - failed;
  return {
    read,
    verified: read - attention,
    attention,
    failed,
    waiting: uploads.filter((upload) => !isUnderWay(upload)).length,
  };
}

/** The outcome as a sentence: "5 statements read: 3 are verified, 2 need attention. 1 file waits for you." */
export function outcomeWords({ read, verified, attention, failed, waiting }: BatchOutcome): string {
  const parts: string[] = [];
  if (read > 0) {
    const how = [
      verified > 0 ? `${verified} ${verified === 1 ? 'is' : 'are'} verified` : '',
      attention > 0 ? `${attention} ${attention === 1 ? 'needs' : 'need'} attention` : '',
    ].filter(Boolean);
    parts.push(`${read} ${read === 1 ? 'statement' : 'statements'} read: ${how.join(', ')}.`);
  }
  if (failed > 0) parts.push(`${failed} ${failed === 1 ? 'file' : 'files'} could not be read.`);
  if (waiting > 0) parts.push(`${waiting} ${waiting === 1 ? 'file waits' : 'files wait'} for you.`);
  return parts.join(' ');
}
