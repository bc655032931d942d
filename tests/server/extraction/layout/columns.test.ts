import { describe, expect, it } from 'vitest';
import {
  buildColumns,
  clusterByEdge,
  placeTokens,
  type Column,
  type Placed,
} from '../../../../server/extraction/layout/columns/columns.ts';
import type { Heading } from '../../../../server/extraction/layout/headings/headings.ts';
import type { ColumnRole } from '../../../../server/extraction/reading/lexicon/types.ts';
import { SIZE } from '../../../support/words.ts';

const rightAt = (x1: number, ...widths: number[]): Placed[] =>
  widths.map((width) => ({ x0: x1 - width, x1 }));
const leftAt = (x0: number, ...widths: number[]): Placed[] => widths.map((width) => ({ x0, x1: x0 + width }));

function heading(...columns: [text: string, x0: number, x1: number, ...roles: ColumnRole[]][]): Heading {
  return {
    page: 1,
    flow: 0,
    first: 0,
    last: 0,
    bars: [],
    columns: columns.map(([text, x0, x1, ...roles]) => ({ text, x0, x1, roles: new Set(roles) })),
  };
}

describe('clusterByEdge', () => {
  it.each([
    ['right', [...rightAt(300, 20, 35, 50), ...rightAt(400, 25, 45)]],
    ['left', [...leftAt(100, 20, 35, 50), ...leftAt(250, 25, 45)]],
    [
      'centre',
      [
        ...[20, 35, 50].map((w) => ({ x0: 200 - w / 2, x1: 200 + w / 2 })),
        ...[22, 41].map((w) => ({ x0: 300 - w / 2, x1: 300 + w / 2 })),
      ],
    ],
  ] as const)('finds columns aligned %s', (align, tokens) => {
    const found = clusterByEdge(tokens, SIZE);
    expect([found.align, found.clusters.map((cluster) => cluster.tokens.length)]).toEqual([align, [3, 2]]);
  });
});

describe('buildColumns', () => {
  const MONEY: readonly ColumnRole[] = ['out', 'in', 'amount', 'balance'];

  it('names columns by the heading above them, from left to right', () => {
    const head = heading(
      ['Paid out', 260, 300, 'out'],
      ['Paid in', 365, 400, 'in'],
      ['Balance', 465, 500, 'balance'],
    );
    const tokens = [...rightAt(500, 40, 40), ...rightAt(300, 20, 35), ...rightAt(400, 25)];
    const columns = buildColumns(tokens, head, MONEY, SIZE, 1);
    expect(columns.map((column) => [column.heading, column.count, [...column.roles]])).toEqual([
      ['Paid out', 2, ['out']],
      ['Paid in', 1, ['in']],
      ['Balance', 2, ['balance']],
    ]);
  });

  it('keeps a column without a heading where it is in enough lines', () => {
    const tokens = [...rightAt(300, 20, 20, 20), ...rightAt(400, 20)];
    expect(buildColumns(tokens, null, MONEY, SIZE, 2).map((column) => column.edge)).toEqual([300]);
    expect(buildColumns(tokens, null, MONEY, SIZE, 1)).toHaveLength(2);
  });

  it('makes one column of clusters under one heading', () => {
    const head = heading(['Amount', 240, 300, 'amount']);
    const columns = buildColumns([...rightAt(300, 30, 40), ...rightAt(290, 30)], head, MONEY, SIZE, 1);
    expect(columns.map((column) => column.count)).toEqual([3]);
  });

  it('keeps a column whose name is missing apart from the one beside it, whose name is nearest to both', () => {
    const head = heading(['Details', 100, 150, 'description'], ['Balance', 360, 400, 'balance']);
    const tokens = [...rightAt(346, 40, 40, 40, 40), ...rightAt(400, 42, 42, 42, 42)];
    expect(
      buildColumns(tokens, head, MONEY, SIZE, 2).map((column) => [column.heading, column.count, column.edge]),
    ).toEqual([
      [null, 4, 346],
      ['Balance', 4, 400],
    ]);
  });

  it('keeps a column close before the figures of a name apart where each row has both, and not where rows have one', () => {
    const head = heading(['FX Change', 240, 296, 'description'], ['Balance', 332, 364, 'balance']);
    const both = [1, 2, 3, 4].flatMap(() => [...rightAt(327, 32), ...rightAt(400, 42)]);
    const either = [
      ...rightAt(327, 32, 32),
      ...rightAt(400, 42, 42),
      ...rightAt(327, 32, 32),
      ...rightAt(400, 42, 42),
    ];
    const counts = (tokens: Placed[]): number[] =>
      buildColumns(tokens, head, MONEY, SIZE, 2).map((column) => column.count);
    expect(counts(both)).toEqual([4, 4]);
    expect(counts(either)).toEqual([8]);
  });

  it('gives each column the name it stands behind, where names are set left over figures set right', () => {
    const head = heading(
      ['Debit', 339, 358, 'out'],
      ['Credit', 410, 431, 'in'],
      ['Balance', 481, 510, 'balance'],
    );
    const tokens = [...rightAt(398, 18, 18, 18), ...rightAt(469, 22), ...rightAt(554, 36, 36, 36, 36)];
    const columns = buildColumns(tokens, head, MONEY, SIZE, 2);
    expect(columns.map((column) => [column.heading, column.count])).toEqual([
      ['Debit', 3],
      ['Credit', 1],
      ['Balance', 4],
    ]);
  });

  it('gives a column the name that its longest amount reaches to, where the shorter ones end below that of the texts', () => {
    const head = heading(['Credit', 346, 370, 'in'], ['Details of the operations', 396, 510, 'description']);
    const columns = buildColumns(rightAt(406, 33, 15, 15), head, MONEY, SIZE, 4);
    expect(columns.map((column) => column.heading)).toEqual(['Credit']);
    expect(buildColumns(rightAt(406, 15, 15, 15), head, MONEY, SIZE, 4)).toEqual([]);
  });

  it('leaves numbers under a heading of text without a name', () => {
    const head = heading(['Reference', 100, 160, 'reference'], ['Amount', 260, 300, 'amount']);
    const columns = buildColumns([...rightAt(160, 40), ...rightAt(300, 30)], head, MONEY, SIZE, 2);
    expect(columns.map((column) => column.heading)).toEqual(['Amount']);
  });
});

describe('placeTokens', () => {
  const column = (x1: number): Column => ({
    x0: x1 - 40,
    x1,
    align: 'right',
    edge: x1,
    count: 9,
    roles: new Set(),
    heading: null,
  });
  const columns = [column(300), column(400), column(500)];

  it.each([
    ['all three', [...rightAt(300, 20), ...rightAt(400, 20), ...rightAt(500, 20)], [0, 1, 2]],
    ['the outer ones', [...rightAt(300, 20), ...rightAt(500, 20)], [0, -1, 1]],
    ['the middle one', rightAt(401, 30), [-1, 0, -1]],
    ['none', [], [-1, -1, -1]],
    ['one that stands outside', rightAt(200, 20), [-1, -1, -1]],
    ['the nearer of two', [...rightAt(394, 20), ...rightAt(400, 3)], [-1, 1, -1]],
  ] as const)('%s', (_, tokens, expected) => {
    expect(placeTokens(tokens, columns, SIZE)).toEqual(expected);
  });

  it('none that begins behind the middle of a column and ends outside it', () => {
    const centred = { ...column(320), x0: 280, align: 'centre', edge: 300 } as const;
    const places = [leftAt(282, 36), leftAt(315, 36)].map((tokens) => placeTokens(tokens, [centred], SIZE));
    expect(places).toEqual([[0], [-1]]);
  });
});
