/**
 * A universal app of macOS runs on both processors, but npm installs prebuilt binaries for one. This names the packages
 * of the other, as the lock file has them.
 */

export interface LockedPackage {
  readonly version: string;
  readonly integrity?: string;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly dev?: boolean;
}

export interface Missing {
  /** As npm names it: `name@version`. */
  readonly spec: string;
  /** Folder in the project: `node_modules/…`. */
  readonly folder: string;
  /** What the package's content must hash to, where the lock file knows. */
  readonly integrity: string | null;
}

/** Production packages for one system and processor that are not installed. */
export function missingPackages(
  packages: Readonly<Record<string, LockedPackage>>,
  system: { readonly os: string; readonly cpu: string },
  installed: (folder: string) => boolean,
): Missing[] {
  return Object.entries(packages)
    .filter(([folder, { os, cpu, dev }]) => {
      const fits = os?.includes(system.os) === true && cpu?.includes(system.cpu) === true;
      return fits && dev !== true && !installed(folder);
    })
    .map(([folder, { version, integrity }]) => ({
      spec: `${folder.replace(/^.*node_modules\//, '')}@${version}`,
      folder,
      integrity: integrity ?? null,
    }));
}
