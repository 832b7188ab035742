import { type Descriptor, type Field, LIMITS } from '@verdant/contracts';
import { newItemId } from '../content/empty.ts';
import { byName, namesOf } from './fields.ts';
import { asDate, asText, asTexts } from './shapes.ts';

type Entry = Record<string, unknown>;

const line = (value: unknown) => asText(value, LIMITS.line);
const text = (value: unknown) => asText(value, LIMITS.text);
export const bullets = (value: unknown) => asTexts(value, LIMITS.bullets, LIMITS.bullet);
const tags = (value: unknown) => asTexts(value, LIMITS.tags, LIMITS.line);
const filled = (part: string) => part !== '';

export function itemId(own: Entry): string {
  const id = asText(own.id, 41);
  return /^[A-Za-z0-9_-]{1,40}$/.test(id) ? id : newItemId();
}

/** The first of these names that is there. */
const first = (item: Entry, names: readonly string[]): unknown =>
  names.map((name) => item[name]).find((value) => value !== undefined && value !== null);

/** In JSON Resume a job without an end still runs; our own files say which of the two it is. */
function endOf(value: unknown, own: Entry, started: string): string | null {
  const end = asDate(value);
  if (end !== '') return end;
  return typeof own.present === 'boolean' ? (own.present ? null : '') : started === '' ? '' : null;
}

/** A line or a text; what other documents say in front of it and behind it comes along. */
function textOf({ kind, ...field }: Field, item: Entry, own: Entry, key: string): string {
  const names = namesOf({ kind, ...field });
  const read = kind === 'text' ? text : line;
  if (!names) return read(own[key]);
  const more = (others: readonly (readonly string[])[] = []) =>
    others.map((alternatives) => line(first(item, alternatives)));
  const value = first(item, [names.key, ...(names.or ?? [])]);
  const listed = names.list ? asTexts(value, LIMITS.tags, kind === 'text' ? LIMITS.text : LIMITS.line) : [read(value)];
  const parts = [...more(names.before), ...listed, ...more(names.after)].filter(filled);
  return read(parts.join(kind === 'text' ? '\n' : ', '));
}

/** The lists of sentences that share a name, parted where our own file says; else all are the first one's. */
function bulletsOf({ fields }: Descriptor, keys: readonly string[], item: Entry, own: Entry): [string, string[]][] {
  const names = namesOf(fields[keys[0]!]!)!;
  const before = (names.before ?? []).map((alternatives) => text(first(item, alternatives)).slice(0, LIMITS.bullet));
  let rest = bullets(item[names.key]);
  return keys.map((key, index) => {
    const count = own[key];
    const isLast = index === keys.length - 1;
    const mine = isLast || typeof count !== 'number' ? rest : rest.slice(0, count);
    rest = rest.slice(mine.length);
    return [key, index === 0 ? [...before.filter(filled), ...mine].slice(0, LIMITS.bullets) : mine];
  });
}

const isNothing = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** An entry of ours from one of JSON Resume, or from one of our own (`own`) where the schema has no word for it. */
export function entryFromJson(descriptor: Descriptor, item: Entry, own: Entry): { id: string } & Entry {
  const { fields } = descriptor;
  const shared = [...byName(descriptor).values()].filter((keys) => fields[keys[0]!]!.kind === 'bullets');
  const lists = new Map(shared.flatMap((keys) => bulletsOf(descriptor, keys, item, own)));
  const started = 'start' in fields ? asDate(item[namesOf(fields.start!)?.key ?? ''] ?? own.start) : '';
  const values = Object.entries(fields).map(([key, field]): [string, unknown] => {
    const name = namesOf(field)?.key;
    if (field.kind === 'link' && typeof own[key] === 'string') return [key, line(own[key])];
    const value = name === undefined ? own[key] : item[name];
    switch (field.kind) {
      case 'bullets':
        return [key, lists.get(key) ?? bullets(value)];
      case 'tags':
        return [key, tags(value)];
      case 'date':
        return [key, asDate(value)];
      case 'end':
        return [key, name === undefined ? (value === null ? null : asDate(value)) : endOf(value, own, started)];
      default:
        return [key, textOf(field, item, own, key)];
    }
  });
  const said = values.filter(([key, value]) => !fields[key]!.optional || !isNothing(value));
  return { id: itemId(own), ...Object.fromEntries(said) };
}
