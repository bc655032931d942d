import './filter-bar.css';
import '../ui/field.css';
import type { ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { formatCount } from '../format/numbers.ts';
import { FILTERS, fallsUnder, type Filter } from '../state/documents.ts';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { Segments } from '../ui/segments.tsx';

const LABELS: Readonly<Record<Filter, string>> = {
  all: 'All',
  attention: 'Needs attention',
  verified: 'Verified',
  processing: 'Being read',
};

/** Narrows the list by what is to be done and by words of the name or period. */
export function FilterBar({
  documents,
  filter,
  onFilter,
  search,
  onSearch,
}: {
  readonly documents: readonly DocumentBody[];
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}): ReactNode {
  const locale = useLocale();
  return (
    <div className="filter-bar">
      <Segments
        legend="Show"
        value={filter}
        onChange={onFilter}
        options={FILTERS.map((value) => ({
          value,
          label: LABELS[value],
          note: formatCount(documents.filter((document) => fallsUnder(document, value)).length, locale),
        }))}
      />
      <label className="filter-search">
        <span className="visually-hidden">Search statements</span>
        <Icon name="search" />
        <input
          type="search"
          className="input"
          placeholder="Name, year or currency"
          value={search}
          onChange={(event) => onSearch(event.currentTarget.value)}
        />
      </label>
    </div>
  );
}
