/** `npm run serve`: the service without a window. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('./serve/main.ts');
await main(process.argv.slice(2), process.env);
