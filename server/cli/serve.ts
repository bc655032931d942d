/** `npm run serve`: the service without a window. */
import { enableCompileCache } from 'node:module';
import { optimiseLate } from '../extraction/compiler.ts';
import { keepWasmCode } from '../wasm-code.ts';
import { withFewArenas } from './few-arenas.ts';

withFewArenas();
keepWasmCode();
optimiseLate();
enableCompileCache();
const { main } = await import('./serve/main.ts');
await main(process.argv.slice(2), process.env);
