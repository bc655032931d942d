/** The files of a drop. A dropped folder gives every file in it, at any depth. */

/** Files that systems leave in folders; nobody drops them on purpose. */
const LITTER = /^(\.|~\$|thumbs\.db$|desktop\.ini$)/i;

/** Collects the files of a drop. Must be called within the drop event: the transfer is emptied after it. */
export function droppedFiles(transfer: DataTransfer): Promise<readonly File[]> {
  const entries = [...transfer.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  if (entries.every((entry) => !entry?.isDirectory)) return Promise.resolve([...transfer.files]);
  return Promise.all(entries.map(filesUnder)).then((files) => files.flat());
}

async function filesUnder(entry: FileSystemEntry | null): Promise<readonly File[]> {
  if (entry === null || LITTER.test(entry.name)) return [];
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const files = await Promise.all((await childrenOf(entry.createReader())).map(filesUnder));
  return files.flat();
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile;
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory;
}

/** A reader gives a folder's entries in portions, and an empty one at the end. */
async function childrenOf(reader: FileSystemDirectoryReader): Promise<readonly FileSystemEntry[]> {
  const all: FileSystemEntry[] = [];
  for (;;) {
    const portion = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (portion.length === 0) return all.toSorted((a, b) => a.name.localeCompare(b.name));
    all.push(...portion);
  }
}
