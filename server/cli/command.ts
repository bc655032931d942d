/** What the commands share: wrong usage is exit code 2 with the usage text, a failure is 1, success 0. */

/** The command line is wrong; the message says how. */
export class UsageError extends Error {}

/** Runs a command and sets the exit code, so that output still flushes. */
export async function runCommand(
  usage: string,
  command: (args: readonly string[]) => Promise<number>,
): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help') || args.includes('-h')) {
    console.log(usage);
    return;
  }
  try {
    process.exitCode = await command(args);
  } catch (error) {
    const wrongUsage = isUsageError(error);
    console.error(error instanceof Error ? error.message : String(error));
    if (wrongUsage) console.error(`\n${usage}`);
    process.exitCode = wrongUsage ? 2 : 1;
  }
}

function isUsageError(error: unknown): boolean {
  if (error instanceof UsageError) return true;
  if (!(error instanceof Error) || !('code' in error)) return false;
  return typeof error.code === 'string' && error.code.startsWith('ERR_PARSE_ARGS');
}

/** A flag's value as a whole number from `least`. */
export function wholeNumber(flag: string, text: string, least = 1): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < least) {
    throw new UsageError(`${flag} takes a whole number from ${least}, not "${text}"`);
  }
  return value;
}
