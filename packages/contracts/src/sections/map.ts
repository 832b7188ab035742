import { awards } from './awards.ts';
import { certifications } from './certifications.ts';
import { custom } from './custom.ts';
import type { Descriptor, ItemOf } from './descriptor.ts';
import { education } from './education.ts';
import type { LabelOf } from './field.ts';
import { languages } from './languages.ts';
import { projects } from './projects.ts';
import { publications } from './publications.ts';
import { references } from './references.ts';
import type { Basics, Intention, singles } from './singles.ts';
import { skills } from './skills.ts';
import { volunteering } from './volunteering.ts';
import { work } from './work.ts';

/** Every kind of section that is a list of entries, in the order in which a new résumé shows them. */
export const sections = {
  work,
  projects,
  education,
  skills,
  languages,
  certifications,
  awards,
  volunteering,
  publications,
  references,
  custom,
} as const satisfies Record<string, Descriptor>;

export type ListSectionKey = keyof typeof sections;
export type SectionItem<K extends ListSectionKey> = ItemOf<(typeof sections)[K]>;
export const LIST_SECTIONS = Object.keys(sections) as ListSectionKey[];

/** The sections that can be ordered and hidden. `introduction` is `basics.introduction`; the name and contacts stay on top. */
export type SectionKey = 'introduction' | 'intention' | ListSectionKey;
export const SECTION_ORDER: readonly SectionKey[] = ['introduction', 'intention', ...LIST_SECTIONS];

/** Those that print under one heading, which the person may replace. */
export type TitledSectionKey = Exclude<
  SectionKey,
  { [K in ListSectionKey]: (typeof sections)[K] extends { ownTitles: true } ? K : never }[ListSectionKey]
>;

/** The descriptor of a section, with all that any of them may say. */
export const descriptorOf = (key: ListSectionKey): Descriptor => sections[key];

export const hasOwnTitles = (key: SectionKey): key is Exclude<SectionKey, TitledSectionKey> =>
  isListSection(key) && descriptorOf(key).ownTitles === true;

export const isListSection = (key: string): key is ListSectionKey => Object.hasOwn(sections, key);

/** What a résumé says. Named after JSON Resume where it has a word. */
export type ResumeContent = { basics: Basics; intention: Intention } & { [K in ListSectionKey]: SectionItem<K>[] };

/** The keys of the labels of all fields. */
export type FieldLabel =
  | { [K in ListSectionKey]: LabelOf<(typeof sections)[K]['fields']> }[ListSectionKey]
  | { [K in keyof typeof singles]: LabelOf<(typeof singles)[K]> }[keyof typeof singles];
