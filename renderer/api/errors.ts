import type { ErrorBody } from '../../shared/api/common.ts';

/** The service refused a request and said why. */
export class ApiError extends Error {
  /** HTTP status; one of the contract's codes. */
  readonly status: number;
  /** What the user can do about it; may be empty. */
  readonly hint: string;
  /** Seconds until it makes sense to try again, or null where the answer does not say. */
  readonly retryAfter: number | null;
  /** Names the failure in the service's log; only beside a 500. */
  readonly requestId: string | null;

  constructor(status: number, body: Partial<ErrorBody>, retryAfter: number | null) {
    super(body.error ?? `The service answered with status ${status}.`);
    this.name = 'ApiError';
    this.status = status;
    this.hint = body.hint ?? '';
    this.retryAfter = retryAfter;
    this.requestId = body.request_id ?? null;
  }
}

/** The service did not answer at all: it was stopped, or it is starting again. */
export class ConnectionLost extends Error {
  constructor(options?: ErrorOptions) {
    super('The service does not answer.', options);
    this.name = 'ConnectionLost';
  }
}

/**
 * Whether an upload was refused for want of a (right) password. The contract has no code for it: a 400 whose
 * hint names the field (in quotes, not just the word) is how the service says so.
 */
export function isPasswordRefusal(error: unknown): error is ApiError {
  return (
    error instanceof ApiError && error.status === 400 && /[`'"]password[`'"]|password field/i.test(error.hint)
  );
}

/** Text for people, of whatever was thrown. */
export function describeError(error: unknown): { readonly message: string; readonly hint: string } {
  if (error instanceof ApiError) {
    const reference = error.requestId === null ? '' : ` Reference: ${error.requestId}.`;
    return { message: error.message, hint: `${error.hint}${reference}`.trim() };
  }
  if (error instanceof ConnectionLost) {
    return { message: error.message, hint: 'Check that Statement Desk is still running on this computer.' };
  }
  return {
    message: 'Something went wrong in this window.',
    hint: error instanceof Error ? error.message : '',
  };
}
