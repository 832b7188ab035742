import { type Check, counted } from '../check.ts';
import type { Bullet } from '../document.ts';

const CLOSED = /[.。；;]\s*$/;

/** Bullets of one language that end otherwise than most: returns those, and whether they should be closed. */
export function oddEndings(bullets: readonly Bullet[]): { odd: Bullet[]; close: boolean } {
  const prose = bullets.filter(({ metric, text }) => !metric && !/[:：]\s*$/.test(text));
  const closed = prose.filter(({ text }) => CLOSED.test(text));
  const open = prose.filter(({ text }) => !CLOSED.test(text));
  const close = closed.length >= open.length;
  return { odd: close ? open : closed.filter(({ text }) => !/[.。；;].*[.。；;]\s*$/s.test(text)), close };
}

export const punctuation: Check = {
  id: 'STY-07',
  group: 'style',
  allotment: 1,
  effort: 1,
  title: { en: 'Uneven punctuation', zh: '标点不统一' },
  advice: {
    en: 'Most points end the other way. With or without a full stop, but all alike.',
    zh: '其他条目大多不是这样结尾。句末标点可有可无，但要一致。',
  },
  praise: { en: 'Punctuation is even', zh: '标点统一' },
  example: null,
  run: ({ bullets }) => {
    const odd = (['en', 'zh'] as const).flatMap((language) => {
      const lines = bullets.filter((bullet) => bullet.language === language);
      return lines.length < 3 ? [] : oddEndings(lines).odd;
    });
    return counted(
      odd.map(({ path, text }) => ({ path, text, from: Math.max(0, text.length - 6), to: text.length })),
      5,
    );
  },
};
