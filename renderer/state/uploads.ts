/**
 * The files on their way to the service, as a pure reducer. A file leaves the queue when the service has accepted
 * it; one that is refused stays, with what can be done about it.
 */
import { assertNever } from './never.ts';

/** Uploads at once. The service counts pages during an upload, so more would only wait there. */
export const UPLOADS_AT_ONCE = 3;

export type UploadState =
  | { readonly name: 'waiting' }
  | { readonly name: 'sending' }
  /** Encrypted; `wrong` when the password given did not open it. */
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
  readonly password: string | null;
  readonly state: UploadState;
}

export type UploadAction =
  | { readonly type: 'add'; readonly files: readonly File[] }
  | { readonly type: 'start'; readonly id: number }
  | { readonly type: 'accepted'; readonly id: number }
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
  | { readonly type: 'remove'; readonly id: number };

export interface UploadQueue {
  readonly nextId: number;
  readonly items: readonly Upload[];
}

export const EMPTY_QUEUE: UploadQueue = { nextId: 1, items: [] };

/** Carries an action out. An action for a file that has left the queue changes nothing. */
export function reduceUploads(queue: UploadQueue, action: UploadAction): UploadQueue {
  switch (action.type) {
    case 'add': {
      const added = action.files.map((file, at) => ({
        id: queue.nextId + at,
        file,
        password: null,
        state: { name: 'waiting' } as const,
      }));
      return { nextId: queue.nextId + added.length, items: [...queue.items, ...added] };
    }
    case 'start':
      return change(queue, action.id, (item) => ({ ...item, state: { name: 'sending' } }));
    case 'locked':
      // A password that was sent and did not help is dropped at once: it is kept no longer than needed.
      return change(queue, action.id, (item) => ({
        ...item,
        password: null,
        state: { name: 'locked', wrong: item.password !== null },
      }));
    case 'unlock':
      return change(queue, action.id, (item) => ({
        ...item,
        password: action.password,
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
    case 'remove':
      return { ...queue, items: queue.items.filter((item) => item.id !== action.id) };
    default:
      return assertNever(action);
  }
}

function change(queue: UploadQueue, id: number, turn: (item: Upload) => Upload): UploadQueue {
  return { ...queue, items: queue.items.map((item) => (item.id === id ? turn(item) : item)) };
}

/** The files to send now: first come, first served, no more than `UPLOADS_AT_ONCE` under way. */
export function uploadsToStart(queue: UploadQueue): readonly Upload[] {
  const sending = queue.items.filter((item) => item.state.name === 'sending').length;
  return queue.items
    .filter((item) => item.state.name === 'waiting')
    .slice(0, Math.max(0, UPLOADS_AT_ONCE - sending));
}
