/** The service as a process of its own, with the scripted worker: something a test can kill. Arguments: data folder, threads. */
import { pino } from 'pino';
import { readSettings } from '../../server/config/settings.ts';
import { startService } from '../../server/service.ts';

const [dataDir, threads = '2'] = process.argv.slice(2);
const service = await startService({
  settings: {
    ...readSettings({ port: '0', dataDir }, {}),
    workers: { threads: Number(threads), memoryMb: 128, baseMs: 600_000, perPageMs: 0, shortMs: 60_000 },
  },
  log: pino({ level: 'silent' }),
  workerFile: new URL('./fake-worker.ts', import.meta.url),
});
console.log(service.url);
