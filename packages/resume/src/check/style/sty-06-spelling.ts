import { chineseConfusables, type TermHit } from '@verdant/lexicon';
import type { ResumeDocument } from '../../document/document.ts';
import { respelt } from '../../rewrite/respelt.ts';
import { miscasedTerms } from '../../text/spelling/miscased-terms.ts';
import { misspellings } from '../../text/spelling/misspelled.ts';
import { misused } from '../../text/spelling/misused.ts';
import { misspeltTools } from '../../text/spelling/near-tools.ts';
import { isEveryday } from '../../text/spelling/working-words.ts';
import { type Check, counted, EVERYWHERE, type FieldSpan } from '../check.ts';
import { phrasePattern } from '../phrases.ts';

type Line = { path: string; text: string; terms: readonly TermHit[] };

const written = (right: string) => ({ en: `The usual spelling is ${right}.`, zh: `应写作“${right}”。` });

const meant = (word: string, right: string) => ({
  en: `Is “${word}” meant to be “${right}”? If it is a term of your trade, leave it.`,
  zh: `“${word}”是否应为“${right}”？如果是专业术语，可以不改。`,
});

const confusable = phrasePattern([...chineseConfusables.keys()]);

/** 帐 for 账 is how many write it; only of whoever keeps accounts is it a slip that is read. */
const VARIANT = /帐/;
const KEEPS_ACCOUNTS = /会计|财务|出纳|审计|税务|记账|记帐|成本|结算|核算|资金/;
const keepsAccounts = ({ content: { work, intention } }: ResumeDocument): boolean =>
  [intention.position, ...work.map(({ position }) => position)].some((title) => KEEPS_ACCOUNTS.test(title));

/** `计划既使用`: a word that only looks wrong across the border of two others is not in the list at all. */
const confused = ({ path, text }: Line): FieldSpan[] =>
  Array.from(text.matchAll(confusable), (match) => ({
    path,
    text,
    from: match.index,
    to: match.index + match[0].length,
    advice: written(chineseConfusables.get(match[0])!),
  }));

/** Where names of people stand, and what stands before one: Moodley is not Moodle. */
const OF_PEOPLE = /^(?:references|basics\/name)/;
const CALLED = /\b(?:M(?:r|rs|s|x|iss)|Dr|Prof(?:essor)?|Sister|Sr|Captain|Capt|Rev)\.? (?:\p{Lu}[\p{L}'’.-]* ){0,2}$/u;
/** Another word is meant than stands there, or the name of a tool is one slip away from one that is known. */
const doubled = ({ path, text, terms }: Line): FieldSpan[] => [
  ...misused(text).map(({ from, to, right }) => ({ path, text, from, to, advice: written(right) })),
  ...(OF_PEOPLE.test(path) ? [] : misspeltTools(text, terms))
    .filter(({ from }) => !CALLED.test(text.slice(0, from)))
    .map(({ word, right, from, to }) => ({
      path,
      text,
      from,
      to,
      advice: meant(word, right),
      question: true as const,
    })),
];

/** Words that stand with a capital somewhere are names of something; three times the same is no slip. */
function knownWords(lines: readonly Line[]): (word: string) => boolean {
  const all = lines.map(({ text }) => text).join('\n');
  const names = new Set((all.match(/\p{Lu}[\p{L}]{4,}/gu) ?? []).map((name) => name.toLowerCase()));
  return (word) => names.has(word) || (all.match(new RegExp(`\\b${word}\\b`, 'g'))?.length ?? 0) > 2;
}

/** A post is written with capitals, and its words are no names; a word of it that stands elsewhere as well is one. */
const IS_POST = /\/position$/;
function inPosts(lines: readonly Line[]): FieldSpan[] {
  const all = lines.map(({ text }) => text.toLowerCase()).join('\n');
  return lines
    .filter(({ path, text }) => IS_POST.test(path) && /\p{Lu}/u.test(text))
    .flatMap(({ path, text, terms }) =>
      misspellings(text.toLowerCase(), (from, to) => terms.some((term) => term.from < to && from < term.to))
        // what begins a line or stands in small letters is looked at with all other words
        .filter(({ from }) => from > 0 && /\p{Lu}/u.test(text[from] ?? ''))
        .filter(({ word, right }) => all.split(word).length === 2 && isEveryday(right))
        .map(({ from, to, right }) => ({ path, text, from, to, advice: written(right) })),
    );
}

function misspelt(lines: readonly Line[]): FieldSpan[] {
  const isKnown = knownWords(lines);
  return lines.flatMap(({ path, text, terms }) =>
    misspellings(text, (from, to) => terms.some((term) => term.from < to && from < term.to))
      .filter(({ word }) => !isKnown(word))
      .map(({ word, from, to, right }) => ({
        path,
        text,
        from,
        to,
        ...(isEveryday(right) ? { advice: written(right) } : { advice: meant(word, right), question: true as const }),
      })),
  );
}

export const spelling: Check = {
  id: 'STY-06',
  group: 'style',
  allotment: 3,
  effort: 1,
  title: { en: 'Spelling of words and terms', zh: '用字与术语写法' },
  detects: {
    en: 'English words one letter away from a right one, terms in other capitals than their makers use, Chinese words often confused.',
    zh: '易混错别字（布署、登陆系统、阀值）、差一个字母的英文词、术语大小写。',
  },
  advice: { en: 'A word or term is not written the usual way.', zh: '有错别字，或术语的写法和通行写法不同。' },
  praise: { en: 'Words and terms are spelled right', zh: '用字和术语写法规范' },
  example: {
    en: { bad: 'Managment of javascript widgets', good: 'Management of JavaScript widgets' },
    zh: { bad: '布署 mysql', good: '部署 MySQL' },
  },
  restsOn: 'statement',
  touches: EVERYWHERE,
  rewrite: { stage: 'spelling', atOnce: true, apply: respelt },
  saidOf: (document) => {
    const ofTrade = keepsAccounts(document);
    return ({ text, from, to }) => ofTrade || !VARIANT.test(text.slice(from, to));
  },
  run: ({ fields, terms }: ResumeDocument) => {
    const lines = fields
      .filter(({ entry }) => entry.section !== 'basics')
      .map(({ path, text }) => ({ path, text, terms: terms.get(path) ?? [] }));
    const miscased = lines.flatMap(({ path, text, terms: hits }): FieldSpan[] =>
      miscasedTerms(text, hits).map(({ from, to, right }) => ({
        path,
        text,
        from,
        to,
        advice: { en: `Usually written ${right}.`, zh: `通常写作 ${right}。` },
      })),
    );
    return counted(
      [...miscased, ...lines.flatMap(confused), ...misspelt(lines), ...inPosts(lines), ...lines.flatMap(doubled)],
      5,
    );
  },
};
