import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';

/** Calls `onChange` when a document came, went or changed its status. */
export function useOutcomes(items: readonly DocumentBody[] | null, onChange: () => void): void {
  const before = useRef(new Map<string, DocumentBody['status']>());
  const notice = useEffectEvent((documents: readonly DocumentBody[]) => {
    const then = before.current;
    before.current = new Map(documents.map((item) => [item.file_id, item.status]));
    const same =
      then.size === documents.length && documents.every((item) => then.get(item.file_id) === item.status);
    if (!same) onChange();
  });
  useEffect(() => {
    if (items !== null) notice(items);
  }, [items]);
}
