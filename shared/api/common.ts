/** Schemas every resource of the API uses. One source of types, validation and OpenAPI. */
import { Type, type Static } from 'typebox';

export const API_PREFIX = '/api/v1';
export const DEFAULT_PORT = 4780;

/** Integer, string etc. that may be null. */
export const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

/** Body of every error response. Source: the API contract, section 7. `request_id` only beside a 500. */
export const ErrorBody = Type.Object(
  {
    success: Type.Literal(false),
    error: Type.String({ description: 'What went wrong, for people.' }),
    hint: Type.String({ description: 'What the caller can do about it.' }),
    request_id: Type.Optional(Type.String()),
  },
  { $id: 'Error', additionalProperties: false },
);
export type ErrorBody = Static<typeof ErrorBody>;

/** `file_id`: `doc_` and 22 or more characters of base62 (at least 128 random bits). */
export const FILE_ID_PATTERN = '^doc_[0-9A-Za-z]{22,43}$';
export const FileId = Type.String({
  pattern: FILE_ID_PATTERN,
  description: 'Identifier assigned at upload.',
});

/** An amount as a decimal string with a dot. */
export const Decimal = Type.String({ pattern: '^-?\\d+(\\.\\d+)?$' });
export const DateText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
