import type { Language } from '@verdant/contracts';
import { latinWords } from '../../text/words.ts';
import { type Check, counted, EVERYWHERE } from '../check.ts';

/** Four lines of a page. Each paragraph is looked at by itself: several short ones, or what was read together, are no wall. */
const MOST: Record<Language, number> = { en: 70, zh: 150 };
const isWall = (text: string, language: Language): boolean =>
  (language === 'zh' ? text.replace(/\s/g, '').length : latinWords(text).length) > MOST[language];

export const wallOfText: Check = {
  id: 'BRV-04',
  group: 'brevity',
  allotment: 2,
  effort: 2,
  title: { en: 'Wall of text', zh: '大段文字' },
  detects: {
    en: 'Paragraphs of more than 70 words; in Chinese 150 characters.',
    zh: '超过 150 字的段落；英文 70 个词。',
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
        .filter(({ text, language }) => text.split('\n').some((paragraph) => isWall(paragraph, language)))
        .map(({ path, text }) => ({ path, text })),
      2,
    );
  },
};
