/** `/settings`: what the settings are, where each comes from, and changing those that nothing fixes. */
import { SettingsBody, SettingsPatch } from '../../shared/api/settings.ts';
import { LockedSettingError, UnusableSettingError } from '../config/live-settings.ts';
import { answers } from './answers.ts';
import type { Api, ApiDependencies } from './app-types.ts';
import { callerOf } from './authentication.ts';
import { badRequest, lockedSetting, onlyLocalAccount } from './errors.ts';

export function settingsRoutes(
  api: Api,
  { accounts, settings, localAccountId, port, version }: ApiDependencies,
): void {
  const body = (mayChange: boolean): SettingsBody => ({
    success: true,
    version,
    settings: settings.describe({ port: port(), plan: accounts.byId(localAccountId)!.plan, mayChange }),
  });

  api.get(
    '/settings',
    {
      schema: {
        summary: 'Settings of the service',
        description: 'Each with its `source`; `locked` where the policy file, a flag or a variable fixes it.',
        response: answers(SettingsBody, 401),
      },
    },
    async (request) => body(callerOf(request).account.id === localAccountId),
  );

  api.patch(
    '/settings',
    {
      schema: {
        summary: 'Change settings',
        description:
          'All of the body or nothing. Works at once. Only for keys of the local account; a locked setting is a 403.',
        body: SettingsPatch,
        response: answers(SettingsBody, 400, 401),
      },
    },
    async (request) => {
      if (callerOf(request).account.id !== localAccountId) throw onlyLocalAccount();
      try {
        settings.change(request.body);
      } catch (error) {
        if (error instanceof LockedSettingError) throw lockedSetting(error.setting, error.source);
        if (error instanceof UnusableSettingError) {
          throw badRequest(
            error.message,
            'Origins are a scheme, a host and a port: https://books.example:8443',
          );
        }
        throw error;
      }
      request.log.info({ settings: Object.keys(request.body) }, 'settings changed');
      return body(true);
    },
  );
}
