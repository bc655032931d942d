/** What a verification says, in a sentence. */
import type { VerificationBody } from '../../shared/api/documents.ts';
import type { VerificationStatus } from '../../shared/statement.ts';

const SENTENCES: Readonly<Record<VerificationStatus, string>> = {
  verified: 'Every row is proved by the balances or totals the statement prints.',
  unverified: 'The statement prints nothing that proves all of its rows. Check them against the page.',
  mismatch: 'The rows do not add up to what the statement prints. Look at the rows in doubt.',
};

/** Of a statement whose rows are all proved, and which is not verified all the same. */
const IN_DOUBT =
  'The rows add up, but no sum can settle what is still in doubt. Check that against the page.';

/** The sentence that explains a verification. `rows`: how many are counted, those left out aside. */
export function verificationSentence({ status, rows_proved }: VerificationBody, rows: number): string {
  return status === 'unverified' && rows > 0 && rows_proved >= rows ? IN_DOUBT : SENTENCES[status];
}
