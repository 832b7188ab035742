import type { DateStyle, Language, ResumeContent, SectionKey } from '@verdant/contracts';
import { type Copy, filled } from './copy.ts';
import { type Entry, entry, holds, type Pair } from './entry.ts';
import { dateText, periodText } from './format-dates.ts';
import { sectionTitles, words } from './words.ts';

/** What a section prints, in this order. `other` is its heading in the other language, '' where it is the person's own. */
export type Section = {
  key: SectionKey;
  title: string;
  other: string;
  paragraphs: string[];
  pairs: Pair[];
  entries: Entry[];
  items: string[];
};

export type Setting = { copy: Copy; language: Language; dateStyle: DateStyle; titles: Record<SectionKey, string> };
type Make = (content: ResumeContent, setting: Setting) => Partial<Omit<Section, 'key' | 'other'>>[];

/** One entry a section key; `custom` makes as many sections as it has titles. */
const makers: Record<SectionKey, Make> = {
  introduction: ({ basics }, { copy }) => [{ paragraphs: copy.paragraphs(basics.introduction) }],
  intention: ({ intention }, { copy, language }) => [
    {
      pairs: (['city', 'industry', 'salary', 'availability'] as const)
        .map((key) => ({ label: words[language][key], value: copy.line(intention[key]) }))
        .filter((pair) => pair.value !== ''),
    },
  ],
  work: ({ work }, { copy, language, dateStyle }) => [
    {
      entries: work.map((item) =>
        entry({
          title: copy.line(item.position),
          subtitle: [copy.line(item.company), copy.line(item.location)],
          date: periodText(item.start, item.end, language, dateStyle),
          lists: [
            { label: '', items: copy.bullets(item.content) },
            { label: words[language].achievements, items: copy.bullets(item.achievements) },
            { label: words[language].metrics, items: copy.bullets(item.metrics) },
          ],
        }),
      ),
    },
  ],
  projects: ({ projects }, { copy, language, dateStyle }) => [
    {
      entries: projects.map((item) =>
        entry({
          title: copy.line(item.name),
          subtitle: [copy.line(item.role)],
          date: periodText(item.start, item.end, language, dateStyle),
          paragraphs: copy.paragraphs(item.introduction),
          pairs: [{ label: words[language].technologies, value: copy.tags(item.technologies) }],
          lists: [{ label: '', items: copy.bullets(item.results) }],
        }),
      ),
    },
  ],
  education: ({ education }, { copy, language, dateStyle }) => [
    {
      entries: education.map((item) =>
        entry({
          title: copy.line(item.school),
          subtitle:
            language === 'zh'
              ? [copy.line(item.major), copy.line(item.degree)]
              : [[copy.line(item.degree), copy.line(item.major)].filter(filled).join(', ')],
          date: periodText(item.start, item.end, language, dateStyle),
          paragraphs: copy.paragraphs(item.description),
        }),
      ),
    },
  ],
  skills: ({ skills }, { copy }) => [
    {
      pairs: skills
        .map((item) => ({ label: copy.line(item.category), value: copy.tags(item.items) }))
        .filter((pair) => pair.label !== '' || pair.value !== ''),
    },
  ],
  certifications: ({ certifications }, { copy, language, dateStyle }) => [
    {
      entries: certifications.map((item) =>
        entry({
          title: copy.line(item.name),
          subtitle: [copy.line(item.issuer)],
          date: dateText(item.date, language, dateStyle),
        }),
      ),
    },
  ],
  awards: ({ awards }, { copy, language, dateStyle }) => [
    {
      entries: awards.map((item) =>
        entry({
          title: copy.line(item.name),
          subtitle: [copy.line(item.issuer)],
          date: dateText(item.date, language, dateStyle),
          paragraphs: copy.paragraphs(item.description),
        }),
      ),
    },
  ],
  custom: ({ custom }, { copy }) =>
    custom.map((item) => ({ title: copy.line(item.title), items: copy.bullets(item.items) })),
};

const otherTitle = (key: SectionKey, title: string, language: Language): string =>
  title === sectionTitles(language)[key] ? sectionTitles(language === 'en' ? 'zh' : 'en')[key] : '';

/** The sections of one key that have something to print. */
export const sectionsOf = (key: SectionKey, content: ResumeContent, setting: Setting): Section[] =>
  makers[key](content, setting)
    .map((made) => ({ ...made, title: made.title || setting.titles[key] }))
    .map((made) => ({
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
    );
