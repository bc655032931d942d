/** Pictures by sharp: the fast way, see codec.ts. */
import sharp from 'sharp';
import { threeChannels } from './channels.ts';
import { PictureTooLargeError, type PictureCodec } from './codec.ts';

/** zlib's level. The usual 6 takes five times as long for pictures a fifth smaller, which never leave this machine. */
const COMPRESSION = 2;

export const sharpCodec: PictureCodec = {
  async open(bytes, maxPixels) {
    // Without a limit: this reads the head only, and sharp's refusal could not be told from damage.
    const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (metadata.width * metadata.height > maxPixels) throw new PictureTooLargeError();
    return {
      pageCount: metadata.format === 'tiff' ? (metadata.pages ?? 1) : 1,
      async page(number) {
        const picture = sharp(bytes, { page: number - 1, limitInputPixels: maxPixels, failOn: 'error' });
        const { data, info } = await picture
          .autoOrient()
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .raw()
          .toBuffer({ resolveWithObject: true });
        const own = number === 1 ? metadata : await sharp(bytes, { page: number - 1 }).metadata();
        // Grey comes as one channel.
        return { ...threeChannels(data, info), density: own.density ?? null };
      },
    };
  },

  png: ({ data, width, height }) =>
    sharp(data, { raw: { width, height, channels: 3 } })
      .png({ compressionLevel: COMPRESSION })
      .toBuffer(),

  async shrink({ data, width, height }, factor) {
    const { data: small, info } = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(Math.max(1, Math.round(width / factor)), Math.max(1, Math.round(height / factor)), {
        fit: 'fill',
      })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data: new Uint8Array(small), width: info.width, height: info.height };
  },
};
