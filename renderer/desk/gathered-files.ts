/** Which files of a folder are taken: a client's folder holds more than statements. */

export interface Gathered {
  readonly files: readonly File[];
  /** How many were left out because their names say that they are no statements. */
  readonly leftOut: number;
}

/** Files that systems leave in folders; nobody drops them on purpose, so they are not even counted. */
const LITTER = /^(\.|~\$|thumbs\.db$|desktop\.ini$)/i;
/** Endings of what the service reads. A file without any ending may be one: the service decides by content. */
const READABLE = /(\.(pdf|jpe?g|jfif|png|tiff?|webp|bmp|gif|hei[cf])|^[^.]+)$/i;

export function isLitter(name: string): boolean {
  return LITTER.test(name);
}

/** The files of a folder that may be statements, in the order of their paths. */
export function statementsOf(files: readonly File[]): Gathered {
  const found = files.filter(({ name, webkitRelativePath }) =>
    (webkitRelativePath || name).split('/').every((part) => !isLitter(part)),
  );
  const readable = found
    .filter(({ name }) => READABLE.test(name))
    .sort((a, b) => pathOf(a).localeCompare(pathOf(b), undefined, { numeric: true }));
  return { files: readable, leftOut: found.length - readable.length };
}

function pathOf(file: File): string {
  return file.webkitRelativePath || file.name;
}
