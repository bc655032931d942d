import { useRef, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

/** What the system's file dialog offers first. The service decides by content, so this is a convenience. */
const OFFERED = '.pdf,.jpg,.jpeg,.png,.tif,.tiff,.webp,.bmp,.gif,.heic,.heif';

/** A button that opens the system's file dialog for many files. */
export function FilePicker({
  onFiles,
  look = 'primary',
}: {
  readonly onFiles: (files: readonly File[]) => void;
  readonly look?: 'primary' | 'plain';
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button look={look} icon="add" onClick={() => input.current?.click()}>
        Choose files
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={OFFERED}
        aria-label="Statement files"
        onChange={(event) => {
          onFiles([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
    </>
  );
}
