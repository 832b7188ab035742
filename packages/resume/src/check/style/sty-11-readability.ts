import { latinWords } from '../../text/words.ts';
import { type Check, EVERYWHERE, hint } from '../check.ts';

/** English: more than 40 words without a full stop; Chinese: 50 characters without any mark. */
const LONG_BREATH = { en: 40, zh: 50 };

export const readability: Check = {
  id: 'STY-11',
  group: 'style',
  allotment: 0,
  effort: 2,
  title: { en: 'Hard to read in one breath', zh: '句子太长，不易读' },
  detects: {
    en: 'Sentences of more than 40 words; in Chinese, 50 characters without a mark.',
    zh: '连续 50 字没有标点；英文一句超过 40 个词。',
  },
  advice: { en: 'Split it into two sentences.', zh: '断成两句。' },
  praise: null,
  example: {
    en: {
      bad: 'Planned routes for drivers and handled claims and wrote reports and … (one sentence, 45 words)',
      good: 'Planned routes for [N] drivers. Cut claims by [X%].',
    },
    zh: { bad: '一句话五十多字，中间没有逗号', good: '每二十字左右断一次' },
  },
  restsOn: 'statement',
  touches: EVERYWHERE,
  run: ({ prose }) =>
    hint(
      prose
        .filter(({ text, language }) =>
          language === 'zh'
            ? new RegExp(`[\\p{Script=Han}]{${LONG_BREATH.zh},}`, 'u').test(text)
            : text.split(/[.!?;](?:\s|$)|\n/).some((part) => latinWords(part).length > LONG_BREATH.en),
        )
        .map(({ path, text }) => ({ path, text })),
    ),
};
