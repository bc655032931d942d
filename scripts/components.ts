/** The packages the product is made of, for the licences in Settings: read from their manifests at build time. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Part of what users install, though package.json has it under what is needed to build. */
const RUNTIME = ['electron'];

interface Manifest {
  readonly version: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, '..');

/** Offers `virtual:components`. */
export function components(): Plugin {
  const id = 'virtual:components';
  return {
    name: 'components',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load: (source) =>
      source === `\0${id}` ? `export const COMPONENTS = ${JSON.stringify(listed(ROOT))};` : undefined,
  };
}

function listed(root: string) {
  const own = manifest(join(root, 'package.json'));
  const names = [...new Set([...Object.keys(own.dependencies ?? {}), ...RUNTIME])].sort();
  return names.map((name) => {
    const { version, license = 'see its package' } = manifest(
      join(root, 'node_modules', name, 'package.json'),
    );
    return { name, version, license };
  });
}

function manifest(path: string): Manifest {
  const parsed: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  return parsed;
}
