import type { IpcMain } from 'electron';
import type { Channel, DeskCalls } from '../bridge.ts';
import { checkSender } from '../security/ipc-sender.ts';
import { readArguments } from './arguments.ts';

/** What each message does, given what it carries. */
export type Handlers = {
  readonly [C in Channel]: (
    ...values: DeskCalls[C]['arguments']
  ) => DeskCalls[C]['answer'] | Promise<DeskCalls[C]['answer']>;
};

/**
 * Answers the window's messages, each only to our own page and only when it carries what it should. An error reaches
 * the page as its message, and `log` as its name: messages may name files.
 */
export function answerMessages(
  ipc: Pick<IpcMain, 'handle'>,
  serviceUrl: string,
  handlers: Handlers,
  log: (line: string) => void,
): void {
  for (const channel of channelsOf(readArguments)) {
    ipc.handle(channel, async (event, ...values: unknown[]) => {
      checkSender(event.senderFrame, serviceUrl);
      try {
        return { ok: true, value: await carryOut(channel, values, handlers) };
      } catch (error) {
        log(`${channel} failed: ${error instanceof Error ? error.name : 'not an error'}`);
        return { ok: false, message: error instanceof Error ? error.message : String(error) };
      }
    });
  }
}

/** Reads what a message carries and acts on it. Throws `ArgumentError`, and what the act throws. */
async function carryOut<C extends Channel>(
  channel: C,
  values: readonly unknown[],
  handlers: Handlers,
): Promise<DeskCalls[C]['answer']> {
  return handlers[channel](...readArguments[channel](values));
}

function channelsOf(readers: Readonly<Record<Channel, unknown>>): Channel[] {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a record of all channels has no other keys
  return Object.keys(readers) as Channel[];
}
