/** `npm start`: the desktop app; without Electron's runtime the same app in the browser. */
import { enableCompileCache } from 'node:module';
import { optimiseLate } from '../extraction/compiler.ts';
import { keepWasmCode } from '../wasm-code.ts';
import { withFewArenas } from './few-arenas.ts';

withFewArenas();
keepWasmCode();
optimiseLate();
enableCompileCache();
const { main } = await import('./start/main.ts');
await main(process.argv.slice(2), process.env);
