import type { Cell, stream, Worksheet } from 'exceljs';
import { currencyDecimals } from '../../shared/money.ts';
import type { Account, Statement, VerificationStatus } from '../../shared/statement.ts';
import { accountLabel } from './account-label.ts';
import { accountCurrency } from './api-body.ts';
import { amountFormat, amountValue, DATE_FORMAT, dateValue, textValue } from './xlsx-cells.ts';
import {
  AMOUNT_IN_COLUMN,
  AMOUNT_OUT_COLUMN,
  FIRST_TRANSACTION_ROW,
  TRANSACTIONS_SHEET,
} from './xlsx-transactions.ts';

const SUMMARY_SHEET = 'Summary';

/** Rows of the sheet; every account stands in a column of its own, from column B. */
export const SUMMARY_ROWS = {
  account: 3,
  holder: 4,
  currency: 5,
  periodStart: 6,
  periodEnd: 7,
  opening: 9,
  moneyIn: 10,
  moneyOut: 11,
  calculated: 12,
  closing: 13,
  difference: 14,
  result: 15,
  verification: 17,
  proved: 18,
  flagged: 19,
  warnings: 20,
} as const;

const STATUS_TEXT: Readonly<Record<VerificationStatus, string>> = {
  verified: 'Verified: every row is proved by the printed figures',
  unverified: 'Not verifiable: nothing printed to prove the rows against',
  mismatch: 'Mismatch: the rows do not add up to the printed figures',
};

/** Adds the reconciliation: opening, money in, money out, closing and the difference, as formulas over the rows. */
export function addSummarySheet(
  workbook: stream.xlsx.WorkbookWriter,
  statement: Statement,
  name: string,
): Worksheet {
  const sheet = workbook.addWorksheet(SUMMARY_SHEET);
  sheet.getColumn(1).width = 34;
  const title = sheet.getCell('A1');
  title.value = textValue(name);
  title.font = { bold: true, size: 14 };
  writeLabels(sheet, statement);
  statement.accounts.forEach((account, index) => writeAccount(sheet, statement, account, index));
  writeVerification(sheet, statement);
  return sheet;
}

function writeLabels(sheet: Worksheet, statement: Statement): void {
  const owed = statement.accounts.length > 0 && statement.accounts.every(({ kind }) => kind === 'liability');
  const labels: readonly (readonly [number, string])[] = [
    [SUMMARY_ROWS.account, 'Account'],
    [SUMMARY_ROWS.holder, 'Holder'],
    [SUMMARY_ROWS.currency, 'Currency'],
    [SUMMARY_ROWS.periodStart, 'From'],
    [SUMMARY_ROWS.periodEnd, 'To'],
    [SUMMARY_ROWS.opening, owed ? 'Owed at the beginning' : 'Opening balance'],
    [SUMMARY_ROWS.moneyIn, 'Money in'],
    [SUMMARY_ROWS.moneyOut, 'Money out'],
    [SUMMARY_ROWS.calculated, 'Closing balance by the rows'],
    [SUMMARY_ROWS.closing, 'Closing balance on the statement'],
    [SUMMARY_ROWS.difference, 'Difference'],
    [SUMMARY_ROWS.result, 'Reconciliation'],
    [SUMMARY_ROWS.verification, 'Verification'],
    [SUMMARY_ROWS.proved, 'Rows proved'],
    [SUMMARY_ROWS.flagged, 'Rows to check'],
    [SUMMARY_ROWS.warnings, 'Notes'],
  ];
  for (const [row, label] of labels) {
    const cell = sheet.getCell(row, 1);
    cell.value = label;
    cell.font = { bold: row === SUMMARY_ROWS.calculated || row === SUMMARY_ROWS.result };
  }
}

/** One account's column. A liability states what is owed, so money in makes it smaller. */
function writeAccount(sheet: Worksheet, statement: Statement, account: Account, index: number): void {
  const currency = accountCurrency(statement, index);
  const column = index + 2;
  sheet.getColumn(column).width = 26;
  const letter = sheet.getColumn(column).letter;
  const cell = (row: number): Cell => sheet.getCell(row, column);
  const at = (row: number): string => `${letter}${row}`;
  const R = SUMMARY_ROWS;

  cell(R.account).value = textValue(accountLabel(statement, index));
  cell(R.holder).value = account.holder === null ? null : textValue(account.holder);
  cell(R.currency).value = currency;
  for (const [row, date] of [
    [R.periodStart, account.periodStart],
    [R.periodEnd, account.periodEnd],
  ] as const) {
    cell(row).value = date === null ? null : dateValue(date);
    cell(row).numFmt = DATE_FORMAT;
  }

  const sums = accountSums(statement, account);
  const turned = account.kind === 'liability' ? -1 : 1;
  const calculated =
    account.openingBalance === null ? null : account.openingBalance + turned * (sums.moneyIn - sums.moneyOut);
  const difference =
    calculated === null || account.closingBalance === null ? null : calculated - account.closingBalance;
  const number = (minor: number | null): number | '' => (minor === null ? '' : amountValue(minor, currency));
  const [plus, minus] = turned === 1 ? ['+', '-'] : ['-', '+'];

  cell(R.opening).value = account.openingBalance === null ? null : number(account.openingBalance);
  cell(R.moneyIn).value = { formula: sumFormula(AMOUNT_IN_COLUMN, account), result: number(sums.moneyIn) };
  cell(R.moneyOut).value = { formula: sumFormula(AMOUNT_OUT_COLUMN, account), result: number(sums.moneyOut) };
  cell(R.calculated).value = {
    formula: `IF(ISNUMBER(${at(R.opening)}),${at(R.opening)}${plus}${at(R.moneyIn)}${minus}${at(R.moneyOut)},"")`,
    result: number(calculated),
  };
  cell(R.closing).value = account.closingBalance === null ? null : number(account.closingBalance);
  cell(R.difference).value = {
    formula:
      `IF(AND(ISNUMBER(${at(R.calculated)}),ISNUMBER(${at(R.closing)})),` +
      `ROUND(${at(R.calculated)}-${at(R.closing)},${currencyDecimals(currency)}),"")`,
    result: number(difference),
  };
  cell(R.result).value = {
    formula: `IF(ISNUMBER(${at(R.difference)}),IF(${at(R.difference)}=0,"Agrees","Differs"),"Not printed")`,
    result: difference === null ? 'Not printed' : difference === 0 ? 'Agrees' : 'Differs',
  };
  for (let row: number = R.opening; row <= R.difference; row += 1) cell(row).numFmt = amountFormat(currency);
  for (let row: number = R.account; row <= R.result; row += 1) cell(row).alignment = { horizontal: 'right' };
  cell(R.calculated).font = { bold: true };
  cell(R.calculated).border = { top: { style: 'thin' } };
  cell(R.result).font = { bold: true };
}

/** The rows of one account are a run of the sheet, so one range sums them; an empty account sums to nothing. */
function sumFormula(column: string, account: Account): string {
  if (account.count === 0) return '0';
  const from = FIRST_TRANSACTION_ROW + account.first;
  return `SUM(${TRANSACTIONS_SHEET}!${column}${from}:${column}${from + account.count - 1})`;
}

function accountSums(statement: Statement, account: Account): { moneyIn: number; moneyOut: number } {
  let moneyIn = 0;
  let moneyOut = 0;
  for (const row of statement.transactions.slice(account.first, account.first + account.count)) {
    if (row.direction === 'in') moneyIn += row.amount;
    else moneyOut += row.amount;
  }
  return { moneyIn, moneyOut };
}

function writeVerification(sheet: Worksheet, { verification, transactions }: Statement): void {
  sheet.getCell(SUMMARY_ROWS.verification, 2).value = STATUS_TEXT[verification.status];
  sheet.getCell(SUMMARY_ROWS.proved, 2).value = `${verification.rowsProved} of ${transactions.length}`;
  sheet.getCell(SUMMARY_ROWS.flagged, 2).value = verification.rowsFlagged;
  sheet.getCell(SUMMARY_ROWS.flagged, 2).alignment = { horizontal: 'left' };
  verification.warnings.forEach((warning, index) => {
    sheet.getCell(SUMMARY_ROWS.warnings + index, 2).value = textValue(warning);
  });
}
