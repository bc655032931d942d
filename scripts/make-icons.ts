/**
 * Draws assets/icon.png (1024 px) from assets/icon.svg. electron-builder makes the icons of each system from it.
 * `node scripts/make-icons.ts`
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const SIZE = 1024;
const assets = new URL('../assets/', import.meta.url);
const source = fileURLToPath(new URL('icon.svg', assets));
const target = fileURLToPath(new URL('icon.png', assets));

await sharp(source, { density: 72 })
  .resize(SIZE, SIZE)
  .png({ compressionLevel: 9, palette: true })
  .toFile(target);
console.log(target);
