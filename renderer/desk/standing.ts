/** How a document stands, in a bookkeeper's words. */
import type { DocumentBody, ProgressBody } from '../../shared/api/documents.ts';
import type { VerificationStatus } from '../../shared/statement.ts';
import { standingOf, type Standing } from '../state/documents.ts';
import type { Tone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icons.tsx';

export interface StandingWords {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

export const WORDS: Readonly<Record<Standing, StandingWords>> = {
  processing: { label: 'Reading', tone: 'quiet', icon: 'clock' },
  failed: { label: 'Could not be read', tone: 'bad', icon: 'crossCircle' },
  verified: { label: 'Verified', tone: 'good', icon: 'checkCircle' },
  unverified: { label: 'Not verifiable', tone: 'quiet', icon: 'dash' },
  mismatch: { label: 'Does not add up', tone: 'bad', icon: 'alert' },
};

/** Label and signs of a document's state. */
export function standingWords(document: DocumentBody): StandingWords {
  return WORDS[standingOf(document)];
}

/** Label and signs of a verification. */
export function verificationWords(status: VerificationStatus): StandingWords {
  return WORDS[status];
}

/** What is going on with a document that is being read. */
export function progressWords(progress: ProgressBody | null): string {
  if (progress === null || progress.stage === 'queued') return 'Waiting for its turn';
  if (progress.stage === 'opening') return 'Opening the file';
  if (progress.stage === 'proving') return 'Checking the sums';
  const page = Math.min(progress.pages_done + 1, progress.pages_total);
  return `Reading page ${page} of ${progress.pages_total}`;
}
