import './entry-table.css';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import { accountName } from './account-tabs.tsx';
import { EntryRow } from './entry-row.tsx';

type Item = { readonly heading: number } | { readonly row: number };

/** Rough height of a row in pixels, until it is measured. */
const ROW_HEIGHT = 33;
/** Height of the head in pixels at the usual text size, rounded up. */
const HEAD_HEIGHT = 36;

interface EntryTableProps {
  readonly statement: TransactionsBody;
  readonly selected: number | null;
  readonly moves: number;
  readonly onSelect: (row: number) => void;
}

/** The rows of the statement, account by account. Only those in view are in the document, so thousands scroll well. */
export function EntryTable({ statement, selected, moves, onSelect }: EntryTableProps): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  const rows = statement.transactions;
  const items = useMemo(() => itemsOf(statement), [statement]);
  const selectedItem = items.findIndex((item) => 'row' in item && item.row === selected);

  // oxlint-disable-next-line react/incompatible-library -- a warning to the React compiler, which is not used
  const virtualizer = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // The head stands in the same scroller: a row at the lower edge would else end below it by the head's height.
    scrollPaddingEnd: HEAD_HEIGHT,
    // The selected row stays in the document: it is what the grid names as active.
    rangeExtractor: (range) => {
      const indexes = defaultRangeExtractor(range);
      return selectedItem < 0 || indexes.includes(selectedItem)
        ? indexes
        : [...indexes, selectedItem].toSorted((a, b) => a - b);
    },
  });
  useEffect(() => {
    if (selectedItem >= 0) virtualizer.scrollToIndex(selectedItem, { align: 'auto' });
  }, [selectedItem, moves, virtualizer]);
  useEffect(() => scroller.current?.focus({ preventScroll: true }), []);

  return (
    <div
      ref={scroller}
      className="entries"
      role="grid"
      tabIndex={0}
      aria-label="Transactions"
      aria-rowcount={rows.length + 1}
      aria-colcount={6}
      aria-activedescendant={selected === null ? undefined : entryId(selected)}
    >
      <div className="entries-head" role="rowgroup">
        <div className="entry entry-head" role="row" aria-rowindex={1}>
          <span role="columnheader" className="entry-mark">
            <span className="visually-hidden">Proof</span>
          </span>
          <span role="columnheader">Date</span>
          <span role="columnheader">Description</span>
          <span role="columnheader" className="number">
            In
          </span>
          <span role="columnheader" className="number">
            Out
          </span>
          <span role="columnheader" className="number">
            Balance
          </span>
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="entries-none soft">The statement shows no transactions.</p>
      ) : (
        <div className="entries-body" role="rowgroup" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index]!;
            return (
              <div
                key={key}
                ref={virtualizer.measureElement}
                data-index={index}
                className="entries-item"
                role="presentation"
                style={{ transform: `translateY(${start}px)` }}
              >
                {'heading' in item ? (
                  <div className="entries-account" role="row">
                    <span role="gridcell" aria-colspan={6}>
                      {accountName(statement, item.heading)}
                    </span>
                  </div>
                ) : (
                  <EntryRow
                    id={entryId(item.row)}
                    row={rows[item.row]!}
                    selected={item.row === selected}
                    onSelect={onSelect}
                  />
                )}
              </div>
            );
          })}
        </div>
      )}
    </div>
  );
}

/** Rows in their order, with a heading before each account where there are several. */
function itemsOf(statement: TransactionsBody): readonly Item[] {
  const items: Item[] = [];
  let account: number | null = null;
  for (const [row, entry] of statement.transactions.entries()) {
    if (statement.accounts.length > 1 && entry.account !== account) items.push({ heading: entry.account });
    account = entry.account;
    items.push({ row });
  }
  return items;
}

function entryId(row: number): string {
  return `entry-${row}`;
}
