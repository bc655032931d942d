/** `/docs`: the API's description as one page, written from the OpenAPI document. Needs no script and no network. */
import { escapeHtml, page } from './html.ts';

/** The parts of a JSON schema that are shown. */
interface Schema {
  readonly type?: string;
  readonly contentMediaType?: string;
  readonly $ref?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly description?: string;
  readonly default?: unknown;
}
interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}
interface Operation {
  readonly summary?: string;
  readonly description?: string;
  readonly security?: readonly unknown[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly description?: string;
    readonly schema?: Schema;
  }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Content & { readonly description: string }>>;
}

/** The parts of an OpenAPI document that are shown. */
export interface ApiDescription {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export function docsPage(api: ApiDescription): string {
  const operations = Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => showOperation(method, path, operation)),
  );
  const { title, version, description = '' } = api.info;
  return page(
    `${title} API`,
    `<h1>${escapeHtml(title)} API</h1>
<p class="quiet">Version ${escapeHtml(version)} · <a href="/openapi.json">OpenAPI 3.1 document</a></p>
<p>${prose(description)}</p>
<p>Every request carries the header <code>Authorization: Bearer &lt;API_KEY&gt;</code>, except where it says otherwise.
Every error is JSON with <code>success: false</code>, <code>error</code> and <code>hint</code>.</p>
${operations.join('\n')}`,
  );
}

function showOperation(method: string, path: string, operation: Operation): string {
  const sections = [
    operation.description === undefined ? '' : `<p>${prose(operation.description)}</p>`,
    operation.security?.length === 0 ? '<p>Needs no key.</p>' : '',
    showParameters(operation),
    operation.requestBody === undefined ? '' : `<h3>Body</h3>${showContent(operation.requestBody)}`,
    ...Object.entries(operation.responses).map(([code, response]) =>
      Number(code) < 300 ? `<h3>Answer ${escapeHtml(code)}</h3>${showContent(response)}` : '',
    ),
    showErrors(operation),
  ];
  return `<details><summary><span class="method">${escapeHtml(method.toUpperCase())}</span>
<code>${escapeHtml(path)}</code> <span class="quiet">${escapeHtml(operation.summary ?? '')}</span></summary>
<div>${sections.join('\n')}</div></details>`;
}

function showParameters({ parameters = [] }: Operation): string {
  if (parameters.length === 0) return '';
  const rows = parameters.map(({ name, in: place, required, schema = {}, description }) => {
    const fallback = schema.default === undefined ? '' : `, ${JSON.stringify(schema.default)} by default`;
    const kind = `${describe(schema)}${required === true ? ', required' : fallback}`;
    return `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}</td><td>${escapeHtml(kind)}</td>
<td>${prose(description ?? '')}</td></tr>`;
  });
  return `<h3>Parameters</h3><table><tr><th>Name</th><th>In</th><th>Type</th><th></th></tr>${rows.join('')}</table>`;
}

function showErrors({ responses }: Operation): string {
  const rows = Object.entries(responses)
    .filter(([code]) => Number(code) >= 400)
    .map(([code, { description }]) => `<tr><td>${escapeHtml(code)}</td><td>${prose(description)}</td></tr>`);
  return rows.length === 0 ? '' : `<h3>Errors</h3><table>${rows.join('')}</table>`;
}

function showContent({ content = {} }: Content): string {
  return Object.entries(content)
    .map(([type, { schema = {} }]) => {
      const outline = describe(schema);
      return `<p class="quiet">${escapeHtml(type)}</p><pre>${escapeHtml(outline)}</pre>`;
    })
    .join('');
}

/** A schema as an outline: objects line by line, everything else in a word or two. */
function describe(schema: Schema, indent = ''): string {
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.contentMediaType !== undefined) return 'the file itself';
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map((part) => describe(part, indent)).join(' | ');
  if (schema.type === 'array') return `[ ${describe(schema.items ?? {}, indent)} ]`;
  if (schema.properties === undefined) return schema.type ?? 'anything';
  const lines = Object.entries(schema.properties).map(([name, property]) => {
    const optional = schema.required?.includes(name) === true ? '' : '?';
    const note = property.description === undefined ? '' : `  // ${property.description}`;
    return `${indent}  ${name}${optional}: ${describe(property, `${indent}  `)}${note}`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}

/** Text with `code` in back ticks. */
function prose(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
