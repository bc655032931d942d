import { describe, expect, test } from 'vitest';
import { ApiError, ConnectionLost } from '../../../renderer/api/errors.ts';
import { createEditQueue } from '../../../renderer/review/edit-queue.ts';
import type { EditsAction } from '../../../renderer/state/edits.ts';
import type { EditBody } from '../../../shared/api/edits.ts';
import type { TransactionsBody } from '../../../shared/api/documents.ts';
import { row, statement } from '../rows.ts';

const at = (revision: number): TransactionsBody => ({ ...statement([row(0)]), revision });

/** A queue on a service that answers as told, with everything that was asked of it. */
function queueOn(
  edit: (body: EditBody) => Promise<TransactionsBody>,
  now: () => TransactionsBody = () => at(0),
): {
  readonly queue: ReturnType<typeof createEditQueue>;
  readonly sent: EditBody[];
  readonly heard: EditsAction[];
  readonly answers: [number, number][];
} {
  const sent: EditBody[] = [];
  const heard: EditsAction[] = [];
  const answers: [number, number][] = [];
  const queue = createEditQueue(at(0), {
    client: {
      edit: (_id, body) => {
        sent.push(body);
        return edit(body);
      },
      transactions: () => Promise.resolve(now()),
    },
    fileId: 'doc_1',
    dispatch: (action) => heard.push(action),
    onAnswer: (before, after) => answers.push([before.revision, after.revision]),
  });
  return { queue, sent, heard, answers };
}

const swap = { operations: [{ op: 'swap' as const, rows: ['r0'] }], label: 'Swap' };

test('edits go one after the other, each on the revision the one before it made', async () => {
  const { queue, sent, answers } = queueOn((body) => Promise.resolve(at(body.revision + 1)));
  await Promise.all([queue.ask(swap), queue.ask({ action: 'undo' })]);
  expect(sent).toEqual([
    { revision: 0, ...swap },
    { revision: 1, action: 'undo' },
  ]);
  expect(answers).toEqual([
    [0, 1],
    [1, 2],
  ]);
});

test('it is settled when the last edit is answered, also one that was asked meanwhile or refused', async () => {
  const first = Promise.withResolvers<TransactionsBody>();
  const { queue, sent } = queueOn((body) =>
    body.revision === 0 ? first.promise : Promise.reject(new ConnectionLost()),
  );
  await queue.settled();
  void queue.ask(swap);
  let settled = false;
  const waiting = queue.settled().then(() => (settled = true));
  void queue.ask({ action: 'undo' });
  await expect.poll(() => sent.length).toBe(1);
  expect(settled).toBe(false);
  first.resolve(at(1));
  await waiting;
  expect(sent).toHaveLength(2);
});

test('an edit of a statement that moved on is refused with the statement as it is now, and the next builds on that', async () => {
  let moved = true;
  const { queue, sent, heard } = queueOn(
    (body) =>
      moved
        ? Promise.reject(new ApiError(400, { error: 'Stale.', hint: '' }, null))
        : Promise.resolve(at(body.revision + 1)),
    () => at(7),
  );
  expect(await queue.ask(swap)).toBeNull();
  expect(heard.at(-1)).toMatchObject({
    type: 'refused',
    failure: { request: swap, message: 'This statement was changed elsewhere meanwhile.' },
    statement: { revision: 7 },
  });
  moved = false;
  await queue.ask(swap);
  expect(sent.at(-1)).toMatchObject({ revision: 7 });
});

test('a refusal says what the service says', async () => {
  const { queue, heard } = queueOn(() =>
    Promise.reject(new ApiError(400, { error: 'Too large.', hint: 'Operation 1.' }, null)),
  );
  await queue.ask(swap);
  expect(heard.at(-1)).toMatchObject({ failure: { message: 'Too large.', hint: 'Operation 1.' } });
});

test('an edit the service never heard of stays to be tried again', async () => {
  const { queue, heard } = queueOn(() => Promise.reject(new ConnectionLost()));
  expect(await queue.ask(swap)).toBeNull();
  expect(heard.map(({ type }) => type)).toEqual(['asked', 'refused']);
  expect(heard.at(-1)).toMatchObject({ failure: { request: swap }, statement: null });
});

const note = { operations: [{ op: 'set' as const, row: 'r0', description: 'Rent' }], label: 'Note' };
const refuse = () => Promise.reject(new ApiError(400, { error: 'No.', hint: '' }, null));

function queueRefusingSwaps(): ReturnType<typeof queueOn> {
  let now = at(0);
  const make = (revision: number) => Promise.resolve((now = at(revision + 1)));
  return queueOn(
    (body) => ('label' in body && body.label === 'Swap' ? refuse() : make(body.revision)),
    () => now,
  );
}

describe('a step through the history asked for while an edit is under way', () => {
  test('goes with the edit where that is refused: the edit before it stays', async () => {
    const { queue, sent, heard } = queueRefusingSwaps();
    await Promise.all([queue.ask(note), queue.ask(swap), queue.ask({ action: 'undo' })]);
    expect(sent).toEqual([
      { revision: 0, ...note },
      { revision: 1, ...swap },
    ]);
    expect(heard.at(-1)).toEqual({ type: 'taken-back', id: 3, failed: 2 });
  });

  test('is about the edit asked for last that is not taken back', async () => {
    const { queue, sent } = queueRefusingSwaps();
    const undo = { action: 'undo' as const };
    await Promise.all([swap, note, undo, undo, undo].map((request) => queue.ask(request)));
    // The first undo is the note's, the second the swap's, the third about what was there before.
    expect(sent.map((body) => ('action' in body ? body.action : body.label))).toEqual([
      'Swap',
      'Note',
      'undo',
      'undo',
    ]);
  });

  test('asks for the refused edit itself where it is a step forth', async () => {
    let first = true;
    const { queue, sent, heard } = queueOn((body) => {
      if (!first) return Promise.resolve(at(body.revision + 1));
      first = false;
      return refuse();
    });
    await Promise.all([swap, { action: 'undo' as const }, { action: 'redo' as const }].map(queue.ask));
    expect(sent).toEqual([
      { revision: 0, ...swap },
      { revision: 0, ...swap },
    ]);
    expect(heard.at(-1)).toMatchObject({ type: 'answered', id: 3 });
  });

  test('takes back the edit before a refused one that was seen to be refused', async () => {
    const { queue, sent } = queueRefusingSwaps();
    await queue.ask(note);
    await queue.ask(swap);
    await queue.ask({ action: 'undo' });
    expect(sent.at(-1)).toEqual({ revision: 1, action: 'undo' });
  });
});
