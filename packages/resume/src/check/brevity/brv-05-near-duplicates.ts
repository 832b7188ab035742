import { entryPath } from '@verdant/contracts';
import type { Bullet, ResumeDocument } from '../../document/document.ts';
import { hasFigure } from '../../text/quantities.ts';
import { latinWords } from '../../text/words.ts';
import { type Check, counted, EXPERIENCE, type FieldSpan } from '../check.ts';

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

/** `做体测，跟进会员` beside `做体测，写训练计划，跟进会员`: all that one says the other says too. */
const LEAST_HELD = 4;
const HELD = 0.8;
function isHeld(a: Set<string>, b: Set<string>): boolean {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  if (small.size < LEAST_HELD) return false;
  return [...small].filter((token) => large.has(token)).length >= small.size * HELD;
}

/** A place, a size, hours a week: what stands below every job in the same few words is a label and no point. */
const LONGEST_LABEL = { en: 5, zh: 8 };
/** `2004.03―2007.01 studied at …`: a stay with its time, however alike another was put. */
const IS_STAY = /(?<!\d)(?:19|20)\d\d[./年-]?\d{0,2}月?\s?[-–—―~～至到]\s?(?:19|20)\d\d/;
const isLabel = ({ opener, words, language }: Bullet): boolean =>
  opener.kind !== 'verb' && opener.kind !== 'weak' && words <= LONGEST_LABEL[language];

/** So long a line is nobody's twice by chance. */
const LEAST_COPIED = { en: 8, zh: 16 };

const LISTED = ['certifications', 'awards'] as const;
const LEAST_NAME = 4;
const TWICE = {
  en: 'This stands in the list twice. Once is enough.',
  zh: '同一项列了两次，留一次就够。',
};
/** One paper, letter for letter, in a list twice; with another date it was renewed or won again. */
const listedTwice = ({ content }: ResumeDocument): FieldSpan[] =>
  LISTED.flatMap((section) => {
    const seen = new Map<string, string>();
    return content[section].flatMap(({ id, name, date }): FieldSpan[] => {
      const key = name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
      const before = seen.get(key);
      seen.set(key, date || (before ?? ''));
      const isSame = before !== undefined && (before === '' || date === '' || before === date);
      return isSame && key.length >= LEAST_NAME
        ? [{ path: `${section}/${id}/name`, text: name, advice: TWICE, free: true }]
        : [];
    });
  });

/** `20–30 hrs a week on calls` below `20–30 hrs a week on calls, 31 calls a shift`: the same words, and no more. */
const LEAST_WITHIN = { en: 4, zh: 8 };
const plainOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isCopied = (bullet: Bullet, other: Bullet): boolean =>
  entryPath(bullet.path) === entryPath(other.path) &&
  bullet.words >= LEAST_WITHIN[bullet.language] &&
  ` ${plainOf(other.text)} `.includes(` ${plainOf(bullet.text)} `);
const WITHIN = {
  en: 'This stands in another point of the same job already. Delete it.',
  zh: '同一段的另一条里已经写了，这条可以删掉。',
};

export const nearDuplicates: Check = {
  id: 'BRV-05',
  group: 'brevity',
  allotment: 2,
  effort: 1,
  title: { en: 'Said twice', zh: '重复的条目' },
  detects: {
    en: 'Two points that are nearly the same (four words in five shared), or one that another holds; a certificate or prize listed twice.',
    zh: '两条几乎相同（五分之四的词重合），或一条的内容全在另一条里；同一证书、奖项列了两次。',
  },
  advice: {
    en: 'Nearly the same is said elsewhere. Keep the stronger one.',
    zh: '另一处写了几乎一样的内容，留下更好的那条。',
  },
  praise: { en: 'Nothing is said twice', zh: '没有重复' },
  example: {
    en: { bad: 'Cut stockouts by 23% … (in two places)', good: 'Said once, where it happened' },
    zh: { bad: '同一成果写了两遍', good: '只在发生的那一段写一次' },
  },
  restsOn: 'statement',
  touches: [...EXPERIENCE, ...LISTED],
  removable: true,
  run: (document) => {
    const { bullets } = document;
    const sets = bullets.map(tokens);
    const alike = (index: number, other: number) =>
      jaccard(sets[other]!, sets[index]!) >= (sets[index]!.size < 4 ? 1 : 0.8) ||
      // a figure makes another deed of the same words
      (!hasFigure(bullets[index]!.text) && !hasFigure(bullets[other]!.text) && isHeld(sets[index]!, sets[other]!));
    const repeated = bullets.filter(
      (bullet, index) =>
        !bullet.metric &&
        !isLabel(bullet) &&
        !IS_STAY.test(bullet.text) &&
        sets[index]!.size >= 2 &&
        sets.slice(0, index).some((_, other) => alike(index, other)),
    );
    // a label below one job is said once
    const copied = bullets.filter(
      (bullet, index) =>
        !bullet.metric &&
        !repeated.includes(bullet) &&
        bullets.slice(0, index).some((other) => isCopied(bullet, other)),
    );
    // two posts of one kind are told alike; the same words in one of them, or a long line copied whole, are a slip
    const isSlip = (bullet: Bullet) => {
      const at = bullets.indexOf(bullet);
      return sets
        .slice(0, at)
        .some((one, other) =>
          entryPath(bullets[other]!.path) === entryPath(bullet.path)
            ? alike(at, other)
            : bullet.words >= LEAST_COPIED[bullet.language] && jaccard(one, sets[at]!) === 1,
        );
    };
    const points = repeated.map((bullet) => ({
      path: bullet.path,
      text: bullet.text,
      ...(!isSlip(bullet) && { quiet: true as const }),
    }));
    const within = copied.map(({ path, text }) => ({ path, text, advice: WITHIN, free: true as const }));
    return counted([...points, ...within, ...listedTwice(document)], 3);
  },
};
