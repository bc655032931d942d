/** Quicken Interchange Format: one account, a line per field, a caret after every row. */
import { formatMinor } from '../../shared/money.ts';
import type { AccountStatement, AccountWriter } from './account-statement.ts';
import { signedAmount } from './booking-key.ts';
import { checkNumber } from './check-number.ts';
import { oneLine } from './one-line.ts';
import { regionalDate } from './regional-date.ts';
import { encodeWindows1252, transliterate } from './windows-1252.ts';

/**
 * The type of the account, then `D` date (in the order of the statement's country), `T` signed amount, `N` check number
 * where certain, `P` the whole description. In windows-1252, as Quicken writes it.
 */
export const writeQif: AccountWriter = (account) => {
  const lines = [
    `!Type:${account.kind === 'liability' ? 'CCard' : 'Bank'}`,
    ...account.rows.flatMap(entry(account)),
  ];
  return [
    {
      body: encodeWindows1252(`${lines.join('\r\n')}\r\n`),
      mediaType: 'application/qif; charset=windows-1252',
      extension: '.qif',
    },
  ];
};

function entry({ currency, dateOrder }: AccountStatement) {
  return (row: AccountStatement['rows'][number]): string[] => {
    const check = checkNumber(row);
    return [
      `D${regionalDate(row.date, dateOrder)}`,
      `T${formatMinor(signedAmount(row), currency)}`,
      ...(check === null ? [] : [`N${check}`]),
      `P${oneLine(transliterate(oneLine(row.description)))}`,
      '^',
    ];
  };
}
