import './drop-target.css';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Icon } from '../ui/icons.tsx';
import { droppedFiles } from './dropped-files.ts';

/** Lets files be dropped anywhere on the window, and shows that they can be while they hover over it. */
export function DropTarget({
  onFiles,
  children,
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}): ReactNode {
  const [hovering, setHovering] = useState(false);
  const receive = useEffectEvent(async (transfer: DataTransfer) => {
    const files = await droppedFiles(transfer);
    if (files.length > 0) onFiles(files);
  });

  useEffect(() => {
    const stop = new AbortController();
    const listen = (type: 'dragover' | 'dragleave' | 'drop', handle: (event: DragEvent) => void) =>
      window.addEventListener(type, handle, { signal: stop.signal });
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
      void receive(event.dataTransfer);
    });
    return () => stop.abort();
  }, []);

  return (
    <>
      {children}
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
