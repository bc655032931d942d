import { useEffect } from 'react';
import type { EvidenceRowBody, TransactionsBody } from '../../../shared/api/documents.ts';
import { boxesOnPage, union } from '../../state/evidence.ts';
import { MARGIN, turnBox, type Layout, type Rotation } from '../../state/page-layout.ts';

interface FollowOptions {
  readonly scroller: HTMLElement | null;
  readonly pages: TransactionsBody['pages'];
  readonly layout: Layout;
  readonly rotation: Rotation;
  readonly row: EvidenceRowBody | null;
  readonly moves: number;
}

/** Brings the current row into view when it changes; not when the zoom does, which has a place of its own to keep. */
export function useFollow({ scroller, pages, layout, rotation, row, moves }: FollowOptions): void {
  const ready = layout.sheets.length > 0 && layout.width > 2 * MARGIN + 1;
  useEffect(() => {
    if (!scroller || !row || !ready) return;
    const at = pages.findIndex((page) => page.number === row.page);
    const sheet = layout.sheets[at];
    if (!sheet) return;
    const page = pages[at]!;
    const boxes = boxesOnPage(row, row.page);
    const box = turnBox(
      boxes.length > 0 ? union(boxes) : { x0: 0, y0: 0, x1: page.width, y1: 0 },
      page,
      rotation,
    );
    bringIntoView(scroller, {
      top: sheet.top + box.y0 * sheet.scale,
      bottom: sheet.top + box.y1 * sheet.scale,
      left: sheet.left + box.x0 * sheet.scale,
      right: sheet.left + box.x1 * sheet.scale,
    });
    // oxlint-disable-next-line react/exhaustive-deps -- only a move of the user scrolls, not a new layout
  }, [scroller, row?.id, moves, ready]);
}

interface Place {
  readonly top: number;
  readonly bottom: number;
  readonly left: number;
  readonly right: number;
}

/** Scrolls so that a place of the content stands well in view, if it does not yet. */
function bringIntoView(scroller: HTMLElement, { top, bottom, left, right }: Place): void {
  const { scrollTop, clientHeight, scrollLeft, clientWidth } = scroller;
  const breathing = Math.min(64, clientHeight / 6);
  const seen = top >= scrollTop + breathing && bottom <= scrollTop + clientHeight - breathing;
  const wide = right - left > clientWidth;
  const aside = left < scrollLeft || (!wide && right > scrollLeft + clientWidth);
  if (seen && !aside) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const far = Math.abs(top - scrollTop) > 2 * clientHeight;
  scroller.scrollTo({
    top: seen ? scrollTop : top - clientHeight / 3,
    left: aside ? Math.max(0, left - MARGIN) : scrollLeft,
    behavior: calm || far ? 'instant' : 'smooth',
  });
}
