import './page-pane.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../../shared/api/documents.ts';
import { useCommands } from '../../commands/use-commands.ts';
import { FULL_SIZE, layoutPages, MARGIN, pageAtHeight, type PageView } from '../../state/page-layout.ts';
import { partInView, rowsByPage } from '../../state/page-parts.ts';
import { useElementSize } from '../../ui/use-element-size.ts';
import { pageCommands } from './page-commands.ts';
import { PageSheet } from './page-sheet.tsx';
import { PageTools } from './page-tools.tsx';
import { useFollow } from './use-follow.ts';
import type { Pages } from './use-pages.ts';
import { usePan } from './use-pan.ts';
import { useRest, useRestingViewport } from './use-rest.ts';
import { useZoom } from './use-zoom.ts';

/** How long zoom and scroll must rest before pages are drawn anew for them, in milliseconds. */
const QUIET = 120;
const NO_ROWS: readonly EvidenceRowBody[] = [];

interface PagePaneProps {
  readonly statement: TransactionsBody;
  readonly pages: Pages;
  /** The current row. */
  readonly row: EvidenceRowBody | null;
  readonly moves: number;
  readonly view: PageView;
  readonly onView: (view: PageView) => void;
  readonly onSelect: (row: string) => void;
}

/** The pages of the statement, one below the other, with the current row lit up. Only pages in view are drawn. */
export function PagePane(props: PagePaneProps): ReactNode {
  const { statement, row, view, onView } = props;
  const { pages, transactions } = statement;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const size = useElementSize(scroller);
  const layout = useMemo(() => layoutPages(pages, view, size), [pages, view, size]);
  const byPage = useMemo(() => rowsByPage(transactions), [transactions]);
  const known = size.width > 0;
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React compiler, which is not used
  const virtualizer = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => layout.sheets[index]?.height ?? 0,
    gap: MARGIN,
    paddingStart: MARGIN,
    overscan: 1,
    enabled: known,
  });
  useEffect(() => virtualizer.measure(), [layout, virtualizer]);

  const middle = (virtualizer.scrollOffset ?? 0) + size.height / 2;
  const inView = pageAtHeight(layout, middle);
  const scale = layout.sheets[inView]?.scale ?? FULL_SIZE;
  const scaleNow = useCallback(
    () =>
      layout.sheets[pageAtHeight(layout, (scroller?.scrollTop ?? 0) + size.height / 2)]?.scale ?? FULL_SIZE,
    [layout, scroller, size.height],
  );
  const zoom = useZoom({ scroller, layout, view, onView, scale: scaleNow });
  usePan(scroller);
  useFollow({ scroller, pages, layout, rotation: view.rotation, row, moves: props.moves });
  const rest = useRest(layout, QUIET);
  const viewport = useRestingViewport(scroller, QUIET, layout);
  const goToPage = useCallback(
    (index: number) => scroller?.scrollTo({ top: (layout.sheets[index]?.top ?? 0) - MARGIN }),
    [scroller, layout],
  );
  const { zoomTo, change } = zoom;
  useCommands(
    useMemo(
      () =>
        pageCommands({
          view,
          scale: scaleNow,
          zoomTo: (wanted) => zoomTo(wanted),
          change,
          turnPage: (by) => goToPage(Math.min(pages.length - 1, Math.max(0, inView + by))),
          focus: () => scroller?.focus(),
        }),
      [view, scaleNow, zoomTo, change, goToPage, pages.length, inView, scroller],
    ),
  );

  return (
    <section className="pages" aria-label="Pages">
      <div
        ref={setScroller}
        className="pages-scroller"
        data-own-arrows=""
        tabIndex={0}
        role="region"
        aria-label="Page pictures"
      >
        <div className="pages-stack" style={{ height: layout.height, width: layout.width }}>
          {known &&
            virtualizer.getVirtualItems().map(({ index }) => {
              const page = pages[index]!;
              const sheet = layout.sheets[index]!;
              return (
                <PageSheet
                  key={page.number}
                  page={page}
                  pages={props.pages}
                  sheet={sheet}
                  rotation={view.rotation}
                  rows={byPage.get(page.number) ?? NO_ROWS}
                  current={row?.boxes.some((box) => box.page === page.number) ? row : null}
                  restScale={rest.sheets[index]?.scale || sheet.scale}
                  part={viewport === null ? null : partInView(viewport, sheet, page, view.rotation)}
                  onSelect={props.onSelect}
                />
              );
            })}
        </div>
      </div>
      <PageTools
        page={pages[inView]?.number ?? 1}
        count={pages.length}
        scale={scale}
        onPage={(number) => goToPage(pages.findIndex((page) => page.number === number))}
      />
    </section>
  );
}
