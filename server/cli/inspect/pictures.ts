/** The pictures: every layer over every page, one file each. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenedDocument } from '../../extraction/open/open.ts';
import type { Stages } from '../../extraction/read.ts';
import { renderPage } from '../../extraction/render/render.ts';
import { makeFolder } from '../../storage/make-folder.ts';
import type { Layer } from './layer.ts';
import { columnsLayer } from './layers/columns.ts';
import { entriesLayer } from './layers/entries.ts';
import { proofLayer } from './layers/proof.ts';
import { tokensLayer } from './layers/tokens.ts';
import { wordsLayer } from './layers/words.ts';
import { Sheet } from './sheet.ts';

/** In the order of the chain. */
const LAYERS: readonly Layer[] = [wordsLayer, tokensLayer, columnsLayer, entriesLayer, proofLayer];

/** Pixels per point: 8 pt type is then 16 pixels high. */
const SCALE = 2;

/** Writes `page-N-LAYER.png` into `folder` for the pages asked for; answers the names in order. */
export async function drawPictures(
  document: OpenedDocument,
  stages: Stages,
  pages: readonly number[],
  folder: string,
  layers: readonly Layer[] = LAYERS,
): Promise<string[]> {
  makeFolder(folder);
  const names: string[] = [];
  for (const number of pages) {
    const page = stages.pages[number - 1]!;
    const part = stages.parts?.find(({ lines }) => lines.some((line) => line.page === number)) ?? stages;
    const picture = await renderPage(document, number, Math.round(page.width * SCALE));
    for (const layer of layers) {
      const title = `page ${number} of ${stages.pages.length} · ${layer.title}`;
      const sheet = await Sheet.over(picture, page, title, layer.legend);
      layer.draw(sheet, page, part);
      const name = `page-${number}-${layer.name}.png`;
      await writeFile(join(folder, name), await sheet.encode());
      names.push(name);
    }
  }
  return names;
}
