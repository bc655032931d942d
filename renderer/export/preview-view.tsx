import './preview-view.css';
import type { ReactNode } from 'react';
import { assertNever } from '../state/never.ts';
import { Alert } from '../ui/alert.tsx';
import type { Preview } from './preview.ts';
import type { Prepared } from './use-export.ts';

/** How the file begins, or why there is none. */
export function PreviewView({ prepared }: { readonly prepared: Prepared }): ReactNode {
  switch (prepared.state) {
    case 'preparing':
      return (
        <p className="preview preview-words soft" role="status">
          Preparing…
        </p>
      );
    case 'failed':
      return (
        <Alert icon="crossCircle" title={prepared.message}>
          {prepared.hint}
        </Alert>
      );
    case 'ready':
      return <Shown preview={prepared.preview} />;
    default:
      return assertNever(prepared);
  }
}

function Shown({ preview }: { readonly preview: Preview }): ReactNode {
  switch (preview.kind) {
    case 'archive':
      return (
        <>
          <p className="preview-names soft">
            {preview.names.length} files in a ZIP archive: {preview.names.slice(0, 6).join(', ')}
            {preview.names.length > 6 && ' …'}
          </p>
          <Shown preview={preview.first} />
        </>
      );
    case 'text':
      return (
        <pre className="preview preview-text" tabIndex={0} aria-label="Preview">
          {preview.text}
          {preview.more && '\n…'}
        </pre>
      );
    case 'table':
      return (
        <div className="preview" tabIndex={0} role="region" aria-label="Preview">
          <table className="preview-table figures">
            {preview.head && (
              <thead>
                <tr>
                  {preview.head.map((cell, at) => (
                    <th key={at} scope="col" className={isFigures(preview.rows, at) ? 'number' : undefined}>
                      {cell}
                    </th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {preview.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column} className={isFigures(preview.rows, column) ? 'number' : undefined}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          {preview.more && <p className="preview-more soft">…</p>}
          {preview.rows.length === 0 && <p className="preview-more soft">There is no row to export.</p>}
        </div>
      );
    default:
      return assertNever(preview);
  }
}

/** Whether a column holds amounts, and so stands to the right. */
function isFigures(rows: readonly (readonly string[])[], column: number): boolean {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  return cells.length > 0 && cells.every((cell) => /^-?\d+(\.\d+)?$/.test(cell));
}
