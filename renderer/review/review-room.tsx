import { useCallback, useEffect, useEffectEvent, useMemo, useReducer, useState, type ReactNode } from 'react';
import type { DocumentBody, TransactionsBody } from '../../shared/api/documents.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import { useWorkspace } from '../shell/workspace.ts';
import { openReview, reduceReview, type ReviewAction, type ReviewState } from '../state/review.ts';
import { hrefOf } from '../state/routes.ts';
import { useMedia } from '../ui/use-media.ts';
import { createPageImages, type PageImages } from '../api/page-images.ts';
import { AccountTabs } from './account-tabs.tsx';
import { commandFor, type Command } from './commands.ts';
import { EntryTable } from './entry-table.tsx';
import { PagePane } from './page-pane.tsx';
import { ProofBar } from './proof-bar.tsx';
import { ReviewHead } from './review-head.tsx';
import { RowDetail } from './row-detail.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { Splitter } from './splitter.tsx';

/** Below this width the rows and the page take turns. */
export const NARROW = '(max-width: 900px)';

/** The statement's rows beside its pages, with the proof on top. */
export function ReviewRoom({
  document,
  statement,
}: {
  readonly document: DocumentBody;
  readonly statement: TransactionsBody;
}): ReactNode {
  const rows = statement.transactions;
  const reduce = useCallback(
    (state: ReviewState, action: ReviewAction) => reduceReview(state, action, rows),
    [rows],
  );
  const [state, dispatch] = useReducer(reduce, rows, openReview);
  const [dialog, setDialog] = useState<'export' | 'help' | null>(null);
  const [share, setShare] = useState(57);
  const images = useImages(document.file_id);
  const narrow = useMedia(NARROW);
  const carryOut = useCallback((command: Command) => {
    const { does } = command;
    if (does.type === 'export' || does.type === 'help') setDialog(does.type);
    else if (does.type === 'leave') window.location.hash = hrefOf({ room: 'desk' });
    else dispatch(does);
  }, []);
  useKeys(carryOut, dialog !== null);
  const select = useCallback((index: number) => dispatch({ type: 'select', index }), []);
  const selected = state.selected === null ? null : (rows[state.selected] ?? null);
  const account = selected?.account ?? 0;

  return (
    <div className="review">
      <ReviewHead
        document={document}
        statement={statement}
        account={account}
        narrow={narrow}
        pane={state.pane}
        onPane={(pane) => dispatch({ type: 'pane', pane })}
        onExport={() => setDialog('export')}
        onHelp={() => setDialog('help')}
      />
      <ProofBar statement={statement} account={account} dispatch={dispatch} />
      {statement.accounts.length > 1 && (
        <AccountTabs statement={statement} current={account} onSelect={select} />
      )}
      <div
        className="review-split"
        style={
          narrow ? {} : { gridTemplateColumns: `minmax(0, ${share}fr) auto minmax(0, ${100 - share}fr)` }
        }
      >
        {(!narrow || state.pane === 'rows') && (
          <section className="review-rows" aria-label="Rows">
            <EntryTable
              statement={statement}
              selected={state.selected}
              moves={state.moves}
              onSelect={select}
            />
            <RowDetail row={selected} total={rows.length} />
          </section>
        )}
        {!narrow && <Splitter share={share} onShare={setShare} />}
        {(!narrow || state.pane === 'page') && (
          <PagePane
            statement={statement}
            images={images}
            selected={state.selected}
            moves={state.moves}
            zoom={state.zoom}
            onZoom={(to) => dispatch({ type: 'zoom', to })}
            onSelect={select}
          />
        )}
      </div>
      {dialog === 'export' && (
        <ExportDialog
          fileId={document.file_id}
          name={document.original_name}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'help' && <ShortcutsDialog onClose={() => setDialog(null)} />}
    </div>
  );
}

/** The page pictures of the document, freed when the room is left. */
function useImages(fileId: string): PageImages {
  const { client } = useWorkspace();
  const images = useMemo(() => createPageImages(client, fileId), [client, fileId]);
  useEffect(() => () => images.close(), [images]);
  return images;
}

/** Listens for the keys of commands, wherever the focus is, but not while the user types or a dialog is open. */
function useKeys(carryOut: (command: Command) => void, paused: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const target = event.target instanceof Element ? event.target : document.body;
    const command = commandFor(event, {
      typing: target.closest('input:not([type=radio]), textarea, select, dialog') !== null,
      scrolling: target.closest('[data-page-pane], [role=separator], input[type=radio]') !== null,
    });
    if (!command) return;
    event.preventDefault();
    carryOut(command);
  });
  useEffect(() => {
    if (paused) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [paused]);
}
