/** Whether this installation looks for updates by itself. */

export interface Installation {
  /** The setting: off unless IT or the user turns it on. */
  readonly wanted: boolean;
  readonly packaged: boolean;
  readonly platform: NodeJS.Platform;
  /** What electron-builder wrote into the installation (app-update.yml); null where it was built without a server. */
  readonly configuration: string | null;
  /** Whether the NSIS installer put it here: its uninstaller lies beside the executable. */
  readonly byInstaller: boolean;
}

/**
 * Null where it may; else why not. Only signed updates are taken, so only where a signature is checked: Windows by the
 * publisher's name the installation was built with, macOS by the system. Packages of Linux have their package manager,
 * and an msi belongs to whoever rolls it out.
 */
export function updateObstacle(installation: Installation): string | null {
  const { wanted, packaged, platform, configuration, byInstaller } = installation;
  if (!wanted) return 'updates are off';
  if (!packaged) return 'it runs from its source';
  if (configuration === null) return 'it was built without an update server';
  if (!/^url: ['"]?https:\/\//m.test(configuration)) return 'the update server is not reached by https';
  if (platform === 'darwin') return null;
  if (platform !== 'win32') return 'packages of this system are updated by its package manager';
  if (!byInstaller) return 'it was not installed by the installer for users';
  return /^publisherName:/m.test(configuration) ? null : 'the installation is not signed';
}
