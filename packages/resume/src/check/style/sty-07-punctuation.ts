import { withEnding, withEvenMarks } from '../../rewrite/tidy.ts';
import { type Check, counted, EVERYWHERE, spansOf } from '../check.ts';
import { oddEndings } from '../odd-endings.ts';

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
  touches: EVERYWHERE,
  rewrite: {
    stage: 'marks',
    atOnce: true,
    apply: (text, { language, close }) => withEnding(withEvenMarks(text, language), language, close),
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
    return counted([...odd, ...prose.flatMap((line) => spansOf(line, SLIPS[line.language]))], 5);
  },
};
