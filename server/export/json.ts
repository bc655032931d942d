import { toDownloadBody } from './api-body.ts';
import type { StatementWriter } from './exported-file.ts';

/** The JSON download: the contract's fields with `currency`, `accounts` and `verification` beside them. */
export const writeJson: StatementWriter = (statement, { fileId }) => ({
  body: `${JSON.stringify(toDownloadBody(statement, fileId), null, 2)}\n`,
  mediaType: 'application/json; charset=utf-8',
  extension: '.json',
});
