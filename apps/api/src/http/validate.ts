import { Failure, isEmail } from '@verdant/contracts';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

const make = (coerceTypes: boolean) => {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: false });
  addFormats.default(ajv, ['uuid', 'date', 'date-time']);
  ajv.addFormat('email', isEmail);
  return ajv;
};

// a query is all strings and is read as numbers where numbers are asked for; a body says what it means, and `null` stays null
const query = make(true);
const body = make(false);

/** PostgreSQL keeps neither U+0000 nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Where a text stands that can't be stored, `a.b.0`; undefined where all can. */
function unstorable(value: unknown, at: string): string | undefined {
  if (typeof value === 'string') return isStorable(value) ? undefined : at;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = unstorable(inner, at ? `${at}.${key}` : key);
    if (found !== undefined) return found;
  }
  return undefined;
}

export const validatorFor: FastifySchemaCompiler<object> = ({ schema, httpPart }) => {
  const check = (httpPart === 'body' ? body : query).compile(schema);
  const whole = (data: unknown) => {
    const right = check(data);
    whole.errors = check.errors;
    if (!right) return false;
    const field = unstorable(data, '');
    return field === undefined ? true : { error: new Failure('invalid', { field }) };
  };
  whole.errors = check.errors;
  return whole as ReturnType<FastifySchemaCompiler<object>>;
};
