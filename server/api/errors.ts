/**
 * Every error of the API and its code: only the codes of the contract (section 7), each with a message and a hint.
 * PRODUCT section 3 holds the table these follow. The one exception is a service that stops: HTTP's 503 is no answer about
 * the request.
 */

export interface ApiErrorOptions {
  readonly hint: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cause?: unknown;
}

/** An expected error, ready to be answered. */
export class ApiError extends Error {
  readonly status: 400 | 401 | 403 | 404 | 429 | 500 | 503;
  readonly hint: string;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ApiError['status'], message: string, options: ApiErrorOptions) {
    super(message, { cause: options.cause });
    this.name = 'ApiError';
    this.status = status;
    this.hint = options.hint;
    this.headers = options.headers ?? {};
  }
}

export const badRequest = (message: string, hint: string, headers: Record<string, string> = {}): ApiError =>
  new ApiError(400, message, { hint, headers });

export const noFile = (): ApiError =>
  badRequest(
    'No file was sent.',
    'Send the statement as multipart/form-data in a part named "file": curl -F "file=@statement.pdf" …',
  );

export const brokenForm = (): ApiError =>
  badRequest(
    'The form is cut short or malformed.',
    'Send it again; let your HTTP library write the multipart/form-data body and its boundary.',
  );

export const twoFiles = (): ApiError =>
  badRequest(
    'More than one file was sent.',
    'Send one request per statement, each with one part named "file".',
  );

export const fileTooLarge = (maxBytes: number): ApiError =>
  badRequest(
    `The file is larger than ${formatMegabytes(maxBytes)}.`,
    'Split the statement into smaller files, or scan it at 300 dpi or less, and upload each.',
  );

export const invalidKey = (): ApiError =>
  new ApiError(401, 'The API key is invalid or missing.', {
    hint: 'Provide the key in the Authorization header: "Authorization: Bearer <API_KEY>".',
    headers: { 'www-authenticate': 'Bearer realm="Statement Desk"' },
  });

export const invalidCode = (): ApiError =>
  new ApiError(401, 'This link has been used already or has expired.', {
    hint: 'Links open one window only. Start Statement Desk again, or use an API key.',
    headers: { 'www-authenticate': 'Bearer realm="Statement Desk"' },
  });

export const foreignHost = (): ApiError =>
  new ApiError(403, 'This service answers only under its own local address.', {
    hint: 'Use http://127.0.0.1 or http://localhost with the port of the service.',
  });

export const twoHosts = (): ApiError =>
  badRequest('The request names more than one Host.', 'Send one Host header, as HTTP libraries do.');

export const foreignOrigin = (): ApiError =>
  new ApiError(403, 'Pages of this origin may not use the service.', {
    hint:
      'Allow the origin in the settings (allowed origins, or STATEMENT_DESK_ALLOWED_ORIGINS), or call the service ' +
      'from a program.',
  });

export const foreignDocument = (): ApiError =>
  new ApiError(403, 'This document belongs to another account.', {
    hint: 'Use a key of the account that uploaded it.',
  });

export const foreignKey = (): ApiError =>
  new ApiError(403, 'This key belongs to another account.', { hint: 'Use a key of the same account.' });

export const onlyLocalAccount = (): ApiError =>
  new ApiError(403, 'Only the local account of this computer may change the settings.', {
    hint: 'Change them in the settings of the window, or with a key of the local account.',
  });

export const lockedSetting = (name: string, source: string): ApiError =>
  new ApiError(403, `"${name}" cannot be changed: the ${source} fixes it.`, {
    hint: 'Ask whoever administers this computer; docs/deploy.md tells where each setting can be made.',
  });

export const unknownDocument = (): ApiError =>
  new ApiError(404, 'There is no document with this file_id.', {
    hint: 'Use the file_id that the upload answered; deleted documents are gone.',
  });

export const unknownKey = (): ApiError =>
  new ApiError(404, 'There is no key with this id.', { hint: 'List the keys to see their ids.' });

export const unknownPage = (pageCount: number): ApiError =>
  new ApiError(404, 'The document has no such page.', { hint: `Its pages are 1 to ${pageCount}.` });

export const unknownRoute = (): ApiError =>
  new ApiError(404, 'There is nothing at this address, or not for this method.', {
    hint: 'The addresses and methods of the API are listed at /docs.',
  });

export const stillProcessing = (): ApiError =>
  badRequest(
    'The document is still being processed.',
    'Ask for its status until it is "completed", then download.',
    { 'retry-after': '2' },
  );

export const tooManyRequests = (seconds: number): ApiError =>
  new ApiError(429, 'This key has made too many requests.', {
    hint: `Go on in ${seconds} seconds, and ask for the status of a document every 2 seconds.`,
    headers: { 'retry-after': String(seconds) },
  });

export const reusedIdempotencyKey = (): ApiError =>
  badRequest(
    'This Idempotency-Key was used for another file.',
    'Use a new key for every upload, and the same one only to repeat the same upload.',
  );

export const diskFull = (cause: unknown): ApiError =>
  new ApiError(500, 'There is not enough space on the disk.', {
    hint: 'Free some space on the disk of the data folder and send the request again. Nothing was stored.',
    cause,
  });

export const folderNotWritable = (cause: unknown): ApiError =>
  new ApiError(500, 'The data folder cannot be written.', {
    hint: 'Look after the disk and the permissions of the data folder, and send the request again. Nothing was stored.',
    cause,
  });

export const serviceStopping = (): ApiError =>
  new ApiError(503, 'The service is stopping.', {
    hint: 'Send the request again when the service has started again.',
    headers: { 'retry-after': '5' },
  });

function formatMegabytes(bytes: number): string {
  const megabytes = bytes / (1024 * 1024);
  return megabytes >= 1 ? `${Math.floor(megabytes * 10) / 10} MB` : `${bytes} bytes`;
}
