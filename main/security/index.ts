/** Puts the rules of this folder to work on Electron's objects. */
import type { App, Session, Shell } from 'electron';
import { refuseDownload } from './downloads.ts';
import { guardNavigation } from './navigation.ts';
import { openExternalUrl } from './open-external.ts';
import { mayHavePermission } from './permissions.ts';
import { mayRequest } from './requests.ts';
import { refuseWebview } from './webview.ts';
import { refuseNewWindow } from './window-creation.ts';

export interface Secured {
  readonly app: Pick<App, 'on'>;
  readonly session: Pick<
    Session,
    | 'setPermissionRequestHandler'
    | 'setPermissionCheckHandler'
    | 'setDevicePermissionHandler'
    | 'setDisplayMediaRequestHandler'
    | 'webRequest'
    | 'on'
  >;
  readonly shell: Pick<Shell, 'openExternal'>;
  readonly serviceUrl: string;
  readonly log: (line: string) => void;
}

/** Call before the first window is made: it watches every page that comes to be. */
export function applySecurityRules({ app, session, shell, serviceUrl, log }: Secured): void {
  const openOutside = (address: string): void => {
    const opened = openExternalUrl(address, serviceUrl, (url) => {
      shell
        .openExternal(url)
        .catch((error: unknown) => log(`could not open a page outside: ${String(error)}`));
    });
    if (!opened) log('refused to open a foreign address');
  };
  app.on('web-contents-created', (_event, contents) => {
    const guard = (details: { readonly url: string; preventDefault(): void }): void =>
      guardNavigation(details.url, serviceUrl, () => {
        details.preventDefault();
        log('refused to leave our own page');
      });
    contents.on('will-frame-navigate', guard);
    contents.on('will-redirect', guard);
    contents.on('will-attach-webview', (event) => refuseWebview(() => event.preventDefault()));
    contents.setWindowOpenHandler(({ url }) => refuseNewWindow(url, openOutside));
  });
  session.setPermissionRequestHandler((_contents, permission, answer, { requestingUrl }) =>
    answer(mayHavePermission(permission, requestingUrl, serviceUrl)),
  );
  session.setPermissionCheckHandler((_contents, permission, requestingOrigin) =>
    mayHavePermission(permission, requestingOrigin, serviceUrl),
  );
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler(null);
  session.webRequest.onBeforeRequest(({ url }, answer) => {
    const allowed = mayRequest(url, serviceUrl);
    if (!allowed) log('refused a request that would leave our own service');
    answer({ cancel: !allowed });
  });
  session.on('will-download', (event) =>
    refuseDownload(() => {
      event.preventDefault();
      log('refused a download');
    }),
  );
}
