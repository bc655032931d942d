/** Runs requests of a Bruno collection as Bruno does, as far as ours use it: variables, parameters, bodies, what is kept. */
import { bruToJsonV2, type BruRequest } from '@usebruno/lang';

export interface BrunoAnswer {
  readonly name: string;
  readonly status: number;
}

/** The requests of a collection's files, in the order in which they are run. */
export function requestsOf(files: Readonly<Record<string, string>>): BruRequest[] {
  return Object.entries(files)
    .filter(([name]) => name.endsWith('.bru') && !name.includes('/'))
    .map(([, content]) => bruToJsonV2(content))
    .toSorted((a, b) => Number(a.meta.seq) - Number(b.meta.seq));
}

/** Sends a request; what later ones need of its answer goes into `variables`. `file` is what an upload sends. */
export async function send(
  { meta, http, auth, params = [], body, vars }: BruRequest,
  variables: Map<string, string>,
  file: Blob,
): Promise<BrunoAnswer> {
  const filled = (text: string): string =>
    text.replaceAll(/\{\{(\w+)\}\}/g, (_whole, name: string) => variables.get(name) ?? '');
  let address = filled(http.url);
  for (const { name, value, type } of params)
    if (type === 'path') address = address.replace(`:${name}`, filled(value));
  const headers = new Headers();
  if (auth?.bearer !== undefined) headers.set('authorization', `Bearer ${filled(auth.bearer.token)}`);
  const form = new FormData();
  if (http.body === 'multipartForm') form.append('file', file, 'march.pdf');
  if (http.body === 'json') headers.set('content-type', 'application/json');
  const content = http.body === 'none' ? null : http.body === 'json' ? (body?.json ?? null) : form;
  const response = await fetch(address, { method: http.method.toUpperCase(), headers, body: content });
  const text = await response.text();
  for (const { name, value } of vars?.res ?? []) variables.set(name, valueAt(JSON.parse(text), value));
  return { name: meta.name, status: response.status };
}

/** What `res.body.a.b` names. */
function valueAt(answer: unknown, path: string): string {
  const found = path
    .split('.')
    .slice(2)
    .reduce<unknown>(
      (part, name) => (typeof part === 'object' && part !== null ? Reflect.get(part, name) : undefined),
      answer,
    );
  if (typeof found !== 'string') throw new Error(`the answer has no ${path}`);
  return found;
}
