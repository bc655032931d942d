import { Writable } from 'node:stream';
import type { StatementWriter } from './exported-file.ts';
import { addSummarySheet } from './xlsx-summary.ts';
import { addTransactionsSheet } from './xlsx-transactions.ts';

/**
 * An Office Open XML workbook with the sheets Transactions (real dates and numbers, frozen header, filter) and
 * Summary (a reconciliation whose formulas follow every edit of the rows).
 *
 * Rows are packed as they are written: a workbook of 35,000 rows held as objects takes half a gigabyte.
 */
export const writeXlsx: StatementWriter = async (statement, { title }) => {
  const { default: exceljs } = await import('exceljs');
  const packed = collector();
  const workbook = new exceljs.stream.xlsx.WorkbookWriter({
    stream: packed.stream,
    useStyles: true,
    useSharedStrings: true,
  });
  workbook.creator = 'Statement Desk';
  await addTransactionsSheet(workbook, statement);
  addSummarySheet(workbook, statement, title).commit();
  await workbook.commit();
  return {
    body: packed.bytes(),
    mediaType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: '.xlsx',
  };
};

/** A stream that keeps what is written to it. */
function collector(): { readonly stream: Writable; readonly bytes: () => Uint8Array } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, bytes: () => new Uint8Array(Buffer.concat(chunks)) };
}
