/** What changed since an earlier evaluation: the question a change of the engine has to answer. */
import { readFile } from 'node:fs/promises';
import type { Result } from './run.ts';
import type { Score } from './score.ts';

/** What is kept of a file's earlier score. */
export interface Before {
  readonly name: string;
  readonly score: Pick<
    Score,
    'perfect' | 'status' | 'silentError' | 'answerRows' | 'balances' | 'descriptions'
  >;
}

/** A file that `--json` wrote; throws where it is none. */
export async function readBefore(path: string): Promise<Before[]> {
  const found: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (!isReport(found)) throw new SyntaxError(`${path} is no report of --json`);
  return found.files;
}

function isReport(value: unknown): value is { files: Before[] } {
  return typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files);
}

/** Files whose score differs from the earlier one, worst first; files of only one side are counted. */
export function changes(before: readonly Before[], results: readonly Result[]): string {
  const earlier = new Map(before.map((file) => [file.name, file.score]));
  const both = results.flatMap(({ name, score }) => {
    const was = earlier.get(name);
    return was === undefined ? [] : [{ name, was, score }];
  });
  const changed = both
    .map(({ name, was, score }) => ({
      name,
      was: inShort(was),
      is: inShort(score),
      worth: worth(score) - worth(was),
    }))
    .filter(({ was, is }) => was !== is)
    .toSorted((a, b) => a.worth - b.worth);
  const lines = changed.map(
    ({ name, was, is, worth: by }) =>
      `  ${by < 0 ? 'WORSE ' : by > 0 ? 'better' : '      '} ${name}: ${was} -> ${is}`,
  );
  const only = results.length - both.length + before.length - both.length;
  return [
    `${changed.length} of ${both.length} files changed${only === 0 ? '' : `; ${only} are on one side only`}`,
    ...lines,
  ].join('\n');
}

function inShort({
  perfect,
  status,
  silentError,
  answerRows,
  balances,
  descriptions,
}: Before['score']): string {
  const rows = `${answerRows} rows${perfect ? '' : ' (not perfect)'}`;
  const right = `${balances.right} balances, ${descriptions.right} texts right`;
  return `${silentError ? 'SILENT ERROR ' : ''}${status}, ${rows}, ${right}`;
}

/** Silence about an error outweighs everything, a row everything else; then what is claimed, then balances and texts. */
function worth({ perfect, status, silentError, balances, descriptions }: Before['score']): number {
  const claimed = status === 'verified' ? 1 : 0;
  const right = ({ right, of }: Score['balances']): number => (of === 0 ? 1 : right / of);
  return (
    (silentError ? -100 : 0) + (perfect ? 10 : 0) + claimed + (right(balances) + right(descriptions)) / 4
  );
}
