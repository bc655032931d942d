import { useEffect, useEffectEvent, useRef } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';

interface Outcomes {
  /** A document came, went or changed its status. */
  readonly onChange: () => void;
  /** These documents were being read and now are not. */
  readonly onDone: (documents: readonly DocumentBody[]) => void;
}

/** Notices how documents turn out. */
export function useOutcomes(items: readonly DocumentBody[] | null, outcomes: Outcomes): void {
  const before = useRef(new Map<string, DocumentBody['status']>());
  const notice = useEffectEvent((documents: readonly DocumentBody[]) => {
    const then = before.current;
    before.current = new Map(documents.map((item) => [item.file_id, item.status]));
    const done = documents.filter(
      (item) => item.status !== 'processing' && then.get(item.file_id) === 'processing',
    );
    const same =
      then.size === documents.length && documents.every((item) => then.get(item.file_id) === item.status);
    if (!same) outcomes.onChange();
    if (done.length > 0) outcomes.onDone(done);
  });
  useEffect(() => {
    if (items !== null) notice(items);
  }, [items]);
}
