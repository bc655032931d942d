import { useCallback, useRef } from 'react';

/** Ways a popup closes by which the user goes on where the focus was; a press elsewhere takes the focus there. */
const BACK = new Set(['escape-key', 'item-press', 'close-press', 'none']);

/**
 * Gives the focus back in the moment a popup closes. The library does so some frames later, and a key pressed until then
 * would be the closing popup's: lost. Call it with every change of `open`.
 */
export function useFocusBack(): (open: boolean, reason: string) => void {
  const before = useRef<Element | null>(null);
  return useCallback((open, reason) => {
    if (open) before.current = document.activeElement;
    else if (BACK.has(reason) && before.current instanceof HTMLElement && before.current.isConnected) {
      before.current.focus({ preventScroll: true });
    }
  }, []);
}
