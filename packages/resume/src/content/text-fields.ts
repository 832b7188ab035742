import type { FieldPath, ResumeContent, SectionKey } from '@verdant/contracts';
import { joinTags } from './tags.ts';

export type TextKind = 'bullet' | 'paragraph' | 'line';
export type FieldEntry = { section: SectionKey | 'basics'; id: string | null };
export type TextField = { path: FieldPath; text: string; kind: TextKind; entry: FieldEntry };

/** Every text of a résumé that is not blank, with the path that writes it, in the order of the content model. */
export function textFields(content: ResumeContent): TextField[] {
  const fields: TextField[] = [];
  const add = (entry: FieldEntry, kind: TextKind, path: FieldPath, text: string) => {
    if (text.trim() !== '') fields.push({ path, text, kind, entry });
  };
  const lines = (entry: FieldEntry, base: string, item: object, keys: readonly string[]) => {
    for (const key of keys) add(entry, 'line', `${base}/${key}`, (item as Record<string, string>)[key] ?? '');
  };
  const bullets = (entry: FieldEntry, base: string, list: readonly string[]) => {
    list.forEach((text, index) => {
      add(entry, 'bullet', `${base}/${index}`, text);
    });
  };

  const { basics, intention } = content;
  lines({ section: 'basics', id: null }, 'basics', basics, [
    'name',
    'email',
    'phone',
    'address',
    'linkedin',
    'homepage',
  ]);
  add({ section: 'introduction', id: null }, 'paragraph', 'basics/introduction', basics.introduction);
  lines({ section: 'intention', id: null }, 'intention', intention, Object.keys(intention));
  for (const item of content.work) {
    const entry: FieldEntry = { section: 'work', id: item.id };
    lines(entry, `work/${item.id}`, item, ['company', 'position', 'location']);
    for (const key of ['content', 'achievements', 'metrics'] as const)
      bullets(entry, `work/${item.id}/${key}`, item[key]);
  }
  for (const item of content.projects) {
    const entry: FieldEntry = { section: 'projects', id: item.id };
    lines(entry, `projects/${item.id}`, item, ['name', 'role']);
    add(entry, 'paragraph', `projects/${item.id}/introduction`, item.introduction);
    add(entry, 'line', `projects/${item.id}/technologies`, joinTags(item.technologies));
    bullets(entry, `projects/${item.id}/results`, item.results);
  }
  for (const item of content.education) {
    const entry: FieldEntry = { section: 'education', id: item.id };
    lines(entry, `education/${item.id}`, item, ['school', 'degree', 'major']);
    add(entry, 'paragraph', `education/${item.id}/description`, item.description);
  }
  for (const item of content.skills) {
    const entry: FieldEntry = { section: 'skills', id: item.id };
    lines(entry, `skills/${item.id}`, item, ['category']);
    add(entry, 'line', `skills/${item.id}/items`, joinTags(item.items));
  }
  for (const section of ['certifications', 'awards'] as const) {
    for (const item of content[section]) {
      const entry: FieldEntry = { section, id: item.id };
      lines(entry, `${section}/${item.id}`, item, ['name', 'issuer']);
      if ('description' in item) add(entry, 'paragraph', `awards/${item.id}/description`, item.description);
    }
  }
  for (const item of content.custom) {
    const entry: FieldEntry = { section: 'custom', id: item.id };
    lines(entry, `custom/${item.id}`, item, ['title']);
    bullets(entry, `custom/${item.id}/items`, item.items);
  }
  return fields;
}
