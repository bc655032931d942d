/** Stands in for the engine's thread: reads by the file's name. */
import type { ReadAnswer, ReadTask } from '../../../../server/cli/evaluate/worker.ts';
import { oneAccount } from '../../export/statements.ts';

export default async function read({ path }: ReadTask): Promise<ReadAnswer> {
  if (path.includes('hangs')) for (;;); // as a parser in an endless loop does: no await to be aborted at
  if (path.includes('dies')) process.exit(1);
  if (path.includes('refused')) return { ok: false, reason: 'no text on its pages' };
  return { ok: true, statement: { ...oneAccount, transactions: oneAccount.transactions.slice(0, 1) } };
}
