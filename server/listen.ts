/** Takes a port on the loopback interface. */
import type { FastifyInstance } from 'fastify';

const HOST = '127.0.0.1';
/** How many ports after the default one are tried. */
const TRIES = 50;

/** The port that was asked for is in use; the message is for the operator. */
export class PortInUseError extends Error {
  override name = 'PortInUseError';
  constructor(port: number) {
    super(`Port ${port} is in use. Choose another one, or 0 for any that is free.`);
  }
}

/**
 * Listens on `port` of 127.0.0.1, never on another interface. Where the port is only the default one and in use, the
 * next free one is taken; where it was asked for, throws `PortInUseError`. Answers the port.
 */
export async function listen(
  app: Pick<FastifyInstance, 'listen' | 'server'>,
  port: number,
  explicit: boolean,
): Promise<number> {
  const last = explicit || port === 0 ? port : Math.min(65_535, port + TRIES);
  for (let candidate = port; ; candidate += 1) {
    try {
      await app.listen({ host: HOST, port: candidate });
      const address = app.server.address();
      return typeof address === 'object' && address !== null ? address.port : candidate;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error;
      if (candidate >= last) throw new PortInUseError(port);
    }
  }
}
