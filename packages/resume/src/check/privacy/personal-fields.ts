import type { Country, PersonalField, ResumeContent } from '@verdant/contracts';
import type { FieldSpan } from '../check.ts';

/** Who asks for party membership, origin and the like. */
const ASKING = ['government_public', 'education', 'banking', 'research_academia'];

/** Whether such an employer is meant; null where the industry is not known. */
export const isAskedFor = (country: Country, industry: string | null): boolean | null =>
  country !== 'CN' ? false : industry === null ? null : ASKING.includes(industry);

/** What is filled of some personal fields, each as a whole. */
export const filledFields = <K extends PersonalField>(
  { basics }: ResumeContent,
  fields: readonly K[],
): (FieldSpan & { field: K })[] =>
  fields.flatMap((field) => {
    const text = basics[field] ?? '';
    return text.trim() === '' ? [] : [{ field, path: `basics/${field}`, text, from: 0, to: text.length }];
  });
