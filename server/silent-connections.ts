/**
 * Connections that browsers open in advance. Node takes one on which no request came yet for a busy one, and a server that
 * closes would wait for it.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Follows a server's connections; answers how to end those that are silent, and every one that comes after. */
export function silentConnections(server: Pick<Server, 'on'>): () => void {
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
  return () => {
    ending = true;
    for (const socket of open) if (socket.bytesRead === 0) socket.destroy();
  };
}
