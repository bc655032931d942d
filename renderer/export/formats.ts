/** What can be saved, in a user's words. */
import type { DownloadFormat } from '../../shared/api/documents.ts';

export interface FormatWords {
  readonly format: DownloadFormat;
  readonly name: string;
  /** What it is for, in a line. */
  readonly use: string;
  /** What to know when it is imported; null where there is nothing. */
  readonly hint: string | null;
  /** How a preview shows it. */
  readonly shows: 'table' | 'headless table' | 'text' | 'workbook';
  /** Whether a file holds one account: several accounts become several files. */
  readonly oneAccount: boolean;
}

const REGIONAL =
  'Dates stand in the order the statement prints them: choose the same order (day first or month first) when you import.';

/** Words of every format; a format that is added to the API fails to compile here until it has some. */
const WORDS: Readonly<Record<DownloadFormat, Omit<FormatWords, 'format'>>> = {
  csv: {
    name: 'CSV',
    use: 'Any spreadsheet or program',
    hint: null,
    shows: 'table',
    oneAccount: false,
  },
  xlsx: {
    name: 'Excel',
    use: 'Real dates and numbers, a summary that adds up',
    hint: 'Two sheets: Transactions with a frozen heading and a filter, and Summary, where opening + in − out = closing stands as live formulas.',
    shows: 'workbook',
    oneAccount: false,
  },
  json: {
    name: 'JSON',
    use: 'Scripts: rows, accounts and verification',
    hint: null,
    shows: 'text',
    oneAccount: false,
  },
  'csv-xero': {
    name: 'Xero',
    use: 'Accounting › Bank accounts › Import a statement',
    hint: `${REGIONAL} Xero takes 1,000 lines at once; a longer account is split into parts.`,
    shows: 'table',
    oneAccount: true,
  },
  'csv-quickbooks': {
    name: 'QuickBooks Online',
    use: 'Transactions › Upload from file, three columns',
    hint: `${REGIONAL} QuickBooks takes 1,000 rows at once; a longer account is split into parts.`,
    shows: 'table',
    oneAccount: true,
  },
  'csv-freeagent': {
    name: 'FreeAgent',
    use: 'Banking › Upload a statement',
    hint: 'Dates are day first, as FreeAgent wants them. The file has no heading.',
    shows: 'headless table',
    oneAccount: true,
  },
  qbo: {
    name: 'QuickBooks Desktop',
    use: 'Web Connect: File › Utilities › Import',
    hint: 'QuickBooks asks which of its accounts the rows belong to.',
    shows: 'text',
    oneAccount: false,
  },
  ofx: {
    name: 'OFX',
    use: 'Sage, GnuCash, Banktivity, Odoo and others',
    hint: 'Each row has an identification that stays the same, so that importing twice books nothing twice.',
    shows: 'text',
    oneAccount: false,
  },
  qif: {
    name: 'QIF',
    use: 'Quicken and older programs',
    hint: REGIONAL,
    shows: 'text',
    oneAccount: true,
  },
};

function wordsOf(format: DownloadFormat): FormatWords {
  return { format, ...WORDS[format] };
}

/** The formats under what they are for. */
export const FORMAT_GROUPS: readonly { readonly name: string; readonly formats: readonly FormatWords[] }[] = [
  { name: 'Spreadsheets and scripts', formats: (['csv', 'xlsx', 'json'] as const).map(wordsOf) },
  {
    name: 'Accounting packages',
    formats: (['csv-xero', 'csv-quickbooks', 'csv-freeagent', 'qbo', 'ofx', 'qif'] as const).map(wordsOf),
  },
];

/** All formats in the order shown. */
export const FORMATS: readonly FormatWords[] = FORMAT_GROUPS.flatMap(({ formats }) => formats);

const STORAGE_NAME = 'statement-desk.export-format';

/** The format chosen last on this computer, CSV at first. */
export function rememberedFormat(storage: Pick<Storage, 'getItem'>): DownloadFormat {
  const kept = storage.getItem(STORAGE_NAME);
  return FORMATS.find(({ format }) => format === kept)?.format ?? 'csv';
}

export function rememberFormat(storage: Pick<Storage, 'setItem'>, format: DownloadFormat): void {
  storage.setItem(STORAGE_NAME, format);
}

/** Words of one format. */
export function formatWords(format: DownloadFormat): FormatWords {
  return wordsOf(format);
}
