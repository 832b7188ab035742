import { alternation, livesIn, placeNames, provinces } from '@verdant/lexicon/vocabulary';
import { ranOut } from '../../layout/line-width.ts';
import type { Line } from '../../types.ts';

/** Who lives there, and since when, before the words that say so. */
const WHO = '(?:我们?|本人|家人?|目前|现在?|一直|都|就|,|，){0,4}';
const PLACE = `(?:${alternation(provinces)}省?)?(?:${alternation(placeNames.cities.zh)})市?[^，,。；;、\\s（()）]{0,12}`;
const LIVES = alternation(livesIn.zh.filter((word) => !['位于', '所在地', '坐标'].includes(word)));
const TOLD = new RegExp(`(?:^|[，,。；;！!：:])\\s?${WHO}(?:${LIVES}|住在?)\\s?(${PLACE})`, 'u');
/** `这边住着`: words that only go on from the place. */
const BEHIND = /(?:这边|那边|附近|一带|这里|那里)?(?:居住|住着|定居|生活|租房|住|工作|上班|发展)?的?$/u;

/** No text that tells of somebody is looked at further, in letters. */
const MOST = 1500;

/** `我叫…，现在住在松林市湖东那边。` told in sentences: where somebody lives, as it is written; empty where nothing says so. */
export function toldResidence(lines: readonly Line[]): string {
  const text = lines.reduce((whole, line, at) => {
    const above = lines[at - 1];
    return `${whole}${above && !ranOut(above, line) ? '。' : ''}${line.text.trim()}`;
  }, '');
  return (TOLD.exec(text.slice(0, MOST))?.[1] ?? '').replace(BEHIND, '');
}
