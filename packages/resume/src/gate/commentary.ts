import { findEnglishVerb, findTerms } from '@verdant/lexicon';
import type { Word } from '../text/words.ts';

/**
 * What a sentence *about* a résumé may say beyond what the résumé says: plain words at its beginning, words of the
 * trade of résumés, and ordinals that point at the page. Nothing here is used for rewrites.
 */
const STARTER =
  /^(?:the|an?|this|that|these|those|your|you|it|its|they|there|here|what|when|where|which|while|with|without|within|although|though|but|and|or|so|if|as|at|by|for|from|in|into|on|of|to|than|then|both|each|every|most|more|some|many|few|no|not|none|all|any|only|even|still|yet|also|overall|however|because|since|after|before|once|one|adding|naming|saying|showing|keep|add|try|say|name|put|move|consider|i|we)$/i;
const CONTRACTION = /^(?:you|it|that|there|they|we|here|what|who|don|doesn|isn|aren|can|won)['’](?:s|re|ve|ll|d|t|m)$/i;
const TRADE = /^(?:ats|cvs?|jd|pdf|kpis?|i|résumés?|resumes?)$/i;

/** Words before which only a plain adjective may open a sentence: an unknown one there is an employer or a school. */
const STANDING =
  /^(?:experience|background|alum\w*|graduates?|veterans?|trained|certified|engineers?|managers?|analysts?|developers?|designers?|consultants?|employees?|interns?|internships?|stint|years?|days|degrees?|diplomas?|education|career|offices?|headquarters|customers?|clients?|accounts?)$/i;
const ADJECTIVE =
  /(?:ive|al|ed|ing|ly|ous|ful|able|ible|ent|ant|ary|ory|less|ern|ic|wide|long|hands-on)$|^(?:strong|clear|good|solid|broad|deep|wide|rich|great|early|recent|past|prior|long|short|full|part|work|job|team|first|second|third|two|three|current|more|much|little|same|varied|plain|real|new|old|core|key|main|major|warehouse|customer|client|account|field|sector|trade|service|office|school|college|university|project|data|sales)$/i;

const isPlain = (word: string) => /^\p{Lu}[\p{Ll}]+(?:-\p{Ll}+)*$/u.test(word);
const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** Whether the first word of a sentence is a word and no name. `next` stands right behind it, if anything does. */
export function opensPlainly(word: string, next: string | undefined): boolean {
  if (STARTER.test(word) || CONTRACTION.test(word)) return true;
  if (!isPlain(word)) return false;
  if (findEnglishVerb(word) !== undefined) return true;
  if (next !== undefined && STANDING.test(next)) return ADJECTIVE.test(word);
  // Behind a word that is a name for sure (SQL, Tableau) the first one is an adjective; elsewhere two capitals are a name.
  return next === undefined || !isCapital(next) || next === next.toUpperCase() || findTerms(next).length > 0;
}

export const isTradeWord = ({ text }: Word): boolean => TRADE.test(text);

const PART =
  '(?:bullets?|points?|lines?|roles?|jobs?|sections?|entr(?:y|ies)|sentences?|paragraphs?|words?|pages?|impressions?|things?|projects?|positions?)';
/** Page ordinals, `first` as an adverb, and the Chinese 一 that only means "a". Blanked out, same length. */
const ASIDES = [
  new RegExp(`\\bfirst(?=(?:,| (?:\\p{L}+ )?${PART}\\b))|\\bat first\\b|\\bfirst(?=[.;]?$)`, 'giu'),
  /第[一二三四五六七八九十](?=[条段句项处页份点部个])/g,
  /(?<![第百千万亿十分之\d])一(?=[份条段句项处页点部个篇件家次年名位位组类种款场批轮套期门张台])/g,
];
export const withoutAsides = (text: string): string =>
  ASIDES.reduce((rest, pattern) => rest.replace(pattern, (match) => ' '.repeat(match.length)), text);

/** Chinese words before 公司, 大学 and the like that make it any company, any school. */
export const ANY_OF_THEM = /(?:家|所|个|些|类|种|目标|招聘|用人|同类|意向|的|现|到|向|投递)$/;

const HELD =
  /\b(?:degree|diploma|major(?:ed)?|minor(?:ed)?|graduated?|studied|qualified|certificate|licen[cs]e) (?:in|of|from|at) (?:the )?(\p{L}+)/giu;
const PAPERS =
  /\b(?:holds?|holding|holder of|earned|obtained|has|with) an? (?:[\p{L}-]+ ){0,3}(degree|diploma|licen[cs]e|certificates?|certification|doctorate)\b/giu;
const EMPLOYED =
  /\b(?:worked|working|works|interned|employed|hired|engaged|trained|experience) (?:at|by|for|with) (?:the )?(\p{Lu}[\p{L}&-]+)/gu;

/** Degrees, papers and employers that are said in words without capitals of their own. */
export function standingHolds(text: string, resume: string): boolean {
  const known = resume.toLowerCase();
  return [HELD, PAPERS, EMPLOYED].every((pattern) =>
    Array.from(text.matchAll(pattern)).every(([, word = '']) => known.includes(word.toLowerCase())),
  );
}
