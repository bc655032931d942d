/** Arguments of the commands, with one manner of reporting what is wrong with them. */
import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Exit codes of every command. */
export const EXIT = { ok: 0, failure: 1, usage: 2 } as const;

/** The command was called wrongly; the message says how. */
export class UsageError extends Error {
  override name = 'UsageError';
}

/** `parseArgs` of Node, strict; throws `UsageError`. */
export function parseArguments<T extends ParseArgsConfig>(config: T): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    if (error instanceof TypeError) throw new UsageError(error.message.split('. ')[0] ?? error.message);
    throw error;
  }
}

/**
 * Runs a command and sets the exit code: 2 with a pointer to `--help` for a `UsageError`, 1 with the message alone for
 * errors that `isExpected` knows, and 1 with everything for any other.
 */
export async function runCommand(
  run: () => Promise<void> | void,
  isExpected: (error: unknown) => boolean,
): Promise<void> {
  try {
    await run();
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\nSee --help.`);
      process.exitCode = EXIT.usage;
    } else {
      console.error(isExpected(error) && error instanceof Error ? error.message : error);
      process.exitCode = EXIT.failure;
    }
  }
}
