import type { FieldPath, SiblingItem } from '@verdant/contracts';
import type { JobContext } from '../tasks/define-job.ts';

export type AsTheyCome = {
  add: (item: SiblingItem) => void;
  /** takes back what is not among them */
  settle: (items: SiblingItem[]) => void;
  items: () => SiblingItem[];
  /** all that was shown is written; throws where it could not be */
  written: () => Promise<void>;
};

/** Shows each text that is through the gate while the model still writes; a later one takes the place of an earlier. */
export function asTheyCome({ showItems }: Pick<JobContext, 'showItems'>, total: number | null = null): AsTheyCome {
  const byPath = new Map<FieldPath, SiblingItem>();
  let writing = Promise.resolve();
  const items = () => [...byPath.values()];
  const show = () => {
    const all = items();
    writing = writing.then(() => showItems(all, total ?? all.length));
    // heard of by whoever waits for `written`
    writing.catch(() => {});
  };
  return {
    add: (item) => {
      byPath.set(item.path, item);
      show();
    },
    settle: (settled) => {
      byPath.clear();
      for (const item of settled) byPath.set(item.path, item);
      show();
    },
    items,
    written: () => writing,
  };
}
