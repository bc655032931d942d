import { toDownloadBody } from './api-body.ts';
import type { StatementWriter } from './exported-file.ts';

/**
 * The JSON download: the contract's fields with `currency`, `accounts` and `verification` beside them, and with
 * `file_ids` where several documents were asked for.
 */
export const writeJson: StatementWriter = (statement, { fileIds }) => {
  const [fileId = ''] = fileIds;
  const { success, file_id, ...body } = toDownloadBody(statement, fileId);
  const several = fileIds.length > 1 ? { file_ids: fileIds } : {};
  return {
    body: `${JSON.stringify({ success, file_id, ...several, ...body }, null, 2)}\n`,
    mediaType: 'application/json; charset=utf-8',
    extension: '.json',
  };
};
