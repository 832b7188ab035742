import { latinWords } from '../../text/words.ts';
import { type Check, EVERYWHERE, hint } from '../check.ts';

/** English: more than 40 words without a full stop; Chinese: 50 characters without any mark. */
const LONG_BREATH = { en: 40, zh: 50 };
/** Among three and more sentences one of such a length is a matter of rhythm, and the text reads well. */
const AMONG_OTHERS = { sentences: 3, words: 55 };

function isLongInEnglish(text: string): boolean {
  const lengths = text
    .split(/[.!?;](?:\s|$)|\n/)
    .map((part) => latinWords(part).length)
    .filter((length) => length > 0);
  return lengths.some(
    (length) => length > (lengths.length < AMONG_OTHERS.sentences ? LONG_BREATH.en : AMONG_OTHERS.words),
  );
}

export const readability: Check = {
  id: 'STY-11',
  group: 'style',
  allotment: 0,
  effort: 2,
  title: { en: 'Hard to read in one breath', zh: '句子太长，不易读' },
  detects: {
    en: 'Sentences of more than 40 words, among several others of more than 55; in Chinese, 50 characters without a mark.',
    zh: '连续 50 字没有标点；英文一句超过 40 个词（夹在几句当中的超过 55 个）。',
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
            : isLongInEnglish(text),
        )
        .map(({ path, text }) => ({ path, text })),
    ),
};
