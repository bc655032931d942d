/** What requests carry: query strings, path parameters and bodies. Contract section 4, PRODUCT section 3. */
import { Type, type Static } from 'typebox';
import { FileId } from './common.ts';
import { DOWNLOAD_FORMATS, type DownloadFormat, type DocumentStatus } from './documents.ts';

/** One of a few words; as an `enum`, which OpenAPI tools show better than a union of constants. */
const OneOf = <T extends string>(values: readonly T[], options: { default?: T; description?: string } = {}) =>
  Type.Unsafe<T>({ type: 'string', enum: [...values], ...options });

/** The multipart form of `POST /extract`. */
export const UploadForm = Type.Object({
  file: Type.Unsafe<unknown>({
    type: 'string',
    contentMediaType: 'application/octet-stream',
    description: 'The statement: PDF, JPEG, PNG, TIFF, WebP, BMP, GIF or HEIC.',
  }),
  password: Type.Optional(Type.String({ description: 'Of an encrypted PDF; never stored.' })),
});

/** Headers of `POST /extract` beside the key. */
export const UploadHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      pattern: '^[\\x21-\\x7e]{1,255}$',
      description:
        'Names this upload, so that it can be repeated without being charged twice: a UUID for instance.',
    }),
  ),
});

export const StatusQuery = Type.Object({ file_id: FileId });
export type StatusQuery = Static<typeof StatusQuery>;

/** Most documents that may be joined in one download. */
export const MAX_DOWNLOAD_DOCUMENTS = 200;
/** Highest number an account may have, counted from 0. */
const MAX_ACCOUNT_INDEX = 10_000;

export const DownloadQuery = Type.Object({
  file_id: Type.Union([FileId, Type.Array(FileId, { minItems: 1, maxItems: MAX_DOWNLOAD_DOCUMENTS })], {
    description: `Of the document; repeated, up to ${MAX_DOWNLOAD_DOCUMENTS} documents are joined account by account.`,
  }),
  format: Type.Optional(OneOf<DownloadFormat>(DOWNLOAD_FORMATS, { default: 'csv' })),
  account: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: MAX_ACCOUNT_INDEX,
      description: 'One account only: its place in `accounts` of the JSON download, from 0.',
    }),
  ),
});
export type DownloadQuery = Static<typeof DownloadQuery>;

export const DocumentParams = Type.Object({ file_id: FileId });
export type DocumentParams = Static<typeof DocumentParams>;

/** Most documents a page of `GET /documents` may hold. */
export const MAX_LIST_LIMIT = 200;

export const DocumentsQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_LIST_LIMIT, default: 50 })),
  cursor: Type.Optional(
    Type.String({ pattern: '^[0-9]{1,15}$', description: 'The `next_cursor` of the page before.' }),
  ),
  status: Type.Optional(OneOf<DocumentStatus>(['processing', 'completed', 'failed'])),
  q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the file's name, any case." })),
  sha256: Type.Optional(
    Type.String({
      pattern: '^[0-9a-fA-F]{64}$',
      description: 'SHA-256 of a file, hexadecimal: only documents with this content.',
    }),
  ),
});
export type DocumentsQuery = Static<typeof DocumentsQuery>;

/** Body of `PATCH /documents/{file_id}`; what is left out stays. */
export const DocumentChangeBody = Type.Object(
  {
    name: Type.Optional(
      Type.String({ minLength: 1, maxLength: 255, pattern: '\\S', description: 'A new `original_name`.' }),
    ),
    note: Type.Optional(Type.String({ maxLength: 10_000 })),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type DocumentChangeBody = Static<typeof DocumentChangeBody>;

/** Query of `PATCH /documents/{file_id}/transactions`. */
export const EditQuery = Type.Object({
  rows: Type.Optional(
    OneOf<'all' | 'changed'>(['all', 'changed'], {
      default: 'all',
      description: 'Which rows the answer holds: `changed` keeps it short for long statements.',
    }),
  ),
});
export type EditQuery = Static<typeof EditQuery>;

export const PageParams = Type.Object({
  file_id: FileId,
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, description: 'Counted from 1.' }),
});
export type PageParams = Static<typeof PageParams>;

export const PageQuery = Type.Object({
  width: Type.Optional(Type.Integer({ minimum: 50, maximum: 4000, default: 1200, description: 'Pixels.' })),
});
export type PageQuery = Static<typeof PageQuery>;

export const MAX_PASSWORD_LENGTH = 1024;

/** Body of `POST /documents/{file_id}/retry`; may be left out. */
export const RetryBody = Type.Union([
  Type.Object({
    password: Type.Optional(
      Type.String({ maxLength: MAX_PASSWORD_LENGTH, description: 'Of an encrypted PDF; never stored.' }),
    ),
  }),
  Type.Null(),
]);
export type RetryBody = Static<typeof RetryBody>;

/** Body of `POST /keys`; may be left out. */
export const KeyCreateBody = Type.Union([
  Type.Object({ name: Type.Optional(Type.String({ maxLength: 100 })) }),
  Type.Null(),
]);
export type KeyCreateBody = Static<typeof KeyCreateBody>;

export const KeyParams = Type.Object({ id: Type.String({ pattern: '^key_[0-9A-Za-z]{16}$' }) });
export type KeyParams = Static<typeof KeyParams>;

/** Body of `POST /session`: the one-time code of a link. */
export const SessionCreateBody = Type.Object({ code: Type.String({ minLength: 1, maxLength: 200 }) });
export type SessionCreateBody = Static<typeof SessionCreateBody>;

/** Answer of `POST /session`: a key that works until the service stops. */
export const SessionBody = Type.Object({
  success: Type.Literal(true),
  api_key: Type.String({ pattern: '^sd_[0-9A-Za-z]{40}$' }),
});
export type SessionBody = Static<typeof SessionBody>;

/** Answer of requests that have nothing to say but that it is done. */
export const DoneBody = Type.Object({ success: Type.Literal(true) });
export type DoneBody = Static<typeof DoneBody>;
