/** Holds real answers against the OpenAPI document that the same service publishes. */
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

interface Response_ {
  readonly content?: Readonly<Record<string, { readonly schema?: object }>>;
}
interface Operation {
  readonly responses: Readonly<Record<string, Response_>>;
}
export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** An answer is not as the description says. */
export class UndescribedAnswerError extends Error {
  override name = 'UndescribedAnswerError';
}

export class ApiDescription {
  readonly #document: OpenApiDocument;
  readonly #ajv: Ajv2020;
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #templates: readonly { template: string; pattern: RegExp }[];

  constructor(document: OpenApiDocument) {
    this.#document = document;
    this.#ajv = new Ajv2020({ strict: false, allErrors: true });
    addFormats.default(this.#ajv);
    this.#ajv.addSchema(document, 'api');
    this.#templates = Object.keys(document.paths)
      // What is written out comes before what is left open.
      .toSorted((a, b) => a.split('{').length - b.split('{').length)
      .map((template) => ({ template, pattern: new RegExp(`^${template.replace(/\{\w+\}/g, '[^/]+')}$`) }));
  }

  static async of(url: string): Promise<ApiDescription> {
    const document: OpenApiDocument = await (await fetch(`${url}/openapi.json`)).json();
    return new ApiDescription(document);
  }

  /** Throws `UndescribedAnswerError` where the code, the type or the body is not described. */
  async check(method: string, path: string, response: Response): Promise<void> {
    const found = this.#templates.find(({ pattern }) => pattern.test(path.split('?')[0]!));
    const operation = found && this.#document.paths[found.template]?.[method.toLowerCase()];
    if (found === undefined || operation === undefined) return;
    const where = `${method} ${found.template} answered ${response.status}`;
    const described = operation.responses[String(response.status)];
    if (described === undefined) throw new UndescribedAnswerError(`${where}: this code is not described`);
    const type = response.headers.get('content-type')?.split(';')[0] ?? null;
    if (type === null) return;
    const types = Object.keys(described.content ?? {});
    const listed = types.find((candidate) => matches(candidate, type));
    if (listed === undefined)
      throw new UndescribedAnswerError(`${where} as ${type}, described are ${types.join(', ')}`);
    if (type !== 'application/json') return;
    const pointer = ['paths', found.template, method.toLowerCase(), 'responses', String(response.status)];
    const schema = `api#/${[...pointer, 'content', listed, 'schema'].map(escaped).join('/')}`;
    const validate = this.#validator(schema);
    const body: unknown = await response.json();
    if (!validate(body)) {
      throw new UndescribedAnswerError(`${where}: ${this.#ajv.errorsText(validate.errors)}`);
    }
  }

  #validator(reference: string): ValidateFunction {
    const known = this.#validators.get(reference) ?? this.#ajv.compile({ $ref: reference });
    this.#validators.set(reference, known);
    return known;
  }
}

function matches(candidate: string, type: string): boolean {
  return candidate === type || (candidate.endsWith('/*') && type.startsWith(candidate.slice(0, -1)));
}

/** A part of a JSON pointer in a URI fragment. */
function escaped(part: string): string {
  return encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));
}
