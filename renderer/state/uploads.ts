/**
 * The files on their way to the service, as a pure reducer. A file is looked up by its content first, so that one that
 * is here already is not converted twice unasked. It leaves the queue when the service has accepted it; one that is
 * refused, locked or known stays, with what can be done about it.
 *
 * Passwords that opened a file are kept in this state alone, for the files that follow, until the window closes.
 */
import { assertNever } from './never.ts';

/** Uploads at once. The service counts pages during an upload, so more would only wait there. */
export const UPLOADS_AT_ONCE = 3;
/** Files hashed at once: each is read whole, and the disk is one. */
const CHECKS_AT_ONCE = 2;

/** What a file is a copy of: a document, or a file further up in the queue. */
export type Original =
  { readonly fileId: string; readonly name: string } | { readonly uploadId: number; readonly name: string };

export type UploadState =
  | { readonly name: 'unchecked' }
  | { readonly name: 'checking' }
  /** The same content is here already. */
  | { readonly name: 'known'; readonly original: Original }
  | { readonly name: 'waiting' }
  | { readonly name: 'sending' }
  /** Encrypted; `wrong` when the password the user gave did not open it. */
  | { readonly name: 'locked'; readonly wrong: boolean }
  /** `retryAt`: epoch milliseconds when the quota renews, where that is the reason. */
  | {
      readonly name: 'refused';
      readonly error: string;
      readonly hint: string;
      readonly quota: boolean;
      readonly retryAt: number | null;
    };

export interface Upload {
  readonly id: number;
  readonly file: File;
  /** Lowercase hexadecimal SHA-256 of the content; null until it is known or where it cannot be. */
  readonly sha256: string | null;
  readonly password: string | null;
  /** How many of the session's passwords have been tried on it. */
  readonly tried: number;
  /** Whether the password under way was typed for this file. */
  readonly typed: boolean;
  readonly state: UploadState;
}

export type UploadAction =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | { readonly type: 'check'; readonly id: number }
  /** The look-up is done: the hash (null where none could be made) and the document with the same content, if any. */
  | {
      readonly type: 'checked';
      readonly id: number;
      readonly sha256: string | null;
      readonly known: { readonly fileId: string; readonly name: string } | null;
    }
  /** Convert a known file once more. */
  | { readonly type: 'anyway'; readonly ids: readonly number[] }
  | { readonly type: 'start'; readonly id: number }
  | { readonly type: 'accepted'; readonly id: number; readonly fileId: string }
  | { readonly type: 'locked'; readonly id: number }
  | { readonly type: 'unlock'; readonly id: number; readonly password: string }
  | {
      readonly type: 'refused';
      readonly id: number;
      readonly error: string;
      readonly hint: string;
      readonly quota: boolean;
      readonly retryAt: number | null;
    }
  | { readonly type: 'again'; readonly id: number }
  | { readonly type: 'remove'; readonly ids: readonly number[] };

export interface UploadQueue {
  readonly nextId: number;
  readonly items: readonly Upload[];
  /** Passwords that opened a file in this session, oldest first. */
  readonly passwords: readonly string[];
}

export const EMPTY_QUEUE: UploadQueue = { nextId: 1, items: [], passwords: [] };

/** Carries an action out. An action for a file that has left the queue changes nothing. */
export function reduceUploads(queue: UploadQueue, action: UploadAction): UploadQueue {
  switch (action.type) {
    case 'add': {
      const added = action.files.map((file, at) => newUpload(queue.nextId + at, file));
      return { ...queue, nextId: queue.nextId + added.length, items: [...queue.items, ...added] };
    }
    case 'check':
      return change(queue, action.id, (item) => ({ ...item, state: { name: 'checking' } }));
    case 'checked':
      return change(queue, action.id, (item) => {
        const original = action.known ?? twinOf(queue, item.id, action.sha256);
        const state: UploadState = original ? { name: 'known', original } : { name: 'waiting' };
        return { ...item, sha256: action.sha256, state };
      });
    case 'anyway':
      return action.ids.reduce(
        (so, id) => change(so, id, (item) => ({ ...item, state: { name: 'waiting' } })),
        queue,
      );
    case 'start':
      return change(queue, action.id, (item) => ({ ...item, state: { name: 'sending' } }));
    case 'locked':
      return change(queue, action.id, (item) => tryNext(item, queue.passwords));
    case 'unlock':
      return change(queue, action.id, (item) => ({
        ...item,
        password: action.password,
        typed: true,
        state: { name: 'waiting' },
      }));
    case 'refused': {
      const { error, hint, quota, retryAt } = action;
      return change(queue, action.id, (item) => ({
        ...item,
        state: { name: 'refused', error, hint, quota, retryAt },
      }));
    }
    case 'again':
      return change(queue, action.id, (item) => ({ ...item, state: { name: 'waiting' } }));
    case 'accepted':
      return accept(queue, action.id, action.fileId);
    case 'remove': {
      const gone = new Set(action.ids);
      const items = queue.items.filter((item) => !gone.has(item.id));
      // A copy of a file that was taken out before it was sent is no copy any more.
      return { ...queue, items: items.map((item) => (isCopyOf(item, gone) ? waiting(item) : item)) };
    }
    default:
      return assertNever(action);
  }
}

function newUpload(id: number, file: File): Upload {
  const state = { name: 'unchecked' } as const;
  return { id, file, sha256: null, password: null, tried: 0, typed: false, state };
}

function change(queue: UploadQueue, id: number, turn: (item: Upload) => Upload): UploadQueue {
  return { ...queue, items: queue.items.map((item) => (item.id === id ? turn(item) : item)) };
}

function waiting(item: Upload): Upload {
  return { ...item, state: { name: 'waiting' } };
}

/** The file further up in the queue with the same content. */
function twinOf(queue: UploadQueue, id: number, sha256: string | null): Original | null {
  if (sha256 === null) return null;
  const twin = queue.items.find(
    (item) => item.id !== id && item.sha256 === sha256 && item.state.name !== 'known',
  );
  return twin ? { uploadId: twin.id, name: twin.file.name } : null;
}

function isCopyOf({ state }: Upload, ids: ReadonlySet<number>): boolean {
  return state.name === 'known' && 'uploadId' in state.original && ids.has(state.original.uploadId);
}

/** Tries the next of the session's passwords; where none is left, the user is asked. A typed one that failed is dropped. */
function tryNext(item: Upload, passwords: readonly string[]): Upload {
  const wrong = item.typed || (item.state.name === 'locked' && item.state.wrong);
  const next = passwords[item.tried];
  if (next !== undefined) {
    return { ...item, password: next, tried: item.tried + 1, typed: false, state: { name: 'waiting' } };
  }
  return { ...item, password: null, typed: false, state: { name: 'locked', wrong } };
}

/** Takes an accepted file out; its password is tried on every file that is locked now, and copies learn its id. */
function accept(queue: UploadQueue, id: number, fileId: string): UploadQueue {
  const done = queue.items.find((item) => item.id === id);
  if (!done) return queue;
  const { password } = done;
  const passwords =
    password === null || queue.passwords.includes(password)
      ? queue.passwords
      : [...queue.passwords, password];
  const items = queue.items
    .filter((item) => item.id !== id)
    .map((item) => {
      if (isCopyOf(item, new Set([id]))) {
        return { ...item, state: { name: 'known', original: { fileId, name: done.file.name } } as const };
      }
      return item.state.name === 'locked' ? tryNext(item, passwords) : item;
    });
  return { ...queue, items, passwords };
}

/** Whether a file moves on by itself. The others wait for the user. */
export function isUnderWay({ state }: Upload): boolean {
  return ['unchecked', 'checking', 'waiting', 'sending'].includes(state.name);
}

/** The files to look up now, in the order they came. */
export function uploadsToCheck(queue: UploadQueue): readonly Upload[] {
  return next(queue, 'unchecked', 'checking', CHECKS_AT_ONCE);
}

/** The files to send now: first come, first served, no more than `UPLOADS_AT_ONCE` under way. */
export function uploadsToStart(queue: UploadQueue): readonly Upload[] {
  return next(queue, 'waiting', 'sending', UPLOADS_AT_ONCE);
}

function next(
  queue: UploadQueue,
  from: UploadState['name'],
  to: UploadState['name'],
  most: number,
): readonly Upload[] {
  const underWay = queue.items.filter((item) => item.state.name === to).length;
  return queue.items.filter((item) => item.state.name === from).slice(0, Math.max(0, most - underWay));
}
