/** `npm run accounts`: accounts and keys of a data folder, while its service runs and while it does not. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('./accounts/main.ts');
await main(process.argv.slice(2), process.env);
