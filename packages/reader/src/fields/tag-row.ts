import { anyOf, chineseCliches } from '@verdant/lexicon/vocabulary';
import { isBullet } from '../sections/styles.ts';
import type { Line } from '../types.ts';

/** So many short words without a sign between them are tags, as job boards print them below an introduction. */
const LEAST = 4;
const TAG = /^(?=.*\p{Script=Han})[\p{Script=Han}\p{L}\p{N}+#/]{2,10}$/u;

/** `性格开朗 吃苦耐劳 …`: what somebody is like is no skill. */
const isTrait = anyOf(chineseCliches);

/** The tags in the last line of an introduction (`门店管理 成本控制 排班 …`), and the lines before it. */
export function tagsApart(lines: Line[]): { lines: Line[]; tags: string[] } {
  const last = lines.at(-1);
  const words = last ? last.cells.flatMap(({ text }) => text.trim().split(/\s+/)) : [];
  const areTags =
    lines.length > 1 &&
    !isBullet(last!.text) &&
    words.length >= LEAST &&
    words.every((word) => TAG.test(word) && !isTrait.test(word));
  return areTags ? { lines: lines.slice(0, -1), tags: words } : { lines, tags: [] };
}
