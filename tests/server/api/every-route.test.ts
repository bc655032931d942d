/** Every route of the description, whatever it is: closed to strangers, to other accounts and to malformed ids. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ErrorBody } from '../../../shared/api/common.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';
import { uploaded, waitFor } from '../../support/documents.ts';

interface Route {
  readonly method: string;
  readonly path: string;
  readonly needsKey: boolean;
  readonly namesDocument: boolean;
}
interface OpenApi {
  readonly paths: Record<
    string,
    Record<string, { security?: unknown[]; parameters?: { name: string; in: string }[] }>
  >;
}

/** Bodies that are valid, for routes that want one: an invalid one would be refused for itself. */
const BODIES: Readonly<Record<string, unknown>> = {
  'PATCH /documents/{file_id}': { note: 'mine now' },
  'PATCH /documents/{file_id}/transactions': { revision: 0, operations: [{ op: 'exclude', rows: ['r0'] }] },
  'PATCH /settings': { retention_days: 1 },
  'POST /keys': { name: 'stolen' },
};

let server: TestServer;
let owner: string;
let stranger: string;
let document: string;
let routes: Route[];
beforeAll(async () => {
  server = await startTestServer();
  owner = server.addAccount();
  stranger = server.addAccount();
  document = await uploaded(server, owner, 'pages=1 rows=2\n');
  await waitFor(server, owner, document, 'completed');
  const { paths } = await json<OpenApi>(fetch(`${server.url}/openapi.json`));
  routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, parameters = [] }]) => ({
      method: method.toUpperCase(),
      path: path.replace('/api/v1', ''),
      needsKey: security?.length !== 0,
      namesDocument: parameters.some(({ name }) => name === 'file_id'),
    })),
  );
});
afterAll(() => stopTestServer(server));

function send(
  route: Route,
  key: string | null,
  fileId: string,
  headers: Record<string, string> = {},
): Promise<Response> {
  const filled = route.path
    .replace('{file_id}', fileId)
    .replace('{page}', '1')
    .replace('{id}', 'key_0000000000000000');
  const inQuery = route.namesDocument && filled === route.path;
  const body = BODIES[`${route.method} ${route.path}`];
  return server.call(key, `${filled}${inQuery ? `?file_id=${fileId}` : ''}`, {
    method: route.method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

async function codes(
  of: readonly Route[],
  answer: (route: Route) => Promise<Response>,
): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const route of of) {
    const response = await answer(route);
    found[`${route.method} ${route.path}`] = response.status;
    const body = await json<ErrorBody>(response);
    expect(body).toMatchObject({
      success: false,
      error: expect.any(String),
      hint: expect.stringMatching(/\w/),
    });
  }
  return found;
}

const all = (of: readonly Route[], code: number): Record<string, number> =>
  Object.fromEntries(of.map((route) => [`${route.method} ${route.path}`, code]));

it('there are routes, and nearly all need a key', () => {
  expect(routes.length).toBeGreaterThan(15);
  expect(
    routes
      .filter(({ needsKey }) => !needsKey)
      .map(({ path }) => path)
      .sort(),
  ).toEqual(['/health', '/session']);
});

it('needs a key that works', async () => {
  const guarded = routes.filter(({ needsKey }) => needsKey);
  expect(await codes(guarded, (route) => send(route, null, document))).toEqual(all(guarded, 401));
  expect(await codes(guarded, (route) => send(route, `sd_${'0'.repeat(40)}`, document))).toEqual(
    all(guarded, 401),
  );
});

it("does not open another account's document", async () => {
  const named = routes.filter(({ namesDocument }) => namesDocument);
  expect(named.length).toBeGreaterThan(7);
  const before = await json(server.call(owner, `/documents/${document}/transactions`));
  expect(await codes(named, (route) => send(route, stranger, document))).toEqual(all(named, 403));
  expect(await json(server.call(owner, `/documents/${document}/transactions`))).toEqual(before);
});

it('knows no document of nobody, and no malformed one', async () => {
  const named = routes.filter(({ namesDocument }) => namesDocument);
  expect(await codes(named, (route) => send(route, stranger, `doc_${'0'.repeat(24)}`))).toEqual(
    all(named, 404),
  );
  for (const malformed of ['doc_short', '..%2F..%2Fetc', "doc_' OR 1=1 --", 'doc_%00000000000000000000000']) {
    const id = malformed.includes('%') ? malformed : encodeURIComponent(malformed);
    expect(await codes(named, (route) => send(route, owner, id))).toEqual(all(named, 400));
  }
});

it('is closed to pages of elsewhere, with whatever key', async () => {
  const headers = { origin: 'https://evil.example' };
  expect(await codes(routes, (route) => send(route, owner, document, headers))).toEqual(all(routes, 403));
});

it('answers with the headers that keep browsers in check, and an id', async () => {
  for (const path of ['/api/v1/health', '/api/v1/user', '/', '/docs', '/nothing', '/openapi.json']) {
    const { headers } = await fetch(`${server.url}${path}`);
    expect(headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(headers.get('content-security-policy')).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('vary')).toContain('Origin');
    expect(headers.get('x-request-id')).toMatch(/^req_[0-9A-Za-z]{16}$/);
  }
});
