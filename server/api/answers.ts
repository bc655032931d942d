/** Response schemas that many routes share. */
import type { TSchema } from 'typebox';

const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request is not valid, or not possible in the state the document is in.',
  401: 'The API key is invalid or missing.',
  403: 'Not authorized to access the resource.',
  404: 'Not found.',
  429: 'The page quota is exceeded, or the key has made too many requests; `Retry-After` says when to go on.',
  500: 'Server error; the body carries a request_id.',
};

type ErrorCode = 400 | 401 | 404 | 429;

/** The schema of a successful answer, beside those of the errors a route may end with (403 and 500 always). */
export function answers<T extends TSchema>(success: T, ...errors: ErrorCode[]) {
  return { 200: success, ...refusals(errors) };
}

/** Like `answers`, for a route that answers with a file; `types` are media types, with a schema where it is JSON. */
export function fileAnswers(types: Readonly<Record<string, TSchema | null>>, ...errors: ErrorCode[]) {
  const content = Object.entries(types).map(([type, schema]) => [
    type,
    { schema: schema ?? { type: 'string', contentMediaType: type } },
  ]);
  return { 200: { description: 'The file.', content: Object.fromEntries(content) }, ...refusals(errors) };
}

function refusals(errors: readonly ErrorCode[]): Record<string, unknown> {
  // Whatever needs a key is bounded in how often it may be asked.
  const limited = errors.includes(401) ? [429] : [];
  const codes = new Set<number>([...errors, 403, ...limited, 500]);
  const refused = [...codes].map((code): [string, unknown] => [
    String(code),
    { description: ERRORS[code], content: { 'application/json': { schema: { $ref: 'Error#' } } } },
  ]);
  return Object.fromEntries(refused);
}
