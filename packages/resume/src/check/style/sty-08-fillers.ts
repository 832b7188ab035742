import { chineseFillers, englishFillers } from '@verdant/lexicon';
import { rewritesIn } from '../../rewrite/rewrites-in.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';
import { phraseSpans } from '../phrases.ts';

const fillerWords = { en: englishFillers.map(({ from }) => from), zh: chineseFillers.map(({ from }) => from) };

const LIGHT = /(?<=对[^，,。；;]{1,30})进行了?(?=[\p{Script=Han}]{2})/gu;

export const fillers: Check = {
  id: 'STY-08',
  group: 'style',
  allotment: 1,
  effort: 1,
  title: { en: 'Filler words', zh: '虚词赘语' },
  detects: {
    en: 'Words that can go without loss: in order to, utilized, successfully.',
    zh: '去掉也不影响意思的字：进行了、相关的、成功地。',
  },
  advice: { en: 'The sentence says the same without these words.', zh: '去掉这些字，意思不变。' },
  praise: { en: 'No filler words', zh: '没有赘语' },
  example: {
    en: { bad: 'Utilized SQL in order to find duplicates', good: 'Used SQL to find duplicates' },
    zh: { bad: '对页面进行了优化', good: '优化页面' },
  },
  // in one line it is a matter of taste
  voice: 'alike',
  restsOn: 'statement',
  touches: EXPERIENCE,
  rewrite: {
    stage: 'fillers',
    atOnce: false,
    apply: (text, { language }) => rewritesIn(language).withoutFillers(text),
  },
  run: ({ bullets }) =>
    counted(
      [
        ...phraseSpans(bullets, fillerWords),
        ...bullets
          .filter(({ language }) => language === 'zh')
          .flatMap(({ path, text }) =>
            Array.from(text.matchAll(LIGHT), (match) => ({
              path,
              text,
              from: match.index,
              to: match.index + match[0].length,
            })),
          ),
      ],
      5,
    ),
};
