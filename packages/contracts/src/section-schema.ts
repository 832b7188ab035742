import { type TSchema, Type } from 'typebox';
import { LIMITS } from './constants/limits.ts';
import type { FieldKind, Fields } from './sections/field.ts';

const date = Type.String({ pattern: '^(\\d{4}(-(0[1-9]|1[0-2]))?)?$', default: '' });
const line = Type.String({ maxLength: LIMITS.line, default: '' });
const closed = { additionalProperties: false };

/** What each kind of field may hold. Lengths are in UTF-16 units; a longer value is refused (100), never cut. */
const values: Record<FieldKind, TSchema> = {
  line,
  text: Type.String({ maxLength: LIMITS.text, default: '' }),
  link: line,
  date,
  end: Type.Union([date, Type.Null()], { default: '' }),
  tags: Type.Array(Type.String({ maxLength: LIMITS.line }), { maxItems: LIMITS.tags, default: [] }),
  bullets: Type.Array(Type.String({ maxLength: LIMITS.bullet }), { maxItems: LIMITS.bullets, default: [] }),
};

/** Without what stands there by default: a field that may be absent stays so. */
const bare = ({ default: _, ...schema }: TSchema & { default?: unknown }): TSchema => schema;

const properties = (fields: Fields): Record<string, TSchema> =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { kind, optional }]) => [
      key,
      optional ? Type.Optional(bare(values[kind])) : values[kind],
    ]),
  );

/** An object of such fields, with `more` before them. */
export const valuesSchema = (fields: Fields, more: Record<string, TSchema> = {}) =>
  Type.Object({ ...more, ...properties(fields) }, closed);
