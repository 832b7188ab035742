import { contentStems } from '../../../text/words.ts';
import { sameSize } from '../../figure-size.ts';
import { figuresIn } from '../../said-figures.ts';

const CLAUSE = /[，；;。]|,(?!\d)|\.\s/;
const ITEM = /、|(?<=\S)(?<![参给赋])[和及与](?=\S)|\band\b|,(?!\d)/;
/** What the clause of a figure opens with: 丑柑去年, the tulips. */
const HEAD =
  /^\s*(?:其中|the |our |my )?\s*(?:[A-Z]\p{Script=Han}|\p{Script=Han}{2,4}|[\p{Script=Latin}-]+(?: [\p{Script=Latin}\d-]+)?)/iu;
/** B线, Year 6: a thing that a letter or a number tells from its like. */
const LABEL = /(?<![a-z])[a-z]\p{Script=Han}|\b(?:year|grade|line|class|site|ward|form|zone|team|shift|group) \d+/giu;

const COUNTED = /\d\s?\p{Script=Han}/gu;
/** 养羊: a thing of one letter behind what is done with it. */
const KEPT = /^[养种卖做开教管喂收修]\p{Script=Han}$/u;
/** The words of a thing: stems in English, pairs of letters in Chinese. */
const namesOf = (text: string): string[] => {
  const labels = text.match(LABEL);
  if (labels) return labels.map((label) => label.toLowerCase());
  const han = Array.from(text.replace(COUNTED, ' ').matchAll(/\p{Script=Han}+/gu), ([run]) => run);
  return [
    ...contentStems(text.replace(/\p{Script=Han}/gu, ' ')),
    ...han.flatMap((run) =>
      run.length === 1 || KEPT.test(run) ? [run.slice(-1)] : Array.from(run.slice(1), (_, at) => run.slice(at, at + 2)),
    ),
  ].filter((word) => !/^\d/.test(word));
};
const lastOf = (text: string, words: readonly string[]) =>
  Math.max(-1, ...words.map((word) => text.toLowerCase().lastIndexOf(word.toLowerCase())));

const OF_ALL = /(?<![平人日月年])均|都|皆|各|\b(?:each|both|all|apiece)\b/i;

/** A figure that stood with one of two things and now stands with the other, or with both. */
export function ofOneAsBoth(original: string, rewrite: string): string[] {
  const clauses = original.split(CLAUSE);
  const told = figuresIn(rewrite);
  const listed = clauses.map((clause) => clause.split(ITEM).map(namesOf));
  return clauses.flatMap((clause, index) => {
    const figures = figuresIn(clause);
    if (index === 0 || figures.length === 0) return [];
    const head = HEAD.exec(clause)?.[0] ?? '';
    const stems = namesOf(head);
    const names = (word: string) => stems.includes(word) || (word.length === 1 && head.trimStart().startsWith(word));
    const isOwn = (words: string[]) => words.some(names);
    const list = listed.find((items, at) => at < index && items.some(isOwn) && !items.every(isOwn)) ?? [];
    const owner = (list.find(isOwn) ?? []).filter(names);
    const others = list.filter((words) => !isOwn(words)).flat();
    if (owner.length === 0 || others.length === 0) return [];
    return figures.flatMap((figure) => {
      const other = told.find((one) => sameSize(one, figure));
      if (!other) return [];
      const before = rewrite.slice(0, other.from);
      const ahead = before.split(CLAUSE).at(-1) ?? '';
      const behind = rewrite.slice(other.to).split(CLAUSE)[0] ?? '';
      const isAll = OF_ALL.test(ahead + behind) && !OF_ALL.test(original);
      const isNamed = lastOf(behind.split(ITEM)[0] ?? '', owner) >= 0 || lastOf(ahead, owner) > lastOf(ahead, others);
      return isAll || (!isNamed && lastOf(rewrite, others) >= 0) ? [rewrite.slice(other.from, other.to)] : [];
    });
  });
}
