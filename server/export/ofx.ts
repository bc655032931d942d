/** OFX 1.0.2: a sign-on, then a statement per account, bank accounts before cards. */
import type { AccountStatement } from './account-statement.ts';
import type { ExportedFile } from './exported-file.ts';
import { accountIds, ofxStatement } from './ofx-account.ts';
import { aggregate, element, ofxDate } from './ofx-fields.ts';
import { encodeWindows1252 } from './windows-1252.ts';

const HEADER = [
  'OFXHEADER:100',
  'DATA:OFXSGML',
  'VERSION:102',
  'SECURITY:NONE',
  'ENCODING:USASCII',
  'CHARSET:1252',
  'COMPRESSION:NONE',
  'OLDFILEUID:NONE',
  'NEWFILEUID:NONE',
  '',
] as const;

/** Moment of a file without a single date; the element is required. */
const NO_DATE = '1970-01-01';

/** Lines end with CR and LF, characters are bytes of windows-1252, as the header says. */
export function writeOfx(accounts: readonly AccountStatement[]): ExportedFile {
  return {
    body: ofxBody(accounts, []),
    mediaType: 'application/x-ofx; charset=windows-1252',
    extension: '.ofx',
  };
}

/** The whole file; `institution` are the lines a dialect adds to the sign-on. */
export function ofxBody(accounts: readonly AccountStatement[], institution: readonly string[]): Uint8Array {
  const ids = accountIds(accounts);
  const statements = accounts.map((account, index) => ({
    kind: account.kind,
    lines: ofxStatement(account, ids[index] ?? '', index + 1),
  }));
  const ofKind = (kind: AccountStatement['kind']): string[] =>
    statements.flatMap((statement) => (statement.kind === kind ? statement.lines : []));
  const bank = ofKind('asset');
  const cards = ofKind('liability');
  const lines = [
    ...HEADER,
    ...aggregate(
      'OFX',
      aggregate(
        'SIGNONMSGSRSV1',
        aggregate(
          'SONRS',
          aggregate('STATUS', element('CODE', '0'), element('SEVERITY', 'INFO')),
          element('DTSERVER', ofxDate(lastDate(accounts))),
          element('LANGUAGE', 'ENG'),
          institution,
        ),
      ),
      bank.length === 0 ? null : aggregate('BANKMSGSRSV1', bank),
      cards.length === 0 ? null : aggregate('CREDITCARDMSGSRSV1', cards),
    ),
  ];
  return encodeWindows1252(`${lines.join('\r\n')}\r\n`);
}

/** The statements' last day rather than today's, so that the same statements give the same file. */
function lastDate(accounts: readonly AccountStatement[]): string {
  const dates = accounts.flatMap(({ periodEnd, rows }) => [periodEnd, rows.at(-1)?.date ?? null]);
  return (
    dates
      .filter((date) => date !== null)
      .sort()
      .at(-1) ?? NO_DATE
  );
}
