import type { FieldPath, ResumeContent } from '@verdant/contracts';

/** Not words of the person, or printed in another form (contacts are links; dates become periods). */
const unnamed = new Set(['id', 'start', 'end', 'date']);

type Name = (text: string, path: FieldPath) => string;
const listsOf = ['education', 'work', 'projects', 'certifications', 'awards', 'skills', 'custom'] as const;
/** Lists that print as one line, and so are one field. */
const tags = new Set(['technologies', 'skills/items']);

function named(item: { id: string }, section: string, name: Name): object {
  const fields = Object.entries(item).map(([key, value]: [string, unknown]) => {
    const path = `${section}/${item.id}/${key}`;
    if (unnamed.has(key)) return [key, value];
    if (typeof value === 'string') return [key, name(value, path)];
    const whole = tags.has(key) || tags.has(`${section}/${key}`);
    return [key, (value as string[]).map((text, index) => name(text, whole ? path : `${path}/${index}`))];
  });
  return Object.fromEntries(fields);
}

/** The same content with each text of the person (contacts and dates apart) as `name` returns it. */
export function mapFields(content: ResumeContent, name: Name): ResumeContent {
  const { basics, intention } = content;
  const lists = listsOf.map((key) => [key, content[key].map((item) => named(item, key, name))]);
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
