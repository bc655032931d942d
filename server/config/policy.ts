/** The policy file, by which IT sets what users cannot change. */
import { readFileSync } from 'node:fs';
import { defaultPolicyFile, type Environment } from './data-folder.ts';
import { SettingError } from './values.ts';

/**
 * Reads the policy; empty where there is none. One that cannot be read is an error: it must not be passed over. The file
 * of the machine wins over one that `STATEMENT_DESK_POLICY` names: anybody can set a variable.
 */
export function readPolicy(
  env: Environment,
  machineFile: string = defaultPolicyFile(env),
): Readonly<Record<string, unknown>> {
  const named = env['STATEMENT_DESK_POLICY'];
  const machine = readText(machineFile);
  if (machine !== null) return parsePolicy(machine, machineFile);
  if (named === undefined || named === '') return {};
  const text = readText(named);
  if (text === null) throw new SettingError(`the policy file ${named} cannot be read: there is no such file`);
  return parsePolicy(text, named);
}

/** Null where there is no such file. */
function readText(path: string): string | null {
  try {
    return decoded(readFileSync(path));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw new SettingError(`the policy file ${path} cannot be read: ${messageOf(error)}`);
  }
}

/** Editors and shells of Windows write UTF-8 with a byte order mark, or UTF-16. */
function decoded(bytes: Buffer): string {
  const utf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(utf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

function parsePolicy(text: string, path: string): Readonly<Record<string, unknown>> {
  try {
    const policy: unknown = JSON.parse(text);
    if (typeof policy !== 'object' || policy === null || Array.isArray(policy))
      throw new Error('not an object');
    return { ...policy };
  } catch (error) {
    throw new SettingError(`the policy file ${path} is not a JSON object: ${messageOf(error)}`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
