import './entry-table.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useMemo,
  type Dispatch,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../../shared/api/documents.ts';
import { CommandContextMenu } from '../../commands/command-menu.tsx';
import { accountName } from '../../state/accounts.ts';
import { cellText, COLUMNS, type Column } from '../../state/cells.ts';
import { currentPlace, type ReviewAction, type ReviewState } from '../../state/review.ts';
import { ROW_MENU } from '../row-menu.ts';
import { CellEditor, type Onward } from './cell-editor.tsx';
import { cellId, EntryRow } from './entry-row.tsx';
import { itemKey, itemsOf } from './items.ts';
import { NoRows } from './no-rows.tsx';
import { TableHead, widthVariables } from './table-head.tsx';
import { useColumns } from './use-columns.ts';
import { useItemRange } from './use-item-range.ts';

/** Rough height of a row in pixels, until it is measured. */
const ROW_HEIGHT = 33;
/** Height of the head in pixels at the usual text size, rounded up. */
const HEAD_HEIGHT = 36;

interface EntryTableProps {
  readonly statement: TransactionsBody;
  /** The rows shown. */
  readonly rows: readonly EvidenceRowBody[];
  readonly state: ReviewState;
  readonly dispatch: Dispatch<ReviewAction>;
  /** Takes what is typed in the cell; false where it was not understood. */
  readonly commit: (onward: Onward) => boolean;
  readonly grid: RefObject<HTMLDivElement | null>;
}

/** The rows of the statement, account by account. Only those in view are in the document, so thousands scroll well. */
export function EntryTable({ statement, rows, state, dispatch, commit, grid }: EntryTableProps): ReactNode {
  const table = useColumns();
  const accounts = statement.accounts.length;
  const items = useMemo(() => itemsOf(rows, accounts), [rows, accounts]);
  const place = currentPlace(state, rows);
  const current = place === null ? null : rows[place]!;
  const currentItem = useMemo(
    () => (place === null ? -1 : items.findIndex((item) => 'place' in item && item.place === place)),
    [items, place],
  );
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React compiler, which is not used
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => grid.current,
    // Another function is another table to the virtualizer: it would measure all anew.
    getItemKey: useCallback((index: number) => itemKey(items[index]!, rows), [items, rows]),
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // The head stands in the same scroller: a row at the lower edge would else end below it by the head's height.
    scrollPaddingEnd: HEAD_HEIGHT,
    // The current row stays in the document: it is what the grid names as active.
    rangeExtractor: useItemRange(currentItem),
  });
  const { moves } = state;
  useEffect(() => {
    if (currentItem < 0) return;
    virtualizer.scrollToIndex(currentItem, { align: 'auto' });
    // In a low window the table is itself partly out of view. The first look is at the proof.
    if (moves > 0) {
      const cell = grid.current?.getAttribute('aria-activedescendant');
      if (cell) document.getElementById(cell)?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    }
  }, [currentItem, moves, virtualizer, grid]);

  useEffect(() => grid.current?.focus({ preventScroll: true }), [grid]);

  const { editing } = state;
  const point = (event: MouseEvent<HTMLElement>) => {
    const hit = cellAt(event.target);
    if (!hit) return;
    if (editing && !commit('stay')) return;
    const how = event.shiftKey ? 'extend' : event.ctrlKey || event.metaKey ? 'toggle' : undefined;
    dispatch({ type: 'go', ...hit, ...(how ? { how } : {}) });
    grid.current?.focus({ preventScroll: true });
  };
  const type = (event: KeyboardEvent) => {
    if (editing || current === null || !begins(event, state.column)) return;
    event.preventDefault();
    dispatch({ type: 'edit', text: event.key });
  };

  return (
    <CommandContextMenu groups={ROW_MENU}>
      <div
        ref={grid}
        className="entries"
        role="grid"
        tabIndex={0}
        aria-label="Transactions"
        aria-multiselectable="true"
        aria-rowcount={rows.length + 1}
        aria-colcount={COLUMNS.length + 1}
        aria-activedescendant={current === null ? undefined : cellId(current.id, state.column)}
        style={widthVariables(table)}
        onKeyDown={type}
        onClick={point}
        onDoubleClick={(event) => {
          if (cellAt(event.target)?.column !== undefined) dispatch({ type: 'edit' });
        }}
        onContextMenu={(event) => {
          const hit = cellAt(event.target);
          if (hit && !state.chosen.has(hit.row)) dispatch({ type: 'go', ...hit });
        }}
      >
        <TableHead table={table} />
        {rows.length === 0 && (
          <NoRows
            none={statement.transactions.length === 0}
            onShowAll={() => {
              dispatch({ type: 'search', search: '' });
              dispatch({ type: 'filter', filter: 'all' });
              grid.current?.focus({ preventScroll: true });
            }}
          />
        )}
        <div className="entries-body" role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index]!;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className={`entries-item${editing !== null && index === currentItem ? ' entries-item-typed' : ''}`}
                role="presentation"
                style={{ transform: `translateY(${start}px)` }}
              >
                {'heading' in item ? (
                  <div className="entries-account" role="row">
                    <span role="gridcell" aria-colspan={COLUMNS.length + 1}>
                      {accountName(statement, item.heading)}
                    </span>
                  </div>
                ) : (
                  <EntryRow
                    row={rows[item.place]!}
                    place={item.place}
                    chosen={
                      state.chosen.size > 0 ? state.chosen.has(rows[item.place]!.id) : item.place === place
                    }
                    column={item.place === place ? state.column : null}
                    editor={
                      editing !== null && item.place === place ? (
                        <CellEditor
                          key={`${editing.row}-${editing.column}`}
                          editing={editing}
                          text={cellText(rows[item.place]!, editing.column, statement.formats)}
                          onText={(text) => dispatch({ type: 'type', text })}
                          onCommit={commit}
                          onCancel={() => {
                            dispatch({ type: 'edited' });
                            grid.current?.focus({ preventScroll: true });
                          }}
                        />
                      ) : null
                    }
                  />
                )}
              </div>
            );
          })}
        </div>
      </div>
    </CommandContextMenu>
  );
}

/** The row, and the column where there is one, that an element of the table belongs to. */
function cellAt(target: EventTarget): { readonly row: string; readonly column?: Column } | null {
  if (!(target instanceof Element)) return null;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row'];
  if (row === undefined) return null;
  const name = target.closest<HTMLElement>('[data-column]')?.dataset['column'];
  const column = COLUMNS.find((each) => each === name);
  return column === undefined ? { row } : { row, column };
}

/** Whether a key begins to type into the current cell: any sign in a text, only signs of numbers elsewhere. */
function begins(event: KeyboardEvent, column: Column): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  // Names of keys ("Enter") have more than one sign.
  return column === 'description' ? /^[\p{L}\p{N}]$/u.test(event.key) : /^[\d.,+\-−(]$/.test(event.key);
}
