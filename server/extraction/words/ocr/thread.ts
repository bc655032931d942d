/** The thread of a recogniser: takes a picture of a page, answers with its words. One page at a time. */
import { parentPort } from 'node:worker_threads';
import { loadCore, type Core } from './core.ts';
import type { OcrLanguage } from './language.ts';
import type { PagePicture } from './pose.ts';
import { recognisePage, type RecognisedPage } from './recognise.ts';

export interface PageTask {
  readonly number: number;
  readonly picture: PagePicture;
  readonly language: OcrLanguage | null;
}
export type PageAnswer = { readonly page: RecognisedPage } | { readonly error: unknown };

if (parentPort !== null) {
  const port = parentPort;
  let core: Promise<Core> | null = null;
  port.on('message', (task: PageTask) => {
    core ??= loadCore();
    core
      .then((loaded) => recognisePage(loaded, task.picture, task.number, task.language))
      .then(
        (page) => port.postMessage({ page } satisfies PageAnswer),
        (error: unknown) => port.postMessage({ error } satisfies PageAnswer),
      );
  });
}
