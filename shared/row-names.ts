/** Names of rows that an edit makes: both sides can tell them before the edit is carried out. */

/**
 * The name of a new row. `batch`: the place of its batch in the document's history, counted from 1; `made`: how many rows the
 * batch has made with it.
 */
export function madeRowName(batch: number, made: number): string {
  return `n${batch}.${made}`;
}
