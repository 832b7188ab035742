import type { Requirement } from '../../packages/resume/src/match/requirements.ts';
import type { Mark, MarkedPosting } from './marked.ts';

/** `pairs` are alternatives of one requirement of which both were found, `joined` those found as one; `together` is what was joined. */
export type Score = Record<'said' | 'right' | 'asked' | 'found' | 'needs' | 'pairs' | 'joined' | 'together', number> & {
  wrong: string[];
  missed: string[];
};

export const bareTerm = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\p{P}]/gu, '');
const least = (text: string) => (/\p{Script=Han}/u.test(text) ? 2 : 3);
/** A term hits when it equals a wording, contains it or is contained in it. */
export const sameTerm = (a: string, b: string): boolean => {
  const [x, y] = [bareTerm(a), bareTerm(b)];
  if (x === y) return true;
  const [short, long] = x.length < y.length ? [x, y] : [y, x];
  return short.length >= least(short) && long.includes(short);
};

type Gold = { need: 'must' | 'nice'; wordings: string[] };
const textOf = ({ text }: MarkedPosting, { from, to }: Mark) => text.slice(from, to);

export function goldOf(posting: MarkedPosting): Gold[] {
  const groups = new Map<string, Gold>();
  for (const mark of posting.marks) {
    if (mark.mark !== 'M' && mark.mark !== 'N') continue;
    const key = `${mark.group}`;
    const gold = groups.get(key) ?? { need: mark.mark === 'M' ? 'must' : 'nice', wordings: [] };
    if (mark.mark === 'M') gold.need = 'must';
    gold.wordings.push(textOf(posting, mark));
    groups.set(key, gold);
  }
  return [...groups.values()];
}

/** Requirements found beside those marked; what is marked as told, as a trait or as studies counts neither way. */
export function scorePosting(posting: MarkedPosting, requirements: readonly Requirement[]): Score {
  const gold = goldOf(posting);
  const neutral = posting.marks.filter(({ mark }) => 'DSFYE'.includes(mark)).map((mark) => textOf(posting, mark));
  const hits = (options: readonly string[], wordings: readonly string[]) =>
    options.some((option) => wordings.some((wording) => sameTerm(option, wording)));
  const counts = { said: 0, right: 0, asked: gold.length, found: 0, needs: 0, pairs: 0, joined: 0, together: 0 };
  const score: Score = { ...counts, wrong: [], missed: [] };
  for (const { options, need, term } of requirements) {
    const one = gold.find(({ wordings }) => hits(options, wordings));
    if (!one && hits(options, neutral)) continue;
    score.said += 1;
    if (one) score.right += 1;
    else score.wrong.push(`${need} ${term}`);
  }
  for (const { wordings, need } of gold) {
    const one = requirements.find(({ options }) => hits(options, wordings));
    if (!one) {
      score.missed.push(`${need} ${wordings.join(' / ')}`);
      continue;
    }
    score.found += 1;
    if (one.need === need) score.needs += 1;
  }
  const ofGold = (option: string) =>
    gold.findIndex(({ wordings }) => wordings.some((wording) => sameTerm(option, wording)));
  const options = requirements.flatMap((one, at) =>
    one.options.map((option) => ({ at, gold: ofGold(option), option })).filter((option) => option.gold >= 0),
  );
  options.forEach((a, i) => {
    for (const b of options.slice(i + 1)) {
      if (sameTerm(a.option, b.option)) continue;
      if (a.gold === b.gold) score.pairs += 1;
      if (a.at === b.at) score.together += 1;
      if (a.gold === b.gold && a.at === b.at) score.joined += 1;
    }
  });
  return score;
}

export const total = (scores: readonly Score[]) => {
  const sum = (key: Exclude<keyof Score, 'wrong' | 'missed'>) => scores.reduce((all, score) => all + score[key], 0);
  return {
    precision: sum('right') / sum('said'),
    recall: sum('found') / sum('asked'),
    needs: sum('needs') / sum('found'),
    joined: sum('joined') / sum('pairs'),
    apart: sum('joined') / sum('together'),
  };
};
