import './desk.css';
import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { CommandButton } from '../commands/command-button.tsx';
import { useWorkspace } from '../shell/workspace.ts';
import { isNarrowed, viewDocuments, WHOLE_DESK } from '../state/desk-view.ts';
import { BatchBar } from './batch-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FirstRun } from './first-run.tsx';
import { KnownNotice } from './known-notice.tsx';
import { PeriodsPanel } from './periods-panel.tsx';
import { StatementTable } from './statement-table.tsx';

/** The room of all statements: what is under way, what needs attention, what is done. */
export function Desk(): ReactNode {
  const { documents, deletions, uploads, batch, view, setView, online } = useWorkspace();
  const { hidden } = deletions;
  const items = useMemo(
    () => (documents.items ?? []).filter(({ file_id }) => !hidden.has(file_id)),
    [documents.items, hidden],
  );
  // Only typing may run ahead of the list. What a click or a key asks for is there before the next key is pressed.
  const search = useDeferredValue(view.search);
  const shown = useMemo(() => viewDocuments(items, { ...view, search }), [items, view, search]);

  if (documents.items === null && uploads.items.length === 0) {
    return (
      <p className="desk-wait soft" role="status">
        {online
          ? 'Looking for your statements…'
          : 'Your statements show here as soon as the service answers.'}
      </p>
    );
  }
  if (items.length === 0 && uploads.items.length === 0) return <FirstRun />;

  return (
    <section className="desk" aria-labelledby="desk-title">
      <header className="desk-head">
        <h1 id="desk-title">Statements</h1>
        <p className="soft desk-drop-hint">Drop or paste files anywhere in this window</p>
        <CommandButton id="window.add-folder" label="Choose a folder" />
        <CommandButton id="window.add-files" label="Choose files" look="primary" />
      </header>
      <BatchBar />
      <KnownNotice />
      <FilterBar documents={items} view={view} onView={setView} />
      {/* While files are read, what is missing may be on its way. */}
      {!batch.active && (
        <PeriodsPanel documents={items} onAccount={(account) => setView({ ...WHOLE_DESK, account })} />
      )}
      <StatementTable
        uploads={uploads.items}
        documents={shown}
        sorting={view.sorting}
        onSorting={(sorting) => setView({ ...view, sorting })}
        narrowed={isNarrowed(view)}
        onShowAll={() => setView({ ...WHOLE_DESK, sorting: view.sorting })}
      />
      {documents.partial && (
        <p className="desk-partial soft" role="status">
          Loading the rest of the list…
        </p>
      )}
    </section>
  );
}
