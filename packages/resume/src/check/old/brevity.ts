import { type Bullet, evidence } from '../../document/document.ts';
import { latinWords } from '../../text/words.ts';
import { type Check, counted } from '../check.ts';

const sentences = (text: string) => text.split(/[.!?](?=\s+[A-Z])/).length;
const isLong = ({ text, language, words }: Bullet) =>
  language === 'zh' ? words > 70 || (text.match(/[，,]/g)?.length ?? 0) >= 5 : words > 32 || sentences(text) > 2;

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
    en: 'More than one breath. Keep what you did and what came of it, or split it in two.',
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
  run: ({ bullets }) =>
    counted(
      bullets.filter(isLong).map(({ path, text }) => ({ path, text })),
      5,
      bullets.filter((bullet) => !isLong(bullet)).map(({ path, text }) => evidence(path, text)),
    ),
};

export const fragment: Check = {
  id: 'BRV-02',
  group: 'brevity',
  allotment: 1,
  effort: 2,
  title: { en: 'Only a fragment', zh: '只有几个字' },
  detects: {
    en: 'Points of fewer than four words; in Chinese fewer than six characters.',
    zh: '少于六个字的条目；英文少于四个词。',
  },
  advice: {
    en: 'Too short to say anything. Add what it was for and what came of it, or leave it out.',
    zh: '太短，说明不了什么。补上为了什么、带来什么，或者删掉。',
  },
  praise: null,
  example: {
    en: { bad: 'Weekly reports', good: 'Wrote weekly stock reports for [N] buyers' },
    zh: { bad: '写文档', good: '编写接口文档【N】份' },
  },
  run: ({ bullets }) =>
    counted(
      bullets
        .filter(
          ({ metric, quantities, language, words }) =>
            !metric && quantities.length === 0 && words < (language === 'zh' ? 6 : 4),
        )
        .map(({ path, text }) => ({ path, text })),
      4,
    ),
};

/** Free range and where everything is lost, in words (zh: 字). Source: base rates of the research, zh our judgement. */
const RANGE = {
  experienced: {
    en: { least: 200, low: 300, high: 760, most: 1100 },
    zh: { least: 200, low: 500, high: 1600, most: 2600 },
  },
  student: { en: { least: 120, low: 200, high: 500, most: 800 }, zh: { least: 150, low: 350, high: 900, most: 1600 } },
};

export const totalLength: Check = {
  id: 'BRV-03',
  group: 'brevity',
  allotment: 4,
  effort: 3,
  onlyFor: { notIndustries: ['research_academia', 'healthcare'] },
  title: { en: 'Overall length', zh: '总篇幅' },
  detects: {
    en: 'Words in all: 300 to 760 are free, students 200 to 500; in Chinese 500 to 1,600 characters, students 350 to 900. Research and medicine are exempt.',
    zh: '总字数：500 到 1600 字不扣分，应届生 350 到 900 字；英文 300 到 760 词。科研、医疗不适用。',
  },
  advice: {
    en: 'One to two pages are read; 300 to 760 words fit them, 200 to 500 for a student.',
    zh: '能被看完的是一到两页，大约 500 到 1600 字；应届生一页，350 到 900 字。',
  },
  praise: { en: 'The length is right', zh: '篇幅合适' },
  example: {
    en: { bad: '1,400 words on four pages', good: '600 words on two pages, the newest jobs first' },
    zh: { bad: '四页 3000 字', good: '两页以内，最近的经历写在前面' },
  },
  run: ({ words, wordsRead, language, content, roles, settings: { stage } }) => {
    const { least, low, high, most } = RANGE[stage][language];
    const short = wordsRead < low;
    const severity = short
      ? Math.min(1, (low - wordsRead) / (low - least))
      : Math.min(1, Math.max(0, words - high) / (most - high));
    if (severity === 0) return { severity, places: [], good: [evidence('basics/name', content.basics.name)] };
    const advice = {
      en: short
        ? `${wordsRead} words say something; from ${low} on nothing is lost. Tell more of the newest roles: what you did, for whom, how often, what came of it. Padding is not counted.`
        : `It has ${words} words; up to ${high} are read. Shorten the oldest roles first.`,
      zh: short
        ? `有内容的字数是 ${wordsRead}，写到 ${low} 字就不扣分。先把最近的经历写具体：做了什么、为谁做、多久一次、结果如何。套话不计入字数。`
        : `有内容的字数是 ${words}，能被看完的大约 ${high} 字。先精简最早的经历。`,
    };
    return {
      severity,
      places: [{ path: (short ? roles[0] : roles.at(-1))?.path ?? 'basics/name', text: '', from: 0, to: 0, advice }],
      detail: advice,
    };
  },
};

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

function tokens({ text, language }: Bullet): Set<string> {
  if (language === 'en') return new Set(latinWords(text.toLowerCase()).map((word) => word.text));
  const letters = Array.from(text.replace(/[^\p{Script=Han}\p{Script=Latin}\d]/gu, ''));
  return new Set(letters.slice(1).map((char, index) => letters[index]! + char));
}

function jaccard(a: Set<string>, b: Set<string>): number {
  let shared = 0;
  for (const token of a) if (b.has(token)) shared += 1;
  return shared === 0 ? 0 : shared / (a.size + b.size - shared);
}

export const nearDuplicates: Check = {
  id: 'BRV-05',
  group: 'brevity',
  allotment: 2,
  effort: 1,
  title: { en: 'Said twice', zh: '重复的条目' },
  detects: {
    en: 'Two points that are nearly the same (four words in five shared).',
    zh: '两条几乎相同（五分之四的词重合）。',
  },
  advice: {
    en: 'Nearly the same stands elsewhere. Keep the stronger one.',
    zh: '另一处写了几乎一样的内容，留下更好的那条。',
  },
  praise: { en: 'Nothing is said twice', zh: '没有重复' },
  example: {
    en: { bad: 'Cut stockouts by 23% … (in two places)', good: 'Said once, where it happened' },
    zh: { bad: '同一成果写了两遍', good: '只在发生的那一段写一次' },
  },
  run: ({ bullets }) => {
    const sets = bullets.map(tokens);
    const repeated = bullets.filter(
      (_, index) => sets[index]!.size >= 4 && sets.slice(0, index).some((other) => jaccard(other, sets[index]!) >= 0.8),
    );
    return counted(
      repeated.map(({ path, text }) => ({ path, text })),
      3,
    );
  },
};
