import { defaultRangeExtractor, type Range } from '@tanstack/react-virtual';
import { useCallback } from 'react';

/** The items in view and, wherever it stands, the one that must stay in the document; -1 for none. */
export function useItemRange(stays: number): (range: Range) => number[] {
  return useCallback(
    (range) => {
      const indexes = defaultRangeExtractor(range);
      return stays < 0 || indexes.includes(stays) ? indexes : [...indexes, stays].toSorted((a, b) => a - b);
    },
    [stays],
  );
}
