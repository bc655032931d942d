/**
 * Settings as the app shows them: what each is, where it comes from, and whether it can be changed here.
 * PRODUCT sections 1, 5 and 7; `GET|PATCH /settings`.
 */
import { Type, type Static, type TSchema } from 'typebox';
import { PlanName } from './account.ts';
import { Nullable } from './common.ts';

/** Where a value comes from; the first of these that names the setting wins. `stored` is what was changed in the app. */
const SETTING_SOURCES = ['policy', 'flag', 'variable', 'stored', 'default'] as const;
export type SettingSource = (typeof SETTING_SOURCES)[number];
export const SettingSource = Type.Unsafe<SettingSource>({ type: 'string', enum: [...SETTING_SOURCES] });

/** A value with its source. */
const Setting = <T extends TSchema>(value: T) =>
  Type.Object({
    value,
    source: SettingSource,
    locked: Type.Boolean({
      description: 'Fixed by the policy file of IT, a flag or a variable: PATCH answers 403.',
    }),
    editable: Type.Boolean({ description: 'PATCH with this key changes it.' }),
  });

/** Longest retention, days: a hundred years. */
export const MAX_RETENTION_DAYS = 36_500;
const AllowedOrigins = Type.Array(Type.String({ maxLength: 300 }), {
  maxItems: 100,
  description: 'Origins (scheme, host and port) of other web pages that may call the API.',
});
const RetentionDays = Nullable(
  Type.Integer({
    minimum: 1,
    maximum: MAX_RETENTION_DAYS,
    description:
      'Documents are deleted this many days after they were uploaded or last changed; null keeps them.',
  }),
);
const Updates = Type.Boolean({
  description: 'Whether the desktop app looks for updates: the only request that would leave the machine.',
});

export const SettingsBody = Type.Object({
  success: Type.Literal(true),
  version: Type.String(),
  settings: Type.Object({
    allowed_origins: Setting(AllowedOrigins),
    retention_days: Setting(RetentionDays),
    updates: Setting(Updates),
    data_folder: Setting(Type.String()),
    log_folder: Setting(Type.String()),
    port: Setting(Type.Integer({ description: 'The port the service answers at now.' })),
    plan: Setting(PlanName),
  }),
});
export type SettingsBody = Static<typeof SettingsBody>;

/** Body of `PATCH /settings`: what is left out stays as it is. */
export const SettingsPatch = Type.Object(
  {
    allowed_origins: Type.Optional(AllowedOrigins),
    retention_days: Type.Optional(RetentionDays),
    updates: Type.Optional(Updates),
  },
  { additionalProperties: false, minProperties: 1 },
);
export type SettingsPatch = Static<typeof SettingsPatch>;
