/** Who may speak to the service: `Host` and `Origin`, with raw requests because fetch writes those itself. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let key: string;
beforeAll(async () => {
  server = await startTestServer({ settings: { allowedOrigins: ['https://books.example'] } });
  key = server.addAccount();
});
afterAll(() => stopTestServer(server));

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: string;
}

function send(headers: Record<string, string>, path = '/api/v1/user', method = 'GET'): Promise<Answer> {
  const all = { authorization: `Bearer ${key}`, ...headers };
  return new Promise((resolve, reject) => {
    const sent = request({ port: server.port, host: '127.0.0.1', path, method, headers: all }, (response) => {
      let body = '';
      response.setEncoding('utf8').on('data', (text: string) => (body += text));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** Sends bytes as they are and answers all that comes back. */
function sendRaw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
    socket.on('end', () => resolve(answer)).on('error', reject);
  });
}

describe('Host', () => {
  it.each(['127.0.0.1', 'localhost', 'LOCALHOST', '[::1]'])(
    '%s with the own port is served',
    async (name) => {
      expect((await send({ host: `${name}:${server.port}` })).status).toBe(200);
    },
  );

  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost.evil.example:PORT',
    '127.0.0.1.nip.io:PORT',
    '127.0.0.1:1',
  ])('"%s" is a 403 with an error body, on every route', async (host) => {
    for (const path of ['/api/v1/user', '/api/v1/health', '/', '/openapi.json', '/nothing']) {
      const answer = await send({ host: host.replace('PORT', String(server.port)) }, path);
      expect(answer.status).toBe(403);
      expect(JSON.parse(answer.body)).toMatchObject({ success: false, hint: expect.any(String) });
    }
  });

  it('that is missing is a 403', async () => {
    expect(await sendRaw('GET /api/v1/health HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1.1 403 /,
    );
  });
});

describe('two Host headers', () => {
  const twice = (first: string, second: string): Promise<string> =>
    sendRaw(`GET /api/v1/health HTTP/1.1\r\nHost: ${first}\r\nHost: ${second}\r\nConnection: close\r\n\r\n`);

  it('are refused, in any order', async () => {
    const own = `127.0.0.1:${server.port}`;
    expect(await twice(own, 'evil.example')).toMatch(/^HTTP\/1.1 403 /);
    expect(await twice('evil.example', own)).toMatch(/^HTTP\/1.1 403 /);
    expect(await twice(own, own)).toMatch(/^HTTP\/1.1 400 /);
  });

  it('nor does the address of a proxy request name another host', async () => {
    const own = `127.0.0.1:${server.port}`;
    const answer = await sendRaw(
      `GET http://evil.example/api/v1/health HTTP/1.1\r\nHost: ${own}\r\nConnection: close\r\n\r\n`,
    );
    expect(answer).toMatch(/^HTTP\/1.1 403 /);
  });
});

describe('Origin', () => {
  const own = (): string => `http://localhost:${server.port}`;

  it('of the service itself is served', async () => {
    expect((await send({ origin: own() })).status).toBe(200);
    expect((await send({ origin: server.url })).status).toBe(200);
  });

  it.each(['https://evil.example', 'null', 'http://localhost:1', 'http://localhost.evil.example'])(
    '%s is a 403 before anything else',
    async (origin) => {
      const answer = await send({ origin, authorization: 'none' });
      expect(answer.status).toBe(403);
      expect(answer.headers['access-control-allow-origin']).toBeUndefined();
      expect(answer.headers['vary']).toContain('Origin');
      expect(
        (await send({ origin, 'access-control-request-method': 'GET' }, '/api/v1/user', 'OPTIONS')).status,
      ).toBe(403);
    },
  );

  it('that is allowed is served, with the headers browsers ask for', async () => {
    const origin = 'https://books.example';
    const preflight = await send(
      { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
      '/api/v1/extract',
      'OPTIONS',
    );
    expect(preflight).toMatchObject({
      status: 204,
      headers: {
        'access-control-allow-origin': origin,
        'access-control-allow-methods': expect.stringContaining('POST'),
        'access-control-allow-headers': expect.stringContaining('Authorization'),
      },
    });
    const answer = await send({ origin });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['vary']).toContain('Origin');
  });
});

it('an Expect that nobody knows does not get past the guards', async () => {
  const expecting = { expect: 'a banana' };
  expect((await send({ ...expecting, host: 'evil.example' })).status).toBe(403);
  expect((await send({ ...expecting, authorization: 'none' })).status).toBe(401);
  expect((await send(expecting)).status).toBe(200);
});

describe('what is not a request', () => {
  it.each(['nonsense\r\n\r\n', 'GET /%zz HTTP/1.1\r\nHost: 127.0.0.1:PORT\r\nConnection: close\r\n\r\n'])(
    '%j is a 400 with an error body',
    async (text) => {
      const answer = await sendRaw(text.replace('PORT', String(server.port)));
      expect(answer).toMatch(/^HTTP\/1.1 400 /);
      expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
        success: false,
        hint: expect.any(String),
      });
    },
  );

  it('an address that the router refuses meets the guards first', async () => {
    expect((await send({ host: 'evil.example' }, '/%zz')).status).toBe(403);
    expect((await send({ origin: 'https://evil.example' }, '/%zz')).status).toBe(403);
    const { status, headers } = await send({}, '/%zz');
    expect(status).toBe(400);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^req_/);
  });
});

it('listens on the loopback interface only', async () => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.family === 'IPv4' && !address.internal);
  if (outside === undefined) return;
  await expect(fetch(`http://${outside.address}:${server.port}/api/v1/health`)).rejects.toThrow(
    'fetch failed',
  );
});
