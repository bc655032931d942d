import type { ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { formatCount, formatDecimal } from '../format/numbers.ts';
import { isZero } from '../state/proof.ts';
import { Badge } from '../ui/badge.tsx';
import { useLocale } from '../ui/locale.ts';
import { ReadingMeter } from './reading-meter.tsx';
import { progressWords, standingWords } from './standing.ts';

/** How far a document that is being read is. */
export function Progress({ document }: { readonly document: DocumentBody }): ReactNode {
  const words = progressWords(document.progress);
  return (
    <span className="statement-progress">
      <span className="figures">{words}</span>
      <ReadingMeter document={document} />
    </span>
  );
}

/** The badge of a document that has been read, and what is open. */
export function StandingCell({ document }: { readonly document: DocumentBody }): ReactNode {
  const locale = useLocale();
  const { label, tone, icon } = standingWords(document);
  const verification = document.verification;
  const notes: string[] = [];
  const difference = verification?.status === 'mismatch' ? verification.difference : null;
  if (difference !== null && !isZero(difference)) {
    notes.push(`off by ${formatDecimal(difference.replace('-', ''), locale)}`);
  }
  const count = verification?.rows_flagged ?? 0;
  if (count > 0) notes.push(`${formatCount(count, locale)} ${count === 1 ? 'row' : 'rows'} in doubt`);
  if (document.edited) notes.push('edited');
  return (
    <>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {notes.length > 0 && <span className="statement-note figures">{notes.join(', ')}</span>}
    </>
  );
}
