/** One account as an OFX statement. Source: OFX 1.0.2, section 11.4 (statement download). */
import { formatMinor } from '../../shared/money.ts';
import type { Transaction } from '../../shared/statement.ts';
import type { AccountStatement } from './account-statement.ts';
import { signedAmount } from './booking-key.ts';
import { checkNumber } from './check-number.ts';
import { fitIds } from './fitid.ts';
import { aggregate, element, FIELD_LENGTH, nameAndMemo, ofxDate } from './ofx-fields.ts';
import { transliterate } from './windows-1252.ts';

/** Statements do not print routing numbers in a known place; the element is required and has nine digits. */
const UNKNOWN_BANK = '000000000';
/** ISO 4217 for "no currency": the element is required, and a guess would book the wrong money. */
const UNKNOWN_CURRENCY = 'XXX';

/** `accountId` as `accountIds` gives it, `number` counts the statements of the file from 1. */
export function ofxStatement(account: AccountStatement, accountId: string, number: number): string[] {
  const card = account.kind === 'liability';
  const from = card
    ? aggregate('CCACCTFROM', element('ACCTID', accountId))
    : aggregate(
        'BANKACCTFROM',
        element('BANKID', UNKNOWN_BANK),
        element('ACCTID', accountId),
        element('ACCTTYPE', 'CHECKING'),
      );
  return aggregate(
    card ? 'CCSTMTTRNRS' : 'STMTTRNRS',
    element('TRNUID', String(number)),
    aggregate('STATUS', element('CODE', '0'), element('SEVERITY', 'INFO')),
    aggregate(
      card ? 'CCSTMTRS' : 'STMTRS',
      element('CURDEF', account.currency ?? UNKNOWN_CURRENCY),
      from,
      transactionList(account),
      ledgerBalance(account),
    ),
  );
}

/** Account numbers that keep the accounts of one file apart: the number's last 22 characters, else the placeholder. */
export function accountIds(accounts: readonly AccountStatement[]): string[] {
  const ids = accounts.map(({ identity, placeholder }) => identity ?? placeholder);
  return accounts.map(({ currency }, index) => {
    const id = ids[index] ?? '';
    const shared = ids.filter((other) => other === id).length > 1;
    return transliterate(shared && currency !== null ? `${id}-${currency}` : id).slice(-FIELD_LENGTH.ACCTID);
  });
}

function transactionList({ rows, periodStart, periodEnd, ...account }: AccountStatement): string[] | null {
  const dates = rows.map(({ date }) => date).sort();
  const start = earliest(periodStart, dates[0]);
  const end = earliest(dates.at(-1), periodEnd, -1);
  if (start === null || end === null) return null;
  const ids = fitIds({ ...account, rows, periodStart, periodEnd });
  return aggregate(
    'BANKTRANLIST',
    element('DTSTART', ofxDate(start)),
    element('DTEND', ofxDate(end)),
    rows.flatMap((row, index) => transaction(row, ids[index] ?? '', account.currency)),
  );
}

/** The earlier of two dates, or with `order` -1 the later; a date that is not known does not count. */
function earliest(
  one: string | null | undefined,
  other: string | null | undefined,
  order = 1,
): string | null {
  const known = [one, other].filter((date) => date !== null && date !== undefined).sort();
  return known.at(order === 1 ? 0 : -1) ?? null;
}

function transaction(row: Transaction, fitId: string, currency: string | null): string[] {
  const check = checkNumber(row);
  const { name, memo } = nameAndMemo(row.description);
  const type = check !== null ? 'CHECK' : row.direction === 'in' ? 'CREDIT' : 'DEBIT';
  return aggregate(
    'STMTTRN',
    element('TRNTYPE', type),
    element('DTPOSTED', ofxDate(row.date)),
    element('TRNAMT', formatMinor(signedAmount(row), currency)),
    element('FITID', fitId),
    check === null ? null : element('CHECKNUM', check.slice(-FIELD_LENGTH.CHECKNUM)),
    element('NAME', name),
    memo === null ? null : element('MEMO', memo),
  );
}

/** Left out where no balance is known: a made-up one would be shown as the bank's. What is owed is negative. */
function ledgerBalance({
  closingBalance,
  kind,
  periodEnd,
  rows,
  currency,
}: AccountStatement): string[] | null {
  const balance = closingBalance ?? rows.at(-1)?.balance ?? null;
  const date = periodEnd ?? rows.at(-1)?.date ?? null;
  if (balance === null || date === null) return null;
  const own = kind === 'liability' && balance !== 0 ? -balance : balance;
  return aggregate(
    'LEDGERBAL',
    element('BALAMT', formatMinor(own, currency)),
    element('DTASOF', ofxDate(date)),
  );
}
