/** The API's description, from a service that starts for it on an empty data folder and stops again. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { readSettings } from '../../server/config/settings.ts';
import { startService } from '../../server/service.ts';

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
}
export interface Operation {
  readonly summary: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}
export interface ApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export async function describeApi(): Promise<ApiDocument> {
  const dataDir = await mkdtemp(join(tmpdir(), 'statement-desk-describe-'));
  const settings = readSettings({ port: '0', dataDir }, {});
  const service = await startService({ settings, log: pino({ level: 'silent' }) });
  try {
    const document: ApiDocument = await (await fetch(`${service.url}/openapi.json`)).json();
    return document;
  } finally {
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
