import { lazy, Suspense, type ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';

const ExportDialog = lazy(async () => ({
  default: (await import('../export/export-dialog.tsx')).ExportDialog,
}));

/** The export dialog, fetched when it is first wanted. */
export function LazyExportDialog(props: {
  readonly documents: readonly DocumentBody[];
  readonly onClose: () => void;
}): ReactNode {
  return (
    <Suspense fallback={null}>
      <ExportDialog {...props} />
    </Suspense>
  );
}
