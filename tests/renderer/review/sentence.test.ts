import { describe, expect, it } from 'vitest';
import { verificationSentence } from '../../../renderer/review/sentence.ts';
import type { VerificationBody } from '../../../shared/api/documents.ts';

const body = (status: VerificationBody['status'], rowsProved: number): VerificationBody => ({
  status,
  opening_balance: '100.00',
  closing_balance: null,
  total_in: '0.00',
  total_out: '25.00',
  difference: null,
  rows_proved: rowsProved,
  rows_flagged: 0,
  warnings: [],
});

describe('verificationSentence', () => {
  it('says of rows without a proof that the statement prints none', () => {
    expect(verificationSentence(body('unverified', 1), 2)).toContain(
      'prints nothing that proves all of its rows',
    );
    expect(verificationSentence(body('unverified', 0), 0)).toContain('prints nothing');
  });

  it('says of rows that all add up that something else is in doubt', () => {
    expect(verificationSentence(body('unverified', 2), 2)).toContain(
      'no sum can settle what is still in doubt',
    );
  });

  it('says of the others how they stand, whatever the rows', () => {
    expect(verificationSentence(body('verified', 2), 2)).toContain('Every row is proved');
    expect(verificationSentence(body('mismatch', 2), 2)).toContain('do not add up');
  });
});
