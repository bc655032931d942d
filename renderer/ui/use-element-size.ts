import { useEffect, useState } from 'react';

/** The inner size of an element in CSS pixels, followed as it changes; 0 until it is known. */
export function useElementSize(element: HTMLElement | null): {
  readonly width: number;
  readonly height: number;
} {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setSize((before) => {
        const next = { width: Math.floor(width), height: Math.floor(height) };
        return before.width === next.width && before.height === next.height ? before : next;
      });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
