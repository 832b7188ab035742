import type { SiblingItem } from '@verdant/contracts';

export type SortedItems = {
  /** texts that are new */
  changed: SiblingItem[];
  /** texts that stayed although a model was asked for them, each with its reason */
  fellBack: SiblingItem[];
  /** texts that there was nothing to change about */
  untouched: number;
};

/** What became of the texts so far. */
export function sortItems(items: readonly SiblingItem[]): SortedItems {
  const stayed = items.filter(({ engine, original, text }) => engine === 'original' || original === text);
  return {
    changed: items.filter((item) => !stayed.includes(item)),
    fellBack: stayed.filter(({ reason }) => reason !== null),
    untouched: stayed.filter(({ reason }) => reason === null).length,
  };
}
