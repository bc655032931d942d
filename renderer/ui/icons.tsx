/** The window's icons: 16-unit line drawings in the colour of the text beside them. */
import type { ReactNode } from 'react';

const DRAWINGS = {
  add: 'M8 3v10M3 8h10',
  alert: 'M8 2.2 14.5 13.5h-13ZM8 6.4v3.2M8 11.6v.1',
  arrowLeft: 'M13 8H3.5M7.5 4l-4 4 4 4',
  check: 'M3 8.6 6.4 12 13 4.6',
  checkCircle: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM5.2 8.3l2 2 3.7-4.3',
  clock: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM8 4.6V8l2.3 1.6',
  copy: 'M5.5 5.5v-3h8v8h-3M2.5 5.5h8v8h-8Z',
  cross: 'M4 4l8 8M12 4l-8 8',
  crossCircle: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM5.9 5.9l4.2 4.2M10.1 5.9l-4.2 4.2',
  dash: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM5.2 8h5.6',
  download: 'M8 2v8M4.8 7 8 10.2 11.2 7M2.5 13.5h11',
  edit: 'M10.8 2.8l2.4 2.4L5.5 13H3v-2.5ZM9.2 4.4l2.4 2.4',
  exclude: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8ZM3.7 3.7l8.6 8.6',
  file: 'M3.5 1.8h5.6l3.4 3.4v9h-9ZM9 1.8v3.6h3.5',
  fit: 'M2.5 6V2.5H6M10 2.5h3.5V6M13.5 10v3.5H10M6 13.5H2.5V10',
  fitPage: 'M4 2h8v12H4ZM8 4.5v7M6.5 6 8 4.5 9.5 6M6.5 10 8 11.5 9.5 10',
  fitWidth: 'M2 3v10M14 3v10M4.5 8h7M6 6.2 4.2 8 6 9.8M10 6.2 11.8 8 10 9.8',
  folder: 'M1.8 3.2h4.6l1.6 2h6.2v7.6H1.8Z',
  key: 'M10.2 2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6ZM7.4 8.6 2.2 13.8M4 12l1.8 1.8',
  lock: 'M3.5 7.2h9v6.6h-9ZM5.3 7V5a2.7 2.7 0 0 1 5.4 0v2',
  merge: 'M4 2.5v3A2.5 2.5 0 0 0 6.5 8H8M12 2.5v3A2.5 2.5 0 0 1 9.5 8H8v5.5M6 11.5l2 2 2-2',
  minus: 'M3 8h10',
  moon: 'M13.4 9.6A5.8 5.8 0 0 1 6.4 2.6 5.8 5.8 0 1 0 13.4 9.6Z',
  more: 'M2.6 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M7.4 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0M12.2 8a.6.6 0 1 0 1.2 0 .6.6 0 1 0-1.2 0',
  next: 'M3 4.5 8 9.5l5-5M3 13h10',
  note: 'M3 13l.6-3L10.8 2.8l2.4 2.4L6 12.4ZM9.2 4.4l2.4 2.4',
  redo: 'M13 6.5H6a3.5 3.5 0 0 0 0 7h3M10 3.5l3 3-3 3',
  retry: 'M13 8a5 5 0 1 1-1.6-3.7M13.2 2v3h-3',
  rotate: 'M13 8a5 5 0 1 1-1.6-3.7M13.2 2v3h-3',
  search: 'M7 2.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6ZM10.6 10.6l3.4 3.4',
  settings: 'M2 4.5h7M12 4.5h2M10.5 3v3M2 11.5h2M7 11.5h7M5.5 10v3',
  sortDown: 'M8 3v10M4.5 9.5 8 13l3.5-3.5',
  sortUp: 'M8 13V3M4.5 6.5 8 3l3.5 3.5',
  split: 'M8 2.5V6M8 6 4 10v3.5M8 6l4 4v3.5M2.5 12 4 13.5 5.5 12M10.5 12l1.5 1.5 1.5-1.5',
  sun: 'M8 5a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8 1.2v1.4M8 13.4v1.4M1.2 8h1.4M13.4 8h1.4M3.2 3.2l1 1M11.8 11.8l1 1M12.8 3.2l-1 1M4.2 11.8l-1 1',
  swap: 'M2.5 5.5h10M10 3l2.5 2.5L10 8M13.5 10.5h-10M6 8l-2.5 2.5L6 13',
  system: 'M2 3h12v8H2ZM5.5 13.5h5M8 11v2.5',
  trash: 'M2.5 4.2h11M6 4V2.3h4V4M4 4.2l.6 9.5h6.8l.6-9.5',
  undo: 'M3 6.5h7a3.5 3.5 0 0 1 0 7H7M6 3.5l-3 3 3 3',
  upload: 'M8 10.5V2.5M4.8 5.5 8 2.3l3.2 3.2M2.5 10v3.5h11V10',
  wand: 'M3 13 9.5 6.5M11 2.2v2.6M9.7 3.5h2.6M13.2 7.2v1.6M12.4 8h1.6M6 2.8v1.6M5.2 3.6h1.6',
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A drawing without words of its own: the control or text it stands in names it. */
export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }): ReactNode {
  return (
    <svg
      className="icon"
      width={size}
      height={size}
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={DRAWINGS[name]} />
    </svg>
  );
}

/** The product's mark: entries above a double rule, the way a bookkeeper closes a column. */
export function Mark({ size = 22 }: { readonly size?: number }): ReactNode {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect className="mark-ground" width="32" height="32" rx="7" />
      <path className="mark-entries" d="M9 8h14M9 13h9" />
      <path className="mark-rule" d="M9 20h14M9 24.5h14" />
    </svg>
  );
}
