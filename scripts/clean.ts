/** Removes what earlier builds left, so that nothing of them is packed: the compiler only adds. */
import { rmSync } from 'node:fs';

for (const part of ['main', 'server', 'shared']) {
  rmSync(new URL(`../dist/${part}`, import.meta.url), { recursive: true, force: true });
}
