import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * The window's content: relative addresses, and nothing inline, because the service sends a strict
 * Content-Security-Policy (script-src and style-src 'self').
 */
export default defineConfig({
  base: './',
  plugins: [react()],
  build: {
    outDir: '../dist/renderer',
    emptyOutDir: true,
    target: ['chrome125', 'firefox125', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
  server: {
    // `vite renderer` beside a running service, for work on the window itself.
    proxy: { '/api': 'http://127.0.0.1:4780', '/sample-statement.pdf': 'http://127.0.0.1:4780' },
  },
});
