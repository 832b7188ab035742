import type { Language, ResumeContent, SectionKey } from '@verdant/contracts';
import { type Copy, filled } from './copy.ts';
import { dateText, periodText } from './dates.ts';
import { type Entry, entry, holds, type Pair } from './entry.ts';
import { sectionTitles, words } from './words.ts';

/** What a section prints, in this order. */
export type Section = {
  key: SectionKey;
  title: string;
  paragraphs: string[];
  pairs: Pair[];
  entries: Entry[];
  items: string[];
};

type Make = (content: ResumeContent, copy: Copy, language: Language) => Partial<Omit<Section, 'key'>>[];

/** One entry a section key; `custom` makes as many sections as it has titles. */
const makers: Record<SectionKey, Make> = {
  introduction: ({ basics }, copy) => [{ paragraphs: copy.paragraphs(basics.introduction) }],
  intention: ({ intention }, copy, language) => [
    {
      pairs: (['city', 'industry', 'salary', 'availability'] as const)
        .map((key) => ({ label: words[language][key], value: copy.line(intention[key]) }))
        .filter((pair) => pair.value !== ''),
    },
  ],
  work: ({ work }, copy, language) => [
    {
      entries: work.map((item) =>
        entry({
          title: copy.line(item.position),
          subtitle: [copy.line(item.company), copy.line(item.location)],
          date: periodText(item.start, item.end, language),
          lists: [
            { label: '', items: copy.bullets(item.content) },
            { label: words[language].achievements, items: copy.bullets(item.achievements) },
            { label: words[language].metrics, items: copy.bullets(item.metrics) },
          ],
        }),
      ),
    },
  ],
  projects: ({ projects }, copy, language) => [
    {
      entries: projects.map((item) =>
        entry({
          title: copy.line(item.name),
          subtitle: [copy.line(item.role)],
          date: periodText(item.start, item.end, language),
          paragraphs: copy.paragraphs(item.introduction),
          pairs: [{ label: words[language].technologies, value: copy.tags(item.technologies) }],
          lists: [{ label: '', items: copy.bullets(item.results) }],
        }),
      ),
    },
  ],
  education: ({ education }, copy, language) => [
    {
      entries: education.map((item) =>
        entry({
          title: copy.line(item.school),
          subtitle:
            language === 'zh'
              ? [copy.line(item.major), copy.line(item.degree)]
              : [[copy.line(item.degree), copy.line(item.major)].filter(filled).join(', ')],
          date: periodText(item.start, item.end, language),
          paragraphs: copy.paragraphs(item.description),
        }),
      ),
    },
  ],
  skills: ({ skills }, copy) => [
    {
      pairs: skills
        .map((item) => ({ label: copy.line(item.category), value: copy.tags(item.items) }))
        .filter((pair) => pair.label !== '' || pair.value !== ''),
    },
  ],
  certifications: ({ certifications }, copy, language) => [
    {
      entries: certifications.map((item) =>
        entry({ title: copy.line(item.name), subtitle: [copy.line(item.issuer)], date: dateText(item.date, language) }),
      ),
    },
  ],
  awards: ({ awards }, copy, language) => [
    {
      entries: awards.map((item) =>
        entry({
          title: copy.line(item.name),
          subtitle: [copy.line(item.issuer)],
          date: dateText(item.date, language),
          paragraphs: copy.paragraphs(item.description),
        }),
      ),
    },
  ],
  custom: ({ custom }, copy) =>
    custom.map((item) => ({ title: copy.line(item.title), items: copy.bullets(item.items) })),
};

/** The sections of one key that have something to print. */
export const sectionsOf = (key: SectionKey, content: ResumeContent, copy: Copy, language: Language): Section[] =>
  makers[key](content, copy, language)
    .map((made) => ({
      key,
      title: made.title || sectionTitles(language)[key],
      paragraphs: made.paragraphs ?? [],
      pairs: made.pairs ?? [],
      entries: (made.entries ?? []).filter(holds),
      items: made.items ?? [],
    }))
    .filter(
      ({ paragraphs, pairs, entries, items }) => paragraphs.length + pairs.length + entries.length + items.length > 0,
    );
