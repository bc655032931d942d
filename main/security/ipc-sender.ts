import { isOwnPage } from './own-page.ts';

/** What of Electron's `WebFrameMain` the rule looks at. */
export interface SenderFrame {
  readonly url: string;
  /** Null for the page itself, the frame around it for an embedded one. */
  readonly parent: unknown;
}

/** A message came from a page or frame that may not send it. */
export class ForeignSenderError extends Error {
  override name = 'ForeignSenderError';
}

/**
 * Lets a message through only from the main frame of our own page. Throws `ForeignSenderError` otherwise, also for a
 * frame that is gone (null): who cannot be checked is not trusted.
 * https://www.electronjs.org/docs/latest/tutorial/security#17-validate-the-sender-of-all-ipc-messages
 */
export function checkSender(frame: SenderFrame | null, serviceUrl: string): void {
  if (frame === null || frame.parent !== null || !isOwnPage(frame.url, serviceUrl)) {
    throw new ForeignSenderError('a message came from a page that is not ours');
  }
}
