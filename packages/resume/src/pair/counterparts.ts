import { LIST_SECTIONS } from '@verdant/contracts';
import { type Agreed, itemsOf, type Pair } from './agreed.ts';
import { glossaryOf } from './glossary.ts';
import { linkEntries } from './link.ts';

/**
 * Which entries of the two, as they stand, are one: those agreed on, and of those that are new on both sides what speaks for
 * itself. An entry that only one of them has is in none.
 */
export function counterparts(agreed: Agreed, { zh, en }: Pair): Agreed['entries'] {
  const names = { from: 'zh', glossary: glossaryOf(agreed, 'zh') } as const;
  const fresh = LIST_SECTIONS.flatMap((section) => {
    const isNew = (side: 'zh' | 'en') => {
      const known = new Set(itemsOf(agreed[side], section).map(({ id }) => id));
      return itemsOf(side === 'zh' ? zh : en, section).filter(({ id }) => !known.has(id));
    };
    return linkEntries(section, isNew('zh'), isNew('en'), names);
  });
  return [...agreed.entries, ...fresh.map(([a, b]): [string, string] => [a.id, b.id])];
}
