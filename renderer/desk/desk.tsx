import './desk.css';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useWorkspace } from '../shell/workspace.ts';
import { selectDocuments, type Filter } from '../state/documents.ts';
import { FilePicker } from './file-picker.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FirstRun } from './first-run.tsx';
import { StatementTable } from './statement-table.tsx';

/** The room of all statements: what is under way, what needs attention, what is done. */
export function Desk(): ReactNode {
  const { documents, uploads } = useWorkspace();
  const [filter, setFilter] = useState<Filter>('all');
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search);

  if (documents.items === null && uploads.items.length === 0) {
    return (
      <p className="desk-wait soft" role="status">
        Looking for your statements…
      </p>
    );
  }
  const items = documents.items ?? [];
  if (items.length === 0 && uploads.items.length === 0) return <FirstRun onFiles={uploads.add} />;

  return (
    <section className="desk" aria-labelledby="desk-title">
      <header className="desk-head">
        <h1 id="desk-title">Statements</h1>
        <p className="soft desk-drop-hint">Drop files anywhere in this window</p>
        <FilePicker onFiles={uploads.add} />
      </header>
      <FilterBar
        documents={items}
        filter={filter}
        onFilter={setFilter}
        search={search}
        onSearch={setSearch}
      />
      <StatementTable
        uploads={uploads.items}
        documents={selectDocuments(items, filter, words)}
        filtered={filter !== 'all' || words.trim() !== ''}
        onShowAll={() => {
          setFilter('all');
          setSearch('');
        }}
      />
    </section>
  );
}
