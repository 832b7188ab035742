import { findDegree } from '../values/degrees.ts';
import { labelOf } from './contact-labels.ts';

const [SEX, AGE, YEARS] = [
  /^[男女]$/u,
  /^\d{2}\s?[岁歲]$/u,
  /^(?:工作)?(?:经验)?\d{1,2}\s?年(?:\p{Script=Han}{0,4}经验|工龄)?$/u,
];
/** No fact of such a row is longer, in letters, and no row has more. */
const [LONGEST, MOST_FACTS] = [24, 12];

/** True where a text is nothing but a degree: `大专`, `本科（统招）`. */
export function isBareDegree(text: string): boolean {
  const bare = text.replace(/[（(][^（()）]{1,8}[)）]$/u, '').trim();
  const found = findDegree(bare);
  return found !== null && found.from === 0 && found.to === bare.length;
}

/**
 * `男 28岁 大专 6年经验 宁波 电话：…`: facts of a person that nothing but single spaces parts, told by sex or age and one fact
 * more. A label and the number behind it stay together. Others as they are.
 */
export function factsBySpaces(text: string): string[] {
  const words = text.split(/(?<=[\p{Script=Han}）)])\s(?=\S)|\s(?=\p{Script=Han})/u);
  if (words.length < 3 || words.length > MOST_FACTS) return [text];
  const isSure = words.some((word) => SEX.test(word) || AGE.test(word));
  const told = words.filter((word) => [SEX, AGE, YEARS].some((fact) => fact.test(word)) || isBareDegree(word));
  if (!isSure || told.length < 2 || words.slice(0, -1).some((word) => word.length > LONGEST)) return [text];
  const out: string[] = [];
  for (const word of words) {
    const last = out.at(-1);
    if (last && labelOf(last)) out[out.length - 1] = `${last} ${word}`;
    else out.push(word);
  }
  return out;
}
