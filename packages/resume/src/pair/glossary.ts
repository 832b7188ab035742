import { type Language, LIST_SECTIONS, otherLanguage } from '@verdant/contracts';
import { type Agreed, fieldsOf, isBlank, itemsOf, listOf, type Spot, valueIn, valuesAt } from './agreed.ts';

/** Names as the person gives them in both languages: from the words of one to those of the other. */
export type Glossary = ReadonlyMap<string, string>;

/** The spots of a pair: each of one with that of the other. */
export function spotsOf(agreed: Agreed, from: Language): [Spot, Spot][] {
  const spots: [Spot, Spot][] = [
    [{ part: 'basics' }, { part: 'basics' }],
    [{ part: 'intention' }, { part: 'intention' }],
  ];
  const twins = new Map(agreed.entries.map(([zh, en]) => (from === 'zh' ? [zh, en] : [en, zh])));
  for (const section of LIST_SECTIONS)
    for (const { id } of itemsOf(agreed[from], section)) {
      const twin = twins.get(id);
      if (twin !== undefined)
        spots.push([
          { section, id },
          { section, id: twin },
        ]);
    }
  return spots;
}

/**
 * The person's own glossary: what they wrote for what when the two agreed. Words that stand for two different ones are
 * left out.
 */
export function glossaryOf(agreed: Agreed, from: Language): Glossary {
  const found = new Map<string, string | null>();
  const add = (words: string, other: string) => {
    const [key, value] = [words.trim(), other.trim()];
    if (key === '' || value === '') return;
    found.set(key, found.has(key) && found.get(key) !== value ? null : value);
  };
  for (const [spot, twin] of spotsOf(agreed, from)) {
    const [own, others] = [valuesAt(agreed[from], spot), valuesAt(agreed[otherLanguage(from)], twin)];
    for (const [key, { kind }] of Object.entries(fieldsOf(spot))) {
      if (kind === 'line') {
        const [a, b] = [valueIn(own, key, kind), valueIn(others, key, kind)];
        if (!isBlank(a) && !isBlank(b)) add(a as string, b as string);
      } else if (kind === 'tags') {
        const [a, b] = [listOf(own, key), listOf(others, key)];
        if (a.length === b.length) for (const [i, tag] of a.entries()) add(tag, b[i]!);
      }
    }
  }
  return new Map([...found].flatMap(([key, value]) => (value === null ? [] : [[key, value] as const])));
}
