/** Says what is wrong with a request that does not match its schema, in words. */
import type { FastifyError } from 'fastify';
import { DOWNLOAD_FORMATS } from '../../shared/api/documents.ts';
import { MAX_LIST_LIMIT } from '../../shared/api/requests.ts';
import { type ApiError, badRequest } from './errors.ts';

const HINTS: Readonly<Record<string, string>> = {
  file_id: 'Pass the file_id that the upload answered: "doc_" and letters and digits.',
  account: 'Use the place of an account in `accounts` of the JSON download, counted from 0.',
  format: `Use one of ${DOWNLOAD_FORMATS.join(', ')}; csv is the default.`,
  limit: `Use a whole number from 1 to ${MAX_LIST_LIMIT}.`,
  cursor: 'Pass the next_cursor of the page before, or leave it out for the first page.',
  status: 'Use processing, completed or failed.',
  page: 'Pages are whole numbers, counted from 1.',
  width: 'Use a whole number of pixels from 50 to 4000.',
  'idempotency-key': 'Use 1 to 255 visible ASCII characters: a new UUID for every upload.',
  allowed_origins: 'Pass a list of up to 100 origins: ["https://books.example"].',
  retention_days: 'Pass whole days from 1 to 36500, or null to keep documents.',
  updates: 'Pass true or false.',
  sha256: 'Pass the SHA-256 of the file as 64 hexadecimal digits.',
  revision: 'Pass the revision of the transactions as you have read them.',
  operations:
    'Each operation has an "op" and the fields of its kind, and no others: see /docs. Amounts are decimals with a dot and without a sign, dates are YYYY-MM-DD. Nothing was changed.',
  action: 'Use undo, redo or reset.',
  code: 'Pass the code of the link as {"code": "…"}.',
};

/** One invalid field as a 400. */
export function invalidRequest(validation: NonNullable<FastifyError['validation']>): ApiError {
  const [problem] = validation;
  // Item of a list, counted from 0: of several kinds it may be, which of its fields is wrong cannot be told.
  const [, top = '', item] = problem?.instancePath.split('/') ?? [];
  const missing = problem?.keyword === 'required' && item === undefined ? missingField(problem.params) : null;
  const field = missing ?? top;
  const hint = HINTS[field] ?? 'See /docs for what this request expects.';
  if (field === '') return badRequest('The request is not as expected.', hint);
  if (missing !== null) return badRequest(`"${field}" is missing.`, hint);
  return badRequest(`"${field}${item === undefined ? '' : `[${item}]`}" is not valid.`, hint);
}

/** Which field is missing; validators name it `missingProperty` or `requiredProperties`. */
function missingField(params: Record<string, unknown>): string | null {
  const { missingProperty, requiredProperties } = params;
  if (typeof missingProperty === 'string') return missingProperty;
  return Array.isArray(requiredProperties) ? String(requiredProperties[0]) : null;
}
