import { useMemo, type Dispatch } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import type { Command } from '../commands/command.ts';
import { useCommands } from '../commands/use-commands.ts';
import { describeError } from '../api/errors.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { isProcessing } from '../state/documents.ts';
import { hrefOf } from '../state/routes.ts';
import type { SelectionAction } from '../state/selection.ts';
import { useToast } from '../ui/toasts.tsx';
import { SEARCH_FIELD } from './filter-bar.tsx';
import type { Item } from './statement-rows.tsx';

/** A dialog of the desk, and the statements it is about. */
export interface Open {
  readonly what: 'export' | 'details';
  readonly documents: readonly DocumentBody[];
}

interface DeskState {
  readonly items: readonly Item[];
  readonly documents: readonly DocumentBody[];
  readonly picked: readonly DocumentBody[];
  /** Key of the row with the focus. */
  readonly current: string | null;
  readonly select: Dispatch<SelectionAction>;
  readonly open: (open: Open) => void;
  /** Brings a row into view and focuses it. */
  readonly goTo: (item: Item | undefined) => void;
}

/** The commands of the desk: on what is picked, else on the row with the focus. */
export function useDeskCommands(desk: DeskState): {
  readonly remove: (documents: readonly DocumentBody[]) => void;
} {
  const { documents: store, deletions } = useWorkspace();
  const toast = useToast();
  const { items, documents, picked, current, select, open, goTo } = desk;
  const { remove, undo } = deletions;
  const { retry } = store;

  const commands = useMemo<readonly Command[]>(() => {
    const at = items.findIndex(({ key }) => key === current);
    const one = items[at]?.document;
    const targets = picked.length > 0 ? picked : one ? [one] : [];
    const completed = targets.filter(({ status }) => status === 'completed');
    const failed = targets.filter(({ status }) => status === 'failed');
    const processing = targets.filter(isProcessing);
    const shown = documents.map(({ file_id }) => file_id);
    const step = (by: number) => goTo(items[Math.min(items.length - 1, Math.max(0, at < 0 ? 0 : at + by))]);
    const retryAll = async () => {
      for (const document of failed) {
        await retry(document.file_id).catch((error: unknown) =>
          toast({ tone: 'bad', text: `${document.original_name}: ${describeError(error).message}` }),
        );
      }
    };
    const group = 'Statements';
    const move = { group, unlisted: true, scrolls: true, enabled: items.length > 0 } as const;
    return [
      { ...move, id: 'desk.next', label: 'Next statement', keys: ['ArrowDown', 'j'], run: () => step(1) },
      {
        ...move,
        id: 'desk.previous',
        label: 'Previous statement',
        keys: ['ArrowUp', 'k'],
        run: () => step(-1),
      },
      { ...move, id: 'desk.first', label: 'First statement', keys: ['Home'], run: () => goTo(items[0]) },
      { ...move, id: 'desk.last', label: 'Last statement', keys: ['End'], run: () => goTo(items.at(-1)) },
      {
        id: 'desk.open',
        label: 'Open',
        group,
        icon: 'file',
        enabled: one?.status === 'completed',
        unlisted: true,
        run: () => {
          if (one) window.location.hash = hrefOf({ room: 'review', fileId: one.file_id });
        },
      },
      {
        id: 'desk.export',
        label: picked.length > 1 ? `Export ${picked.length} statements` : 'Export',
        group,
        keys: ['e'],
        icon: 'download',
        enabled: completed.length > 0,
        run: () => open({ what: 'export', documents: completed }),
      },
      {
        id: 'desk.details',
        label: 'Name and note',
        group,
        keys: ['F2'],
        icon: 'note',
        enabled: targets.length === 1,
        run: () => open({ what: 'details', documents: targets }),
      },
      {
        id: 'desk.retry',
        label: failed.length > 1 ? `Try ${failed.length} again` : 'Try again',
        group,
        keys: ['r'],
        icon: 'retry',
        enabled: failed.length > 0,
        run: () => void retryAll(),
      },
      {
        id: 'desk.cancel',
        label: 'Stop reading',
        group,
        icon: 'cross',
        enabled: processing.length > 0,
        run: () => remove(processing),
      },
      {
        id: 'desk.delete',
        label: targets.length > 1 ? `Delete ${targets.length} statements` : 'Delete',
        group,
        keys: ['Delete', 'Backspace'],
        icon: 'trash',
        enabled: targets.length > 0,
        run: () => {
          remove(targets);
          if (at < 0) return;
          const left = items.filter(({ document }) => !document || !targets.includes(document));
          goTo(left[Math.min(at, left.length - 1)]);
        },
      },
      {
        id: 'desk.undo',
        label: 'Undo the deletion',
        group,
        keys: ['$mod+z'],
        enabled: undo !== null,
        run: () => undo?.(),
      },
      {
        id: 'desk.pick',
        label: 'Select or deselect',
        group,
        keys: ['x'],
        enabled: one !== undefined,
        unlisted: true,
        run: () => one && select({ type: 'toggle', fileId: one.file_id }),
      },
      {
        id: 'desk.pick-all',
        label: 'Select all statements',
        group,
        keys: ['$mod+a'],
        enabled: documents.length > 0,
        run: () => select({ type: 'all', shown }),
      },
      {
        id: 'desk.pick-none',
        label: 'Select none',
        group,
        keys: ['Escape'],
        enabled: picked.length > 0,
        run: () => select({ type: 'none' }),
      },
      {
        id: 'desk.search',
        label: 'Search statements',
        group,
        keys: ['$mod+f', '/'],
        icon: 'search',
        run: () => window.document.getElementById(SEARCH_FIELD)?.focus(),
      },
    ];
  }, [items, documents, picked, current, select, open, goTo, remove, undo, retry, toast]);
  useCommands(commands);
  return { remove };
}
