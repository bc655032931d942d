/** Which statements are picked for a common action, as a pure reducer over the list as it is shown. */
import { assertNever } from './never.ts';

export interface Selection {
  readonly picked: ReadonlySet<string>;
  /** Where a range begins: what was picked last. */
  readonly anchor: string | null;
}

export type SelectionAction =
  | { readonly type: 'toggle'; readonly fileId: string }
  /** From the anchor to here, in the order shown; without an anchor in sight only this one. */
  | { readonly type: 'range'; readonly fileId: string; readonly shown: readonly string[] }
  | { readonly type: 'all'; readonly shown: readonly string[] }
  | { readonly type: 'none' }
  /** Only what is still shown stays picked: nothing out of sight is deleted or exported. */
  | { readonly type: 'shown'; readonly shown: readonly string[] };

export const NOTHING_PICKED: Selection = { picked: new Set(), anchor: null };

export function reduceSelection(selection: Selection, action: SelectionAction): Selection {
  switch (action.type) {
    case 'toggle': {
      const picked = new Set(selection.picked);
      if (!picked.delete(action.fileId)) picked.add(action.fileId);
      return { picked, anchor: action.fileId };
    }
    case 'range': {
      const from = selection.anchor === null ? -1 : action.shown.indexOf(selection.anchor);
      const to = action.shown.indexOf(action.fileId);
      if (from < 0 || to < 0) return reduceSelection(selection, { type: 'toggle', fileId: action.fileId });
      const range = action.shown.slice(Math.min(from, to), Math.max(from, to) + 1);
      return { picked: new Set([...selection.picked, ...range]), anchor: selection.anchor };
    }
    case 'all':
      return { picked: new Set(action.shown), anchor: selection.anchor };
    case 'none':
      return NOTHING_PICKED;
    case 'shown': {
      const shown = new Set(action.shown);
      if ([...selection.picked].every((fileId) => shown.has(fileId))) return selection;
      return { ...selection, picked: new Set([...selection.picked].filter((fileId) => shown.has(fileId))) };
    }
    default:
      return assertNever(action);
  }
}
