import './export-dialog.css';
import { useId, useState, type ReactNode } from 'react';
import type { DownloadFormat } from '../../shared/api/documents.ts';
import { formatBytes } from '../format/numbers.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { assertNever } from '../state/never.ts';
import { useAnnounce } from '../ui/announcer.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { useLocale } from '../ui/locale.ts';
import { Notice } from '../ui/notice.tsx';
import { FORMATS } from './formats.ts';
import { saveDownload } from './save.ts';
import { useExport, type Prepared } from './use-export.ts';

/** Chooses a format, shows how the file begins, saves it. */
export function ExportDialog({
  fileId,
  name,
  onClose,
}: {
  readonly fileId: string;
  readonly name: string;
  readonly onClose: () => void;
}): ReactNode {
  const { client } = useWorkspace();
  const locale = useLocale();
  const announce = useAnnounce();
  const [format, setFormat] = useState<DownloadFormat>('csv');
  const prepared = useExport(client, fileId, format);
  const group = useId();
  const save = () => {
    if (prepared.state !== 'ready') return;
    saveDownload(prepared.download);
    announce(`Saved ${prepared.download.fileName}`);
    onClose();
  };
  return (
    <Dialog
      title={`Export ${name}`}
      wide
      onClose={onClose}
      actions={
        <>
          {prepared.state === 'ready' && (
            <span className="export-file soft figures">
              {prepared.download.fileName} · {formatBytes(prepared.download.blob.size, locale)}
            </span>
          )}
          <Button onClick={onClose}>Cancel</Button>
          <Button look="primary" icon="download" disabled={prepared.state !== 'ready'} onClick={save}>
            Save
          </Button>
        </>
      }
    >
      <fieldset className="export-formats">
        <legend className="visually-hidden">Format</legend>
        {FORMATS.map((option) => (
          <label key={option.format} className="export-format">
            <input
              type="radio"
              name={group}
              value={option.format}
              checked={option.format === format}
              onChange={() => setFormat(option.format)}
            />
            <span>
              <strong>{option.name}</strong>
              <small>{option.use}</small>
            </span>
          </label>
        ))}
      </fieldset>
      <Preview prepared={prepared} />
    </Dialog>
  );
}

function Preview({ prepared }: { readonly prepared: Prepared }): ReactNode {
  switch (prepared.state) {
    case 'preparing':
      return (
        <p className="export-preview export-words soft" role="status">
          Preparing…
        </p>
      );
    case 'failed':
      return (
        <div role="alert">
          <Notice tone="bad" icon="crossCircle" title={prepared.message}>
            {prepared.hint}
          </Notice>
        </div>
      );
    case 'ready':
      if (prepared.preview === null) {
        return (
          <div className="export-preview export-words">
            <p>A workbook with two sheets:</p>
            <p>
              <strong>Transactions</strong> with dates and amounts as such, a frozen heading and a filter, and{' '}
              <strong>Summary</strong>, where opening + in − out = closing stands as live formulas.
            </p>
          </div>
        );
      }
      return (
        <figure>
          <figcaption className="soft export-caption">How the file begins</figcaption>
          <pre className="export-preview" tabIndex={0} aria-label="Preview">
            {prepared.preview.text}
            {prepared.preview.more && '\n…'}
          </pre>
        </figure>
      );
    default:
      return assertNever(prepared);
  }
}
