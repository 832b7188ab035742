import { isListSection, type Language, languageLevel, type ResumeContent, type SectionKey } from '@verdant/contracts';
import { entry, holds } from './entry.ts';
import { ownSections } from './own-sections.ts';
import { originOf, partsOf } from './parts.ts';
import { schoolingOf } from './schooling.ts';
import type { Section, Setting } from './section.ts';
import { sectionTitles, words } from './words.ts';

export type { Section, Setting } from './section.ts';

type Make = (content: ResumeContent, setting: Setting) => Partial<Omit<Section, 'key' | 'other'>>[];

const UNARRANGED = { newPage: false, keep: 'none', column: 'auto' } as const;

const barsOf = (level: string): { level?: number } => {
  const step = languageLevel(level);
  return step === null ? {} : { level: step };
};

/** What prints otherwise than entry by entry; `custom` makes as many sections as it has titles. */
const makers: Partial<Record<SectionKey, Make>> = {
  introduction: ({ basics }, { copy }) => [{ paragraphs: copy.paragraphs(basics.introduction) }],
  intention: ({ intention }, { copy, language }) => [
    {
      pairs: (['city', 'industry', 'salary', 'availability'] as const)
        .map((key) => ({ of: { id: key, when: '' }, label: words[language][key], value: copy.line(intention[key]) }))
        .filter((pair) => pair.value !== ''),
    },
  ],
  education: ({ education }, setting) => [
    {
      entries: education.map((item) =>
        entry({ ...schoolingOf(item, partsOf('education', item, setting), setting), of: originOf(item) }),
      ),
    },
  ],
  skills: ({ skills }, { copy }) => [
    {
      pairs: skills
        .map((item) => ({ of: originOf(item), label: copy.line(item.category), value: copy.tags(item.items) }))
        .filter((pair) => pair.label !== '' || pair.value !== ''),
    },
  ],
  languages: ({ languages }, { copy, levels }) => [
    {
      pairs: languages
        .map((item) => ({ of: originOf(item), language: copy.line(item.language), level: copy.line(item.level) }))
        .map(({ of, language, level }) =>
          level === ''
            ? { of, label: '', value: language }
            : { of, label: language, value: level, ...(levels === 'bars' && barsOf(level)) },
        )
        .filter((pair) => pair.value !== ''),
    },
  ],
  custom: ({ custom }, setting) => ownSections(custom, setting),
};

const makerOf = (key: SectionKey): Make =>
  makers[key] ??
  ((content, setting) =>
    isListSection(key)
      ? [{ entries: content[key].map((item) => entry({ ...partsOf(key, item, setting), of: originOf(item) })) }]
      : []);

const otherTitle = (key: SectionKey, title: string, language: Language): string =>
  title === sectionTitles(language)[key] ? sectionTitles(language === 'en' ? 'zh' : 'en')[key] : '';

/** The sections of one key that have something to print. */
export const sectionsOf = (key: SectionKey, content: ResumeContent, setting: Setting): Section[] =>
  makerOf(key)(content, setting)
    .map((made) => ({ ...made, title: made.title || setting.titles[key] }))
    .map((made) => ({
      ...(made.of && { of: made.of }),
      key,
      title: made.title,
      other: otherTitle(key, made.title, setting.language),
      paragraphs: made.paragraphs ?? [],
      pairs: made.pairs ?? [],
      entries: (made.entries ?? []).filter(holds),
      items: made.items ?? [],
    }))
    .filter(
      ({ paragraphs, pairs, entries, items }) => paragraphs.length + pairs.length + entries.length + items.length > 0,
    )
    .map((section, i) => {
      const arranged = { ...UNARRANGED, ...setting.arrangement[key] };
      return { ...section, ...arranged, newPage: arranged.newPage && i === 0 };
    });
