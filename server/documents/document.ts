/** A document as it is stored, and as the API shows it. */
import type {
  DocumentAccountBody,
  DocumentBody,
  DocumentStatus,
  ProgressBody,
  VerificationBody,
} from '../../shared/api/documents.ts';
import type { Account, Verification } from '../../shared/statement.ts';
import { toAccountBody, toVerificationBody } from '../export/api-body.ts';
import type { ProgressMessage } from '../extraction/jobs.ts';

/** Where a document stands. The API calls the first two `processing`. */
export type DocumentState = 'queued' | 'running' | 'completed' | 'failed';

/** A row of the table `documents`. Hashes are SHA-256, hexadecimal; times are ISO 8601 in UTC. */
export interface DocumentRecord {
  readonly id: number;
  readonly file_id: string;
  readonly account_id: number;
  readonly original_name: string;
  readonly media_type: string;
  readonly size: number;
  readonly page_count: number;
  readonly content_hash: string;
  /** The decrypted copy that is read in place of an encrypted upload. */
  readonly reading_hash: string | null;
  readonly state: DocumentState;
  /** How often a worker was given it. */
  readonly attempts: number;
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly error: string | null;
  readonly hint: string | null;
  readonly currency: string | null;
  readonly period_start: string | null;
  readonly period_end: string | null;
  readonly transaction_count: number | null;
  /** `Verification` as JSON, when completed. */
  readonly verification: string | null;
  /** `Account[]` as JSON, when completed; null where it was completed before these were kept. */
  readonly accounts: string | null;
  readonly note: string;
  /** Counts edits, undos and redos. */
  readonly revision: number;
  /** 1 where edits are in force. */
  readonly edited: number;
}

export function statusOf(state: DocumentState): DocumentStatus {
  return state === 'queued' || state === 'running' ? 'processing' : state;
}

/** The hash of the file workers read: never one that needs a password. */
export function readableHash(document: Pick<DocumentRecord, 'content_hash' | 'reading_hash'>): string {
  return document.reading_hash ?? document.content_hash;
}

export function verificationOf(document: DocumentRecord): VerificationBody | null {
  if (document.verification === null) return null;
  const verification: Verification = JSON.parse(document.verification);
  return toVerificationBody(verification, document.currency);
}

/** Progress of a document under way; before its first message it waits in the queue. */
export function progressBody(document: DocumentRecord, message: ProgressMessage | null): ProgressBody {
  if (message === null) return { stage: 'queued', pages_done: 0, pages_total: document.page_count };
  return { stage: message.stage, pages_done: message.pagesDone, pages_total: message.pagesTotal };
}

function accountsOf(document: DocumentRecord): DocumentAccountBody[] {
  const accounts: Account[] = JSON.parse(document.accounts ?? '[]');
  return accounts.map((account) => {
    const { first: _first, count: _count, ...body } = toAccountBody(account, document.currency);
    return body;
  });
}

export function toDocumentBody(document: DocumentRecord, progress: ProgressMessage | null): DocumentBody {
  const status = statusOf(document.state);
  return {
    file_id: document.file_id,
    original_name: document.original_name,
    status,
    page_count: document.page_count,
    size: document.size,
    media_type: document.media_type,
    created_at: document.created_at,
    completed_at: document.completed_at,
    progress: status === 'processing' ? progressBody(document, progress) : null,
    transaction_count: document.transaction_count,
    currency: document.currency,
    period_start: document.period_start,
    period_end: document.period_end,
    verification: verificationOf(document),
    accounts: accountsOf(document),
    sha256: document.content_hash,
    note: document.note,
    edited: document.edited === 1,
    error: document.error,
    hint: document.hint,
  };
}
