import {
  chineseCliches,
  chineseConfusables,
  chineseFillers,
  englishCliches,
  englishFillers,
  findTerms,
} from '@verdant/lexicon';
import { type Check, counted, type Place } from '../check.ts';
import type { Bullet } from '../document.ts';
import { evidence } from '../document.ts';
import { phrasePattern, phrasePlaces } from './phrases.ts';

export const sameOpener: Check = {
  id: 'STY-03',
  group: 'style',
  allotment: 2,
  effort: 1,
  title: { en: 'Same opening again and again', zh: '开头用词重复' },
  advice: {
    en: 'Three points or more start with this word. Vary it where another verb is as true.',
    zh: '有三条以上用同一个词开头。在同样真实的前提下换一个动词。',
  },
  praise: { en: 'Openings vary', zh: '开头用词有变化' },
  example: null,
  run: ({ bullets }) => {
    const groups = new Map<string, Bullet[]>();
    for (const bullet of bullets) {
      const { opener } = bullet;
      const key = opener.kind === 'verb' ? opener.lemma : opener.kind === 'weak' ? opener.weak.phrase : null;
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

const MIXED_CASE = /[a-z][A-Z]|^[A-Z]{2,}[a-z]/;

/** Terms whose capitals are part of the name (JavaScript, MySQL), written otherwise. Addresses are left alone. */
function miscased(lines: readonly { path: string; text: string }[]): Place[] {
  return lines.flatMap(({ path, text }) =>
    findTerms(text).flatMap(({ entry, from, to }) => {
      const written = text.slice(from, to);
      const form = entry.en.find((known) => known.toLowerCase() === written.toLowerCase());
      if (form === undefined || form === written || !MIXED_CASE.test(form) || written === written.toUpperCase())
        return [];
      if (/[/.@_-]$/.test(text.slice(0, from)) || /^[/@_]|^\.\w/.test(text.slice(to))) return [];
      return [{ path, text, from, to, advice: { en: `Usually written ${form}.`, zh: `通常写作 ${form}。` } }];
    }),
  );
}

function confused(lines: readonly { path: string; text: string }[]): Place[] {
  const wrongWords = phrasePattern(confusableWords);
  return lines.flatMap(({ path, text }) =>
    Array.from(text.matchAll(wrongWords), (match) => {
      const right = chineseConfusables.get(match[0]);
      return {
        path,
        text,
        from: match.index,
        to: match.index + match[0].length,
        advice: { en: `Written ${right}.`, zh: `应写作“${right}”。` },
      };
    }),
  );
}
const confusableWords = [...chineseConfusables.keys()];

export const spelling: Check = {
  id: 'STY-06',
  group: 'style',
  allotment: 3,
  effort: 1,
  title: { en: 'Spelling of terms', zh: '用字与术语写法' },
  advice: { en: 'A term is not written the way its makers write it.', zh: '有错别字，或术语的写法和通行写法不同。' },
  praise: { en: 'Terms are written right', zh: '术语写法规范' },
  example: {
    en: { bad: 'javascript, mysql', good: 'JavaScript, MySQL' },
    zh: { bad: '布署 mysql', good: '部署 MySQL' },
  },
  run: ({ fields }) => {
    const lines = fields.filter(({ entry }) => entry.section !== 'basics');
    return counted([...miscased(lines), ...confused(lines)], 5);
  },
};

const fillerWords = { en: englishFillers.map(({ from }) => from), zh: chineseFillers.map(({ from }) => from) };
const LIGHT = /(?<=对[^，,。；;]{1,30})进行了?(?=[\p{Script=Han}]{2})/gu;

export const fillers: Check = {
  id: 'STY-08',
  group: 'style',
  allotment: 1,
  effort: 1,
  title: { en: 'Filler words', zh: '虚词赘语' },
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
