/** Rows as an operation will leave them, as far as can be told without proving anything. Pure. */
import type { EvidenceRowBody } from '../../shared/api/documents.ts';
import type { Operation } from '../../shared/api/edits.ts';

export type Row = EvidenceRowBody;
type Of<Name extends Operation['op']> = Extract<Operation, { op: Name }>;

export function rowWith(row: Row, values: Of<'set'>): Row {
  const type = values.type ?? row.type;
  const amount = values.amount ?? row.amountIn ?? row.amountOut;
  return {
    ...row,
    date: values.date ?? row.date,
    value_date: values.value_date === undefined ? row.value_date : values.value_date,
    description: values.description ?? row.description,
    ...directed(type, amount),
    ...(values.balance === undefined ? {} : balanceOf(values.balance)),
  };
}

export function swappedRow(row: Row): Row {
  return { ...row, ...directed(row.type === 'DEBIT' ? 'CREDIT' : 'DEBIT', row.amountIn ?? row.amountOut) };
}

/** `beside`: the row it stands behind, or the statement's first; it stands on that row's page. */
export function addedRow(id: string, operation: Of<'add'>, beside: Row | undefined): Row {
  return {
    id,
    index: -1,
    account: operation.account,
    date: operation.date,
    value_date: operation.value_date ?? null,
    description: operation.description,
    ...directed(operation.type, operation.amount),
    ...balanceOf(operation.balance ?? null),
    page: beside?.page ?? 1,
    boxes: [],
    confidence: 1,
    proof: 'none',
    flags: [],
    excluded: false,
    confirmed: false,
    original: null,
    repairs: [],
  };
}

/** The parts of a row: the first keeps its name, the printed balance stays with the last. */
export function splitParts(row: Row, { parts }: Of<'split'>, nextName: () => string): readonly Row[] {
  return parts.map((part, index) => ({
    ...row,
    ...(index === 0 ? {} : { id: nextName(), original: null }),
    date: part.date ?? row.date,
    description: part.description,
    ...directed(part.type, part.amount),
    ...(index === parts.length - 1 ? {} : balanceOf(null)),
  }));
}

function directed(type: Row['type'], amount: string | null): Pick<Row, 'type' | 'amountIn' | 'amountOut'> {
  return {
    type,
    amountIn: type === 'CREDIT' ? amount : null,
    amountOut: type === 'DEBIT' ? amount : null,
  };
}

/** `null`: none is printed. */
function balanceOf(printed: string | null): Pick<Row, 'balance' | 'balance_printed'> {
  return { balance: printed ?? '', balance_printed: printed !== null };
}
