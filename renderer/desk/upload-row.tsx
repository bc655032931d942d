import type { ReactNode } from 'react';
import { formatDayAndTime } from '../format/dates.ts';
import { formatBytes } from '../format/numbers.ts';
import { useWorkspace } from '../shell/workspace.ts';
import { assertNever } from '../state/never.ts';
import type { Upload, UploadState } from '../state/uploads.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, IconButton } from '../ui/button.tsx';
import { Icon } from '../ui/icons.tsx';
import { useLocale } from '../ui/locale.ts';
import { Notice } from '../ui/notice.tsx';
import { PasswordForm } from './password-form.tsx';

/** A file on its way to the service; one that was refused says why, and a locked one asks for its password. */
export function UploadRow({ upload }: { readonly upload: Upload }): ReactNode {
  const locale = useLocale();
  const { uploads } = useWorkspace();
  const { file, state, id } = upload;
  const locked = uploads.items.filter((item) => item.state.name === 'locked');
  return (
    <>
      <tr role="row" className={`statement statement-upload-${state.name}`}>
        <td role="cell" className="statement-name">
          <Icon name={state.name === 'locked' ? 'lock' : 'file'} />
          <span title={file.name}>{file.name}</span>
        </td>
        <td role="cell" className="statement-state">
          <UploadBadge state={state} />
        </td>
        <td role="cell" className="statement-period soft figures">
          {formatBytes(file.size, locale)}
        </td>
        <td role="cell" className="number" />
        <td role="cell" className="number" />
        <td role="cell" className="statement-added" />
        <td role="cell" className="statement-actions">
          {state.name !== 'sending' && (
            <IconButton icon="cross" label={`Remove ${file.name}`} onClick={() => uploads.remove(id)} />
          )}
        </td>
      </tr>
      {state.name === 'locked' && (
        <tr role="row" className="statement-below">
          <td role="cell" colSpan={7}>
            <PasswordForm
              fileName={file.name}
              wrong={state.wrong}
              others={locked.length - 1}
              onPassword={(password, all) => {
                for (const item of all ? locked : [upload]) uploads.unlock(item.id, password);
              }}
              onGiveUp={() => uploads.remove(id)}
            />
          </td>
        </tr>
      )}
      {state.name === 'refused' && (
        <tr role="row" className="statement-below">
          <td role="cell" colSpan={7}>
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
          </td>
        </tr>
      )}
    </>
  );
}

function UploadBadge({ state }: { readonly state: UploadState }): ReactNode {
  switch (state.name) {
    case 'waiting':
      return (
        <Badge tone="quiet" icon="clock">
          Waiting to be sent
        </Badge>
      );
    case 'sending':
      return (
        <Badge tone="quiet" icon="upload">
          Sending
        </Badge>
      );
    case 'locked':
      return (
        <Badge tone="doubt" icon="lock">
          Password needed
        </Badge>
      );
    case 'refused':
      return (
        <Badge tone="bad" icon="crossCircle">
          {state.quota ? 'Quota used up' : 'Not accepted'}
        </Badge>
      );
    default:
      return assertNever(state);
  }
}
