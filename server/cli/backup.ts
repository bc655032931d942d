/** `npm run backup`: copies of a data folder, made while the service runs, checked, and put back. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { main } = await import('./backup/main.ts');
await main(process.argv.slice(2), process.env);
