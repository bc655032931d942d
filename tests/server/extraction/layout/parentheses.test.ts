/** Negative amounts whose parentheses enclose their currency as well, or open before a group of thousands. */
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../server/extraction/layout/lines/lines.ts';
import { amountsOf, readSmall } from '../../../support/small-statement.ts';
import { left, linesOf, right, row } from '../../../support/words.ts';

describe('parentheses', () => {
  it.each([
    ['(CHF 15.84)', 'CHF (15.84)'],
    ['(15,84 kr)', '(15,84) kr'],
    ['(1 200,50 EUR)', '(1 200,50) EUR'],
    ['(EUR 12.50 for fees)', '(EUR 12.50 for fees)'],
    ['(see page 2)', '(see page 2)'],
    ['(€ -51,70)', '€ (51,70)'],
    ['(15.84)', '(15.84)'],
    ['( $15.84 )', '($15.84)'],
    ['( CHF 1,315.84 )', 'CHF (1,315.84)'],
    ['( see 2 )', '( see 2 )'],
  ])('%s', (printed, read) => {
    const [line] = linesOf([row(100, left(40, 'Rent'), right(400, printed))]);
    expect(textOf(line!.words.slice(1))).toBe(read);
  });

  it('make an amount negative with its currency inside, and with thousands apart', () => {
    const stages = readSmall({
      above: ['Period 01/03/2026 - 31/03/2026', 'Opening balance 9 000,00'],
      heading: ['Date', 'Description', 'Amount', 'Balance'],
      rows: [
        ['04/03/2026', 'Rent', '(EUR 1 200,50)', '7 799,50'],
        ['09/03/2026', 'Fee', '(2,50 EUR)', '7 797,00'],
        ['12/03/2026', 'Pay', '300,00', '8 097,00'],
        ['16/03/2026', 'Roof', '(4 000,00)', '4 097,00'],
      ],
    });
    expect(amountsOf(stages)).toEqual([-120050, -250, 30000, -400000]);
    expect(stages.statement.verification.status).toBe('verified');
  });
});
