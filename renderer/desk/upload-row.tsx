import type { ReactNode } from 'react';
import { formatDayAndTime } from '../format/dates.ts';
import { formatBytes } from '../format/numbers.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { hrefOf } from '../state/routes.ts';
import type { Original, Upload } from '../state/uploads.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { Notice } from '../ui/notice.tsx';
import { PasswordForm } from './password-form.tsx';
import { UploadBadge } from './upload-badge.tsx';

/**
 * A file on its way to the service: one that was refused says why, a locked one asks for its password, and one that is
 * here already offers the first one or another conversion.
 */
export function UploadRow({ upload, place }: { readonly upload: Upload; readonly place: number }): ReactNode {
  const locale = useLocale();
  const { uploads } = useWorkspace();
  const { file, state, id } = upload;
  const locked = uploads.items.filter((item) => item.state.name === 'locked').length;
  const away = state.name === 'sending' ? 'Stop sending' : 'Leave out';
  return (
    <>
      <div
        role="row"
        aria-rowindex={place}
        className={`statement statement-line statement-upload-${state.name}`}
      >
        <span role="cell" className="statement-pick" />
        <span role="cell" className="statement-name">
          <span className="statement-title">
            <Icon name={state.name === 'locked' ? 'lock' : 'file'} />
            <span title={file.name} tabIndex={-1} data-main>
              {file.name}
            </span>
          </span>
        </span>
        <span role="cell" className="statement-state">
          <UploadBadge state={state} />
          <span className="statement-note figures">{formatBytes(file.size, locale)}</span>
        </span>
        <span role="cell" className="statement-account" />
        <span role="cell" className="statement-period" />
        <span role="cell" className="statement-pages" />
        <span role="cell" className="statement-rows" />
        <span role="cell" className="statement-added" />
        <span role="cell" className="statement-actions">
          <IconButton icon="cross" label={`${away} ${file.name}`} onClick={() => uploads.remove([id])} />
        </span>
      </div>
      {state.name === 'locked' && (
        <Below>
          <PasswordForm
            fileName={file.name}
            wrong={state.wrong}
            others={locked - 1}
            onPassword={(password) => uploads.unlock(id, password)}
            onGiveUp={() => uploads.remove([id])}
          />
        </Below>
      )}
      {state.name === 'known' && (
        <Below>
          <Known original={state.original} upload={upload} />
        </Below>
      )}
      {state.name === 'refused' && (
        <Below>
          <div role="alert">
            <Notice
              tone="bad"
              icon="crossCircle"
              title={state.error}
              actions={
                <Button icon="retry" onClick={() => uploads.again(id)}>
                  Try again
                </Button>
              }
            >
              {state.hint}
              {state.quota && state.retryAt !== null && (
                <> The quota renews on {formatDayAndTime(state.retryAt, locale)}.</>
              )}
            </Notice>
          </div>
        </Below>
      )}
    </>
  );
}

function Below({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <div role="row" className="statement-below">
      <div role="cell">{children}</div>
    </div>
  );
}

function Known({
  original,
  upload: { id, file },
}: {
  readonly original: Original;
  readonly upload: Upload;
}): ReactNode {
  const { uploads } = useWorkspace();
  const same = original.name === file.name ? 'The same file' : `The same file, called ${original.name},`;
  return (
    <Notice
      tone="quiet"
      icon="copy"
      title={`${same} is here already.`}
      actions={
        <>
          {'fileId' in original && (
            <Button
              icon="file"
              aria-label={`Open the first ${original.name}`}
              onClick={() => {
                uploads.remove([id]);
                window.location.hash = hrefOf({ room: 'review', fileId: original.fileId });
              }}
            >
              Open the first one
            </Button>
          )}
          <Button icon="retry" aria-label={`Convert ${file.name} again`} onClick={() => uploads.anyway([id])}>
            Convert again
          </Button>
        </>
      }
    />
  );
}
