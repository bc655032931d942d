/** Documents: upload, status, listing, transactions with evidence, download. Contract sections 2 to 4, PRODUCT section 3. */
import { Type, type Static } from 'typebox';
import { DateText, Decimal, FileId, Nullable } from './common.ts';
import { EditRecordBody, FixBody, FormatsBody, OriginalRowBody, RepairBody, RowId } from './edits.ts';

/** Export formats of `GET /download`. */
export const DOWNLOAD_FORMATS = [
  'csv',
  'json',
  'xlsx',
  'ofx',
  'qbo',
  'qif',
  'csv-quickbooks',
  'csv-xero',
  'csv-freeagent',
] as const;
export type DownloadFormat = (typeof DOWNLOAD_FORMATS)[number];

export const DocumentStatus = Type.Union([
  Type.Literal('processing'),
  Type.Literal('completed'),
  Type.Literal('failed'),
]);
export type DocumentStatus = Static<typeof DocumentStatus>;

export const VerificationStatusSchema = Type.Union([
  Type.Literal('verified'),
  Type.Literal('unverified'),
  Type.Literal('mismatch'),
]);

export const VerificationBody = Type.Object({
  status: VerificationStatusSchema,
  opening_balance: Nullable(Decimal),
  closing_balance: Nullable(Decimal),
  total_in: Decimal,
  total_out: Decimal,
  difference: Nullable(Decimal),
  rows_proved: Type.Integer({ minimum: 0 }),
  rows_flagged: Type.Integer({ minimum: 0 }),
  warnings: Type.Array(Type.String()),
});
export type VerificationBody = Static<typeof VerificationBody>;

export const ProgressBody = Type.Object({
  stage: Type.Union([
    Type.Literal('queued'),
    Type.Literal('opening'),
    Type.Literal('reading'),
    Type.Literal('proving'),
  ]),
  pages_done: Type.Integer({ minimum: 0 }),
  pages_total: Type.Integer({ minimum: 0 }),
});
export type ProgressBody = Static<typeof ProgressBody>;

/** Answer of `POST /extract`. */
export const UploadBody = Type.Object({
  success: Type.Literal(true),
  file_id: FileId,
  original_name: Type.String(),
  page_count: Type.Integer({ minimum: 1 }),
  status: Type.Literal('processing'),
});
export type UploadBody = Static<typeof UploadBody>;

/** Answer of `GET /status`; which fields are there depends on `status`. */
export const StatusBody = Type.Object({
  success: Type.Literal(true),
  file_id: FileId,
  status: DocumentStatus,
  page_count: Type.Integer(),
  transaction_count: Type.Optional(Type.Integer({ description: 'When completed.' })),
  verification: Type.Optional(VerificationBody),
  progress: Type.Optional(ProgressBody),
  error: Type.Optional(Type.String({ description: 'When failed: what went wrong.' })),
  hint: Type.Optional(Type.String({ description: 'When failed: what the caller can do.' })),
});
export type StatusBody = Static<typeof StatusBody>;

/** A transaction of the JSON download: exactly these six fields. */
export const TransactionBody = Type.Object(
  {
    date: DateText,
    type: Type.Union([Type.Literal('DEBIT'), Type.Literal('CREDIT')]),
    description: Type.String(),
    amountIn: Nullable(Decimal),
    amountOut: Nullable(Decimal),
    balance: Type.String({ description: 'Balance after the transaction; empty where it cannot be known.' }),
  },
  { additionalProperties: false },
);
export type TransactionBody = Static<typeof TransactionBody>;

export const AccountBody = Type.Object({
  number: Nullable(Type.String()),
  holder: Nullable(Type.String()),
  kind: Type.Union([Type.Literal('asset'), Type.Literal('liability')]),
  currency: Nullable(Type.String()),
  period_start: Nullable(DateText),
  period_end: Nullable(DateText),
  opening_balance: Nullable(Decimal),
  closing_balance: Nullable(Decimal),
  first: Type.Integer({ minimum: 0 }),
  count: Type.Integer({ minimum: 0 }),
});
export type AccountBody = Static<typeof AccountBody>;

/** Answer of `GET /download?format=json`. */
export const DownloadJsonBody = Type.Object({
  success: Type.Literal(true),
  file_id: FileId,
  file_ids: Type.Optional(
    Type.Array(FileId, { description: 'All documents, where several were asked for.' }),
  ),
  transaction_count: Type.Integer(),
  currency: Nullable(Type.String()),
  accounts: Type.Array(AccountBody),
  verification: VerificationBody,
  transactions: Type.Array(TransactionBody),
});
export type DownloadJsonBody = Static<typeof DownloadJsonBody>;

/** An account in a document of the list: what tells statements of one account from others, and their periods. */
export const DocumentAccountBody = Type.Omit(AccountBody, ['first', 'count']);
export type DocumentAccountBody = Static<typeof DocumentAccountBody>;

/** A document in `GET /documents` and `GET /documents/{file_id}`. */
export const DocumentBody = Type.Object({
  file_id: FileId,
  original_name: Type.String(),
  status: DocumentStatus,
  page_count: Type.Integer(),
  size: Type.Integer({ description: 'Bytes of the uploaded file.' }),
  media_type: Type.String(),
  created_at: Type.String({ description: 'ISO 8601, UTC.' }),
  completed_at: Nullable(Type.String()),
  progress: Nullable(ProgressBody),
  transaction_count: Nullable(Type.Integer()),
  currency: Nullable(Type.String()),
  period_start: Nullable(DateText),
  period_end: Nullable(DateText),
  verification: Nullable(VerificationBody),
  accounts: Type.Array(DocumentAccountBody, { description: 'When completed, with edits applied.' }),
  sha256: Type.String({ description: "SHA-256 of the uploaded file's content, lowercase hexadecimal." }),
  note: Type.String({ description: 'What a person has written about it; empty where nobody has.' }),
  edited: Type.Boolean({ description: 'Edits are in force.' }),
  error: Nullable(Type.String()),
  hint: Nullable(Type.String()),
});
export type DocumentBody = Static<typeof DocumentBody>;

export const DocumentListBody = Type.Object({
  success: Type.Literal(true),
  documents: Type.Array(DocumentBody),
  total: Type.Integer({ description: 'Documents that match, on all pages.' }),
  next_cursor: Nullable(
    Type.String({ description: 'Pass as `cursor` for the next page; null on the last.' }),
  ),
});
export type DocumentListBody = Static<typeof DocumentListBody>;

export const DocumentAnswer = Type.Object({ success: Type.Literal(true), document: DocumentBody });
export type DocumentAnswer = Static<typeof DocumentAnswer>;

export const BoxBody = Type.Object({
  part: Type.Union([
    Type.Literal('row'),
    Type.Literal('date'),
    Type.Literal('description'),
    Type.Literal('amount'),
    Type.Literal('balance'),
  ]),
  page: Type.Integer({ minimum: 1 }),
  x0: Type.Number({ description: 'Points of the upright page, origin top left.' }),
  y0: Type.Number(),
  x1: Type.Number(),
  y1: Type.Number(),
});

export const FlagBody = Type.Object({
  code: Type.String(),
  message: Type.String(),
  suggestion: Nullable(Type.String()),
  fix: Nullable(FixBody),
});

/** A transaction with the evidence it was read from. */
export const EvidenceRowBody = Type.Object({
  id: RowId,
  index: Type.Integer({ minimum: 0 }),
  account: Type.Integer({ minimum: 0 }),
  date: DateText,
  value_date: Nullable(DateText),
  type: Type.Union([Type.Literal('DEBIT'), Type.Literal('CREDIT')]),
  description: Type.String(),
  amountIn: Nullable(Decimal),
  amountOut: Nullable(Decimal),
  balance: Type.String(),
  balance_printed: Type.Boolean(),
  page: Type.Integer({ minimum: 1 }),
  boxes: Type.Array(BoxBody),
  confidence: Type.Number({ minimum: 0, maximum: 1 }),
  proof: Type.Union([
    Type.Literal('balance'),
    Type.Literal('block'),
    Type.Literal('totals'),
    Type.Literal('none'),
  ]),
  flags: Type.Array(FlagBody),
  excluded: Type.Boolean({ description: 'Left out of sums, proof and exports by an edit.' }),
  confirmed: Type.Boolean({ description: 'A person has looked at it and found it right.' }),
  original: Nullable(OriginalRowBody),
  repairs: Type.Array(RepairBody),
});
export type EvidenceRowBody = Static<typeof EvidenceRowBody>;

/** Answer of `GET /documents/{file_id}/transactions`. */
export const TransactionsBody = Type.Object({
  success: Type.Literal(true),
  file_id: FileId,
  revision: Type.Integer({
    minimum: 0,
    description: '0 as extracted; one more with every edit, undo and redo.',
  }),
  can_undo: Type.Boolean(),
  can_redo: Type.Boolean(),
  history: Type.Array(EditRecordBody),
  formats: FormatsBody,
  currency: Nullable(Type.String()),
  pages: Type.Array(
    Type.Object({
      number: Type.Integer({ minimum: 1 }),
      width: Type.Number({ description: 'Points of the upright page.' }),
      height: Type.Number(),
      source: Type.Union([Type.Literal('text'), Type.Literal('ocr'), Type.Literal('empty')]),
    }),
  ),
  accounts: Type.Array(AccountBody),
  verification: VerificationBody,
  transactions: Type.Array(EvidenceRowBody, {
    description: 'All rows; after an edit with `rows=changed` those that came or changed, by `index`.',
  }),
  removed: Type.Optional(
    Type.Array(RowId, {
      description:
        'After an edit with `rows=changed`: rows that went. Take these out first, then put each of `transactions` in the place of the row of its name or, where there is none, in at its `index`, one by one.',
    }),
  ),
});
export type TransactionsBody = Static<typeof TransactionsBody>;
