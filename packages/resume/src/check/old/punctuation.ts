import type { Bullet } from '../../document/document.ts';
import { type Check, counted, placesOf } from '../check.ts';

const CLOSED = /[.。；;]\s*$/;

/** Bullets of one language that end otherwise than most: returns those, and whether they should be closed. */
export function oddEndings(bullets: readonly Bullet[]): { odd: Bullet[]; close: boolean } {
  // A bullet of several sentences needs its marks, whatever the others do.
  const prose = bullets.filter(
    ({ metric, text }) => !metric && !/[:：]\s*$/.test(text) && !/[.。；;].*[.。；;]\s*$/s.test(text),
  );
  const closed = prose.filter(({ text }) => CLOSED.test(text));
  const open = prose.filter(({ text }) => !CLOSED.test(text));
  const close = closed.length >= open.length;
  return { odd: close ? open : closed, close };
}

/** Two spaces inside a sentence, marks that are doubled, in Chinese half-width marks between characters. */
const SLIPS = {
  en: /(?<=[a-z,]) {2,3}(?=[a-z])|,,|;;|(?<!\.)\.\.(?!\.)| ,(?=\s)/g,
  zh: /(?<=\p{Script=Han})[,;](?=\p{Script=Han})|[，。；、]{2,}/gu,
};

export const punctuation: Check = {
  id: 'STY-07',
  group: 'style',
  allotment: 1,
  effort: 1,
  title: { en: 'Uneven punctuation', zh: '标点不统一' },
  detects: {
    en: 'Full stops at the end of some points only, double spaces, marks repeated, in Chinese also half-width marks.',
    zh: '句末标点不一、全角半角混用、连续标点、多余空格。',
  },
  advice: {
    en: 'Most points end the other way. With or without a full stop, but all alike.',
    zh: '其他条目大多不是这样结尾。句末标点可有可无，但要一致。',
  },
  praise: { en: 'Punctuation is even', zh: '标点统一' },
  example: {
    en: { bad: 'Some points end with a full stop, some do not', good: 'All alike' },
    zh: { bad: '有的条目有句号，有的没有', good: '统一' },
  },
  run: ({ bullets, prose }) => {
    const odd = (['en', 'zh'] as const).flatMap((language) =>
      oddEndings(bullets.filter((bullet) => bullet.language === language)).odd.map(({ path, text }) => ({
        path,
        text,
        from: Math.max(0, text.length - 6),
        to: text.length,
      })),
    );
    return counted([...odd, ...prose.flatMap((line) => placesOf(line, SLIPS[line.language]))], 5);
  },
};
