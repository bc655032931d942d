import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { components } from '../scripts/components.ts';

/**
 * The window's content: relative addresses, and nothing inline, because the service sends a strict
 * Content-Security-Policy (script-src and style-src 'self').
 */
export default defineConfig({
  base: './',
  plugins: [react(), components()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: ['chrome125', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: { output: { assetFileNames } },
  },
  server: {
    // `vite renderer` beside a running service, for work on the window itself.
    proxy: { '/api': 'http://127.0.0.1:4780', '/sample-statement.pdf': 'http://127.0.0.1:4780' },
  },
});

/** pdf.js asks for its data files by their own names in one folder each; everything else carries its hash. */
function assetFileNames({ originalFileNames }: { readonly originalFileNames: readonly string[] }): string {
  const folder = /pdfjs-dist\/(cmaps|standard_fonts|wasm)\//.exec(originalFileNames[0] ?? '')?.[1];
  return folder === undefined ? 'assets/[name]-[hash][extname]' : `pdfjs/${folder}/[name][extname]`;
}
