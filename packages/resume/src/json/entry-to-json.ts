import type { Descriptor, Field } from '@verdant/contracts';
import { uri } from './addresses.ts';
import { byName, namesOf } from './fields.ts';

type Values = Record<string, string | string[] | null>;

/** Absent where there is nothing to say: JSON Resume readers take '' for a value. */
export function filled(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

export const said = (bullets: readonly string[]) => bullets.filter((bullet) => bullet.trim() !== '');

function told(field: Field, value: string | string[] | null | undefined): unknown {
  if (field.kind === 'bullets') return said((value as string[] | undefined) ?? []);
  if (field.kind === 'link') return uri((value as string | undefined) ?? '');
  if (namesOf(field)?.list) return value === '' ? [] : [value];
  return value ?? '';
}

/** Whether JSON Resume can't say it, or not so. */
const isOwn = (field: Field, value: string | string[] | null | undefined): boolean =>
  !namesOf(field) || (field.kind === 'link' && typeof value === 'string' && uri(value) !== value);

/** An entry in the words of JSON Resume. */
export const entryToJson = (descriptor: Descriptor, item: object): Record<string, unknown> =>
  filled(
    Object.fromEntries(
      [...byName(descriptor)].map(([name, keys]) => {
        const values = keys.map((key) => told(descriptor.fields[key]!, (item as Values)[key]));
        return [name, values.length > 1 ? values.flat() : values[0]];
      }),
    ),
  );

/**
 * What JSON Resume has no word for, to ride along: the id, how many members of a shared list are whose, an end that is
 * "present" as against unknown, addresses as they are typed where the schema wants another spelling, and fields without a
 * name there.
 */
export function entryRest({ fields, ...descriptor }: Descriptor, item: object): Record<string, unknown> {
  const values = item as Values;
  const shared = [...byName({ fields, ...descriptor }).values()].flatMap((keys) => keys.slice(0, -1));
  return {
    id: values.id,
    ...Object.fromEntries(shared.map((key) => [key, said(values[key] as string[]).length])),
    ...('end' in fields ? { present: values.end === null } : {}),
    ...Object.fromEntries(
      Object.keys(fields)
        .filter((key) => isOwn(fields[key]!, values[key]))
        .map((key) => [key, values[key]]),
    ),
  };
}
