/**
 * Folders of pdf.js's own data files in the built window. The imports make the bundler put every file there under its own
 * name (see `assetFileNames` in vite.config.ts), which pdf.js appends to the folder.
 */
const cmaps = import.meta.glob<string>('/../node_modules/pdfjs-dist/cmaps/*.bcmap', {
  query: '?url',
  import: 'default',
  eager: true,
});
const fonts = import.meta.glob<string>('/../node_modules/pdfjs-dist/standard_fonts/*.{pfb,ttf}', {
  query: '?url',
  import: 'default',
  eager: true,
});
const decoders = import.meta.glob<string>('/../node_modules/pdfjs-dist/wasm/*_nowasm_fallback.js', {
  query: '?url',
  import: 'default',
  eager: true,
});

const workers = import.meta.glob<string>('/../node_modules/pdfjs-dist/legacy/build/pdf.worker.min.mjs', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The folder the files of a map are in, with a slash at the end, as a full address: a worker has another base. */
function folderOf(files: Readonly<Record<string, string>>): string {
  return new URL('.', addressOf(files)).href;
}

function addressOf(files: Readonly<Record<string, string>>): string {
  return new URL(Object.values(files)[0] ?? '', document.baseURI).href;
}

/** The script of pdf.js's own worker. */
export const WORKER = addressOf(workers);
export const CMAPS = folderOf(cmaps);
export const FONTS = folderOf(fonts);
export const DECODERS = folderOf(decoders);
