import { useCallback, useEffect, useState } from 'react';
import type { SettingsBody, SettingsPatch } from '../../shared/api/settings.ts';
import type { Client } from '../api/client.ts';
import { describeError } from '../api/errors.ts';

export type Trouble = { readonly message: string; readonly hint: string };

export interface SettingsInHand {
  /** Null until the service has answered. */
  readonly body: SettingsBody | null;
  /** Why the settings could not be read. */
  readonly trouble: Trouble | null;
  /** Changes settings; answers null, or why nothing was changed. */
  readonly change: (change: SettingsPatch) => Promise<Trouble | null>;
}

/** The settings of the service. */
export function useSettings(client: Client, online: boolean): SettingsInHand {
  const [body, setBody] = useState<SettingsBody | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    if (!online) return;
    const read = async () => {
      setBody(await client.settings());
      setTrouble(null);
    };
    read().catch((error: unknown) => setTrouble(describeError(error)));
  }, [client, online]);
  const change = useCallback(
    (wanted: SettingsPatch) =>
      client.changeSettings(wanted).then(
        (answer) => {
          setBody(answer);
          return null;
        },
        (error: unknown) => describeError(error),
      ),
    [client],
  );
  return { body, trouble, change };
}
