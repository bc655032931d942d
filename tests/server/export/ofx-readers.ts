/** OFX files as two readers see them that are not ours, in one shape. */
import { Ofx } from 'ofx-data-extractor';
import { parseSync } from 'ofx-js';

export interface ReadEntry {
  readonly type: string;
  /** YYYY-MM-DD. */
  readonly date: string;
  /** As written: a signed decimal. */
  readonly amount: string;
  readonly fitId: string;
  readonly name: string;
  readonly memo: string | null;
}

type Aggregate = Record<string, unknown>;

const listOf = (value: unknown): Aggregate[] => {
  const items: Aggregate[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  return items;
};
const at = (value: unknown, ...path: readonly string[]): unknown => {
  let found = value;
  for (const name of path) found = found === undefined ? undefined : Object(found)[name];
  return found;
};
const textOf = (value: unknown): string => {
  if (typeof value !== 'string' && typeof value !== 'number')
    throw new TypeError(`no value: ${String(value)}`);
  return String(value);
};

/** The statements of a file with what they say of their account, by `ofx-js`. */
export function statementsByOfxJs(file: string) {
  const { OFX: ofx } = parseSync(file);
  const bank = listOf(at(ofx, 'BANKMSGSRSV1', 'STMTTRNRS')).map((response) => at(response, 'STMTRS'));
  const cards = listOf(at(ofx, 'CREDITCARDMSGSRSV1', 'CCSTMTTRNRS')).map((response) =>
    at(response, 'CCSTMTRS'),
  );
  return [...bank, ...cards].map((statement) => ({
    currency: at(statement, 'CURDEF'),
    account: at(statement, 'BANKACCTFROM', 'ACCTID') ?? at(statement, 'CCACCTFROM', 'ACCTID'),
    balance: at(statement, 'LEDGERBAL', 'BALAMT'),
    balanceDate: at(statement, 'LEDGERBAL', 'DTASOF'),
    start: at(statement, 'BANKTRANLIST', 'DTSTART'),
    end: at(statement, 'BANKTRANLIST', 'DTEND'),
    entries: listOf(at(statement, 'BANKTRANLIST', 'STMTTRN')).map((entry): ReadEntry => ({
      type: textOf(entry['TRNTYPE']),
      date: textOf(entry['DTPOSTED']).replace(/^(\d{4})(\d\d)(\d\d)120000$/, '$1-$2-$3'),
      amount: textOf(entry['TRNAMT']),
      fitId: textOf(entry['FITID']),
      name: textOf(entry['NAME']),
      memo: entry['MEMO'] === undefined ? null : textOf(entry['MEMO']),
    })),
  }));
}

/** All entries of a file, by `ofx-data-extractor`; throws where it finds the file not valid. */
export function entriesByExtractor(file: string): ReadEntry[] {
  const ofx = new Ofx(file, { parserMode: 'strict' });
  const { isValid, errors } = ofx.validate();
  if (!isValid) throw new Error(JSON.stringify(errors));
  const read: unknown[] = [...listOf(ofx.getBankTransferList()), ...listOf(ofx.getCreditCardTransferList())];
  return read.map((entry) => ({
    type: textOf(at(entry, 'TRNTYPE')),
    date: textOf(at(entry, 'DTPOSTED')),
    amount: textOf(at(entry, 'TRNAMT')),
    fitId: textOf(at(entry, 'FITID')),
    name: textOf(at(entry, 'NAME')),
    memo: at(entry, 'MEMO') === undefined ? null : textOf(at(entry, 'MEMO')),
  }));
}
