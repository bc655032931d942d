/** The thread of a recogniser: takes a picture of a page, answers with its words, or with what single cells support. One page at a time. */
import { parentPort } from 'node:worker_threads';
import { createCore, type Core } from './core.ts';
import type { OcrLanguage } from './language.ts';
import type { PagePicture } from './pose.ts';
import type { Cell, CellReading } from './cells.ts';
import { recognisePage, rereadCells, type RecognisedPage } from './recognise.ts';

/** A page to be read whole, or cells of it to be read again; `id` tells pages apart, whichever document they are of. */
export type PageTask =
  | {
      readonly kind: 'page';
      readonly id: string;
      readonly number: number;
      readonly picture: PagePicture;
      readonly language: OcrLanguage | null;
    }
  | {
      readonly kind: 'cells';
      readonly id: string;
      /** Null where this thread read the page and may have kept it. */
      readonly picture: PagePicture | null;
      readonly cells: readonly Cell[];
    };
export type PageAnswer =
  | { readonly kind: 'page'; readonly page: RecognisedPage }
  /** Null where the page was not kept. */
  | { readonly kind: 'cells'; readonly cells: readonly CellReading[] | null }
  | { readonly kind: 'failed'; readonly error: unknown };

if (parentPort !== null) {
  const port = parentPort;
  let core: Core | null = null;
  port.on('message', (task: PageTask) => {
    core ??= createCore();
    void answer(core, task)
      .catch((error: unknown): PageAnswer => ({ kind: 'failed', error }))
      .then((reply) => port.postMessage(reply));
  });
}

async function answer(core: Core, task: PageTask): Promise<PageAnswer> {
  const { id, picture } = task;
  if (task.kind === 'cells')
    return { kind: 'cells', cells: await rereadCells(core, id, picture, task.cells) };
  return { kind: 'page', page: await recognisePage(core, id, task.picture, task.number, task.language) };
}
