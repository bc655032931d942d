/**
 * The edits asked for in this window, so that a step back asked for while an edit is under way is known to be about that
 * edit: where the edit is then not made, the step must not take back the one before it.
 */
import type { EditRequest } from '../state/edits.ts';

export interface AskedEdit {
  readonly id: number;
  readonly request: EditRequest;
  /** Whether the service did not make it. */
  failed: boolean;
}

export interface AskedEdits {
  /** Notes a request; for a step through the history the edit it is about, null where that was not asked for here. */
  readonly asked: (id: number, request: EditRequest) => AskedEdit | null;
  /** Notes that an edit was not made. Later steps are about other edits. */
  readonly failed: (edit: AskedEdit) => void;
}

export function createAskedEdits(): AskedEdits {
  const done: AskedEdit[] = [];
  const undone: AskedEdit[] = [];
  const move = (from: AskedEdit[], to: AskedEdit[]): AskedEdit | null => {
    const edit = from.pop() ?? null;
    if (edit !== null) to.push(edit);
    return edit;
  };
  return {
    asked(id, request) {
      if ('action' in request && request.action === 'undo') return move(done, undone);
      if ('action' in request && request.action === 'redo') return move(undone, done);
      undone.length = 0;
      const edit = { id, request, failed: false };
      done.push(edit);
      return edit;
    },
    failed(edit) {
      edit.failed = true;
      for (const list of [done, undone]) if (list.includes(edit)) list.splice(list.indexOf(edit), 1);
    },
  };
}
