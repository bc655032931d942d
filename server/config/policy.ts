/** The policy file, by which IT sets what users cannot change. */
import { readFileSync } from 'node:fs';
import { defaultPolicyFile, type Environment } from './data-folder.ts';
import { SettingError } from './values.ts';

/** Reads the policy; empty where there is none. One that cannot be read is an error: it must not be passed over. */
export function readPolicy(env: Environment): Readonly<Record<string, unknown>> {
  const path = env['STATEMENT_DESK_POLICY'] || defaultPolicyFile(env);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (missing && !env['STATEMENT_DESK_POLICY']) return {};
    throw new SettingError(`the policy file ${path} cannot be read: ${messageOf(error)}`);
  }
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
