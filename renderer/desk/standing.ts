/** How a document stands, in a bookkeeper's words. */
import type { DocumentBody, ProgressBody } from '../../shared/api/documents.ts';
import { standingOf } from '../state/documents.ts';
import type { Tone } from '../ui/badge.tsx';
import type { IconName } from '../ui/icons.tsx';

export interface StandingWords {
  readonly label: string;
  readonly tone: Tone;
  readonly icon: IconName;
}

/** Label and signs of a document's state. */
export function standingWords(document: DocumentBody): StandingWords {
  const standing = standingOf(document);
  switch (standing) {
    case 'processing':
      return { label: 'Reading', tone: 'quiet', icon: 'clock' };
    case 'failed':
      return { label: 'Could not be read', tone: 'bad', icon: 'crossCircle' };
    default:
      return verificationWords(standing);
  }
}

/** Label and signs of a verification. */
export function verificationWords(status: 'verified' | 'unverified' | 'mismatch'): StandingWords {
  switch (status) {
    case 'verified':
      return { label: 'Verified', tone: 'good', icon: 'checkCircle' };
    case 'unverified':
      return { label: 'Not verifiable', tone: 'quiet', icon: 'dash' };
    case 'mismatch':
      return { label: 'Does not add up', tone: 'bad', icon: 'alert' };
  }
}

/** The sentence that explains a verification. */
export function verificationSentence(status: 'verified' | 'unverified' | 'mismatch'): string {
  switch (status) {
    case 'verified':
      return 'Every row is proved by the balances or totals the statement prints.';
    case 'unverified':
      return 'The statement prints no balances or totals that could prove all of its rows. Check them against the page.';
    case 'mismatch':
      return 'The rows do not add up to what the statement prints. Look at the rows in doubt.';
  }
}

/** What is going on with a document that is being read. */
export function progressWords(progress: ProgressBody | null): string {
  switch (progress?.stage) {
    case 'opening':
      return 'Opening the file';
    case 'reading': {
      const page = Math.min(progress.pages_done + 1, progress.pages_total);
      return `Reading page ${page} of ${progress.pages_total}`;
    }
    case 'proving':
      return 'Checking the sums';
    default:
      return 'Waiting for its turn';
  }
}
