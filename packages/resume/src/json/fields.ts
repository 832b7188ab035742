import type { Descriptor, Field, JsonField } from '@verdant/contracts';

type Names = Exclude<JsonField, string>;

/** How JSON Resume says a field; null where it has no word for it. */
export const namesOf = ({ json }: Field): Names | null => (typeof json === 'string' ? { key: json } : (json ?? null));

/** The fields that are told under each name; several lists of sentences may share one. */
export function byName({ fields }: Descriptor): Map<string, string[]> {
  const names = new Map<string, string[]>();
  for (const [key, field] of Object.entries(fields)) {
    const name = namesOf(field)?.key;
    if (name !== undefined) names.set(name, [...(names.get(name) ?? []), key]);
  }
  return names;
}

/** Lists of JSON Resume that become sections of one's own, unless they are a kind of section. */
export const LEFT_OVER = ['interests'] as const;
