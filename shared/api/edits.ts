/**
 * Edits of a completed document: `PATCH /documents/{file_id}/transactions`. PRODUCT sections 3 and 5.
 *
 * What was extracted never changes. An edit is a batch of operations on rows, stored with who made it and when; the
 * rows shown are what was extracted with all batches that are not undone applied in order, and proved anew.
 */
import { Type, type Static } from 'typebox';
import { DateText, Decimal, Nullable } from './common.ts';

/**
 * Name of a row that stays the same through edits: `r` and its place as extracted; for a new row `n`, the place of its batch
 * in the history counted from 1, a dot, and its number in the batch.
 */
export const RowId = Type.String({ pattern: '^[rn][0-9]{1,9}(\\.[0-9]{1,4})?$' });
export type RowId = Static<typeof RowId>;

const RowIds = Type.Array(RowId, { minItems: 1, maxItems: 50_000 });
const Description = Type.String({ maxLength: 4_000 });
const Amount = Type.String({ pattern: '^\\d+(\\.\\d+)?$', description: 'Positive decimal with a dot.' });
const Direction = Type.Union([Type.Literal('DEBIT'), Type.Literal('CREDIT')]);
const AccountIndex = Type.Integer({ minimum: 0, maximum: 10_000 });

/** Values of a row that may be set; what is left out stays as it is. `balance: null` says that none is printed. */
const RowValues = {
  date: Type.Optional(DateText),
  value_date: Type.Optional(Nullable(DateText)),
  type: Type.Optional(Direction),
  amount: Type.Optional(Amount),
  description: Type.Optional(Description),
  balance: Type.Optional(Nullable(Decimal)),
};

const closed = { additionalProperties: false } as const;

/** Changes cells of one row. */
export const SetOperation = Type.Object({ op: Type.Literal('set'), row: RowId, ...RowValues }, closed);
/** Turns money in into money out and the other way round. */
export const SwapOperation = Type.Object({ op: Type.Literal('swap'), rows: RowIds }, closed);
/** Leaves rows out of sums, proof and exports; they stay visible. */
export const ExcludeOperation = Type.Object({ op: Type.Literal('exclude'), rows: RowIds }, closed);
export const RestoreOperation = Type.Object({ op: Type.Literal('restore'), rows: RowIds }, closed);
/** A new row behind `after`, or before the first row of `account` where `after` is null. */
export const AddOperation = Type.Object(
  {
    op: Type.Literal('add'),
    after: Nullable(RowId),
    account: AccountIndex,
    date: DateText,
    type: Direction,
    amount: Amount,
    description: Description,
    value_date: Type.Optional(Nullable(DateText)),
    balance: Type.Optional(Nullable(Decimal)),
  },
  closed,
);
/** One row becomes several; the parts' signed amounts must sum to the row's. The printed balance stays with the last. */
export const SplitOperation = Type.Object(
  {
    op: Type.Literal('split'),
    row: RowId,
    parts: Type.Array(
      Type.Object(
        { type: Direction, amount: Amount, description: Description, date: Type.Optional(DateText) },
        closed,
      ),
      { minItems: 2, maxItems: 100 },
    ),
  },
  closed,
);
/**
 * A row joins the one above it: texts are joined, the signed amounts are added (`sum`, the default) or the upper row's is
 * kept (`above`: the lower row was text that was taken for a booking). The lower row's printed balance stays.
 */
export const MergeOperation = Type.Object(
  {
    op: Type.Literal('merge'),
    row: RowId,
    amount: Type.Optional(Type.Union([Type.Literal('sum'), Type.Literal('above')])),
  },
  closed,
);
/** The account at index `account` begins at this row: the boundary to the account before it moves. */
export const BoundaryOperation = Type.Object(
  { op: Type.Literal('boundary'), account: AccountIndex, first: RowId },
  closed,
);
/** Corrects what is known of an account. */
export const AccountOperation = Type.Object(
  {
    op: Type.Literal('account'),
    account: AccountIndex,
    opening_balance: Type.Optional(Nullable(Decimal)),
    closing_balance: Type.Optional(Nullable(Decimal)),
    number: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
    holder: Type.Optional(Nullable(Type.String({ maxLength: 200 }))),
    currency: Type.Optional(Nullable(Type.String({ pattern: '^[A-Z]{3}$' }))),
    kind: Type.Optional(Type.Union([Type.Literal('asset'), Type.Literal('liability')])),
    period_start: Type.Optional(Nullable(DateText)),
    period_end: Type.Optional(Nullable(DateText)),
  },
  closed,
);
/** Takes rows back to what was extracted. */
export const ResetOperation = Type.Object({ op: Type.Literal('reset'), rows: RowIds }, closed);
/** A person has looked at the rows and found them right; their doubts no longer count as open. */
export const ConfirmOperation = Type.Object({ op: Type.Literal('confirm'), rows: RowIds }, closed);

export const Operation = Type.Union([
  SetOperation,
  SwapOperation,
  ExcludeOperation,
  RestoreOperation,
  AddOperation,
  SplitOperation,
  MergeOperation,
  BoundaryOperation,
  AccountOperation,
  ResetOperation,
  ConfirmOperation,
]);
export type Operation = Static<typeof Operation>;

/**
 * Body of `PATCH /documents/{file_id}/transactions`. `revision` is the one the caller saw: where the document has moved
 * on since, nothing is changed and the answer is 400. Either `operations`, all or none of them, or one `action`:
 * undo the last batch, redo the last undone one, or go back to what was extracted (which can be undone as well).
 */
export const EditBody = Type.Union([
  Type.Object(
    {
      revision: Type.Integer({ minimum: 0 }),
      operations: Type.Array(Operation, { minItems: 1, maxItems: 1_000 }),
      label: Type.Optional(
        Type.String({ maxLength: 200, description: 'For the history, e.g. "Swap direction".' }),
      ),
    },
    closed,
  ),
  Type.Object(
    {
      revision: Type.Integer({ minimum: 0 }),
      action: Type.Union([Type.Literal('undo'), Type.Literal('redo'), Type.Literal('reset')]),
    },
    closed,
  ),
]);
export type EditBody = Static<typeof EditBody>;

/** One batch of the history, oldest first. */
export const EditRecordBody = Type.Object({
  revision: Type.Integer({ minimum: 1, description: 'The revision this batch made.' }),
  at: Type.String({ description: 'ISO 8601, UTC.' }),
  by: Type.String({ description: 'Name of the key that asked for it.' }),
  label: Type.String(),
  undone: Type.Boolean(),
  changes: Type.Array(
    Type.Object({
      row: Nullable(RowId),
      field: Type.String({
        description: 'Field of the row or (`row` null) of an account; `row` where a row came or went.',
      }),
      from: Nullable(Type.String()),
      to: Nullable(Type.String()),
    }),
    { description: 'The first 200 of them.' },
  ),
  changes_total: Type.Integer({ minimum: 0, description: 'Changes of the batch, also those not listed.' }),
});
export type EditRecordBody = Static<typeof EditRecordBody>;

/** How the statement itself writes numbers and dates, so that a cell can be typed as it is printed. */
export const FormatsBody = Type.Object({
  decimal_separator: Type.Union([Type.Literal('.'), Type.Literal(',')]),
  date_order: Type.Union([Type.Literal('dmy'), Type.Literal('mdy'), Type.Literal('ymd')]),
});
export type FormatsBody = Static<typeof FormatsBody>;

/** A correction that makes the arithmetic agree, ready to be sent as a batch. */
export const FixBody = Type.Object({
  label: Type.String({ description: 'For a button, e.g. "Make 150.88 money in".' }),
  operations: Type.Array(Operation, { minItems: 1 }),
});
export type FixBody = Static<typeof FixBody>;

/** A cell that was read again because the first reading broke the proof or was doubtful. */
export const RepairBody = Type.Object({
  part: Type.Union([Type.Literal('date'), Type.Literal('amount'), Type.Literal('balance')]),
  first_read: Type.String({ description: 'The text as it was first recognised.' }),
  read: Type.String({ description: 'The text that was kept.' }),
  page: Type.Integer({ minimum: 1 }),
  x0: Type.Number({ description: 'Place of the cell, points of the upright page, origin top left.' }),
  y0: Type.Number(),
  x1: Type.Number(),
  y1: Type.Number(),
});
export type RepairBody = Static<typeof RepairBody>;

/** A row as it was extracted, beside a row that was edited. */
export const OriginalRowBody = Type.Object({
  date: DateText,
  value_date: Nullable(DateText),
  type: Direction,
  amount: Amount,
  description: Type.String(),
  balance: Nullable(Decimal),
});
export type OriginalRowBody = Static<typeof OriginalRowBody>;
