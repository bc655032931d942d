/** What the running installation is, read from where the packager and the installer leave their traces. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { App } from 'electron';
import type { Installation } from './may-update.ts';

export function installation(app: Pick<App, 'isPackaged' | 'getName'>, wanted: boolean): Installation {
  // Only Electron has a folder of resources.
  const resources: string | undefined = process.resourcesPath;
  const configuration = resources === undefined ? null : join(resources, 'app-update.yml');
  const uninstaller = join(dirname(process.execPath), `Uninstall ${app.getName()}.exe`);
  return {
    wanted,
    packaged: app.isPackaged,
    platform: process.platform,
    configuration:
      configuration !== null && existsSync(configuration) ? readFileSync(configuration, 'utf8') : null,
    byInstaller: existsSync(uninstaller),
  };
}
