import { chineseWords } from '../chinese-words.ts';

/** How far a deed and its object may stand apart in one clause. */
const REACH = 16;

/** Letters of a word that make more of a deed or turn it, and so do not stand for the whole word. */
const WEIGHTY = /[不未没无非否免拒停止退失主首独最总领创获奖胜成批准定升降增减]/;

const STOP = /[，,。；;]/;
const PAIR = /(?=(\p{Script=Han}{2}))/gu;

/**
 * 准备员工餐 as 备餐, 担任…教学 as 任教: a deed and its object, one letter of each, put together to a word of the
 * rewrite. Gives the words of the original that such a word tells.
 */
export function fusedWords(original: string, rewrite: string): ReadonlySet<string> {
  const words = chineseWords(original);
  const told = new Set<string>();
  const pairs = Array.from(rewrite.matchAll(PAIR), ([, pair = '']) => pair).filter((pair) => !WEIGHTY.test(pair));
  for (const fused of pairs) {
    const [deed = '', thing = ''] = fused;
    for (const first of words) {
      if (first.text.length > 2 || !first.text.includes(deed) || first.text.includes(thing)) continue;
      const second = words.find(
        ({ text, from }) => from >= first.to && from - first.to <= REACH && text.includes(thing),
      );
      if (!second || STOP.test(original.slice(first.to, second.from))) continue;
      told.add(first.text);
      told.add(second.text);
    }
  }
  return told;
}
