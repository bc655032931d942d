/**
 * Draws the icons from their SVG: assets/icon.png (1024 px), of which electron-builder makes those of each system, and
 * the small ones of the tray, plain and for denser screens. `node scripts/make-icons.ts`
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

interface Drawing {
  readonly source: string;
  readonly target: string;
  /** Width and height, px. */
  readonly size: number;
}

/** Resolution an SVG is drawn at before it is brought to size, px per inch: small ones are drawn larger, so that they are sharp. */
const DENSITY = { whole: 72, small: 288 };

/** Electron takes the file whose name says the scale of the screen. */
const DRAWINGS: readonly Drawing[] = [
  { source: 'icon.svg', target: 'icon.png', size: 1024 },
  { source: 'tray.svg', target: 'tray.png', size: 16 },
  { source: 'tray.svg', target: 'tray@1.5x.png', size: 24 },
  { source: 'tray.svg', target: 'tray@2x.png', size: 32 },
  { source: 'trayTemplate.svg', target: 'trayTemplate.png', size: 16 },
  { source: 'trayTemplate.svg', target: 'trayTemplate@2x.png', size: 32 },
];

const assets = new URL('../assets/', import.meta.url);
for (const { source, target, size } of DRAWINGS) {
  const path = fileURLToPath(new URL(target, assets));
  await sharp(fileURLToPath(new URL(source, assets)), {
    density: size > 64 ? DENSITY.whole : DENSITY.small,
  })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64 })
    .toFile(path);
  console.log(path);
}
