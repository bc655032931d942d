import { useEffect, useRef } from 'react';

/** A press that moves less than this, in CSS pixels, is a click. */
const CLICK_REACH = 4;

/** Dragging with the mouse moves the pages; a click that ends a drag selects nothing. */
export function usePan(scroller: HTMLElement | null): void {
  const dragged = useRef(false);
  useEffect(() => {
    if (!scroller) return undefined;
    const stop = new AbortController();
    const { signal } = stop;
    let from: { readonly x: number; readonly y: number; readonly left: number; readonly top: number } | null =
      null;
    const end = () => {
      from = null;
      scroller.classList.remove('pages-dragged');
    };
    scroller.addEventListener(
      'pointerdown',
      (event) => {
        // Touch scrolls by itself.
        if (event.pointerType !== 'mouse' || (event.button !== 0 && event.button !== 1)) return;
        dragged.current = false;
        from = { x: event.clientX, y: event.clientY, left: scroller.scrollLeft, top: scroller.scrollTop };
      },
      { signal },
    );
    window.addEventListener(
      'pointermove',
      (event) => {
        if (from === null) return;
        if (event.buttons === 0) return end();
        const [x, y] = [event.clientX - from.x, event.clientY - from.y];
        if (!dragged.current && Math.hypot(x, y) < CLICK_REACH) return;
        dragged.current = true;
        scroller.classList.add('pages-dragged');
        scroller.scrollTo({ left: from.left - x, top: from.top - y, behavior: 'instant' });
      },
      { signal },
    );
    window.addEventListener('pointerup', end, { signal });
    window.addEventListener('pointercancel', end, { signal });
    scroller.addEventListener(
      'click',
      (event) => {
        if (dragged.current) event.stopPropagation();
        dragged.current = false;
      },
      { capture: true, signal },
    );
    return () => stop.abort();
  }, [scroller]);
}
