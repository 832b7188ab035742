import { latinWords } from '../../text/words.ts';
import { type Check, counted, EVERYWHERE } from '../check.ts';

export const wallOfText: Check = {
  id: 'BRV-04',
  group: 'brevity',
  allotment: 2,
  effort: 2,
  title: { en: 'Wall of text', zh: '大段文字' },
  detects: {
    en: 'Paragraphs of more than 60 words; in Chinese 150 characters.',
    zh: '超过 150 字的段落；英文 60 个词。',
  },
  advice: {
    en: 'A paragraph this long is skipped. Three lines at most, the rest as points.',
    zh: '这么长的段落会被跳过。最多三行，其余分条写。',
  },
  praise: null,
  example: {
    en: { bad: 'A summary of ten lines', good: 'Two sentences, the rest as points' },
    zh: { bad: '十行自我评价', good: '两句话，其余分条写' },
  },
  touches: EVERYWHERE,
  run: ({ prose, bullets }) => {
    const points = new Set(bullets.map(({ path }) => path));
    return counted(
      prose
        .filter(({ path }) => !points.has(path))
        .filter(({ text, language }) =>
          language === 'zh' ? text.replace(/\s/g, '').length > 150 : latinWords(text).length > 60,
        )
        .map(({ path, text }) => ({ path, text })),
      2,
    );
  },
};
