import { Failure, type FieldPath, type ListSectionKey, type ResumeContent } from '@verdant/contracts';
import { joinTags, splitTags } from './tags.ts';

const listSections: readonly ListSectionKey[] = [
  'work',
  'projects',
  'education',
  'skills',
  'certifications',
  'awards',
  'custom',
];
/** Lists whose members each have a path (`…/content/2`). */
const bulletLists: Record<string, readonly string[]> = {
  work: ['content', 'achievements', 'metrics'],
  projects: ['results'],
  custom: ['items'],
};
/** Lists that are read and written as one text (`skills/<id>/items`). */
const tagLists: Record<string, readonly string[]> = { skills: ['items'], projects: ['technologies'] };
const DATE = /^(\d{4}(-(0[1-9]|1[0-2]))?)?$/;
const PRESENT = /^(present|至今)$/i;

type Item = Record<string, unknown> & { id: string };
type Place =
  | { kind: 'single'; object: 'basics' | 'intention'; key: string }
  | { kind: 'field' | 'tags'; section: ListSectionKey; index: number; key: string }
  | { kind: 'bullet'; section: ListSectionKey; index: number; key: string; at: number };

const items = (content: ResumeContent, section: ListSectionKey) => content[section] as unknown as Item[];

function place(content: ResumeContent, path: FieldPath): Place | undefined {
  const [head, second, third, fourth, ...rest] = path.split('/');
  if (rest.length > 0 || second === undefined) return undefined;
  if (head === 'basics' || head === 'intention') {
    if (third !== undefined || !Object.hasOwn(content[head], second)) return undefined;
    return { kind: 'single', object: head, key: second };
  }
  const section = listSections.find((key) => key === head);
  if (section === undefined || third === undefined) return undefined;
  const index = items(content, section).findIndex((item) => item.id === second);
  if (index < 0) return undefined;
  if (bulletLists[section]?.includes(third)) {
    if (fourth === undefined || !/^(0|[1-9]\d{0,2})$/.test(fourth)) return undefined;
    return { kind: 'bullet', section, index, key: third, at: Number(fourth) };
  }
  if (fourth !== undefined) return undefined;
  if (tagLists[section]?.includes(third)) return { kind: 'tags', section, index, key: third };
  if (third === 'id' || !Object.hasOwn(items(content, section)[index]!, third)) return undefined;
  return { kind: 'field', section, index, key: third };
}

/**
 * The text at a path, undefined where the path leads nowhere. Tags come joined, `end: null` as `present`.
 */
export function readField(content: ResumeContent, path: FieldPath): string | undefined {
  const found = place(content, path);
  if (found === undefined) return undefined;
  if (found.kind === 'single') return (content[found.object] as Record<string, string>)[found.key];
  const value = items(content, found.section)[found.index]![found.key];
  if (found.kind === 'bullet') return (value as string[])[found.at];
  if (found.kind === 'tags') return joinTags(value as string[]);
  return value === null ? 'present' : (value as string);
}

function fieldValue(key: string, text: string, path: FieldPath): string | null {
  if (key !== 'start' && key !== 'end' && key !== 'date') return text;
  if (key === 'end' && PRESENT.test(text.trim())) return null;
  if (!DATE.test(text)) throw new Failure('invalid', { field: path });
  return text;
}

function withBullet(list: readonly string[], at: number, text: string, path: FieldPath): string[] {
  if (at > list.length) throw new Failure('invalid', { field: path });
  if (text.trim() === '') return list.toSpliced(at, 1);
  return list.toSpliced(at, 1, text);
}

/**
 * A copy of the content with one text replaced; what did not change is shared with the original. An empty text removes
 * a bullet; the index after the last bullet adds one. Fails with `invalid` where the path leads nowhere.
 */
export function writeField(content: ResumeContent, path: FieldPath, text: string): ResumeContent {
  const found = place(content, path);
  if (found === undefined) throw new Failure('invalid', { field: path });
  if (readField(content, path) === text) return content;
  if (found.kind === 'single') return { ...content, [found.object]: { ...content[found.object], [found.key]: text } };
  const item = items(content, found.section)[found.index]!;
  const old = item[found.key];
  const value =
    found.kind === 'bullet'
      ? withBullet(old as string[], found.at, text, path)
      : found.kind === 'tags'
        ? splitTags(text)
        : fieldValue(found.key, text, path);
  const list = items(content, found.section).with(found.index, { ...item, [found.key]: value });
  return { ...content, [found.section]: list };
}
