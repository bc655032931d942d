import './statement-table.css';
import { useEffect, useMemo, useReducer, useState, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { CommandContextMenu } from '../commands/command-menu.tsx';
import { useWorkspace } from '../shell/workspace.ts';
import type { Sorting } from '../state/desk-view.ts';
import { NOTHING_PICKED, reduceSelection } from '../state/selection.ts';
import type { Upload } from '../state/uploads.ts';
import { Button } from '../ui/button.tsx';
import { DetailsDialog } from './details-dialog.tsx';
import { LazyExportDialog } from './lazy-export-dialog.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { StatementRows, type GoTo, type Item } from './statement-rows.tsx';
import { TableHead } from './table-head.tsx';
import { useDeskCommands, type Open } from './use-desk-commands.ts';

const MENU = [
  ['desk.open', 'desk.export', 'desk.details'],
  ['desk.pick', 'desk.pick-all'],
  ['desk.retry', 'desk.cancel', 'desk.delete'],
] as const;

/** The statements as a table: files on their way first, then documents in the order wanted. */
export function StatementTable({
  uploads,
  documents,
  sorting,
  onSorting,
  narrowed,
  onShowAll,
}: {
  readonly uploads: readonly Upload[];
  readonly documents: readonly DocumentBody[];
  readonly sorting: Sorting;
  readonly onSorting: (sorting: Sorting) => void;
  /** Whether `documents` may be only a part of all. */
  readonly narrowed: boolean;
  readonly onShowAll: () => void;
}): ReactNode {
  const { documents: store, cameFrom } = useWorkspace();
  const [selection, select] = useReducer(reduceSelection, NOTHING_PICKED);
  const [current, setCurrent] = useState<string | null>(null);
  const [open, setOpen] = useState<Open | null>(null);
  // Back from a review the keyboard stands on its statement, ready to go on with the next one.
  const [goTo, setGoTo] = useState<GoTo | null>(
    cameFrom?.room === 'review' ? { key: cameFrom.fileId, gently: true } : null,
  );
  const items = useMemo<readonly Item[]>(
    () => [
      ...uploads.map((upload) => ({ key: `upload-${upload.id}`, upload })),
      ...documents.map((document) => ({ key: document.file_id, document })),
    ],
    [uploads, documents],
  );
  const shown = useMemo(() => documents.map(({ file_id }) => file_id), [documents]);
  useEffect(() => select({ type: 'shown', shown }), [shown]);

  const picked = useMemo(
    () => documents.filter(({ file_id }) => selection.picked.has(file_id)),
    [documents, selection],
  );
  const commands = useDeskCommands({
    items,
    documents,
    picked,
    current,
    select,
    open: setOpen,
    goTo: (item) => setGoTo(item ? { key: item.key } : null),
  });
  // What has been deleted or filtered away meanwhile leaves its dialog.
  const opened = open?.documents.filter(({ file_id }) =>
    store.items?.some((document) => document.file_id === file_id),
  );

  return (
    <>
      <CommandContextMenu groups={MENU}>
        <div
          className="statements"
          role="table"
          aria-label="Statements"
          aria-rowcount={items.length + 1}
          hidden={items.length === 0}
        >
          <TableHead
            sorting={sorting}
            onSorting={onSorting}
            picked={picked.length}
            of={documents.length}
            onPickAll={(all) => select(all ? { type: 'all', shown } : { type: 'none' })}
          />
          <StatementRows
            items={items}
            picked={selection.picked}
            goTo={goTo}
            onCurrent={setCurrent}
            onPick={(fileId, range) => select({ type: range ? 'range' : 'toggle', fileId, shown })}
            onExport={(document) => setOpen({ what: 'export', documents: [document] })}
            onDetails={(document) => setOpen({ what: 'details', documents: [document] })}
            onDelete={commands.remove}
          />
        </div>
      </CommandContextMenu>
      {items.length === 0 && narrowed && (
        <div className="statements-none">
          <p>No statement matches.</p>
          <Button onClick={onShowAll}>Show all</Button>
        </div>
      )}
      <SelectionBar picked={picked} onClear={() => select({ type: 'none' })} />
      {open?.what === 'export' && opened && opened.length > 0 && (
        <LazyExportDialog documents={opened} onClose={() => setOpen(null)} />
      )}
      {open?.what === 'details' && opened?.[0] && (
        <DetailsDialog document={opened[0]} onClose={() => setOpen(null)} />
      )}
    </>
  );
}
