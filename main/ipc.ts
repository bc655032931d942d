import type { IpcMain } from 'electron';
import { KEY_CHANNEL } from './bridge.ts';
import { checkSender } from './security/ipc-sender.ts';

/** Answers the window's messages, each only to our own page. */
export function answerMessages(
  ipc: Pick<IpcMain, 'handle'>,
  serviceUrl: string,
  key: () => Promise<string | null>,
): void {
  ipc.handle(KEY_CHANNEL, (event) => {
    checkSender(event.senderFrame, serviceUrl);
    return key();
  });
}
