/** Where the data folder is by the custom of each system. */
import { homedir } from 'node:os';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Linux: XDG base directories; macOS: Application Support; Windows: the roaming profile. */
export function defaultDataFolder(
  env: Environment,
  platform: NodeJS.Platform = process.platform,
  home = homedir(),
): string {
  if (platform === 'win32') {
    return join(env['APPDATA'] || join(home, 'AppData', 'Roaming'), 'Statement Desk');
  }
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', 'Statement Desk');
  // The specification has relative paths ignored.
  const base = env['XDG_DATA_HOME'];
  return join(base?.startsWith('/') ? base : join(home, '.local', 'share'), 'statement-desk');
}

/** Where IT puts the policy file: a folder users cannot write to. */
export function defaultPolicyFile(env: Environment, platform: NodeJS.Platform = process.platform): string {
  if (platform === 'win32') {
    return join(env['ProgramData'] || 'C:\\ProgramData', 'Statement Desk', 'policy.json');
  }
  if (platform === 'darwin') return '/Library/Application Support/Statement Desk/policy.json';
  return '/etc/statement-desk/policy.json';
}
