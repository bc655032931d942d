import { useEffect, useState } from 'react';
import type { TransactionsBody } from '../../shared/api/documents.ts';
import type { Client } from '../api/client.ts';
import { describeError } from '../api/errors.ts';

export type Loading =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string; readonly hint: string }
  | { readonly state: 'loaded'; readonly statement: TransactionsBody };

/** The rows of a completed document with their evidence; nothing is asked while `ready` is false. */
export function useStatement(client: Client, fileId: string, ready: boolean): Loading {
  const [loading, setLoading] = useState<Loading>({ state: 'loading' });
  useEffect(() => {
    if (!ready) return undefined;
    let wanted = true;
    client.transactions(fileId).then(
      (statement) => wanted && setLoading({ state: 'loaded', statement }),
      (error: unknown) => wanted && setLoading({ state: 'failed', ...describeError(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [client, fileId, ready]);
  return loading;
}
