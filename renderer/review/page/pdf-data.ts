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

/** The folder the files of a map are in, with a slash at the end, as a full address: a worker has another base. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const first = Object.values(files)[0] ?? '';
  return new URL('.', new URL(first, document.baseURI)).href;
}

export const CMAPS = folderOf(cmaps);
export const FONTS = folderOf(fonts);
export const DECODERS = folderOf(decoders);
