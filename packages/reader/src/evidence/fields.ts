import type { FieldPath, ResumeContent } from '@verdant/contracts';

/** One value of the content: `item` is the path of its list item, empty for the basics and the intention. */
export type Field = {
  path: FieldPath;
  item: string;
  key: string;
  value: string | null;
  kind: 'text' | 'start' | 'end' | 'date';
};

const kindOf = (key: string): Field['kind'] => (key === 'start' || key === 'end' || key === 'date' ? key : 'text');

function fieldsOf(object: object, at: string, item: string): Field[] {
  return Object.entries(object).flatMap(([key, value]): Field[] => {
    if (key === 'id' || value === '') return [];
    const path = `${at}/${key}`;
    if (Array.isArray(value))
      return value.map((v: string, i) => ({ path: `${path}/${i}`, item, key, value: v, kind: 'text' as const }));
    return [{ path, item, key, value: value as string | null, kind: kindOf(key) }];
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
