import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { solveChain } from '../../../../../server/extraction/proof/repair/solve.ts';

const point = (position: number, ...values: number[]) => ({ position, values });

describe('solveChain', () => {
  it('changes nothing where everything agrees', () => {
    expect(solveChain([[-500, -800]], [point(0, 10_000), point(1, 9_500)])).toEqual([]);
  });

  it('takes the amount that the picture supports as well', () => {
    expect(solveChain([[-500, -800]], [point(0, 10_000), point(1, 9_200)])).toEqual([
      { of: 'row', index: 0, choice: 1 },
    ]);
  });

  it('turns a single balance, not the two amounts around it', () => {
    const changes = solveChain(
      [
        [-500, -400],
        [-300, -400],
      ],
      [point(0, 10_000), point(1, 9_600, 9_500), point(2, 9_200)],
    );
    expect(changes).toEqual([{ of: 'point', index: 1, choice: 1 }]);
  });

  it('finds nothing where two ways are equal', () => {
    expect(solveChain([[-500, -800]], [point(0, 10_000), point(1, 9_200, 9_500)])).toEqual([]);
  });

  it('keeps what all equal ways have in common', () => {
    const rows = [
      [-500, -800],
      [-100, -200],
      [-100, -200],
    ];
    // The first row is certain; which of the other two is misread cannot be told.
    expect(solveChain(rows, [point(0, 10_000), point(1, 9_200), point(3, 8_900)])).toEqual([
      { of: 'row', index: 0, choice: 1 },
    ]);
  });

  it('never makes up a missing row, and leaves what nothing mends', () => {
    expect(solveChain([[-500, -700]], [point(0, 10_000), point(1, 9_200)])).toEqual([]);
    expect(solveChain([], [point(0, 10_000), point(0, 9_200)])).toEqual([]);
  });

  it('turns a lost sign', () => {
    expect(solveChain([[500, -500]], [point(0, 10_000), point(1, 9_500)])).toEqual([
      { of: 'row', index: 0, choice: 1 },
    ]);
  });

  it('only ever chooses alternatives it was given, and then everything it changed adds up', () => {
    const amount = fc.integer({ min: -2_000, max: 2_000 });
    const row = fc.array(amount, { minLength: 1, maxLength: 4 });
    const balances = fc.array(fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 3 }));
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 6 }), balances, (rows, values) => {
        const points = values
          .slice(0, rows.length + 1)
          .map((choices, position) => ({ position, values: choices }));
        const changes = solveChain(rows, points);
        const brokenWith = (chosen: typeof changes): number => {
          const of = (kind: 'row' | 'point', index: number): number =>
            chosen.find((change) => change.of === kind && change.index === index)?.choice ?? 0;
          return points.slice(1).filter(({ position, values: to }, at) => {
            const from = points[at]!;
            const sum = rows
              .slice(from.position, position)
              .reduce((total, choices, index) => total + choices[of('row', from.position + index)]!, 0);
            return from.values[of('point', at)]! + sum !== to[of('point', at + 1)]!;
          }).length;
        };
        for (const { of, index, choice } of changes) {
          const choices = of === 'row' ? rows[index]! : points[index]!.values;
          expect(choice).toBeGreaterThan(0);
          expect(choice).toBeLessThan(choices.length);
        }
        expect(brokenWith(changes)).toBeLessThanOrEqual(brokenWith([]));
      }),
    );
  });
});
