import { expect, it } from 'vitest';
import { ApiDescription } from './api-description.ts';

const description = new ApiDescription({
  paths: {
    '/things/{id}': {
      get: {
        responses: {
          '200': {
            content: {
              'application/json': {
                schema: { type: 'object', properties: { n: { type: 'integer' } }, required: ['n'] },
              },
            },
          },
        },
      },
    },
  },
});
const answer = (body: unknown, status = 200): Response => Response.json(body, { status });

it('lets pass what is described, and nothing else', async () => {
  await description.check('GET', '/things/1?x=y', answer({ n: 1 }));
  await description.check('GET', '/elsewhere', answer({}));
  await expect(description.check('GET', '/things/1', answer({ n: 'one' }))).rejects.toThrow(
    'must be integer',
  );
  await expect(description.check('GET', '/things/1', answer({}))).rejects.toThrow('required');
  await expect(description.check('GET', '/things/1', answer({ n: 1 }, 418))).rejects.toThrow('not described');
  const text = new Response('n', { headers: { 'content-type': 'text/plain' } });
  await expect(description.check('GET', '/things/1', text)).rejects.toThrow('as text/plain');
});
