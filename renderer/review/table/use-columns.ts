import { useTable } from '@tanstack/react-table';
import { useEffect, useState } from 'react';
import type { EvidenceRowBody } from '../../../shared/api/documents.ts';
import { COLUMN_NAMES, COLUMNS, type Column } from '../../state/cells.ts';
import { columns, features, rememberedWidths, rememberWidths } from './columns.ts';

export interface EntryColumns {
  readonly headers: readonly {
    readonly id: Column;
    readonly name: string;
    /** CSS pixels. */
    readonly width: number;
    /** Whether its edge is being dragged now. */
    readonly resizing: boolean;
    /** Null where the column takes what the others leave. */
    readonly resize: { readonly start: (event: unknown) => void; readonly reset: () => void } | null;
  }[];
}

/** The rows are virtual and filtered elsewhere: the table library keeps the columns. */
const NO_ROWS: EvidenceRowBody[] = [];

/** The columns with the widths the user gave them, remembered on this machine. */
export function useColumns(): EntryColumns {
  const [remembered] = useState(() => rememberedWidths(localStorage));
  // oxlint-disable-next-line react/incompatible-library -- a warning to the React compiler, which is not used
  const table = useTable({
    features,
    columns,
    data: NO_ROWS,
    columnResizeMode: 'onChange',
    initialState: { columnSizing: remembered },
  });
  const { columnSizing } = table.state;
  useEffect(() => rememberWidths(localStorage, columnSizing), [columnSizing]);
  const headers = table.getHeaderGroups()[0]?.headers ?? [];
  return {
    headers: COLUMNS.map((id) => {
      const header = headers.find((each) => each.column.id === id)!;
      return {
        id,
        name: COLUMN_NAMES[id],
        width: header.getSize(),
        resizing: header.column.getIsResizing(),
        resize: header.column.getCanResize()
          ? { start: header.getResizeHandler(), reset: () => header.column.resetSize() }
          : null,
      };
    }),
  };
}
