import {
  type Language,
  LIST_SECTIONS,
  otherLanguage,
  type ResumeContent,
  SECTION_ORDER,
  type SectionKey,
  type Twin,
  type WholeStyle,
} from '@verdant/contracts';
import { samples } from '../samples.ts';
import { setsBoth, shownBy } from '../templates.ts';
import { english } from './people/en.ts';
import { chinese } from './people/zh.ts';
import { sampleStyle } from './style.ts';

type People = Record<keyof typeof english | 'analyst', ResumeContent>;

/** An invented person of each kind; `analyst` is the one with weak points, which everything else is tried with too. */
export const people: Record<Language, People> = {
  en: { ...english, analyst: samples.en },
  zh: { ...chinese, analyst: samples.zh },
};
export type SamplePerson = keyof People;

/** Those whose lists are too long for a page. */
const ON_TWO_PAGES: ReadonlySet<string> = new Set<SamplePerson>(['professor']);

/** What comes first of those for whom it says more than a post does; after it all others as they always stand. */
const FIRST: Partial<Record<SamplePerson, SectionKey[]>> = {
  graduate: ['education'],
  official: ['education'],
  professor: ['education', 'work', 'publications'],
};
const orderOf = (kind: SamplePerson): WholeStyle['sections'] =>
  [...new Set<SectionKey>(['introduction', 'intention', ...(FIRST[kind] ?? []), ...SECTION_ORDER])].map((key) => ({
    key,
    visible: true,
  }));

const isPerson = (name: string | undefined): name is SamplePerson => name !== undefined && name in people.en;

/** The same person in the other language; the samples of one person have their entries in the same order. */
const twinOf = (kind: SamplePerson, language: Language): Twin => {
  const content = people[otherLanguage(language)][kind];
  const entries = LIST_SECTIONS.flatMap((key) => content[key].map(({ id }): [string, string] => [id, id]));
  return { content, titles: {}, entries };
};

type Shown = { content: ResumeContent; style: WholeStyle; twin: Twin | null };

/**
 * Whom a template is for, set by it on exactly one page, or two where there is more to say. One that names nobody is shown
 * by the analyst. One that sets both languages shows the person in both.
 */
export function shownSample(template: string, language: Language): Shown {
  const named = shownBy.get(template);
  const kind = isPerson(named) ? named : 'analyst';
  const fit = ON_TWO_PAGES.has(kind) ? 'two' : 'one';
  const style = { ...sampleStyle(template), sections: orderOf(kind), fit } as const;
  return { content: people[language][kind], style, twin: setsBoth(style) ? twinOf(kind, language) : null };
}
