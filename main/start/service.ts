/** The service inside the app: same settings, same data folder, its log in files. */
import { readPolicy } from '../../server/config/policy.ts';
import { readSettings, type Flags, type Settings } from '../../server/config/settings.ts';
import { openLog } from '../../server/log.ts';
import { loggableError } from '../../server/loggable-error.ts';
import { startService, type Service } from '../../server/service.ts';

export interface DeskService extends Pick<
  Service,
  'url' | 'createSessionLink' | 'looksForUpdates' | 'close'
> {
  readonly settings: Pick<Settings, 'dataDir' | 'logDir' | 'maxFileBytes'>;
  /** Writes a line of the window's side into the service's log, as long as that is open. */
  readonly note: (line: string) => void;
  /** The same for what nobody expected: where it happened, and nothing it may quote. */
  readonly noteFault: (error: unknown) => void;
}

/** Starts the service from flags, variables and IT's policy. Throws what `readSettings` and `startService` throw. */
export async function startDeskService(flags: Flags, environment: NodeJS.ProcessEnv): Promise<DeskService> {
  const settings = readSettings(flags, environment, readPolicy(environment));
  const { log, close: closeLog } = await openLog(settings);
  try {
    const service = await startService({ settings, log });
    let open = true;
    let closing: Promise<void> | null = null;
    const stop = async (): Promise<void> => {
      await service.close();
      open = false;
      closeLog();
    };
    return {
      settings,
      note: (line) => {
        if (open) log.info({ part: 'window' }, line);
      },
      noteFault: (error) => {
        if (open) log.error({ part: 'window', err: loggableError(error) }, 'nobody expected this');
      },
      url: service.url,
      createSessionLink: () => service.createSessionLink(),
      looksForUpdates: service.looksForUpdates,
      close: () => (closing ??= stop()),
    };
  } catch (error) {
    log.error({ err: loggableError(error) }, 'the service did not start');
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
