/** Validates what requests carry against their schemas. */
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { FastifySchemaCompiler } from 'fastify';
import { Type, type TSchema } from 'typebox';

const WHOLE_NUMBER = /^-?\d+$/;

/**
 * TypeBox's compiler, but stricter with whole numbers in addresses: it would read "1.5" as 1 and "1e3" as 1000, and
 * answer for another page than was asked for.
 */
export const compileValidator: FastifySchemaCompiler<TSchema> = (route) => {
  const validate = TypeBoxValidatorCompiler(route);
  if (route.httpPart === 'body' || !Type.IsObject(route.schema)) return validate;
  const wholeNumbers = Object.entries(route.schema.properties)
    .filter(([, property]) => Type.IsInteger(property))
    .map(([name]) => name);
  return (values: Record<string, unknown>) => {
    const broken = wholeNumbers.filter((name) => {
      const value = values[name];
      return typeof value === 'string' && !WHOLE_NUMBER.test(value);
    });
    if (broken.length === 0) return validate(values);
    return validate({ ...values, ...Object.fromEntries(broken.map((name) => [name, Number.NaN])) });
  };
};
