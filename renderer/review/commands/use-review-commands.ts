import { useCallback, useMemo, type RefObject } from 'react';
import { useCommands } from '../../commands/use-commands.ts';
import { meantRows } from '../../state/review.ts';
import { hrefOf } from '../../state/routes.ts';
import { useLocale } from '../../ui/locale.ts';
import { useAnnounce } from '../../ui/announcer.tsx';
import { rowsAsText } from '../clipboard.ts';
import type { ReviewContext } from './context.ts';
import { reviewCommands } from './index.ts';

interface Parts extends Pick<ReviewContext, 'statement' | 'rows' | 'state' | 'dispatch' | 'edits' | 'open'> {
  readonly grid: RefObject<HTMLElement | null>;
  readonly search: RefObject<HTMLElement | null>;
}

/** Offers the commands of the review while it is shown. */
export function useReviewCommands({
  statement,
  rows,
  state,
  dispatch,
  edits,
  open,
  grid,
  search,
}: Parts): void {
  const announce = useAnnounce();
  const locale = useLocale();
  const focusTable = useCallback(() => grid.current?.focus({ preventScroll: true }), [grid]);
  const focusSearch = useCallback(() => search.current?.focus(), [search]);
  const copy = useCallback(() => {
    const meant = meantRows(state, rows);
    navigator.clipboard.writeText(rowsAsText(meant, statement.formats)).then(
      () => announce(`${meant.length} ${meant.length === 1 ? 'row' : 'rows'} copied.`),
      () => announce('The clipboard cannot be used.'),
    );
  }, [state, rows, statement.formats, announce]);
  useCommands(
    useMemo(
      () =>
        reviewCommands({
          statement,
          rows,
          state,
          dispatch,
          edits,
          locale,
          open,
          leave,
          focusTable,
          focusSearch,
          copy,
        }),
      [statement, rows, state, dispatch, edits, locale, open, focusTable, focusSearch, copy],
    ),
  );
}

function leave(): void {
  window.location.hash = hrefOf({ room: 'desk' });
}
