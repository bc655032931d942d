/** `STATEMENT_DESK_KEY=sd_… node examples/typescript/convert.ts FILE…`: prints the rows of statements. */
import { openAsBlob } from 'node:fs';
import { basename } from 'node:path';
import { StatementDesk, StatementDeskError } from './client.ts';

const { STATEMENT_DESK_KEY: key = '', STATEMENT_DESK_URL: url } = process.env;
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const desk = new StatementDesk(url === undefined ? { key } : { key, url });
for (const path of process.argv.slice(2)) {
  try {
    const { verification, transactions } = await desk.convert(await openAsBlob(path), basename(path));
    say(`${basename(path)}: ${verification.status}, ${transactions.length} transactions`);
    for (const { date, amountIn, amountOut, description } of transactions) {
      say(`${date}  ${(amountIn ?? `-${amountOut}`).padStart(12)}  ${description}`);
    }
  } catch (error) {
    if (!(error instanceof StatementDeskError)) throw error;
    say(`${basename(path)}: ${error.message} ${error.hint}`);
    process.exitCode = 1;
  }
}
