import type { ListSectionKey, ResumeContent } from '@verdant/contracts';
import type { Say } from '../use-t.ts';
import { rowOf } from './field-path.ts';
import { type ItemOf, itemTitle } from './item-title.ts';

/** A path in words: "Harbour & Pine · bullet 1", "Profile", "Tools". */
export const pathLabel = (content: ResumeContent, path: string, t: Say): string => {
  const row = rowOf(path);
  if (!row) return t('analysis:wholeResume');
  const [, id, field, index] = path.split('/');
  const section = t(`workspace:section.${row}`);
  if (row === 'basics' || row === 'introduction' || row === 'intention' || !id) return section;
  const list = content[row] as { id: string }[];
  const item = list.find((one) => one.id === id);
  if (!item) return section;
  const entry = nameOf(row, item as ItemOf<typeof row>, t) || section;
  return index !== undefined && field ? t('analysis:bulletAt', { entry, place: Number(index) + 1 }) : entry;
};

const nameOf = <K extends ListSectionKey>(row: K, item: ItemOf<K>, t: Say): string => {
  if (row === 'work') return (item as ItemOf<'work'>).company || itemTitle.work(item as ItemOf<'work'>, '').title;
  return itemTitle[row](item, t('workspace:present')).title;
};
