import { Type } from 'typebox';
import { LIMITS } from './constants/limits.ts';
import { valuesSchema } from './section-schema.ts';
import type { Fields } from './sections/field.ts';
import { LIST_SECTIONS, type ListSectionKey, type SectionItem, sections } from './sections/index.ts';

/** What is seldom said is left to the rules: an answer has to hold every field that is asked for. */
const asked = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, field]) => !field.optional));

/**
 * Where a model puts the words of a document. Name and contact data are none of its business; every value is looked for
 * in the document afterwards.
 */
export const ModelAssignment = Type.Unsafe<ModelAssignment>(
  Type.Object(
    {
      introduction: Type.String({ maxLength: LIMITS.text }),
      ...Object.fromEntries(
        LIST_SECTIONS.map((key) => [
          key,
          Type.Array(valuesSchema(asked(sections[key].fields)), { maxItems: LIMITS.items }),
        ]),
      ),
    },
    { additionalProperties: false },
  ),
);
export type ModelAssignment = { introduction: string } & { [K in ListSectionKey]: Omit<SectionItem<K>, 'id'>[] };
