import {
  descriptorOf,
  type FieldPath,
  LIST_SECTIONS,
  type ListSectionKey,
  type ResumeContent,
} from '@verdant/contracts';

type Name = (text: string, path: FieldPath) => string;
type Value = string | string[] | null;

/**
 * Dates become periods when they are printed: they are marked there. Tags print as one line, and so are one field. What
 * a line leads to is no text on the page.
 */
function named(item: { id: string }, section: ListSectionKey, name: Name): object {
  const { fields } = descriptorOf(section);
  const values = Object.entries(item as Record<string, Value>).map(([key, value]): [string, Value] => {
    const { kind, of } = fields[key] ?? {};
    const path = `${section}/${item.id}/${key}`;
    if (Array.isArray(value))
      return [key, value.map((text, index) => name(text, kind === 'tags' ? path : `${path}/${index}`))];
    const isText = kind === 'line' || kind === 'text' || (kind === 'link' && of === undefined);
    return [key, isText && value !== null ? name(value, path) : value];
  });
  return Object.fromEntries(values);
}

/** The same content with each text of the person (contacts and dates apart) as `name` returns it. */
export function mapFields(content: ResumeContent, name: Name): ResumeContent {
  const { basics, intention } = content;
  const lists = LIST_SECTIONS.map((key) => [key, content[key].map((item) => named(item, key, name))]);
  return {
    ...content,
    ...Object.fromEntries(lists),
    basics: {
      ...basics,
      name: name(basics.name, 'basics/name'),
      introduction: name(basics.introduction, 'basics/introduction'),
    },
    intention: Object.fromEntries(
      Object.entries(intention).map(([key, text]) => [key, name(text, `intention/${key}`)]),
    ) as ResumeContent['intention'],
  };
}
