/** `npm run serve`: the service without a window. */
import { enableCompileCache } from 'node:module';
import { keepWasmCode } from '../wasm-code.ts';
import { withFewArenas } from './few-arenas.ts';

withFewArenas();
keepWasmCode();
enableCompileCache();
const { main } = await import('./serve/main.ts');
await main(process.argv.slice(2), process.env);
