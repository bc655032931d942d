import './table-bar.css';
import type { Dispatch, ReactNode, RefObject } from 'react';
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import { CommandButton } from '../commands/command-button.tsx';
import { formatCount, formatDecimal } from '../format/numbers.ts';
import { isDoubtful, totalsOf } from '../state/proof.ts';
import type { ReviewAction, ReviewState } from '../state/review.ts';
import { filterCounts, ROW_FILTERS, type RowFilter } from '../state/row-filter.ts';
import { useLocale } from '../ui/locale.ts';
import { IconButton } from '../ui/button.tsx';
import { Segments } from '../ui/segments.tsx';

const FILTER_NAMES: Readonly<Record<RowFilter, string>> = {
  all: 'All',
  doubt: 'In doubt',
  edited: 'Edited',
  excluded: 'Excluded',
};

interface TableBarProps {
  readonly all: readonly EvidenceRowBody[];
  /** The rows chosen; fewer than two: none are. */
  readonly chosen: readonly EvidenceRowBody[];
  readonly currency: string | null;
  readonly state: ReviewState;
  readonly dispatch: Dispatch<ReviewAction>;
  readonly search: RefObject<HTMLInputElement | null>;
}

/** Above the table: which rows are shown and what is looked for, or what can be done with several chosen rows. */
export function TableBar(props: TableBarProps): ReactNode {
  const { chosen } = props;
  return (
    <div className="table-bar">
      {chosen.length > 1 ? <Chosen {...props} /> : <Shown {...props} />}
      <div className="table-bar-history" role="group" aria-label="Undo and redo">
        <CommandButton id="edit.undo" label="Undo" compact />
        <CommandButton id="edit.redo" label="Redo" compact />
        <CommandButton id="statement.history" compact />
      </div>
    </div>
  );
}

function Shown({ all, state, dispatch, search }: TableBarProps): ReactNode {
  const locale = useLocale();
  const counts = filterCounts(all);
  const offered = ROW_FILTERS.filter(
    (filter) => filter === 'all' || counts[filter] > 0 || filter === state.filter,
  );
  return (
    <>
      {offered.length > 1 && (
        <Segments
          legend="Rows shown"
          value={state.filter}
          onChange={(filter) => dispatch({ type: 'filter', filter })}
          options={offered.map((filter) => ({
            value: filter,
            label: FILTER_NAMES[filter],
            note: formatCount(counts[filter], locale),
          }))}
        />
      )}
      <input
        ref={search}
        type="search"
        className="input table-bar-search"
        aria-label="Search the rows"
        placeholder="Search text, date, amount"
        value={state.search}
        onChange={(event) => dispatch({ type: 'search', search: event.target.value })}
      />
    </>
  );
}

function Chosen({ chosen, currency, dispatch }: TableBarProps): ReactNode {
  const locale = useLocale();
  const totals = totalsOf(chosen, currency);
  return (
    <div className="table-bar-chosen" role="group" aria-label="Chosen rows">
      <span className="figures">
        <strong>{formatCount(chosen.length, locale)} rows</strong>
        <span className="soft">
          {' '}
          in {formatDecimal(totals.totalIn, locale)} · out {formatDecimal(totals.totalOut, locale)}
        </span>
      </span>
      <CommandButton id="edit.swap" label="Swap" />
      <CommandButton
        id="edit.exclude"
        label={chosen.every(({ excluded }) => excluded) ? 'Restore' : 'Exclude'}
      />
      {chosen.some(isDoubtful) && <CommandButton id="edit.confirm" label="Confirm" />}
      <IconButton icon="cross" label="Choose none" onClick={() => dispatch({ type: 'choose-none' })} />
    </div>
  );
}
