/**
 * Errors as the log shows them. The message of an error may quote what was being read: a JSON parser quotes the text,
 * a PDF reader the object. So messages are logged of errors that carry a code only: those of the system, the database
 * and the framework, which speak of themselves. Of all others the class and the places in the code are enough.
 */

export interface LoggableError {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  /** `function (file:line:column)`, innermost first. */
  readonly at: readonly string[];
  readonly cause?: LoggableError;
}

/** How deep causes are followed. */
const MAX_CAUSES = 4;

export function loggableError(error: unknown, depth = 0): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, at: [] };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '')
    .split('\n')
    .map((line) => /^\s+at (.+)$/.exec(line)?.[1])
    .filter((frame) => frame !== undefined);
  return {
    type: error.name,
    ...(code === undefined ? {} : { code, message: error.message }),
    at: frames,
    ...(error.cause === undefined || depth >= MAX_CAUSES
      ? {}
      : { cause: loggableError(error.cause, depth + 1) }),
  };
}
