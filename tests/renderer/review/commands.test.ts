import { describe, expect, test } from 'vitest';
import type { Command } from '../../../renderer/commands/command.ts';
import { rowsAsText } from '../../../renderer/review/clipboard.ts';
import { reviewCommands } from '../../../renderer/review/commands/index.ts';
import type { ReviewContext } from '../../../renderer/review/commands/context.ts';
import type { EditRequest } from '../../../renderer/state/edits.ts';
import { openReview, reduceReview, type ReviewAction } from '../../../renderer/state/review.ts';
import type { TransactionsBody } from '../../../shared/api/documents.ts';
import { doubt, row, statement } from '../rows.ts';

const fix = { label: 'Make it in', operations: [{ op: 'swap' as const, rows: ['r1'] }] };
const rows = [row(0), row(1, { flags: [{ ...doubt, fix }] }), row(2, { excluded: true })];

/** The commands of a review after some actions, and what they ask of the service. */
function review(
  actions: readonly ReviewAction[] = [],
  body: TransactionsBody = statement(rows),
): {
  readonly command: (id: string) => Command | undefined;
  readonly all: readonly Command[];
  readonly asked: EditRequest[];
} {
  const asked: EditRequest[] = [];
  const ask = (request: EditRequest): Promise<null> => {
    asked.push(request);
    return Promise.resolve(null);
  };
  const nothing = (): void => undefined;
  const state = actions.reduce(
    (now, action) => reduceReview(now, action, body.transactions),
    openReview(body.transactions),
  );
  const context: ReviewContext = {
    statement: body,
    rows: body.transactions,
    state,
    dispatch: nothing,
    edits: { ask, change: (operations, label) => ask({ operations, label }) },
    locale: 'en-GB',
    open: nothing,
    leave: nothing,
    focusTable: nothing,
    focusSearch: nothing,
    copy: nothing,
  };
  const all = reviewCommands(context);
  return { all, command: (id) => all.find((each) => each.id === id), asked };
}

describe('commands of a review', () => {
  test('have one name each, and no key stands for two', () => {
    const { all } = review();
    const ids = all.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const keys = all.flatMap((command) => command.keys ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('carry out the suggestion of the current row as one batch', () => {
    const { command, asked } = review();
    expect(command('edit.fix')).toMatchObject({ label: 'Make it in', enabled: true });
    command('edit.fix')!.run();
    expect(asked).toEqual([fix]);
    expect(review([{ type: 'go', row: 'r0' }]).command('edit.fix')!.enabled).toBe(false);
  });

  test('act on all rows chosen', () => {
    const { command, asked } = review([{ type: 'choose-all' }]);
    command('edit.swap')!.run();
    expect(asked).toEqual([
      { operations: [{ op: 'swap', rows: ['r0', 'r1', 'r2'] }], label: 'Swap direction (3 rows)' },
    ]);
    expect(command('edit.split')!.enabled).toBe(false);
  });

  test('restore what is excluded', () => {
    const { command, asked } = review([{ type: 'go', row: 'r2' }]);
    expect(command('edit.exclude')!.label).toBe('Restore');
    command('edit.exclude')!.run();
    expect(asked).toMatchObject([{ operations: [{ op: 'restore', rows: ['r2'] }] }]);
  });

  test('merge with the row above of the same account only', () => {
    expect(review([{ type: 'go', row: 'r0' }]).command('edit.merge')!.enabled).toBe(false);
    const { command, asked } = review([{ type: 'go', row: 'r1' }]);
    command('edit.merge-text')!.run();
    expect(asked).toMatchObject([{ operations: [{ op: 'merge', row: 'r1', amount: 'above' }] }]);
  });

  test('move the boundary between accounts to the current row', () => {
    const two = statement([row(0), row(1), row(2, { account: 1 }), row(3, { account: 1 })]);
    const [first] = two.accounts;
    const accounts = [
      { ...first!, count: 2 },
      { ...first!, number: '77', first: 2, count: 2 },
    ];
    const begun = review([{ type: 'go', row: 'r1' }], { ...two, accounts });
    begun.command('edit.boundary-next')!.run();
    expect(begun.asked).toMatchObject([{ operations: [{ op: 'boundary', account: 1, first: 'r1' }] }]);
    const later = review([{ type: 'go', row: 'r3' }], { ...two, accounts });
    later.command('edit.boundary-own')!.run();
    expect(later.asked).toMatchObject([{ operations: [{ op: 'boundary', account: 1, first: 'r3' }] }]);
    expect(
      review([{ type: 'go', row: 'r2' }], { ...two, accounts }).command('edit.boundary-own'),
    ).toBeUndefined();
    expect(review().command('edit.boundary-next')).toBeUndefined();
  });

  test('step through the history as far as there is one, and name the step', () => {
    const record = {
      revision: 1,
      at: '2026-05-01T10:00:00.000Z',
      by: 'Window',
      changes: [],
      changes_total: 0,
    };
    const body = {
      ...statement(rows),
      can_undo: true,
      history: [
        { ...record, label: 'Swap direction', undone: false },
        { ...record, revision: 2, label: 'Exclude', undone: true },
      ],
    };
    const { command, asked } = review([], body);
    expect(command('edit.undo')).toMatchObject({ label: 'Undo: Swap direction', enabled: true });
    expect(command('edit.redo')!.enabled).toBe(false);
    command('edit.undo')!.run();
    expect(asked).toEqual([{ action: 'undo' }]);
    expect(review([], { ...body, can_redo: true }).command('edit.redo')!.label).toBe('Redo: Exclude');
  });
});

test('rows are copied as cells of a spreadsheet, in the statement’s decimals', () => {
  const formats = { decimal_separator: ',' as const, date_order: 'dmy' as const };
  expect(rowsAsText([row(0, { description: 'A\tB', balance: '12.50' }), row(1)], formats)).toBe(
    '2026-05-01\tA B\t\t1,00\t12,50\n2026-05-01\tRow 1\t\t1,00\t',
  );
});
