import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import type { DocumentBody, TransactionsBody } from '../../shared/api/documents.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { proofNews } from '../state/proof.ts';
import { currentPlace, meantRows } from '../state/review.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { useMedia } from '../ui/use-media.ts';
import { AccountTabs } from './account-tabs.tsx';
import type { ReviewDialog } from './commands/context.ts';
import { useReviewCommands } from './commands/use-review-commands.ts';
import { PagePane } from './page/page-pane.tsx';
import { FIT_WIDTH, type PageView } from '../state/page-layout.ts';
import { usePages } from './page/use-pages.ts';
import { ProofBar } from './proof-bar.tsx';
import { ReviewDialogs } from './review-dialogs.tsx';
import { ReviewHead } from './review-head.tsx';
import { RowDetail } from './row-detail.tsx';
import { SaveTrouble } from './save-trouble.tsx';
import { Splitter } from './splitter.tsx';
import { EntryTable } from './table/entry-table.tsx';
import { TableBar } from './table-bar.tsx';
import { useCommit } from './use-commit.ts';
import { useEdits } from './use-edits.ts';
import { useFarewell } from './use-farewell.ts';
import { useReviewState } from './use-review-state.ts';

/** Below this width the rows and the page take turns. */
export const NARROW = '(max-width: 900px)';

/** The statement's rows beside its pages, with the proof on top. */
export function ReviewRoom({
  document,
  statement: opened,
}: {
  readonly document: DocumentBody;
  readonly statement: TransactionsBody;
}): ReactNode {
  const { client, documents } = useWorkspace();
  const announce = useAnnounce();
  const edits = useEdits(client, opened, (before, after) => {
    const news = proofNews(before, after);
    if (news !== null) announce(news);
    // The list of statements shows the same proof.
    documents.show(document.file_id).catch(() => undefined);
  });
  useFarewell(edits.settled);
  const { statement } = edits;
  const [state, rows, dispatch] = useReviewState(statement);
  const [dialog, setDialog] = useState<ReviewDialog | null>(null);
  const [share, setShare] = useState(57);
  const [view, setView] = useState<PageView>(FIT_WIDTH);
  const pages = usePages(client, document);
  const narrow = useMedia(NARROW);
  const grid = useRef<HTMLDivElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const commit = useCommit({ statement, rows, state, dispatch, edits, grid });
  const place = currentPlace(state, rows);
  const row = place === null ? null : rows[place]!;
  const account = row?.account ?? 0;
  const chosen = useMemo(() => meantRows(state, rows), [state, rows]);

  useReviewCommands({ statement, rows, state, dispatch, edits, open: setDialog, grid, search });
  const select = useCallback((id: string) => dispatch({ type: 'go', row: id }), [dispatch]);

  return (
    <div className="review">
      <ReviewHead
        document={document}
        statement={statement}
        account={account}
        narrow={narrow}
        pane={state.pane}
        onPane={(pane) => dispatch({ type: 'pane', pane })}
      />
      <ProofBar
        statement={statement}
        account={account}
        saving={edits.saving}
        onChange={(operations, label) => void edits.change(operations, label)}
      />
      {edits.failures.length > 0 && (
        <SaveTrouble failures={edits.failures} onAgain={edits.askAgain} onDismiss={edits.dismiss} />
      )}
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
            <TableBar
              all={statement.transactions}
              chosen={chosen}
              currency={statement.accounts[account]?.currency ?? statement.currency}
              state={state}
              dispatch={dispatch}
              search={search}
            />
            <EntryTable
              statement={statement}
              rows={rows}
              state={state}
              dispatch={dispatch}
              commit={commit}
              grid={grid}
            />
            <RowDetail statement={statement} row={row} images={pages.images} />
          </section>
        )}
        {!narrow && <Splitter share={share} onShare={setShare} />}
        {(!narrow || state.pane === 'page') && (
          <PagePane
            statement={statement}
            pages={pages}
            row={row}
            moves={state.moves}
            view={view}
            onView={setView}
            onSelect={select}
          />
        )}
      </div>
      <ReviewDialogs
        shown={dialog}
        document={document}
        statement={statement}
        row={row}
        edits={edits}
        dispatch={dispatch}
        close={() => setDialog(null)}
      />
    </div>
  );
}
