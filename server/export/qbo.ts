/** QuickBooks Web Connect: OFX 1.0.2 with Intuit's identification of the institution. */
import type { AccountStatement } from './account-statement.ts';
import type { ExportedFile } from './exported-file.ts';
import { ofxBody } from './ofx.ts';
import { aggregate, element } from './ofx-fields.ts';

/**
 * A number of Intuit's list of institutions: without one that is on the list, QuickBooks refuses the file. This one
 * allows bank accounts and cards alike. QuickBooks asks which of its accounts the rows belong to in any case.
 */
const INTUIT_BANK_ID = '3000';

export function writeQbo(accounts: readonly AccountStatement[]): ExportedFile {
  const institution = [
    ...aggregate('FI', element('ORG', 'Statement Desk'), element('FID', INTUIT_BANK_ID)),
    element('INTU.BID', INTUIT_BANK_ID),
  ];
  return {
    body: ofxBody(accounts, institution),
    mediaType: 'application/vnd.intu.qbo; charset=windows-1252',
    extension: '.qbo',
  };
}
