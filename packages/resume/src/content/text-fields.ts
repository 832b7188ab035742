import {
  basics as basicsFields,
  type FieldKind,
  type FieldPath,
  type Fields,
  holdsMarks,
  intention as intentionFields,
  joinTags,
  LIST_SECTIONS,
  plainWords,
  type ResumeContent,
  type SectionKey,
  sections,
  withoutPersonalFields,
} from '@verdant/contracts';

export type TextKind = 'bullet' | 'paragraph' | 'line';
export type FieldEntry = { section: SectionKey | 'basics'; id: string | null };
export type TextField = { path: FieldPath; text: string; kind: TextKind; entry: FieldEntry };

/** Dates and what a line leads to are no texts. */
const textKind: Record<FieldKind, TextKind | null> = {
  line: 'line',
  tags: 'line',
  text: 'paragraph',
  bullets: 'bullet',
  date: null,
  end: null,
  link: null,
};

/**
 * The plain words of every text of a résumé that is not blank, with the path that writes it, in the order of the sections
 * and their fields. Personal data is no text to be judged, matched or worded anew.
 */
export function textFields(content: ResumeContent): TextField[] {
  const found: TextField[] = [];
  const add = (entry: FieldEntry, kind: TextKind, path: FieldPath, text: string) => {
    if (text.trim() !== '') found.push({ path, text, kind, entry });
  };
  const read = (entry: FieldEntry, base: string, fields: Fields, values: object) => {
    for (const [key, field] of Object.entries(fields)) {
      const kind = textKind[field.kind];
      const value = (values as Record<string, string | string[]>)[key] ?? '';
      const words = holdsMarks(field.kind) ? plainWords : (text: string) => text;
      const path = `${base}/${key}`;
      if (kind === null) continue;
      if (typeof value === 'string') add(entry, kind, path, words(value));
      else if (field.kind === 'tags') add(entry, kind, path, joinTags(value));
      else for (const [index, text] of value.entries()) add(entry, kind, `${path}/${index}`, words(text));
    }
  };

  const { introduction, ...contacts } = withoutPersonalFields(basicsFields);
  read({ section: 'basics', id: null }, 'basics', contacts, content.basics);
  read({ section: 'introduction', id: null }, 'basics', { introduction }, content.basics);
  read({ section: 'intention', id: null }, 'intention', intentionFields, content.intention);
  for (const section of LIST_SECTIONS)
    for (const item of content[section])
      read({ section, id: item.id }, `${section}/${item.id}`, sections[section].fields, item);
  return found;
}
