import './page-pane.css';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { PageImages } from '../api/page-images.ts';
import { boxesOnPage, rowAt, union } from '../state/evidence.ts';
import { IconButton } from '../ui/button.tsx';
import { useElementWidth } from '../ui/use-element-width.ts';
import { PageSheet } from './page-sheet.tsx';

/** Space around the pages, in CSS pixels. */
const MARGIN = 16;

interface PagePaneProps {
  readonly statement: TransactionsBody;
  readonly images: PageImages;
  readonly selected: number | null;
  readonly moves: number;
  readonly zoom: number;
  readonly onZoom: (to: 'in' | 'out' | 'fit') => void;
  readonly onSelect: (row: number) => void;
}

/** The pages of the statement, one below the other, with the selected row lit up. Only pages in view are drawn. */
export function PagePane(props: PagePaneProps): ReactNode {
  const { statement, selected, moves, zoom } = props;
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const fit = Math.max(0, useElementWidth(scroller) - 2 * MARGIN);
  const { pages, transactions } = statement;
  const width = Math.round(fit * zoom);
  const heights = useMemo(
    () => pages.map((page) => Math.round((width * page.height) / page.width)),
    [pages, width],
  );
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React compiler, which is not used
  const virtualizer = useVirtualizer({
    count: pages.length,
    getScrollElement: () => scroller,
    estimateSize: (index) => heights[index] ?? 0,
    gap: MARGIN,
    paddingStart: MARGIN,
    paddingEnd: MARGIN,
    overscan: 1,
    enabled: width > 0,
  });
  useEffect(() => virtualizer.measure(), [heights, virtualizer]);

  const row = selected === null ? null : (transactions[selected] ?? null);
  useEffect(() => {
    if (!scroller || !row || width === 0) return;
    const at = pages.findIndex((page) => page.number === row.page);
    if (at < 0) return;
    const above = heights.slice(0, at).reduce((sum, height) => sum + height + MARGIN, MARGIN);
    const boxes = boxesOnPage(row, row.page);
    const box = boxes.length > 0 ? union(boxes) : { x0: 0, y0: 0, x1: pages[at]!.width, y1: 0 };
    const scale = width / pages[at]!.width;
    bringIntoView(scroller, above + box.y0 * scale, above + box.y1 * scale, MARGIN + box.x0 * scale);
  }, [scroller, row, moves, pages, heights, width]);

  return (
    <section className="pages" aria-label="Pages" data-page-pane="">
      <div className="pages-tools" role="toolbar" aria-label="Zoom">
        <IconButton icon="minus" label="Shrink the page (−)" onClick={() => props.onZoom('out')} />
        <span className="pages-zoom figures" aria-live="polite">
          {Math.round(zoom * 100)} %
        </span>
        <IconButton icon="add" label="Enlarge the page (+)" onClick={() => props.onZoom('in')} />
        <IconButton icon="fit" label="Fit the page (0)" onClick={() => props.onZoom('fit')} />
      </div>
      <div ref={setScroller} className="pages-scroller" tabIndex={0} role="region" aria-label="Page pictures">
        <div
          className="pages-stack"
          style={{ height: virtualizer.getTotalSize(), width: width + 2 * MARGIN }}
        >
          {width > 0 &&
            virtualizer.getVirtualItems().map(({ index, key, start }) => (
              <PageSheet
                key={key}
                page={pages[index]!}
                images={props.images}
                width={width}
                height={heights[index] ?? 0}
                top={start}
                left={MARGIN}
                row={row}
                onPoint={(x, y) => {
                  const found = rowAt(transactions, pages[index]!.number, x, y);
                  if (found !== null) props.onSelect(found);
                }}
              />
            ))}
        </div>
      </div>
    </section>
  );
}

/** Scrolls so that a row (its top, bottom and left in the scroller's pixels) stands well in view, if it does not yet. */
function bringIntoView(scroller: HTMLElement, top: number, bottom: number, left: number): void {
  const { scrollTop, clientHeight, scrollLeft, clientWidth } = scroller;
  const breathing = Math.min(64, clientHeight / 6);
  const seen = top >= scrollTop + breathing && bottom <= scrollTop + clientHeight - breathing;
  const aside = left < scrollLeft || left > scrollLeft + clientWidth;
  if (seen && !aside) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const far = Math.abs(top - scrollTop) > 2 * clientHeight;
  scroller.scrollTo({
    top: seen ? scrollTop : top - clientHeight / 3,
    left: aside ? Math.max(0, left - MARGIN) : scrollLeft,
    behavior: calm || far ? 'instant' : 'smooth',
  });
}
