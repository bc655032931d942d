import { useEffect, useState } from 'react';

/** A value once it has not changed for `quiet` milliseconds; the first at once. For what is costly to draw anew. */
export function useRest<T>(value: T, quiet: number): T {
  const [rest, setRest] = useState(value);
  useEffect(() => {
    if (Object.is(rest, value)) return undefined;
    const timer = setTimeout(() => setRest(value), quiet);
    return () => clearTimeout(timer);
  }, [value, rest, quiet]);
  return rest;
}

/** The part of a scroller in view, CSS pixels of its content, once it has come to rest; null before. */
export interface Viewport {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function useRestingViewport(
  scroller: HTMLElement | null,
  quiet: number,
  layout: unknown,
): Viewport | null {
  const [viewport, setViewport] = useState<Viewport | null>(null);
  useEffect(() => {
    if (!scroller) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { scrollLeft, scrollTop, clientWidth, clientHeight } = scroller;
        setViewport({ left: scrollLeft, top: scrollTop, width: clientWidth, height: clientHeight });
      }, quiet);
    };
    look();
    scroller.addEventListener('scroll', look, { passive: true });
    return () => {
      clearTimeout(timer);
      scroller.removeEventListener('scroll', look);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new layout moves what is in view
  }, [scroller, quiet, layout]);
  return viewport;
}
