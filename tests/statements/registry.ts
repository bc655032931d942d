/** All layouts, by name. A new file of layouts is added here. */
import type { Layout } from './layout.ts';
import { columnLayouts } from './layouts/columns.ts';
import { dateLayouts } from './layouts/dates.ts';
import { signLayouts } from './layouts/signs.ts';

export type { Generated, Layout } from './layout.ts';

export const layouts: readonly Layout[] = [...columnLayouts, ...signLayouts, ...dateLayouts];
