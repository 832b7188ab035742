export type { Award } from './awards.ts';
export { blankItem, emptyContent, withAllSections } from './blank.ts';
export type { Certification } from './certifications.ts';
export type { Custom } from './custom.ts';
export type { Descriptor } from './descriptor.ts';
export type { Education } from './education.ts';
export {
  allValues,
  blankOf,
  blankValues,
  type Field,
  type FieldKind,
  type Fields,
  type FieldValue,
  type JsonField,
  kindsIn,
} from './field.ts';
export type { SpokenLanguage } from './languages.ts';
export * from './map.ts';
export { orderedSections, type SectionSetting, shownSections } from './order.ts';
export * from './path.ts';
export type { Project } from './projects.ts';
export type { Publication } from './publications.ts';
export type { Reference } from './references.ts';
export {
  BASICS_FORM,
  type Basics,
  basics,
  type Intention,
  intention,
  PERSONAL_FIELDS,
  type PersonalField,
  withoutPersonalFields,
} from './singles.ts';
export type { Skill } from './skills.ts';
export { SECTION_TITLES } from './titles.ts';
export type { Volunteering } from './volunteering.ts';
export type { Work } from './work.ts';
