import type { Static, TSchema } from 'typebox';
import { Check, Clean, Clone, Errors } from 'typebox/value';
import { objectsIn, withoutThoughts } from './extract.ts';

export type Reading<T> = { ok: true; value: T } | { ok: false; blank: boolean; errors: string[] };

const MAX_ERRORS = 8;

function errorsOf(schema: TSchema, value: unknown): string[] {
  return Errors(schema, value)
    .slice(0, MAX_ERRORS)
    .map(({ instancePath, message }) => `${instancePath || '/'} ${message}`);
}

/**
 * Reads a model's text as `schema` says. Properties that the schema does not know are dropped, never passed on. An
 * answer that broke off is not mended (`mend`): half a sentence would pass for a whole one.
 */
export function readAnswer<T extends TSchema>(text: string, schema: T, mend = true): Reading<Static<T>> {
  const said = withoutThoughts(text);
  if (said === '') return { ok: false, blank: true, errors: ['the answer was empty'] };
  const found = objectsIn(said, mend).map((value) => Clean(schema, Clone(value)));
  const value = found.find((candidate) => Check(schema, candidate));
  if (value !== undefined) return { ok: true, value: value as Static<T> };
  const errors = found.length > 0 ? errorsOf(schema, found[0]) : ['there was no JSON object in it'];
  return { ok: false, blank: false, errors };
}

/** A member of a list of an answer, undefined where it does not fit. */
export function readItem(schema: TSchema, list: string, value: unknown): unknown {
  const lists = (schema as { properties?: Record<string, { items?: TSchema }> }).properties ?? {};
  const member = Object.hasOwn(lists, list) ? lists[list]!.items : undefined;
  if (!member) return undefined;
  const item = Clean(member, Clone(value));
  return Check(member, item) ? item : undefined;
}
