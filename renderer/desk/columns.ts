/** The columns of the list in a user's words. */
import type { Column } from '../state/desk-view.ts';

export const COLUMN_NAMES: Readonly<Record<Column, string>> = {
  name: 'Statement',
  state: 'State',
  account: 'Account',
  period: 'Period',
  pages: 'Pages',
  rows: 'Rows',
  added: 'Added',
};
