/** The API as a collection for Bruno: https://docs.usebruno.com/bru-lang/overview */
import type { ApiDocument, Operation } from './description.ts';

const PREFIX = '/api/v1';

/** What a request carries that a description cannot know. */
const BODIES: Readonly<Record<string, string>> = {
  'post /session': '{ "code": "" }',
  'post /keys': '{ "name": "My script" }',
  'patch /settings': '{ "retention_days": null }',
  'post /documents/{file_id}/retry': '{}',
  'patch /documents/{file_id}': '{ "note": "Checked" }',
  'patch /documents/{file_id}/transactions':
    '{ "revision": 0, "operations": [{ "op": "confirm", "rows": ["r0"] }] }',
};
/** Parameters that are filled in; others of the query are there, switched off. */
const FILLED: Readonly<Record<string, string>> = {
  file_id: '{{file_id}}',
  format: 'csv',
  id: '{{key_id}}',
  page: '1',
};
/** What later requests need of an answer. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'post /extract': ['file_id: res.body.file_id'],
  'post /keys': ['key_id: res.body.key.id'],
};

/** Names of files with their contents. */
export function collection(api: ApiDocument): Record<string, string> {
  const files: Record<string, string> = {
    'bruno.json': `${JSON.stringify({ version: '1', name: 'Statement Desk', type: 'collection' }, null, 2)}\n`,
    'environments/local.bru': block('vars', ['url: http://127.0.0.1:4780/api/v1', 'key: ', 'file_id: ']),
  };
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path: path.replace(PREFIX, ''),
      method,
      operation,
    })),
  );
  // Run from top to bottom, nothing is asked for after it was deleted.
  operations.sort((a, b) => Number(a.method === 'delete') - Number(b.method === 'delete'));
  for (const [index, { path, method, operation }] of operations.entries()) {
    const name = operation.summary.replace(/[^\w ,-]/g, '');
    files[`${slug(name)}.bru`] = request(name, index + 1, method, path, operation);
  }
  return files;
}

const slug = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]+/g, '-');

function request(name: string, at: number, method: string, path: string, operation: Operation): string {
  const { parameters = [], requestBody, security } = operation;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  const inPath = parameters.filter((parameter) => parameter.in === 'path');
  const body =
    requestBody === undefined
      ? 'none'
      : 'multipart/form-data' in requestBody.content
        ? 'multipartForm'
        : 'json';
  const on = query.filter(({ name: key, required }) => required === true || key in FILLED);
  const address = path.replace(/\{(\w+)\}/g, ':$1');
  const search = on.map(({ name: key }) => `${key}=${FILLED[key] ?? ''}`).join('&');
  const open = security?.length === 0;
  const blocks = [
    block('meta', [`name: ${name}`, 'type: http', `seq: ${at}`]),
    block(method, [
      `url: {{url}}${address}${search === '' ? '' : `?${search}`}`,
      `body: ${body}`,
      `auth: ${open ? 'none' : 'bearer'}`,
    ]),
  ];
  if (query.length > 0) {
    const lines = query.map(({ name: key }) => `${key in FILLED ? '' : '~'}${key}: ${FILLED[key] ?? ''}`);
    blocks.push(block('params:query', lines));
  }
  if (inPath.length > 0) {
    blocks.push(
      block(
        'params:path',
        inPath.map(({ name: key }) => `${key}: ${FILLED[key] ?? ''}`),
      ),
    );
  }
  if (!open) blocks.push(block('auth:bearer', ['token: {{key}}']));
  if (body === 'multipartForm')
    blocks.push(block('body:multipart-form', ['file: @file(march.pdf)', '~password: ']));
  const kept = KEPT[`${method} ${path}`];
  if (kept !== undefined) blocks.push(block('vars:post-response', kept));
  if (body === 'json') blocks.push(block('body:json', [BODIES[`${method} ${path}`] ?? '{}']));
  return blocks.join('\n');
}

function block(name: string, lines: readonly string[]): string {
  return `${name} {\n${lines.map((line) => `  ${line}\n`).join('')}}\n`;
}
