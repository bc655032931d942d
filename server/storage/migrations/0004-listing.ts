/** Long lists: counting and searching them need not read whole documents. */
import type { Migration } from './index.ts';

export const listing: Migration = {
  version: 4,
  name: 'listing',
  sql: `
    CREATE INDEX documents_listed ON documents (account_id, id, state, original_name);
    DROP INDEX documents_of_account;
  `,
};
