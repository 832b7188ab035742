import { type Language, LIMITS, type ResumeContent, type SectionKey } from '@verdant/contracts';
import { dateText, periodText } from './dates.ts';
import { sectionTitles, words } from './words.ts';

export type Pair = { label: string; value: string };
export type Entry = {
  title: string;
  subtitle: string[];
  date: string;
  paragraphs: string[];
  pairs: Pair[];
  /** bullets, under a label of their own where it is not '' */
  lists: { label: string; items: string[] }[];
};
/** What a section prints, in this order. */
export type Section = {
  key: SectionKey;
  title: string;
  paragraphs: string[];
  pairs: Pair[];
  entries: Entry[];
  items: string[];
};

/** How user text becomes printed text. */
export type Printer = (text: string) => string;

type Copy = {
  line: Printer;
  paragraphs: (text: string) => string[];
  bullets: (items: readonly string[]) => string[];
  tags: (items: readonly string[]) => string;
};

const filled = (text: string) => text !== '';

export function copyist(print: Printer, language: Language): Copy {
  const oneLine = (text: string, limit: number) => print(text.slice(0, limit)).replace(/\s+/g, ' ').trim();
  return {
    line: (text) => oneLine(text, LIMITS.line),
    paragraphs: (text) =>
      print(text.slice(0, LIMITS.text))
        .split('\n')
        .map((part) => oneLine(part, LIMITS.text))
        .filter(filled),
    bullets: (items) =>
      items
        .slice(0, LIMITS.bullets)
        .map((item) => oneLine(item, LIMITS.bullet))
        .filter(filled),
    tags: (items) =>
      items
        .slice(0, LIMITS.tags)
        .map((item) => oneLine(item, LIMITS.line))
        .filter(filled)
        .join(words[language].comma),
  };
}

type Make = (content: ResumeContent, copy: Copy, language: Language) => Partial<Omit<Section, 'key'>>[];

const entry = (more: Partial<Entry>): Entry => {
  const [title = '', ...rest] = [more.title ?? '', ...(more.subtitle ?? [])].filter(filled);
  return {
    date: '',
    paragraphs: [],
    ...more,
    title,
    subtitle: rest,
    pairs: (more.pairs ?? []).filter((pair) => pair.value !== ''),
    lists: (more.lists ?? []).filter((list) => list.items.length > 0),
  };
};

const holds = (found: Entry) =>
  found.title !== '' || found.date !== '' || found.paragraphs.length + found.pairs.length + found.lists.length > 0;

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
