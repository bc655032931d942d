/** Statements to files, one module per format. Knows no HTTP and no database. */
import type { DownloadFormat } from '../../shared/api/documents.ts';
import { accountStatements, type AccountStatement, type AccountWriter } from './account-statement.ts';
import { fileStem, zip } from './archive.ts';
import {
  ExportRefusedError,
  type ExportDocument,
  type ExportedFile,
  type NamedExport,
  type StatementWriter,
} from './exported-file.ts';
import { mergedStatement } from './merged-statement.ts';

export { ExportRefusedError } from './exported-file.ts';
export type { ExportDocument, NamedExport } from './exported-file.ts';

/** How a format holds accounts: a statement as it is, accounts one after the other, or one account per file. */
type Writer =
  | { readonly holds: 'statement'; readonly write: StatementWriter }
  | { readonly holds: 'accounts'; readonly write: (accounts: readonly AccountStatement[]) => ExportedFile }
  | { readonly holds: 'account'; readonly write: AccountWriter };

/** Loaded on first use: the spreadsheet library alone would double the start time of the service. */
const WRITERS: Readonly<Record<DownloadFormat, () => Promise<Writer>>> = {
  csv: async () => ({ holds: 'statement', write: (await import('./csv.ts')).writeCsv }),
  json: async () => ({ holds: 'statement', write: (await import('./json.ts')).writeJson }),
  xlsx: async () => ({ holds: 'statement', write: (await import('./xlsx.ts')).writeXlsx }),
  ofx: async () => ({ holds: 'accounts', write: (await import('./ofx.ts')).writeOfx }),
  qbo: async () => ({ holds: 'accounts', write: (await import('./qbo.ts')).writeQbo }),
  qif: async () => ({ holds: 'account', write: (await import('./qif.ts')).writeQif }),
  'csv-quickbooks': async () => ({
    holds: 'account',
    write: (await import('./csv-quickbooks.ts')).writeQuickBooksCsv,
  }),
  'csv-xero': async () => ({ holds: 'account', write: (await import('./csv-xero.ts')).writeXeroCsv }),
  'csv-freeagent': async () => ({
    holds: 'account',
    write: (await import('./csv-freeagent.ts')).writeFreeAgentCsv,
  }),
};

/**
 * Writes documents in a download format; their statements hold no rows that a person has left out. One document is
 * written as it is; several are first joined account by account.
 * `account` chooses one account: as `accounts` of the JSON download of the same documents counts them, from 0.
 * Throws ExportRefusedError where there is no such account.
 */
export async function exportDocuments(
  documents: readonly ExportDocument[],
  format: DownloadFormat,
  { account }: { readonly account?: number } = {},
): Promise<NamedExport> {
  const [first] = documents;
  if (first === undefined) throw new RangeError('nothing to export');
  const all = accountStatements(documents);
  const chosen = account === undefined ? all : [chooseAccount(all, documents.length, account)];
  const name = exportName(documents, all, chosen);
  const writer = await WRITERS[format]();
  switch (writer.holds) {
    case 'statement': {
      const whole = documents.length === 1 && account === undefined;
      const statement = whole ? first.statement : mergedStatement(chosen, documents);
      const title = documents.length === 1 ? first.originalName : `${documents.length} statements`;
      const fileIds = documents.map(({ fileId }) => fileId);
      return { name, ...(await writer.write(statement, { fileIds, title })) };
    }
    case 'accounts':
      return { name, ...writer.write(chosen) };
    case 'account':
      return { name, ...oneFile(chosen, writer.write) };
    default:
      throw new RangeError('a format that holds nothing');
  }
}

function chooseAccount(all: readonly AccountStatement[], documents: number, index: number): AccountStatement {
  const chosen =
    documents === 1
      ? all.find(({ sources }) => sources.some(({ account }) => account === index))
      : all[index];
  if (chosen !== undefined) return chosen;
  const count = all.length === 1 ? 'one account, with the number 0' : `the accounts 0 to ${all.length - 1}`;
  throw new ExportRefusedError(
    `There is no account ${index}.`,
    `There is ${count}; leave it out for all of them.`,
  );
}

/** The file where there is one, an archive of all where there are several. Accounts without a row give no file. */
function oneFile(accounts: readonly AccountStatement[], write: AccountWriter): ExportedFile {
  const filled = accounts.filter(({ rows }) => rows.length > 0);
  const written = filled.length > 0 ? filled : accounts.slice(0, 1);
  const files = written.flatMap((account) => {
    const parts = write(account);
    const stem = archiveStem(account, written);
    return parts.map((file, part) => ({ file, stem: parts.length > 1 ? `${stem}-part-${part + 1}` : stem }));
  });
  const [only] = files;
  return only !== undefined && files.length === 1 ? only.file : zip(files);
}

/** An account as a file of an archive: its number, and its currency where the same number stands in several. */
function archiveStem({ label, currency }: AccountStatement, all: readonly AccountStatement[]): string {
  const stem = fileStem(label);
  const others = all.some((other) => fileStem(other.label) === stem && other.currency !== currency);
  return others && currency !== null ? `${stem}-${currency}` : stem;
}

/** Null where the upload's own name says enough. */
function exportName(
  documents: readonly ExportDocument[],
  all: readonly AccountStatement[],
  chosen: readonly AccountStatement[],
): string | null {
  const [account] = chosen;
  const [document] = documents;
  if (documents.length === 1 && document !== undefined) {
    if (all.length === chosen.length || account === undefined) return null;
    return `${document.originalName.replace(/\.[0-9A-Za-z]{1,5}$/, '')} ${fileStem(account.label)}`;
  }
  const starts = chosen.map(({ periodStart, rows }) => periodStart ?? rows[0]?.date ?? null);
  const ends = chosen.map(({ periodEnd, rows }) => periodEnd ?? rows.at(-1)?.date ?? null);
  const from = starts.filter((date) => date !== null).sort()[0];
  const to = ends
    .filter((date) => date !== null)
    .sort()
    .at(-1);
  const what = chosen.length === 1 && account !== undefined ? fileStem(account.label) : 'statements';
  return from === undefined || to === undefined ? what : `${what} ${from} to ${to}`;
}
