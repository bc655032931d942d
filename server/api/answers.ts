/** Response schemas that many routes share. */
import type { TSchema } from 'typebox';

const ERRORS: Readonly<Record<number, string>> = {
  400: 'The request is not valid, or not possible in the state the document is in.',
  401: 'The API key is invalid or missing.',
  403: 'Not authorized to access the resource.',
  404: 'Not found.',
  429: 'The page quota is exceeded.',
  500: 'Server error; the body carries a request_id.',
};

/** The schema of a successful answer, beside those of the errors a route may end with (403 and 500 always). */
export function answers<T extends TSchema>(success: T, ...errors: (400 | 401 | 404 | 429)[]) {
  const refused = [...errors, 403, 500].map((code) => [
    code,
    { description: ERRORS[code], content: { 'application/json': { schema: { $ref: 'Error#' } } } },
  ]);
  return { 200: success, ...(Object.fromEntries(refused) as Record<string, unknown>) };
}
