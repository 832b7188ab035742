import { chineseCliches, chineseFillers, englishCliches, englishFillers } from '@verdant/lexicon';
import type { Bullet } from '../../document/document.ts';
import { evidence } from '../../document/document.ts';
import { type Check, counted } from '../check.ts';
import { phrasePlaces } from '../phrases.ts';

/** `helped to` and `helped with`, 主要负责 and 负责 begin alike. */
const wordOf = (phrase: string) =>
  phrase
    .replace(/^(?:was|were|is|am) /, '')
    .replace(/^(?:主要|全面|独立|具体|共同)(?=.)/, '')
    .split(' ')[0]!;

export const sameOpener: Check = {
  id: 'STY-03',
  group: 'style',
  allotment: 2,
  effort: 1,
  title: { en: 'Same opening again and again', zh: '开头用词重复' },
  detects: { en: 'Three points or more that open with the same word.', zh: '三条以上以同一个词开头。' },
  advice: {
    en: 'Three points or more start with this word. Vary it where another verb is as true.',
    zh: '有三条以上用同一个词开头。在同样真实的前提下换一个动词。',
  },
  praise: { en: 'Openings vary', zh: '开头用词有变化' },
  example: {
    en: { bad: 'Managed … / Managed … / Managed …', good: 'Managed … / Negotiated … / Trained …' },
    zh: { bad: '负责…/负责…/负责…', good: '搭建…/优化…/培训…' },
  },
  run: ({ bullets }) => {
    const groups = new Map<string, Bullet[]>();
    for (const bullet of bullets) {
      const { opener } = bullet;
      const key = opener.kind === 'verb' ? opener.lemma : opener.kind === 'weak' ? wordOf(opener.weak.phrase) : null;
      if (key !== null) groups.set(key, [...(groups.get(key) ?? []), bullet]);
    }
    const surplus = [...groups.values()].flatMap((group) => group.slice(2));
    const order = new Map(bullets.map(({ path }, index) => [path, index]));
    return counted(
      surplus
        .sort((a, b) => order.get(a.path)! - order.get(b.path)!)
        .map(({ path, text, opener }) => ({ path, text, from: opener.from, to: opener.to })),
      4,
      [...groups.values()]
        .filter(([first]) => first!.opener.kind === 'verb')
        .map(([first]) => evidence(first!.path, first!.text, first!.opener.from, first!.opener.to)),
    );
  },
};

export const cliches: Check = {
  id: 'STY-04',
  group: 'style',
  allotment: 2,
  effort: 1,
  title: { en: 'Stock phrases', zh: '套话' },
  detects: {
    en: 'Phrases that anyone can write: team player, results-driven, fast-paced environment.',
    zh: '谁都能写的话：吃苦耐劳、责任心强、性格开朗、善于沟通。',
  },
  advice: {
    en: 'Anyone can write this. Say what you did that shows it, or leave it out.',
    zh: '这句话谁都能写。换成能说明它的一件事，或者去掉。',
  },
  praise: { en: 'No stock phrases', zh: '没有套话' },
  example: {
    en: { bad: 'Results-driven team player', good: 'Closed [N] enterprise deals with a team of [N]' },
    zh: { bad: '吃苦耐劳，责任心强', good: '连续【N】个月零差错完成月结' },
  },
  run: ({ prose }) => counted(phrasePlaces(prose, { en: englishCliches, zh: chineseCliches }), 5),
};

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
  run: ({ bullets }) =>
    counted(
      [
        ...phrasePlaces(bullets, fillerWords),
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
