/** What the API's resources are built from: given once by the composition (`server/service.ts`), never looked up. */
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Accounts } from '../accounts/accounts.ts';
import type { Keys } from '../accounts/keys.ts';
import type { SessionCodes } from '../accounts/session-codes.ts';
import type { LiveSettings } from '../config/live-settings.ts';
import type { IdempotentUploads } from '../documents/idempotent-uploads.ts';
import type { IntakeDependencies } from '../documents/intake.ts';
import type { PageImages } from '../documents/page-images.ts';

export interface ApiDependencies extends IntakeDependencies {
  readonly accounts: Accounts;
  readonly keys: Keys;
  readonly sessions: SessionCodes;
  readonly images: PageImages;
  readonly idempotentUploads: IdempotentUploads;
  readonly settings: LiveSettings;
  /** The port the service answers at. */
  readonly port: () => number;
  /** The account of this computer's user, which one-time links open. */
  readonly localAccountId: number;
  /** Largest upload, bytes. */
  readonly maxFileBytes: number;
  /** Requests a key may make in a minute. */
  readonly requestsPerMinute: number;
  readonly version: string;
}

/** The app with schemas as types. */
export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;
