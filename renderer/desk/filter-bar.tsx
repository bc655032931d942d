import './filter-bar.css';
import '../ui/field.css';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { formatMonth } from '../format/dates.ts';
import { formatCount } from '../format/numbers.ts';
import { accountsIn } from '../state/accounts.ts';
import { COLUMNS, FILTERS, fallsUnder, periodsIn, type DeskView, type Filter } from '../state/desk-view.ts';
import type { Standing } from '../state/documents.ts';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { Segments } from '../ui/segments.tsx';
import { Select } from '../ui/select.tsx';
import { COLUMN_NAMES } from './columns.ts';
import { WORDS } from './standing.ts';

const LABELS: Readonly<Record<Filter, string>> = {
  all: 'All',
  attention: 'Needs attention',
  verified: 'Verified',
  processing: 'Being read',
};
const STANDINGS: readonly Standing[] = ['verified', 'unverified', 'mismatch', 'failed', 'processing'];

/** Id of the search field, for the command that goes there. */
export const SEARCH_FIELD = 'desk-search';

/** Narrows the list by what is to be done, how it stands, account, period, and words. */
export function FilterBar({
  documents,
  view,
  onView,
}: {
  readonly documents: readonly DocumentBody[];
  readonly view: DeskView;
  readonly onView: (view: DeskView) => void;
}): ReactNode {
  const locale = useLocale();
  const settled = useDeferredValue(documents);
  const accounts = useMemo(() => accountsIn(settled), [settled]);
  const years = useMemo(() => periodsIn(settled), [settled]);
  const counts = useMemo(
    () =>
      new Map(FILTERS.map((filter) => [filter, documents.filter((item) => fallsUnder(item, filter)).length])),
    [documents],
  );
  return (
    <div className="filter-bar">
      <Segments
        legend="Show"
        value={view.filter}
        onChange={(filter) => onView({ ...view, filter })}
        options={FILTERS.map((value) => ({
          value,
          label: LABELS[value],
          note: formatCount(counts.get(value) ?? 0, locale),
        }))}
      />
      <Select
        label="State"
        value={view.standing ?? ''}
        onChange={(value) => onView({ ...view, standing: STANDINGS.find((one) => one === value) ?? null })}
        options={[
          { value: '', label: 'Any state' },
          ...STANDINGS.map((value) => ({ value, label: WORDS[value].label })),
        ]}
      />
      {accounts.length > 0 && (
        <Select
          label="Account"
          value={view.account ?? ''}
          onChange={(value) => onView({ ...view, account: value || null })}
          options={[
            { value: '', label: 'All accounts' },
            ...accounts.map(({ key, label }) => ({ value: key, label })),
          ]}
        />
      )}
      {years.length > 0 && (
        <Select
          label="Period"
          value={view.period ?? ''}
          onChange={(value) => onView({ ...view, period: value || null })}
          options={[
            { value: '', label: 'Any period' },
            ...years.map(({ year, months }) => ({
              group: year,
              options: [
                { value: year, label: `All of ${year}` },
                ...months.map((month) => ({ value: month, label: formatMonth(month, locale) })),
              ],
            })),
          ]}
        />
      )}
      <div className="filter-sort">
        <Select
          label="Sort by"
          value={`${view.sorting.column} ${view.sorting.descending}`}
          onChange={(value) => {
            const column = COLUMNS.find((one) => value.startsWith(`${one} `));
            if (column) onView({ ...view, sorting: { column, descending: value.endsWith('true') } });
          }}
          options={COLUMNS.flatMap((column) => [
            { value: `${column} false`, label: `${COLUMN_NAMES[column]} ↑` },
            { value: `${column} true`, label: `${COLUMN_NAMES[column]} ↓` },
          ])}
        />
      </div>
      <label className="filter-search">
        <span className="visually-hidden">Search statements</span>
        <Icon name="search" />
        <input
          id={SEARCH_FIELD}
          type="search"
          className="input"
          placeholder="Name, note or account"
          value={view.search}
          onChange={(event) => onView({ ...view, search: event.currentTarget.value })}
        />
      </label>
    </div>
  );
}
