/** The description of the API and the window's content. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  json,
  startTestServer,
  stopTestServer,
  temporaryFolder,
  type TestServer,
} from '../../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  const rendererFolder = await temporaryFolder();
  await mkdir(join(rendererFolder, 'assets'));
  await writeFile(join(rendererFolder, 'index.html'), '<!doctype html><title>window</title>');
  await writeFile(join(rendererFolder, 'assets', 'app.js'), '1;');
  server = await startTestServer({ rendererFolder });
});
afterAll(() => stopTestServer(server));

interface OpenApi {
  readonly openapi: string;
  readonly paths: Record<
    string,
    Record<string, { operationId: string; responses: Record<string, unknown>; security?: unknown[] }>
  >;
  readonly components: { readonly schemas: Record<string, unknown> };
}

it('names every operation for clients that are generated from it', async () => {
  const { paths } = await json<OpenApi>(fetch(`${server.url}/openapi.json`));
  const names = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names).toContain('getDocumentsByFileIdFile');
  expect(names).toContain('postExtract');
});

it('is OpenAPI 3.1 and names every route with its errors', async () => {
  const api = await json<OpenApi>(fetch(`${server.url}/openapi.json`));
  expect(api.openapi).toBe('3.1.0');
  const routes = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  );
  expect(routes.sort()).toEqual([
    'delete /api/v1/documents/{file_id}',
    'delete /api/v1/keys/{id}',
    'get /api/v1/documents',
    'get /api/v1/documents/{file_id}',
    'get /api/v1/documents/{file_id}/file',
    'get /api/v1/documents/{file_id}/pages/{page}',
    'get /api/v1/documents/{file_id}/transactions',
    'get /api/v1/download',
    'get /api/v1/health',
    'get /api/v1/keys',
    'get /api/v1/settings',
    'get /api/v1/status',
    'get /api/v1/user',
    'patch /api/v1/documents/{file_id}',
    'patch /api/v1/documents/{file_id}/transactions',
    'patch /api/v1/settings',
    'post /api/v1/documents/{file_id}/retry',
    'post /api/v1/extract',
    'post /api/v1/keys',
    'post /api/v1/session',
  ]);
  expect(Object.keys(api.paths['/api/v1/extract']?.['post']?.responses ?? {})).toEqual([
    '200',
    '400',
    '401',
    '403',
    '429',
    '500',
  ]);
  expect(api.paths['/api/v1/extract']?.['post']).toHaveProperty(
    ['requestBody', 'content', 'multipart/form-data', 'schema', 'required'],
    ['file'],
  );
  expect(api.paths['/api/v1/download']?.['get']).toHaveProperty(['responses', '200', 'content', 'text/csv']);
  expect(api.paths['/api/v1/documents/{file_id}/file']?.['get']).toHaveProperty([
    'responses',
    '200',
    'content',
    'application/pdf',
  ]);
  expect(api.paths['/api/v1/health']?.['get']?.security).toEqual([]);
});

it('is valid by the specification of OpenAPI 3.1', async () => {
  const document = await json<Record<string, unknown>>(fetch(`${server.url}/openapi.json`));
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
});

it('points to nothing that is not there', async () => {
  const api = await json<OpenApi>(fetch(`${server.url}/openapi.json`));
  const references = [...JSON.stringify(api).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target);
  expect(references.length).toBeGreaterThan(0);
  for (const target of new Set(references)) {
    expect(target).toMatch(/^#\/components\/schemas\//);
    expect(api.components.schemas).toHaveProperty([target?.split('/').at(-1) ?? '']);
  }
});

it('is a page that needs no script and nothing from outside', async () => {
  const page = await (await fetch(`${server.url}/docs`)).text();
  expect(page).toContain('/api/v1/extract');
  expect(page).not.toMatch(/<script|style=|https?:\/\//);
  expect((await fetch(`${server.url}/docs/style.css`)).headers.get('content-type')).toMatch(/^text\/css/);
});

it('serves the window with a strict policy', async () => {
  const response = await fetch(server.url);
  expect(await response.text()).toContain('<title>window</title>');
  expect((await fetch(`${server.url}/assets/app.js`)).headers.get('content-type')).toMatch(/javascript/);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /default-src 'self'.*style-src 'self'.*frame-ancestors 'none'/,
    ),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  expect(response.headers.get('content-security-policy')).not.toMatch(/unsafe/);
});

it('serves nothing outside the window and keeps answers out of caches', async () => {
  for (const path of ['/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/assets/../../index.html']) {
    expect(await (await fetch(server.url + path)).text()).not.toContain('statement-desk"');
  }
  expect((await server.call(server.addAccount(), '/user')).headers.get('cache-control')).toBe('no-store');
});

it('says how to build the window where it is missing', async () => {
  const bare = await startTestServer({ rendererFolder: '/nonexistent' });
  expect(await (await fetch(bare.url)).text()).toContain('npm run build:renderer');
  await stopTestServer(bare);
});
