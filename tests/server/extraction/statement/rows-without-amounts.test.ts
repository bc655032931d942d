/** Dated lines without an amount that is read: reported among rows, notes behind the last. */
import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../server/extraction/read.ts';
import { readSmall } from '../../../support/small-statement.ts';
import { left, page, right, row, type Row } from '../../../support/words.ts';

const HEADING = ['Date', 'Description', 'Money out', 'Money in', 'Balance'];
const PERIOD = 'Statement period 01/03/2026 to 31/03/2026';

const above = [PERIOD, 'Opening balance 100.00'];

describe('a dated line whose amount cannot be read', () => {
  const stages = readSmall({
    above,
    heading: HEADING,
    rows: [
      ['04/03/2026', 'Coffee', '12.50', '', '87.50'],
      ['05/03/2026', 'Salary illegible'],
      ['06/03/2026', 'Books', '7.30', '', '80.20'],
    ],
  });

  it('is reported, and the statement is not shown as verified though its balances agree', () => {
    expect(stages.statement.transactions).toHaveLength(2);
    expect(stages.statement.verification.status).toBe('unverified');
    expect(stages.statement.verification.warnings.join()).toContain('Salary illegible');
  });
});

describe('dated lines below the last row', () => {
  const withBelow = (...below: readonly Row[]) =>
    readStatement([
      page(1, [
        row(40, left(40, PERIOD)),
        row(54, left(40, 'Account number 90112233')),
        row(68, left(40, 'Opening balance 100.00')),
        row(110, left(40, '04/03/2026'), left(110, 'Coffee'), right(420, '-12.50'), right(500, '87.50')),
        row(124, left(40, '05/03/2026'), left(110, 'Salary'), right(420, '500.00'), right(500, '587.50')),
        row(138, left(40, '06/03/2026'), left(110, 'Books'), right(420, '-7.30'), right(500, '580.20')),
        row(180, left(40, 'Account number 77554411, all figures in yen')),
        ...below,
      ]),
    ]).statement;

  it('may be rows of other money where they have figures below the amounts', () => {
    const { transactions, verification } = withBelow(
      row(208, left(40, '07/03/2026'), left(110, 'Rent'), right(420, '-64,300'), right(500, '212,450')),
      row(222, left(40, '08/03/2026'), left(110, 'Rail pass'), right(420, '-9,870'), right(500, '202,580')),
    );
    expect(transactions).toHaveLength(3);
    expect(verification.status).toBe('unverified');
    expect(verification.warnings.join()).toContain('Rail pass');
  });

  it('may be rows whose amount stands where balances do', () => {
    const { transactions, verification } = withBelow(
      row(208, left(40, '07/03/2026'), left(110, 'Rent'), right(500, '643.00')),
      row(222, left(40, '08/03/2026'), left(110, 'Rail pass'), right(500, '98.70')),
    );
    expect(transactions).toHaveLength(3);
    expect(verification.status).toBe('unverified');
    expect(verification.warnings.join()).toContain('Rail pass');
  });

  it('are notes where they have none', () => {
    const { verification } = withBelow(
      row(208, left(40, '31/03/2026'), left(110, 'Printed at the branch'), right(500, 'Page 1')),
    );
    expect(verification).toMatchObject({ status: 'verified', warnings: [] });
  });
});
