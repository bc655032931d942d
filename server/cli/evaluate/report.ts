/** The evaluation as text tables. */
import type { Result } from './run.ts';
import { f1, type Share } from './score.ts';
import type { Total } from './totals.ts';

type Column = readonly [heading: string, align: 'left' | 'right'];

const FIELD_COLUMNS: readonly Column[] = [
  ['F1', 'right'],
  ['dates', 'right'],
  ['amounts', 'right'],
  ['dirs', 'right'],
  ['balances', 'right'],
  ['texts', 'right'],
  ['facts', 'right'],
];

/** One line per file. */
export function fileTable(results: readonly Result[]): string {
  const columns: Column[] = [
    ['file', 'left'],
    ['kind', 'left'],
    ['truth', 'right'],
    ['read', 'right'],
    ...FIELD_COLUMNS,
    ['perfect', 'left'],
    ['state', 'left'],
    ['silent error', 'left'],
  ];
  const rows = results.map(({ name, kind, score }) => [
    name,
    kind,
    String(score.truthRows),
    String(score.answerRows),
    ratio(f1(score.strict)),
    percent(score.dates),
    percent(score.amounts),
    percent(score.directions),
    percent(score.balances),
    percent(score.descriptions),
    percent(score.facts),
    score.perfect ? 'yes' : '-',
    score.status,
    score.silentError ? 'SILENT ERROR' : '',
  ]);
  return table(columns, rows);
}

/** One line per kind, per folder, and one for all files. */
export function totalTable(totals: readonly Total[]): string {
  const columns: Column[] = [
    ['total', 'left'],
    ['files', 'right'],
    ['rows', 'right'],
    ...FIELD_COLUMNS,
    ['perfect', 'right'],
    ['verified', 'right'],
    ['unverified', 'right'],
    ['mismatch', 'right'],
    ['failed', 'right'],
    ['silent errors', 'right'],
  ];
  const rows = totals.map((total) => [
    total.name,
    String(total.files),
    String(total.strict.matched + total.strict.missing),
    ratio(total.f1),
    percent(total.dates),
    percent(total.amounts),
    percent(total.directions),
    percent(total.balances),
    percent(total.descriptions),
    percent(total.facts),
    `${total.perfect} (${percent({ right: total.perfect, of: total.files })})`,
    String(total.states.verified),
    String(total.states.unverified),
    String(total.states.mismatch),
    String(total.states.failed),
    String(total.silentErrors),
  ]);
  return table(columns, rows);
}

/** Files that could not be read, each with its reason. */
export function failureList(results: readonly Result[]): string {
  return results
    .filter(({ reason }) => reason !== null)
    .map(({ name, reason }) => `  ${name}: ${reason}`)
    .join('\n');
}

/** What is wrong in every file that was read but not perfectly. */
export function differenceList(results: readonly Result[]): string {
  return results
    .filter(({ reason, score }) => reason === null && score.differences.length > 0)
    .map(({ name, score }) => [name, ...score.differences.map((line) => `  ${line}`)].join('\n'))
    .join('\n');
}

const ratio = (value: number): string => value.toFixed(4);

/** Rounded down, so that 100 % means all of them. */
function percent({ right, of }: Share): string {
  return of === 0 ? '·' : `${(Math.floor((right / of) * 1000) / 10).toFixed(1)}%`;
}

function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(([heading], column) =>
    Math.max(heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    columns
      .map(([, align], column) => {
        const cell = cells[column] ?? '';
        return align === 'left' ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!);
      })
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '-'.repeat(width)).join('  ');
  return [line(columns.map(([heading]) => heading)), rule, ...rows.map(line)].join('\n');
}
