/**
 * Loaded with `--import` into the service and all its threads: writes down, and refuses, every attempt to reach anything
 * but this machine, whether by name, by connection or by datagram. STATEMENT_DESK_TEST_ATTEMPTS names the file.
 */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';

const file = process.env['STATEMENT_DESK_TEST_ATTEMPTS'] ?? '';
const LOCAL = new Set(['127.0.0.1', '::1', 'localhost', '']);

function refuse(what: string): never {
  appendFileSync(file, `${what}\n`);
  throw new Error(`no connection may leave: ${what}`);
}

/** The host a socket is to be connected to; '' for one without (a pipe, or a port of this machine). */
function hostOf(args: readonly unknown[]): string {
  const [first, second] = args.flat();
  if (typeof first === 'object' && first !== null && 'host' in first)
    return typeof first.host === 'string' ? first.host : '';
  return typeof first === 'number' && typeof second === 'string' ? second : '';
}

// oxlint-disable-next-line typescript/unbound-method -- called with its socket below
const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (this: net.Socket, ...args: never[]): net.Socket {
  const host = hostOf(args);
  if (!LOCAL.has(host)) refuse(`connect ${host}`);
  return Reflect.apply(connect, this, args);
};
const lookup = dns.lookup;
Object.assign(dns, {
  lookup: (name: string, ...rest: unknown[]): unknown =>
    LOCAL.has(name) ? Reflect.apply(lookup, dns, [name, ...rest]) : refuse(`lookup ${name}`),
});
for (const name of ['resolve', 'resolve4', 'resolve6', 'resolveAny', 'reverse'] as const) {
  Object.assign(dns, { [name]: (host: string) => refuse(`${name} ${host}`) });
  Object.assign(dns.promises, { [name]: (host: string) => refuse(`${name} ${host}`) });
}
dgram.Socket.prototype.send = function (): never {
  return refuse('datagram');
};
syncBuiltinESMExports();
