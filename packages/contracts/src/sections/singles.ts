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

export const intention = {
  position: { kind: 'line', label: 'targetPosition' },
  city: { kind: 'line' },
  salary: { kind: 'line' },
  availability: { kind: 'line' },
  industry: { kind: 'line' },
} as const satisfies Fields;
export type Intention = ValuesOf<typeof intention>;

export const singles = { basics, intention } as const;
