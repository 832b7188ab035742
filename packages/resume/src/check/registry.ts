import * as brevity from './brevity/index.ts';
import type { Check } from './check.ts';
import * as dates from './dates/index.ts';
import * as file from './file/index.ts';
import * as impact from './impact/index.ts';
import * as integrity from './integrity/index.ts';
import * as lists from './lists/index.ts';
import * as papers from './papers/index.ts';
import * as privacy from './privacy/index.ts';
import * as sections from './sections/index.ts';
import * as style from './style/index.ts';
import * as summary from './summary/index.ts';

const inOrder = (folder: Record<string, Check>) => Object.values(folder).sort((a, b) => (a.id < b.id ? -1 : 1));

/** Every check, from the folders' indexes. What stands here is counted, shown, and in the rubric. */
export const checks: readonly Check[] = [
  impact,
  brevity,
  style,
  summary,
  sections,
  papers,
  lists,
  dates,
  file,
  privacy,
  integrity,
].flatMap(inOrder);

export const checkById: ReadonlyMap<string, Check> = new Map(checks.map((check) => [check.id, check]));

/** Whether deleting the text answers what a check says about it as well as a better wording does. */
export const isRemovable = (checkId: string): boolean => checkById.get(checkId)?.removable ?? false;
