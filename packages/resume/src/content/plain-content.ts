import { descriptorOf, holdsMarks, LIST_SECTIONS, plainWords, type ResumeContent } from '@verdant/contracts';

const marked = LIST_SECTIONS.map((section) => ({
  section,
  keys: Object.entries(descriptorOf(section).fields).flatMap(([key, { kind }]) => (holdsMarks(kind) ? [key] : [])),
}));

const plain = (value: string | string[]) => (typeof value === 'string' ? plainWords(value) : value.map(plainWords));

/** A content whose texts are their plain words: what the rules read. An entry without such texts is shared. */
export function plainContent(content: ResumeContent): ResumeContent {
  const lists = marked.map(({ section, keys }) => [
    section,
    content[section].map((item) => {
      if (keys.length === 0) return item;
      const values = item as unknown as Record<string, string | string[] | undefined>;
      const said = keys.flatMap((key) => (values[key] === undefined ? [] : [[key, plain(values[key])]]));
      return { ...item, ...Object.fromEntries(said) };
    }),
  ]);
  const basics = { ...content.basics, introduction: plainWords(content.basics.introduction) };
  return { ...content, ...Object.fromEntries(lists), basics };
}
