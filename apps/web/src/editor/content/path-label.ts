import type { ResumeContent } from '@verdant/contracts';
import { rowOf } from '@verdant/contracts/constants';
import type { Say } from '../use-t.ts';
import { type Item, itemName } from './item-title.ts';

/** A path in words: "Harbour & Pine · bullet 1", "Profile", "Tools". */
export const pathLabel = (content: ResumeContent, path: string, t: Say): string => {
  const row = rowOf(path);
  if (!row) return t('analysis:wholeResume');
  const [, id, field, index] = path.split('/');
  const section = t(`workspace:section.${row}`);
  if (row === 'basics' || row === 'introduction' || row === 'intention' || !id) return section;
  const list = content[row] as Item[];
  const item = list.find((one) => one.id === id);
  if (!item) return section;
  const entry = itemName(row, item) || section;
  return index !== undefined && field ? t('analysis:bulletAt', { entry, place: Number(index) + 1 }) : entry;
};
