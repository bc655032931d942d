import './file-intake.css';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Icon } from '../ui/icons.tsx';
import { droppedFiles } from './dropped-files.ts';
import { statementsOf, type Gathered } from './gathered-files.ts';
import { pastedFiles } from './pasted-files.ts';

/** What the system's file dialog offers first. The service decides by content, so this is a convenience. */
const OFFERED = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.webp,.bmp,.gif,.heic,.heif';

/** Makes a file dialog choose folders: every browser's attribute, though React's types do not know it. */
const WHOLE_FOLDER = { webkitdirectory: '' };

const INPUT_IDS = { files: 'choose-files', folder: 'choose-folder' } as const;

/** Opens the system's dialog for files, or for a whole folder. */
export function choose(what: keyof typeof INPUT_IDS): void {
  // The desktop's own dialog remembers its folder; what is chosen there comes by `onFiles`.
  if (what === 'files' && window.desk?.chooseFiles) void window.desk.chooseFiles();
  else document.getElementById(INPUT_IDS[what])?.click();
}

/**
 * Every way a file comes into the window: dropped anywhere on it, alone or with its folder, pasted, or chosen in the
 * system's dialogs.
 */
export function FileIntake({
  onFiles,
  children,
}: {
  /** `leftOut`: how many files of a folder are no statements by their names. */
  readonly onFiles: (files: readonly File[], leftOut: number) => void;
  readonly children: ReactNode;
}): ReactNode {
  const [hovering, setHovering] = useState(false);
  const give = useEffectEvent((gathered: Gathered) => onFiles(gathered.files, gathered.leftOut));

  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const listen = (type: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(type, handle, { signal });
    listen('dragover', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setHovering(true);
    });
    // Leaving for nowhere is leaving the window; between elements there is always a next one.
    listen('dragleave', (event) => {
      if (event.relatedTarget === null) setHovering(false);
    });
    listen('drop', (event) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setHovering(false);
      void droppedFiles(event.dataTransfer).then((gathered) => give(gathered));
    });
    window.addEventListener(
      'paste',
      (event) => {
        const pasted = pastedFiles(event.clipboardData, new Date());
        if (pasted.length === 0) return;
        event.preventDefault();
        give({ files: pasted, leftOut: 0 });
      },
      { signal },
    );
    return () => stop.abort();
  }, []);
  // Opened with the app: by a double click, from the system's menu, or in its dialog.
  useEffect(
    () =>
      window.desk?.onFiles?.(({ name, content }) => give({ files: [new File([content], name)], leftOut: 0 })),
    [],
  );

  return (
    <>
      {children}
      <input
        id={INPUT_IDS.files}
        type="file"
        multiple
        hidden
        accept={OFFERED}
        aria-label="Statement files"
        onChange={({ currentTarget }) => {
          give({ files: [...(currentTarget.files ?? [])], leftOut: 0 });
          currentTarget.value = '';
        }}
      />
      <input
        id={INPUT_IDS.folder}
        type="file"
        {...WHOLE_FOLDER}
        hidden
        aria-label="Folder of statements"
        onChange={({ currentTarget }) => {
          give(statementsOf([...(currentTarget.files ?? [])]));
          currentTarget.value = '';
        }}
      />
      {hovering && (
        <div className="drop-veil" aria-hidden="true">
          <div className="drop-veil-words">
            <Icon name="upload" size={28} />
            Drop statements to read them
          </div>
        </div>
      )}
    </>
  );
}
