import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import {
  anchorAt,
  boundedScale,
  placeOf,
  type Anchor,
  type Layout,
  type PageView,
} from '../../state/page-layout.ts';

/** How much a turn of the wheel zooms: the factor per pixel the wheel reports, as an exponent. */
const WHEEL_ZOOM = 0.0022;
/** Most a single event of the wheel zooms by. */
const MOST_PER_EVENT = 1.35;

interface ZoomOptions {
  readonly scroller: HTMLElement | null;
  readonly layout: Layout;
  readonly view: PageView;
  readonly onView: (view: PageView) => void;
  /** CSS pixels per point of the page in view. */
  readonly scale: () => number;
}

/** Place in the pane, CSS pixels from its top left. */
interface PanePoint {
  readonly x: number;
  readonly y: number;
}

/** Zooms about a point of the pane: what lies there stays there. Ctrl with the wheel and two fingers zoom by themselves. */
export function useZoom({ scroller, layout, view, onView, scale }: ZoomOptions): {
  readonly zoomTo: (scale: number, at?: PanePoint) => void;
  /** Changes the view and keeps what is in the middle of the pane. */
  readonly change: (view: PageView) => void;
} {
  const kept = useRef<{ readonly anchor: Anchor; readonly at: PanePoint } | null>(null);

  const keep = useCallback(
    (at?: PanePoint) => {
      if (!scroller) return;
      const point = at ?? { x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 };
      const anchor = anchorAt(layout, scroller.scrollLeft + point.x, scroller.scrollTop + point.y);
      kept.current = anchor && { anchor, at: point };
    },
    [scroller, layout],
  );
  const zoomTo = useCallback(
    (wanted: number, at?: PanePoint) => {
      keep(at);
      onView({ ...view, fit: null, scale: boundedScale(wanted) });
    },
    [keep, onView, view],
  );
  const change = useCallback(
    (next: PageView) => {
      keep();
      onView(next);
    },
    [keep, onView],
  );
  useLayoutEffect(() => {
    const keeping = kept.current;
    if (!scroller || !keeping) return;
    kept.current = null;
    const place = placeOf(layout, keeping.anchor);
    scroller.scrollTo({ left: place.x - keeping.at.x, top: place.y - keeping.at.y, behavior: 'instant' });
  }, [layout, scroller]);

  const inPane = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): PanePoint => {
    const box = scroller!.getBoundingClientRect();
    return { x: clientX - box.left, y: clientY - box.top };
  };
  const wheel = useEffectEvent((event: WheelEvent) => {
    // A pinch on a touch pad comes as a wheel with Ctrl.
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const factor = Math.exp(-event.deltaY * WHEEL_ZOOM * (event.deltaMode === 0 ? 1 : 16));
    const bounded = Math.min(MOST_PER_EVENT, Math.max(1 / MOST_PER_EVENT, factor));
    zoomTo(scale() * bounded, inPane(event));
  });
  const pinch = useRef<{ readonly distance: number; readonly scale: number } | null>(null);
  const touch = useEffectEvent((event: TouchEvent) => {
    if (event.touches.length !== 2) {
      pinch.current = null;
      return;
    }
    event.preventDefault();
    const [a, b] = [event.touches[0]!, event.touches[1]!];
    const distance = Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
    pinch.current ??= { distance, scale: scale() };
    const middle = { clientX: (a.clientX + b.clientX) / 2, clientY: (a.clientY + b.clientY) / 2 };
    zoomTo((pinch.current.scale * distance) / pinch.current.distance, inPane(middle));
  });
  useEffect(() => {
    if (!scroller) return undefined;
    const stop = new AbortController();
    // Not passive: the browser's own zoom must not happen as well.
    const options = { passive: false, signal: stop.signal };
    scroller.addEventListener('wheel', (event) => wheel(event), options);
    for (const name of ['touchstart', 'touchmove', 'touchend', 'touchcancel'] as const) {
      scroller.addEventListener(name, (event) => touch(event), options);
    }
    return () => stop.abort();
  }, [scroller]);
  return { zoomTo, change };
}
