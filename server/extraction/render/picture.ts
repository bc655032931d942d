/** Draws a page that is a picture: upright and straight, as its words were read. */
import type { PageImage } from '../open/images.ts';
import { pictureCodec } from '../pictures/codec.ts';
import { createCore } from '../words/ocr/core.ts';
import { toGrey } from '../words/ocr/grey.ts';
import { preparePage, type Pose } from '../words/ocr/pose.ts';
import { isUpright } from '../words/ocr/recognise.ts';
import { compose, scaling, warpRgb } from '../words/ocr/warp.ts';

/** A page's picture and how it lies: what takes long to find out, and is the same for every size it is drawn in. */
export interface PosedPicture {
  readonly image: PageImage;
  readonly pose: Pose;
}

/** Finds out how a page lies in its picture. */
export async function posePicture(image: PageImage): Promise<PosedPicture> {
  const { toPicture, width, height, dpi } = await preparePage(
    { grey: toGrey(image), dpi: image.dpi },
    async (page) => isUpright(createCore(), page),
  );
  return { image, pose: { toPicture, width, height, dpi } };
}

/** PNG of the page; `scaleFor` gives its scale, of its size in pixels. */
export async function drawPicture(
  { image, pose }: PosedPicture,
  scaleFor: (width: number, height: number) => number,
): Promise<Uint8Array> {
  const scale = scaleFor(pose.width, pose.height);
  const width = Math.max(1, Math.round(pose.width * scale));
  const height = Math.max(1, Math.round(pose.height * scale));
  // Shrunk first: single pixels picked out of a large picture would leave broken letters.
  const factor = Math.max(1, Math.floor(1 / scale));
  const codec = await pictureCodec();
  const source = factor === 1 ? image : await codec.shrink(image, factor);
  const toSource = compose(
    scaling(source.width / image.width, source.height / image.height),
    compose(pose.toPicture, scaling(pose.width / width, pose.height / height)),
  );
  return codec.png({ data: warpRgb(source, toSource, width, height).data, width, height });
}
