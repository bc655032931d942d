import type { EvidenceRowBody } from '../../../shared/api/documents.ts';

/** What stands in the table from top to bottom. */
export type Item = { readonly heading: number } | { readonly place: number };

/** Rows in their order, with a heading before each account where there are several. */
export function itemsOf(rows: readonly EvidenceRowBody[], accounts: number): readonly Item[] {
  const items: Item[] = [];
  let account: number | null = null;
  for (const [place, row] of rows.entries()) {
    if (accounts > 1 && row.account !== account) items.push({ heading: row.account });
    account = row.account;
    items.push({ place });
  }
  return items;
}

/** Names an item, so that its measured height goes with it. */
export function itemKey(item: Item, rows: readonly EvidenceRowBody[]): string {
  return 'heading' in item ? `account-${item.heading}` : rows[item.place]!.id;
}
