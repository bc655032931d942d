/** Draws a page that is a picture: upright and straight, as its words were read. */
import sharp from 'sharp';
import type { PageImage } from '../open/images.ts';
import { loadCore } from '../words/ocr/core.ts';
import { toGrey } from '../words/ocr/grey.ts';
import { preparePage } from '../words/ocr/pose.ts';
import { isUpright } from '../words/ocr/recognise.ts';
import { compose, scaling, warpRgb } from '../words/ocr/warp.ts';

/** PNG of the page, `scale` (of its size in pixels) giving the picture's width. */
export async function drawPicture(
  image: PageImage,
  scaleFor: (width: number, height: number) => number,
): Promise<Uint8Array> {
  const pose = await preparePage({ grey: toGrey(image), dpi: image.dpi }, async (page) =>
    isUpright(await loadCore(), page),
  );
  const scale = scaleFor(pose.width, pose.height);
  const width = Math.max(1, Math.round(pose.width * scale));
  const height = Math.max(1, Math.round(pose.height * scale));
  // Shrunk first: single pixels picked out of a large picture would leave broken letters.
  const factor = Math.max(1, Math.floor(1 / scale));
  const source = factor === 1 ? image : await shrunk(image, factor);
  const toSource = compose(
    scaling(source.width / image.width, source.height / image.height),
    compose(pose.toPicture, scaling(pose.width / width, pose.height / height)),
  );
  const drawn = warpRgb(source, toSource, width, height);
  return sharp(drawn.data, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 6 })
    .toBuffer();
}

async function shrunk({ data, width, height }: PageImage, factor: number): Promise<Omit<PageImage, 'dpi'>> {
  const result = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(Math.max(1, Math.round(width / factor)), Math.max(1, Math.round(height / factor)), {
      fit: 'fill',
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(result.data), width: result.info.width, height: result.info.height };
}
