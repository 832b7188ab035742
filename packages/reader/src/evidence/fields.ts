import { type FieldPath, fieldOf, type ResumeContent } from '@verdant/contracts';

/** One value of the content: `item` is the path of its list item, empty for the basics and the intention. */
export type Field = {
  path: FieldPath;
  item: string;
  key: string;
  value: string | null;
  kind: 'text' | 'start' | 'end' | 'date';
};

/** A date that begins a period is its start. */
function kindOf(path: FieldPath, item: object): Field['kind'] {
  const kind = fieldOf(path)?.kind;
  if (kind === 'date') return 'end' in item ? 'start' : 'date';
  return kind === 'end' ? 'end' : 'text';
}

function fieldsOf(object: object, at: string, item: string): Field[] {
  return Object.entries(object).flatMap(([key, value]): Field[] => {
    if (key === 'id' || value === '') return [];
    const path = `${at}/${key}`;
    if (Array.isArray(value))
      return value.map((v: string, i) => ({ path: `${path}/${i}`, item, key, value: v, kind: 'text' as const }));
    return [{ path, item, key, value: value as string | null, kind: kindOf(path, object) }];
  });
}

/** Every value of a résumé with its path; empty ones are left out. */
export function allFields(content: ResumeContent): Field[] {
  const { basics, intention, ...lists } = content;
  return [
    ...fieldsOf(basics, 'basics', ''),
    ...fieldsOf(intention, 'intention', ''),
    ...Object.entries(lists).flatMap(([key, items]) =>
      items.flatMap((item) => fieldsOf(item, `${key}/${item.id}`, `${key}/${item.id}`)),
    ),
  ];
}
