/** The files of a drop. A dropped folder gives every statement in it, at any depth. */
import { isLitter, statementsOf, type Gathered } from './gathered-files.ts';

/** Collects the files of a drop. Must be called within the drop event: the transfer is emptied after it. */
export function droppedFiles(transfer: DataTransfer): Promise<Gathered> {
  const entries = [...transfer.items].map((item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null));
  const files = [...transfer.files];
  if (entries.every((entry) => !entry?.isDirectory)) return Promise.resolve({ files, leftOut: 0 });
  return Promise.all(entries.map(gather)).then((gathered) => ({
    files: gathered.flatMap((part) => part.files),
    leftOut: gathered.reduce((sum, part) => sum + part.leftOut, 0),
  }));
}

/** A file that was dropped itself is taken whatever it is called; one in a folder only where it may be a statement. */
async function gather(entry: FileSystemEntry | null): Promise<Gathered> {
  if (entry === null) return { files: [], leftOut: 0 };
  const files = await filesUnder(entry);
  return entry.isDirectory ? statementsOf(files) : { files, leftOut: 0 };
}

async function filesUnder(entry: FileSystemEntry): Promise<readonly File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry) || isLitter(entry.name)) return [];
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
