/** Requests that are under way when the service stops. */
import { afterEach, beforeEach, expect, it } from 'vitest';
import { uploaded, waitFor } from '../../support/documents.ts';
import { json, startTestServer, stopTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let key: string;
let page: string;

beforeEach(async () => {
  server = await startTestServer({ stopPatience: 100 });
  key = server.addAccount();
  const id = await uploaded(server, key, 'pages=1 rows=1 render=hang\n');
  await waitFor(server, key, id, 'completed');
  page = `${server.url}/api/v1/documents/${id}/pages/1`;
});
afterEach(() => stopTestServer(server));

/** Asks for a page that is never drawn; resolves with the pending answer once the request has arrived. */
async function asked(signal: AbortSignal | null = null): Promise<{ answer: Promise<Response> }> {
  const answer = fetch(page, { headers: { authorization: `Bearer ${key}` }, signal });
  answer.catch(() => undefined);
  // Connections are taken in turn: this one is answered after the other has begun.
  await fetch(`${server.url}/api/v1/health`);
  return { answer };
}

const errorsLogged = (): unknown[] =>
  server
    .logged()
    .split('\n')
    .filter((line) => line !== '')
    .map((line): { level: number } => JSON.parse(line))
    .filter(({ level }) => level >= 50);

it('are told so, and it is no fault', async () => {
  const { answer } = await asked();
  await server.close();
  const response = await answer;
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await json(response)).toEqual({
    success: false,
    error: 'The service is stopping.',
    hint: expect.stringContaining('again'),
  });
  expect(errorsLogged()).toEqual([]);
});

it('are no fault either where nobody waits for the answer any more', async () => {
  const gone = new AbortController();
  const { answer } = await asked(gone.signal);
  gone.abort();
  await expect(answer).rejects.toThrow(/abort/i);
  await server.close();
  expect(errorsLogged()).toEqual([]);
});
