import type { FieldPath, ResumeContent, SectionKey } from '@verdant/contracts';

export type RowKey = 'basics' | SectionKey;

const SECTIONS: readonly SectionKey[] = [
  'introduction',
  'intention',
  'work',
  'projects',
  'education',
  'skills',
  'certifications',
  'awards',
  'custom',
];

/** The row of the content tab that holds a path; null for a path that names no section. */
export const rowOf = (path: FieldPath): RowKey | null => {
  const [head, next] = path.split('/');
  if (head === 'basics') return next === 'introduction' ? 'introduction' : 'basics';
  return SECTIONS.find((section) => section === head) ?? null;
};

/** In a list a key is the id of an item or, for bullets, its place. -1 where there is none. */
const place = (list: unknown[], key: string): number => {
  const byId = list.findIndex((item) => (item as { id?: unknown } | null)?.id === key);
  if (byId >= 0) return byId;
  return /^\d+$/.test(key) && Number(key) < list.length ? Number(key) : -1;
};

const child = (node: unknown, key: string): unknown => {
  if (Array.isArray(node)) return node[place(node, key)];
  return typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined;
};

/** The value at a path, `undefined` where the path leads nowhere. A list of words is joined by commas. */
export const textAt = (content: ResumeContent, path: FieldPath): string | undefined => {
  const value = path.split('/').reduce<unknown>(child, content);
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return typeof value === 'string' ? value : undefined;
};

/** A copy with `text` at `path`; unchanged where no text stands at the path. */
export const withText = (content: ResumeContent, path: FieldPath, text: string): ResumeContent => {
  const walk = (node: unknown, [key, ...rest]: string[]): unknown => {
    if (key === undefined) return typeof node === 'string' ? text : node;
    if (Array.isArray(node)) {
      const at = place(node, key);
      return at < 0 ? node : node.with(at, walk(node[at], rest));
    }
    if (typeof node !== 'object' || node === null || !(key in node)) return node;
    return { ...node, [key]: walk((node as Record<string, unknown>)[key], rest) };
  };
  return walk(content, path.split('/')) as ResumeContent;
};
