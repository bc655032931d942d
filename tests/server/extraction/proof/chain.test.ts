import { describe, expect, it } from 'vitest';
import { checkChain, type ChainRow, type Checkpoint } from '../../../../server/extraction/proof/chain.ts';

/** `-500@9500` is a row that lowers the balance by 500 to a printed 9500; `?500` has no direction; `+0` is nothing. */
function rows(text: string): ChainRow[] {
  return text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [, sign, amount, balance] = /^([+\-?])(\d+)(?:@(-?\d+))?$/.exec(part)!;
      return {
        amount: Number(amount),
        direction: sign === '+' ? 1 : sign === '-' ? -1 : 0,
        balance: balance === undefined ? null : Number(balance),
      };
    });
}

function proofs(
  text: string,
  opening: number | null,
  closing: number | null,
  points: readonly Checkpoint[] = [],
) {
  const chain = checkChain(rows(text), opening, closing, points);
  return chain.proofs.map((proof, index) => (chain.broken[index] ? 'broken' : proof));
}

describe('what proves a row', () => {
  it.each([
    ['balances on both sides', '-500@9500 +200@9700', 10000, null, ['balance', 'balance']],
    ['opening and closing around all rows', '-500 +200 -100', 10000, 9600, ['block', 'block', 'block']],
    ['one row between opening and closing', '-500', 10000, 9500, ['balance']],
    [
      'a balance at the end of each day',
      '-500 +200@9700 -100 -100@9500',
      10000,
      null,
      ['block', 'block', 'block', 'block'],
    ],
    ['nothing before the first balance', '-500@9500 +200@9700', null, null, ['none', 'balance']],
    ['nothing behind the last balance', '-500@9500 +200', 10000, null, ['balance', 'none']],
    ['nothing at all', '-500 +200', null, null, ['none', 'none']],
    ['a closing alone proves nothing', '-500 +200', null, 9700, ['none', 'none']],
    ['below zero', '-500@-400 +200@-200', 100, -200, ['balance', 'balance']],
  ] as const)('%s', (_, text, opening, closing, expected) => {
    expect(proofs(text, opening, closing)).toEqual(expected);
  });

  it('a balance printed between rows counts at its place', () => {
    expect(proofs('-500 +200 -100', 10000, null, [{ position: 2, value: 9700 }])).toEqual([
      'block',
      'block',
      'none',
    ]);
  });

  it('brought forward and carried forward at one place, when equal, are one', () => {
    const points = [
      { position: 1, value: 9500 },
      { position: 1, value: 9500 },
    ];
    expect(proofs('-500 +200', 10000, 9700, points)).toEqual(['balance', 'balance']);
  });
});

describe('contradictions', () => {
  it.each([
    [
      'one wrong row between right ones',
      '-500@9500 +200@9800 -100@9700',
      10000,
      null,
      ['balance', 'broken', 'balance'],
      100,
    ],
    ['a closing that does not fit', '-500 +200', 10000, 9999, ['broken', 'broken'], 299],
    [
      'a printed balance that is off and comes back',
      '-500@9400 -100@9400',
      10000,
      null,
      ['broken', 'broken'],
      100,
    ],
    [
      'two balances at one place',
      '-500 +200',
      10000,
      9700,
      ['broken', 'broken'],
      400,
      [
        { position: 1, value: 9500 },
        { position: 1, value: 9100 },
      ],
    ],
  ] as const)('%s', (_, text, opening, closing, expected, difference, points?: readonly Checkpoint[]) => {
    expect(proofs(text, opening, closing, points)).toEqual(expected);
    const chain = checkChain(rows(text), opening, closing, points);
    expect(Math.abs(chain.difference)).toBe(difference);
  });

  it('are none where all agrees', () => {
    expect(checkChain(rows('-500@9500'), 10000, 9500).difference).toBe(0);
  });
});

describe('directions the statement does not print', () => {
  const directions = (text: string, opening: number | null, closing: number | null) =>
    checkChain(rows(text), opening, closing).directions;

  it.each([
    ['are told by the balance behind each row', '?500@9500 ?200@9700', 10000, null, [-1, 1]],
    ['are told where only one choice adds up', '?500 ?200 ?70', 10000, 9370, [-1, -1, 1]],
    ['known ones stay', '-500 ?200', 10000, 9700, [-1, 1]],
  ] as const)('%s', (_, text, opening, closing, expected) => {
    expect(directions(text, opening, closing)).toEqual(expected);
  });

  it('two choices that both add up prove neither', () => {
    expect(proofs('?500 ?500', 10000, 10000)).toEqual(['broken', 'broken']);
    expect(directions('?500 ?500', 10000, 10000)).toEqual([0, 0]);
  });

  it('a row of nothing needs none', () => {
    expect(proofs('?0@10000', 10000, null)).toEqual(['balance']);
  });

  it('stay open without balances', () => {
    expect(directions('?500 ?200', null, null)).toEqual([0, 0]);
  });

  it('a long run is not guessed', () => {
    const many = Array.from({ length: 30 }, (_, index) => `?${index + 1}`).join(' ');
    expect(directions(many, 0, 465)).toEqual(Array.from({ length: 30 }, () => 0));
  });
});

describe('balances after each row', () => {
  const balances = (
    text: string,
    opening: number | null,
    closing: number | null,
    points: readonly Checkpoint[] = [],
  ) => checkChain(rows(text), opening, closing, points).balances;

  it.each([
    ['carried on from the opening', '-500 +200', 10000, null, [9500, 9700]],
    ['carried on from the last printed one', '-500@9500 +200', null, null, [9500, 9700]],
    ['back from the first printed one', '-500 +200@9700', null, null, [9500, 9700]],
    ['back from the closing', '-500 +200', null, 9700, [9500, 9700]],
    ['unknown where nothing is printed', '-500 +200', null, null, [null, null]],
  ] as const)('%s', (_, text, opening, closing, expected) => {
    expect(balances(text, opening, closing)).toEqual(expected);
  });

  it('gives the opening that is not printed', () => {
    const chain = checkChain(rows('-500@9500'), null, null);
    expect([chain.opening, chain.closing, chain.openingPrinted]).toEqual([10000, 9500, false]);
  });

  it('an account without rows keeps its opening as closing', () => {
    expect(checkChain([], 10000, null)).toMatchObject({ opening: 10000, closing: 10000, difference: 0 });
    expect(checkChain([], 10000, 9000).difference).toBe(-1000);
  });
});

describe('directions that the balances leave more than one way', () => {
  const likely = (text: string, ...ways: readonly (-1 | 1)[]): ChainRow[] =>
    rows(text).map((row, index) => ({ ...row, likely: ways[index]! }));

  it('are those most likely that add up, of equal ones the earlier, and prove nothing', () => {
    const chain = checkChain(likely('?700 ?700 ?200', 1, 1, -1), 1000, 800);
    expect(chain.directions).toEqual([1, -1, -1]);
    expect(chain.open).toEqual([true, true, true]);
    expect(chain.proofs).toEqual(['none', 'none', 'none']);
    expect(chain.broken).toEqual([false, false, false]);
    expect(chain.balances).toEqual([1700, 1000, 800]);
  });

  it('disagree with the balances where none adds up', () => {
    expect(checkChain(likely('?700 ?700', 1, 1), 1000, 900).broken).toEqual([true, true]);
  });

  it('are not chosen while nothing says which way is likely', () => {
    const chain = checkChain(rows('?700 ?700 ?200'), 1000, 800);
    expect(chain.directions).toEqual([0, 0, 0]);
    expect(chain.broken).toEqual([true, true, true]);
  });
});
