/**
 * Connections on which nothing is under way, which a server that closes would wait for: those that browsers open in advance,
 * because Node takes one on which no request came yet for a busy one, and those that are kept open behind an answer that
 * was given after the server began to close.
 */
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Follows a server's connections; answers how to end those that are silent or fall silent, and every one that comes after. */
export function silentConnections(server: Pick<Server, 'on' | 'closeIdleConnections'>): () => void {
  const open = new Set<Socket>();
  let ending = false;
  server.on('connection', (socket) => {
    if (ending) {
      socket.destroy();
      return;
    }
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  server.on('request', (_request, response: ServerResponse) => {
    response.once('close', () => {
      if (ending) server.closeIdleConnections();
    });
  });
  return () => {
    ending = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
