import { lineLanguage } from '@verdant/contracts';
import { type Bullet, evidence } from '../../document/document.ts';
import { countWords } from '../../text/words.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';
import { HEADING_WITHIN } from '../impact/heading-within.ts';

const sentences = (text: string) => text.split(/(?<=[\p{Ll}\d%)]{3})[.!?](?=\s+\p{Lu})/u).length;

/** A deed, its figures and what came of them need more room. */
const MOST = { en: [32, 42], zh: [70, 90] } as const;
const isLong = ({ text, language, words, quantities, result }: Bullet) => {
  const isProven = quantities.length > 0 && result !== null;
  if (words > MOST[language][isProven ? 1 : 0]) return true;
  return language === 'zh'
    ? (!isProven || /[；;]/.test(text)) && (text.match(/[，,]/g)?.length ?? 0) >= 5
    : sentences(text) > 2;
};

const SENTENCE = /(?<=[.!?])\s+(?=\p{Lu})|[。！!？；;\n]/u;
/** Shorter than two lines nobody finds it long, however many its parts. */
const LEAST_SAID = { en: 36, zh: 80 };

export const longBullet: Check = {
  id: 'BRV-01',
  group: 'brevity',
  allotment: 3,
  effort: 2,
  title: { en: 'Point too long', zh: '条目过长' },
  detects: {
    en: 'Points of more than 32 words or two sentences; in Chinese more than 70 characters or five commas.',
    zh: '一条超过 70 字或五个逗号；英文超过 32 个词或两句。',
  },
  advice: {
    en: 'Too long for one breath. Keep what you did and what came of it, or split it in two.',
    zh: '一口气读不完。留下做了什么和带来什么，或者拆成两条。',
  },
  praise: { en: 'Points are short', zh: '条目简短' },
  example: {
    en: {
      bad: 'Built a model that joined … and that was used by … to decide what to order and when to move it',
      good: 'Built a stock model used by [N] buyers',
    },
    zh: { bad: '设计并开发面向商家的平台，覆盖优惠券、满减、拼团……', good: '搭建营销配置平台，支持【N】种玩法' },
  },
  ofNow: true,
  // many short parts, and several sentences, are no breath too long
  saidOf:
    ({ form }) =>
    ({ text }) =>
      !form && text.split(SENTENCE).some((sentence) => countWords(sentence) >= LEAST_SAID[lineLanguage(text)]),
  restsOn: 'point',
  touches: EXPERIENCE,
  run: ({ bullets }) =>
    counted(
      bullets
        .filter((bullet) => isLong(bullet) && !HEADING_WITHIN.test(bullet.text))
        .map(({ path, text }) => ({ path, text })),
      5,
      bullets.filter((bullet) => !isLong(bullet)).map(({ path, text }) => evidence(path, text)),
    ),
};
