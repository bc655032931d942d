/** The service inside the app: same settings, same data folder, its log in files. */
import { readPolicy } from '../../server/config/policy.ts';
import { readSettings, type Flags, type Settings } from '../../server/config/settings.ts';
import { openLog } from '../../server/log.ts';
import { startService, type Service } from '../../server/service.ts';

export interface DeskService extends Pick<
  Service,
  'url' | 'createSessionLink' | 'looksForUpdates' | 'close'
> {
  readonly settings: Pick<Settings, 'dataDir' | 'logDir' | 'maxFileBytes'>;
  /** Writes a line of the window's side into the service's log, as long as that is open. */
  readonly note: (line: string) => void;
}

/** Starts the service from flags, variables and IT's policy. Throws what `readSettings` and `startService` throw. */
export async function startDeskService(flags: Flags, environment: NodeJS.ProcessEnv): Promise<DeskService> {
  const settings = readSettings(flags, environment, readPolicy(environment));
  const { log, close: closeLog } = await openLog(settings);
  try {
    const service = await startService({ settings, log });
    let open = true;
    return {
      settings,
      note: (line) => {
        if (open) log.info({ part: 'window' }, line);
      },
      url: service.url,
      createSessionLink: () => service.createSessionLink(),
      looksForUpdates: service.looksForUpdates,
      close: async () => {
        await service.close();
        open = false;
        closeLog();
      },
    };
  } catch (error) {
    log.error({ err: error }, 'the service did not start');
    closeLog();
    throw error;
  }
}

/** Which settings the policy fixes, so that no repair is offered that IT's file would undo. */
export function fixedByPolicy(environment: NodeJS.ProcessEnv): {
  readonly folder: boolean;
  readonly port: boolean;
} {
  try {
    const policy = readPolicy(environment);
    return { folder: policy['data_dir'] !== undefined, port: policy['port'] !== undefined };
  } catch {
    // The policy itself is what is wrong: nothing else can help.
    return { folder: true, port: true };
  }
}
