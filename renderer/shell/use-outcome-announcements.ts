import { useEffect, useRef } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { standingWords } from '../desk/standing.ts';
import { useAnnounce } from '../ui/announcer.tsx';

/** Says to users of screen readers how each document that was being read has turned out. */
export function useOutcomeAnnouncements(items: readonly DocumentBody[] | null): void {
  const announce = useAnnounce();
  const before = useRef(new Map<string, DocumentBody['status']>());
  useEffect(() => {
    if (items === null) return;
    const done = items.filter(
      (item) => item.status !== 'processing' && before.current.get(item.file_id) === 'processing',
    );
    before.current = new Map(items.map((item) => [item.file_id, item.status]));
    if (done.length > 0) {
      announce(done.map((item) => `${item.original_name}: ${standingWords(item).label}.`).join(' '));
    }
  }, [items, announce]);
}
