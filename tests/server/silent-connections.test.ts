import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { silentConnections } from '../../server/silent-connections.ts';

describe('connections a browser opened in advance', () => {
  let server: Server;
  let port: number;
  let end: () => void;
  let answer: () => void;
  beforeEach(async () => {
    server = createServer((_request, response) => {
      answer = () => response.end('done');
      server.emit('asked');
    });
    end = silentConnections(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    port = typeof address === 'object' && address !== null ? address.port : 0;
  });
  afterEach(() => server.closeAllConnections());

  async function opened(): Promise<Socket> {
    const connected = once(server, 'connection');
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await connected;
    return socket;
  }

  it('do not hold up a server that closes', async () => {
    const silent = await opened();
    const gone = once(silent, 'close');
    const closed = new Promise((resolve) => server.close(resolve));
    end();
    await gone;
    await closed;
    expect(silent.destroyed).toBe(true);
  });

  /** The answer to a request that has arrived. */
  async function asked(agent: Agent | false): Promise<{ response: Promise<string> }> {
    const arrived = once(server, 'asked');
    const response = new Promise<string>((resolve, reject) => {
      get({ port, host: '127.0.0.1', agent }, (message) => {
        let text = '';
        message.setEncoding('utf8').on('data', (part: string) => (text += part));
        message.on('end', () => resolve(text));
      }).on('error', reject);
    });
    await arrived;
    return { response };
  }

  it('do not hold up a server that closes either where they are kept open behind an answer', async () => {
    const agent = new Agent({ keepAlive: true });
    server.keepAliveTimeout = 0;
    const { response } = await asked(agent);
    const closed = new Promise((resolve) => server.close(resolve));
    end();
    answer();
    expect(await response).toBe('done');
    await closed;
    agent.destroy();
  });

  it('are ended also when they come late; a request under way is not', async () => {
    const { response } = await asked(false);
    end();
    const late = await opened();
    if (!late.destroyed) await once(late, 'close');
    answer();
    expect(await response).toBe('done');
  });
});
