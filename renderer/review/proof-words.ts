/** A row's proof and doubts, in a bookkeeper's words. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import { isDoubtful } from '../state/proof.ts';
import type { IconName } from '../ui/icons.tsx';

/** The mark before a row. */
export function rowMark(row: EvidenceRowBody): {
  readonly label: string;
  readonly icon: IconName;
  readonly tone: 'good' | 'doubt' | 'quiet';
} {
  if (row.excluded) return { label: 'Excluded', icon: 'exclude', tone: 'quiet' };
  if (isDoubtful(row)) return { label: 'In doubt', icon: 'alert', tone: 'doubt' };
  if (row.proof === 'none' && row.confirmed) return { label: 'Confirmed', icon: 'checkCircle', tone: 'good' };
  if (row.proof === 'none') return { label: 'Not proved', icon: 'dash', tone: 'quiet' };
  return { label: 'Proved', icon: 'check', tone: 'good' };
}

const PROOF_SENTENCES: Readonly<Record<EvidenceRowBody['proof'], string>> = {
  balance: 'Proved: the balances printed before and after it differ by exactly this amount.',
  block: 'Proved together with its neighbours: their sum joins two printed balances.',
  totals: 'Proved with others by a printed total.',
  none: 'Nothing printed on the statement proves this row.',
};

/** How a row is proved, as a sentence. */
export function proofSentence(proof: EvidenceRowBody['proof']): string {
  return PROOF_SENTENCES[proof];
}
