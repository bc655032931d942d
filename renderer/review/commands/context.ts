/** What the commands of a review work on. */
import type { Dispatch } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../../shared/api/documents.ts';
import type { ReviewAction, ReviewState } from '../../state/review.ts';
import type { Edits } from '../use-edits.ts';

export type ReviewDialog = 'add' | 'split' | 'history' | 'export' | 'reset';

export interface ReviewContext {
  readonly statement: TransactionsBody;
  /** The rows shown, in their order. */
  readonly rows: readonly EvidenceRowBody[];
  readonly state: ReviewState;
  readonly dispatch: Dispatch<ReviewAction>;
  readonly edits: Pick<Edits, 'change' | 'ask'>;
  /** The user's, for amounts in the names of commands. */
  readonly locale: string;
  readonly open: (dialog: ReviewDialog) => void;
  readonly leave: () => void;
  /** Puts the keyboard on the table. */
  readonly focusTable: () => void;
  readonly focusSearch: () => void;
  /** Copies the rows that are meant. */
  readonly copy: () => void;
}
