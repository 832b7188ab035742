import type { Fields, ValuesOf } from './field.ts';

/** The two parts of a résumé that are no lists. Their fields stand in the order in which they are stored. */
export const basics = {
  name: { kind: 'line', properName: true },
  email: { kind: 'line', input: 'email' },
  phone: { kind: 'line', input: 'tel' },
  address: { kind: 'line' },
  linkedin: { kind: 'line', input: 'url' },
  homepage: { kind: 'line', input: 'url' },
  introduction: { kind: 'text' },
  /** a row each: where else somebody is (`profileOf`) */
  profiles: { kind: 'tags', optional: true },
  birth: { kind: 'line', optional: true },
  gender: { kind: 'line', optional: true },
  politicalStatus: { kind: 'line', optional: true },
  nativePlace: { kind: 'line', optional: true },
  ethnicity: { kind: 'line', optional: true },
  maritalStatus: { kind: 'line', optional: true },
} as const satisfies Fields;
export type Basics = ValuesOf<typeof basics>;

/** As they stand in a form; the introduction is a section of its own there. */
export const BASICS_FORM = [
  'name',
  'phone',
  'email',
  'address',
  'linkedin',
  'homepage',
] as const satisfies readonly (keyof Basics)[];

/**
 * What public bodies of mainland China ask for, in the order of their forms. It is shown where it is filled, and only to
 * those who see contact data; no rule misses it, and no model is told.
 */
export const PERSONAL_FIELDS = [
  'gender',
  'birth',
  'ethnicity',
  'nativePlace',
  'politicalStatus',
  'maritalStatus',
] as const satisfies readonly (keyof Basics)[];
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** Without the fields of that kind. */
export const withoutPersonalFields = <T extends object>(values: T): Omit<T, PersonalField> =>
  Object.fromEntries(Object.entries(values).filter(([key]) => !PERSONAL_FIELDS.some((field) => field === key))) as Omit<
    T,
    PersonalField
  >;

export const intention = {
  position: { kind: 'line', label: 'targetPosition' },
  city: { kind: 'line' },
  salary: { kind: 'line' },
  availability: { kind: 'line' },
  industry: { kind: 'line' },
} as const satisfies Fields;
export type Intention = ValuesOf<typeof intention>;

export const singles = { basics, intention } as const;
