import { type Bullet, evidence } from '../../document/document.ts';
import { withOtherOpener } from '../../rewrite/synonyms.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';

/** `helped to` and `helped with`, 主要负责 and 负责 begin alike. */
const wordOf = (phrase: string) =>
  phrase
    .replace(/^(?:was|were|is|am) /, '')
    .replace(/^(?:主要|全面|独立|具体|共同)(?=.)/, '')
    .split(' ')[0]!;

function alike(bullets: readonly Bullet[]): ReadonlyMap<string, Bullet[]> {
  const groups = new Map<string, Bullet[]>();
  for (const bullet of bullets) {
    const { opener } = bullet;
    const key = opener.kind === 'verb' ? opener.lemma : opener.kind === 'weak' ? wordOf(opener.weak.phrase) : null;
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), bullet]);
  }
  return groups;
}
const surplusOf = (bullets: readonly Bullet[]): Bullet[] =>
  [...alike(bullets).values()].flatMap((group) => group.slice(2));
const LEAST_SAID = 3;

export const sameOpener: Check = {
  id: 'STY-03',
  group: 'style',
  allotment: 2,
  effort: 1,
  title: { en: 'Same opening again and again', zh: '开头用词重复' },
  detects: { en: 'Three points or more that open with the same word.', zh: '三条以上以同一个词开头。' },
  advice: {
    en: 'Three points or more start with this word. Vary it where another verb is just as true.',
    zh: '有三条以上用同一个词开头。在同样真实的前提下换一个动词。',
  },
  praise: { en: 'Openings vary', zh: '开头用词有变化' },
  example: {
    en: { bad: 'Managed … / Managed … / Managed …', good: 'Managed … / Negotiated … / Trained …' },
    zh: { bad: '负责…/负责…/负责…', good: '搭建…/优化…/培训…' },
  },
  voice: 'alike',
  ofNow: true,
  // that duties begin alike another rule says better, and two lines of twenty nobody notices
  saidOf: ({ bullets }) => {
    const surplus = surplusOf(bullets);
    const isSaid = surplus.length >= LEAST_SAID && surplus.length * 3 >= bullets.length;
    const verbs = new Set(surplus.filter(({ opener }) => opener.kind === 'verb').map(({ path }) => path));
    return ({ path }) => isSaid && verbs.has(path);
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  rewrite: { stage: 'repeats', atOnce: false, apply: (text, { language }) => withOtherOpener(text, language) },
  run: ({ bullets }) => {
    const groups = alike(bullets);
    const surplus = surplusOf(bullets);
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
