/**
 * Deletions that can still be undone. The rows go at once; the service is asked when the time to undo is over or the
 * window closes. Nothing is lost by a crash in between: the statements are simply still there.
 */
import { assertNever } from './never.ts';

/** Time to change one's mind, in milliseconds. */
export const UNDO_WITHIN = 8_000;

export interface Deletion {
  readonly id: number;
  readonly fileIds: readonly string[];
  /** Name of the only statement, or null where there are several. */
  readonly name: string | null;
  /** Whether it is being carried out: too late to undo. */
  readonly begun: boolean;
}

export interface Deletions {
  readonly nextId: number;
  readonly pending: readonly Deletion[];
}

export type DeletionAction =
  | { readonly type: 'delete'; readonly fileIds: readonly string[]; readonly name: string | null }
  | { readonly type: 'begun'; readonly id: number }
  /** Undone by the user, or carried out. */
  | { readonly type: 'settled'; readonly id: number };

export const NO_DELETIONS: Deletions = { nextId: 1, pending: [] };

export function reduceDeletions(deletions: Deletions, action: DeletionAction): Deletions {
  switch (action.type) {
    case 'delete': {
      const { fileIds, name } = action;
      if (fileIds.length === 0) return deletions;
      const deletion = { id: deletions.nextId, fileIds, name, begun: false };
      return { nextId: deletions.nextId + 1, pending: [...deletions.pending, deletion] };
    }
    case 'begun':
      return {
        ...deletions,
        pending: deletions.pending.map((one) => (one.id === action.id ? { ...one, begun: true } : one)),
      };
    case 'settled':
      return { ...deletions, pending: deletions.pending.filter(({ id }) => id !== action.id) };
    default:
      return assertNever(action);
  }
}

/** The statements that are out of sight because they are about to go. */
export function hiddenBy({ pending }: Deletions): ReadonlySet<string> {
  return new Set(pending.flatMap(({ fileIds }) => fileIds));
}
