/** Which bank account a document's account is: how it is recognised again and what it is called. */
import type { DocumentBody, TransactionsBody } from '../../shared/api/documents.ts';

export type DocumentAccount = DocumentBody['accounts'][number];

/**
 * Names an account across documents: its number without the spaces and signs it is printed with, and its currency.
 * Null where no number is known: nothing tells such an account from another.
 */
export function accountKey({
  number,
  currency,
}: Pick<DocumentAccount, 'number' | 'currency'>): string | null {
  const plain = (number ?? '').replace(/[^\p{L}\p{N}*]/gu, '').toUpperCase();
  return plain === '' ? null : `${plain} ${currency ?? ''}`.trim();
}

/** Characters of a long account number that are shown, its end: what people tell accounts apart by. */
const SHOWN = 8;

/** A short name for a list: the end of the number and the currency, "…55501234 GBP". */
export function accountLabel({ number, currency }: Pick<DocumentAccount, 'number' | 'currency'>): string {
  const plain = (number ?? '').replace(/\s+/g, '');
  const short = plain.length > SHOWN ? `…${plain.slice(-SHOWN)}` : plain;
  return [short, currency].filter(Boolean).join(' ');
}

/** Every account the documents name, by its key, in the order of the labels. */
export function accountsIn(
  documents: readonly DocumentBody[],
): readonly { readonly key: string; readonly label: string }[] {
  const labels = new Map<string, string>();
  for (const account of documents.flatMap((document) => document.accounts)) {
    const key = accountKey(account);
    if (key !== null && !labels.has(key)) labels.set(key, accountLabel(account));
  }
  return [...labels].map(([key, label]) => ({ key, label })).sort((a, b) => a.label.localeCompare(b.label));
}

/** Name of an account for people: its number, else its place in the statement. */
export function accountName({ accounts }: Pick<TransactionsBody, 'accounts'>, account: number): string {
  const of = accounts[account];
  const name = of?.number ?? `Account ${account + 1}`;
  return of?.currency ? `${name} · ${of.currency}` : name;
}
