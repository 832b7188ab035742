import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifySchemaCompiler } from 'fastify';

const make = (coerceTypes: boolean) => {
  const ajv = new Ajv({ coerceTypes, useDefaults: true, removeAdditional: false, allErrors: false, strict: false });
  addFormats.default(ajv, ['email', 'uuid']);
  return ajv;
};

// a query is all strings and is read as numbers where numbers are asked for; a body says what it means, and `null` stays null
const query = make(true);
const body = make(false);

export const validatorFor: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
  (httpPart === 'body' ? body : query).compile(schema);
