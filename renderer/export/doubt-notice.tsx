import type { ReactNode } from 'react';
import type { DocumentBody } from '../../shared/api/documents.ts';
import { hrefOf } from '../state/routes.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { doubtOf } from './choice.ts';

/** Statements named before the rest is counted. */
const NAMED = 4;

/** Says before saving that something is not proved, with the way to look at it. */
export function DoubtNotice({
  documents,
  onLeave,
}: {
  readonly documents: readonly DocumentBody[];
  readonly onLeave: () => void;
}): ReactNode {
  const doubt = doubtOf(documents);
  if (doubt === null) return null;
  const [first] = doubt.doubtful;
  const mismatch = doubt.doubtful.some(({ verification }) => verification?.status === 'mismatch');
  return (
    <Notice
      tone={mismatch ? 'bad' : 'doubt'}
      title={doubt.title}
      actions={
        documents.length === 1 && (
          <ButtonLink href={hrefOf({ room: 'review', fileId: first!.file_id })} onClick={onLeave}>
            Review it
          </ButtonLink>
        )
      }
    >
      {doubt.text}
      {documents.length > 1 && (
        <>
          {' '}
          {doubt.doubtful.slice(0, NAMED).map(({ file_id, original_name }, at) => (
            <span key={file_id}>
              {at > 0 && ', '}
              <a
                className="export-doubtful"
                href={hrefOf({ room: 'review', fileId: file_id })}
                onClick={onLeave}
              >
                {original_name}
              </a>
            </span>
          ))}
          {doubt.doubtful.length > NAMED && ` and ${doubt.doubtful.length - NAMED} more`}
        </>
      )}
    </Notice>
  );
}
