/** The columns of the table and their widths, kept by a headless table library. */
import {
  columnResizingFeature,
  columnSizingFeature,
  createColumnHelper,
  tableFeatures,
} from '@tanstack/react-table';
import type { EvidenceRowBody } from '../../../shared/api/documents.ts';
import { COLUMN_NAMES, type Column } from '../../state/cells.ts';

export const features = tableFeatures({ columnSizingFeature, columnResizingFeature });

const helper = createColumnHelper<typeof features, EvidenceRowBody>();

/** Widths in CSS pixels at the usual text size; the description takes what is left. */
export const columns = helper.columns([
  helper.accessor('date', { id: 'date', header: COLUMN_NAMES.date, size: 96, minSize: 72, maxSize: 180 }),
  helper.accessor('description', {
    id: 'description',
    header: COLUMN_NAMES.description,
    enableResizing: false,
  }),
  helper.accessor('amountIn', { id: 'in', header: COLUMN_NAMES.in, size: 88, minSize: 64, maxSize: 200 }),
  helper.accessor('amountOut', { id: 'out', header: COLUMN_NAMES.out, size: 88, minSize: 64, maxSize: 200 }),
  helper.accessor('balance', {
    id: 'balance',
    header: COLUMN_NAMES.balance,
    size: 96,
    minSize: 64,
    maxSize: 220,
  }),
]);

/** Columns whose cells are numbers, set right. */
export const NUMBER_COLUMNS: ReadonlySet<string> = new Set<Column>(['in', 'out', 'balance']);

const STORAGE_NAME = 'statement-desk.columns';

/** Widths the user gave before, by column; a comfort, so what cannot be read is forgotten. */
export function rememberedWidths(storage: Pick<Storage, 'getItem'>): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(storage.getItem(STORAGE_NAME) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
    );
  } catch {
    return {};
  }
}

export function rememberWidths(storage: Pick<Storage, 'setItem'>, widths: Record<string, number>): void {
  storage.setItem(STORAGE_NAME, JSON.stringify(widths));
}
