/** The caller's account: user, keys, health. Contract section 2.3 and PRODUCT sections 3 and 4. */
import { Type, type Static } from 'typebox';
import { Nullable } from './common.ts';

export const QuotaBody = Type.Object({
  used: Type.Integer({ description: 'Pages used in the current period.' }),
  limit: Type.Integer({ description: 'Pages allowed in the period.' }),
  remaining: Type.Integer({ description: 'Pages left in the period.' }),
  period: Type.Union([Type.Literal('day'), Type.Literal('month')]),
});

export const PlanName = Type.Union([
  Type.Literal('free'),
  Type.Literal('professional'),
  Type.Literal('business'),
  Type.Literal('enterprise'),
]);

/** Answer of `GET /user`. */
export const UserBody = Type.Object({
  success: Type.Literal(true),
  email: Type.String(),
  plan: PlanName,
  credits: Type.Integer({ description: 'Prepaid pages, used when the quota of the period is spent.' }),
  quota: QuotaBody,
});
export type UserBody = Static<typeof UserBody>;

export const KeyBody = Type.Object({
  id: Type.String(),
  name: Type.String(),
  prefix: Type.String({ description: 'First characters of the key, to recognise it by.' }),
  created_at: Type.String(),
  last_used_at: Nullable(Type.String()),
});
export type KeyBody = Static<typeof KeyBody>;

export const KeyListBody = Type.Object({ success: Type.Literal(true), keys: Type.Array(KeyBody) });
export type KeyListBody = Static<typeof KeyListBody>;

/** Answer of `POST /keys`: the only time the key itself is shown. */
export const KeyCreatedBody = Type.Object({
  success: Type.Literal(true),
  key: KeyBody,
  api_key: Type.String({ pattern: '^sd_[0-9A-Za-z]{40}$' }),
});
export type KeyCreatedBody = Static<typeof KeyCreatedBody>;

/** Answer of `GET /health`; the only endpoint without a key. */
export const HealthBody = Type.Object({
  success: Type.Literal(true),
  status: Type.Literal('ok'),
  version: Type.String(),
});
export type HealthBody = Static<typeof HealthBody>;
