/**
 * Everything the product does for a statement, from a service as its users start it: `node journey.ts DATA_DIR [NODE_ARG…]`.
 * Prints what came of it as JSON. The arguments are passed on to the Node of the service.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { DOWNLOAD_FORMATS, type StatusBody, type UploadBody } from '../../shared/api/documents.ts';
import { Accounts } from '../../server/accounts/accounts.ts';
import { Keys } from '../../server/accounts/keys.ts';
import { openDatabase } from '../../server/storage/open.ts';
import { statementPdf } from '../support/pdf.ts';

const [dataDir = '', ...nodeArgs] = process.argv.slice(2);
const SERVE = fileURLToPath(new URL('../../server/cli/serve.ts', import.meta.url));

const db = openDatabase(dataDir);
const { secret: key } = new Keys(db).create(
  new Accounts(db).create('journey@example.org', 'enterprise').id,
  'test',
);
db.close();
const child = spawn(process.execPath, [...nodeArgs, SERVE, '--port', '0', '--data-dir', dataDir], {
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, STATEMENT_DESK_LOG_LEVEL: 'error' },
});
const [line]: string[] = await once(createInterface({ input: child.stdout }), 'line');
const url = /http:\/\/\S+/.exec(line ?? '')![0];
const headers = { authorization: `Bearer ${key}` };
const get = (path: string): Promise<Response> => fetch(`${url}${path}`, { headers });

async function convert(
  content: Uint8Array<ArrayBuffer>,
  name: string,
  password?: string,
): Promise<StatusBody> {
  const form = new FormData();
  form.append('file', new Blob([content]), name);
  if (password !== undefined) form.append('password', password);
  const answer = await fetch(`${url}/api/v1/extract`, { method: 'POST', headers, body: form });
  const { file_id: id }: UploadBody = await answer.json();
  for (;;) {
    const status: StatusBody = await (await get(`/api/v1/status?file_id=${id}`)).json();
    if (status.status !== 'processing') return status;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** A statement as a picture, for the recogniser. */
function picture(): Uint8Array<ArrayBuffer> {
  const canvas = createCanvas(1_240, 620);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, 1_240, 620);
  context.fillStyle = '#000000';
  context.font = '30px sans-serif';
  const rows = [
    ['Date', 'Description', 'Amount', 'Balance'],
    ['01/05/2026', 'Opening balance', '', '100.00'],
    ['02/05/2026', 'Rent', '-40.00', '60.00'],
    ['03/05/2026', 'Salary', '900.00', '960.00'],
    ['04/05/2026', 'Closing balance', '', '960.00'],
  ];
  for (const [row, cells] of rows.entries()) {
    for (const [column, cell] of cells.entries())
      context.fillText(cell, [60, 300, 760, 1_000][column]!, 120 + row * 70);
  }
  return new Uint8Array(canvas.toBuffer('image/png'));
}

const text = await convert(new Uint8Array(await statementPdf({ pages: 2 })), 'text.pdf');
const locked = await convert(new Uint8Array(await statementPdf({ password: 'open' })), 'locked.pdf', 'open');
const scan = await convert(picture(), 'scan.png');
const codes: Record<string, number> = {};
for (const format of DOWNLOAD_FORMATS) {
  codes[format] = (await get(`/api/v1/download?file_id=${text.file_id}&format=${format}`)).status;
}
for (const [name, path] of Object.entries({
  page: `/api/v1/documents/${text.file_id}/pages/1`,
  scanned: `/api/v1/documents/${scan.file_id}/pages/1`,
  rows: `/api/v1/documents/${text.file_id}/transactions`,
  window: '/',
  docs: '/docs',
  openapi: '/openapi.json',
})) {
  const answer = await get(path);
  await answer.arrayBuffer();
  codes[name] = answer.status;
}
const ended = once(child, 'exit');
child.kill('SIGTERM');
await ended;
console.log(
  JSON.stringify({
    text: text.status,
    rows: text.transaction_count,
    locked: locked.status,
    scan: scan.status,
    codes,
  }),
);
