import type { ListSectionKey } from '@verdant/contracts';
import type { ItemOf } from '../../../editor/content/item-title.ts';

/** `base` is the path of the entry; `key` names the field for undo, null for a step of its own. */
export type ItemProps<K extends ListSectionKey> = {
  item: ItemOf<K>;
  base: string;
  patch: (change: Partial<ItemOf<K>>, key: string | null) => void;
};
