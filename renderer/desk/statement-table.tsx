import './statement-table.css';
import { useState, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { ExportDialog } from '../export/export-dialog.tsx';
import type { Upload } from '../state/uploads.ts';
import { Button } from '../ui/button.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DocumentRow } from './document-row.tsx';
import { UploadRow } from './upload-row.tsx';

/** Rows rendered at first and with each "Show more". */
const PORTION = 200;

type Open = { readonly what: 'export' | 'delete'; readonly document: DocumentBody } | null;

/** The statements as a table: files on their way first, then documents, newest first. */
export function StatementTable({
  uploads,
  documents,
  filtered,
  onShowAll,
}: {
  readonly uploads: readonly Upload[];
  readonly documents: readonly DocumentBody[];
  /** Whether `documents` are only a part of all. */
  readonly filtered: boolean;
  readonly onShowAll: () => void;
}): ReactNode {
  const [shown, setShown] = useState(PORTION);
  const [open, setOpen] = useState<Open>(null);
  const nothing = documents.length === 0 && uploads.length === 0;
  return (
    <>
      {/* Roles are spelt out because a narrow window lays the table out as cards, which would lose them. */}
      <table className="statements" role="table" aria-label="Statements">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col">
              Statement
            </th>
            <th role="columnheader" scope="col">
              State
            </th>
            <th role="columnheader" scope="col">
              Period
            </th>
            <th role="columnheader" scope="col" className="number">
              Pages
            </th>
            <th role="columnheader" scope="col" className="number">
              Rows
            </th>
            <th role="columnheader" scope="col">
              Added
            </th>
            <th role="columnheader" scope="col">
              <span className="visually-hidden">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {uploads.map((upload) => (
            <UploadRow key={upload.id} upload={upload} />
          ))}
          {documents.slice(0, shown).map((document) => (
            <DocumentRow
              key={document.file_id}
              document={document}
              onExport={() => setOpen({ what: 'export', document })}
              onDelete={() => setOpen({ what: 'delete', document })}
            />
          ))}
        </tbody>
      </table>
      {documents.length > shown && (
        <div className="statements-more">
          <Button onClick={() => setShown(shown + PORTION)}>Show more</Button>
        </div>
      )}
      {nothing && filtered && (
        <div className="statements-none">
          <p>No statement matches.</p>
          <Button onClick={onShowAll}>Show all</Button>
        </div>
      )}
      {open?.what === 'export' && (
        <ExportDialog
          fileId={open.document.file_id}
          name={open.document.original_name}
          onClose={() => setOpen(null)}
        />
      )}
      {open?.what === 'delete' && <DeleteDialog document={open.document} onClose={() => setOpen(null)} />}
    </>
  );
}
