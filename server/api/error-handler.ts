/** Turns whatever a request ends with into an error body of the contract. */
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorBody } from '../../shared/api/common.ts';
import { QuotaExceededError } from '../accounts/ledger.ts';
import { UploadRefusedError, WrongStateError } from '../documents/errors.ts';
import { ServiceStoppingError } from '../documents/guarded-pool.ts';
import { ReusedKeyError } from '../documents/idempotent-uploads.ts';
import { PageNotDrawnError } from '../documents/page-images.ts';
import {
  ApiError,
  badRequest,
  brokenForm,
  diskFull,
  folderNotWritable,
  reusedIdempotencyKey,
  serviceStopping,
} from './errors.ts';
import { invalidRequest } from './invalid-request.ts';

/** Codes of a disk that takes no more. */
const FULL = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL']);
/** Codes of a disk that can be read only. */
const READ_ONLY = /^(EROFS|SQLITE_READONLY)/;

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = asApiError(error);
  // Nobody reads the answer, and nothing is wrong here.
  if (isClientGone(error)) request.log.info('the client went away while it sent');
  if (known === null || known.status === 500) request.log.error({ err: error }, 'request failed');
  if (known === null) {
    void reply.code(500).send(unexpected(request.id));
    return;
  }
  const body: ErrorBody = { success: false, error: known.message, hint: known.hint };
  void reply
    .headers(known.headers)
    .code(known.status)
    .send(known.status === 500 ? { ...body, request_id: request.id } : body);
}

function unexpected(requestId: string): ErrorBody {
  return {
    success: false,
    error: 'Something went wrong inside the service.',
    hint: 'Try again; if it happens again, report it with the request_id, which the log names too.',
    request_id: requestId,
  };
}

/** The answer an error stands for; null where it is a fault of the program. */
function asApiError(error: unknown): ApiError | null {
  if (error instanceof ApiError) return error;
  if (
    error instanceof UploadRefusedError ||
    error instanceof WrongStateError ||
    error instanceof PageNotDrawnError
  ) {
    return badRequest(error.message, error.hint);
  }
  if (error instanceof ServiceStoppingError) return serviceStopping();
  if (error instanceof ReusedKeyError) return reusedIdempotencyKey();
  if (error instanceof QuotaExceededError) return quotaExceeded(error);
  if (!(error instanceof Error)) return null;
  const { code, statusCode, validation }: Partial<FastifyError> = error;
  if (validation !== undefined) return invalidRequest(validation);
  if (code !== undefined && FULL.has(code)) return diskFull(error);
  if (code !== undefined && READ_ONLY.test(code)) return folderNotWritable(error);
  if (isClientGone(error)) return brokenForm();
  // The framework's own refusals (malformed JSON, unknown content type, …) carry many codes; the contract has one.
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return badRequest(
      'The request could not be understood.',
      `${error.message}. See /docs for what is expected.`,
    );
  }
  return null;
}

/** The service opens no connections itself: what was reset is the one of the request. */
function isClientGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ECONNRESET';
}

function quotaExceeded({ pages, quota, credits, retryAfter }: QuotaExceededError): ApiError {
  const period = quota.period === 'day' ? 'today' : 'this month';
  const left = `${quota.remaining} of ${quota.limit} are left ${period}`;
  const needed = `${pages} ${pages === 1 ? 'page' : 'pages'}`;
  return new ApiError(429, `The page quota is exceeded: the document has ${needed}, and ${left}.`, {
    hint:
      `The quota resets with the next ${quota.period}, in ${retryAfter} seconds. ` +
      `Credits (${credits} at the moment) or a larger plan allow more now.`,
    headers: { 'retry-after': String(retryAfter) },
  });
}

/** Answers what is not even HTTP, before there is a request: a line too long, a malformed header. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({
    success: false,
    error: 'The request could not be understood.',
    hint: 'It is not valid HTTP, too slow, or its headers are too large.',
  } satisfies ErrorBody);
  socket.end(
    'HTTP/1.1 400 Bad Request\r\nContent-Type: application/json; charset=utf-8\r\nConnection: close\r\n' +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}
