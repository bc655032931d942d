import { useCallback, useEffect, useState } from 'react';
import type { UserBody } from '../../shared/api/account.ts';
import type { Client } from '../api/client.ts';

/** The account with its quota, null until the service has answered; `refreshUser` asks again. */
export function useUser(
  client: Client,
  online: boolean,
): { readonly user: UserBody | null; readonly refreshUser: () => void } {
  const [user, setUser] = useState<UserBody | null>(null);
  const refreshUser = useCallback(() => {
    client.user().then(setUser, () => undefined);
  }, [client]);
  useEffect(() => {
    if (online) refreshUser();
  }, [online, refreshUser]);
  return { user, refreshUser };
}
