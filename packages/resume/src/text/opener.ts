import type { Language } from '@verdant/contracts';
import {
  type ChineseVerb,
  chineseVerbAt,
  chineseWeakOpeners,
  type EnglishVerb,
  englishWeakOpeners,
  findEnglishVerb,
  type WeakOpener,
} from '@verdant/lexicon';
import { latinWords, markerLength } from './words.ts';

/** How a bullet begins. `from`–`to` are the words at fault or at work; `unknown` is what the rules say nothing about. */
export type Opener = { from: number; to: number } & (
  | { kind: 'weak'; weak: WeakOpener }
  | { kind: 'verb'; lemma: string }
  | { kind: 'noun' }
  | { kind: 'unknown' }
);

const longestFirst = (list: readonly WeakOpener[]) => [...list].sort((a, b) => b.phrase.length - a.phrase.length);
const englishWeak = longestFirst(englishWeakOpeners);
const chineseWeak = longestFirst(chineseWeakOpeners);

const DETERMINER = /^(?:the|a|an|various|several|daily|weekly|monthly|overall|general|day-to-day)$/i;
const NOUN_SUFFIX = /(?:tion|sion|ment|ance|ence|ship|ity|ness)s?$/i;
const NOUN_LIKE_VERB = /^(?:report|test|project|market|program|file|code|document|process|plan|host|record|track)$/i;
const DEVERBAL =
  /^(?:generation|management|maintenance|administration|preparation|creation|coordination|development)$/i;

/** `Budget control of`, `Design review and`: the first word only says of what. */
const DEED =
  /^(?:control|management|maintenance|administration|preparation|supervision|coordination|co-ordination|planning|review|analysis|testing|inspections?|handling|reporting|forecasting|training|delivery|duties|work|checks?|records?|support|service|reconciliations?)$/i;
const isCompound = (word: string, next = '', third = '') =>
  DEED.test(next) &&
  /^(?:of|for|and|with|on|in|to)?$/i.test(third) &&
  findEnglishVerb(word)?.base === word.toLowerCase();

/** `Lead gameplay programmer on …` is a title, `Research integrated into …` has its verb behind the subject. */
const isTitle = (word: string, rest: string) =>
  (/^(?:lead|head)$/i.test(word) &&
    /^(?:lead|head) (?:[a-z-]+ ){0,2}(?:programmers?|engineers?|developers?|designers?|analysts?|architects?|researchers?|teachers?|nurses?|chefs?|coach|instructors?|editors?|authors?|of)\b/.test(
      rest,
    )) ||
  // one person, without an article: `Lead auditor on six audits`
  (/^(?:lead|head)$/i.test(word) &&
    /^(?:lead|head) (?:(?!(?:a|an|the|all|both|two|three|new|and|or)\b)[a-z-]+ ){0,2}?[a-z]{3,}(?:er|or|ist|ian|ant)(?= (?:on|of|for|at|in|to|during|under)\b|[,.;]|$)/.test(
      rest,
    ));
const isSubject = (word: string, next = '') =>
  /^(?:research|work|design|study|support|report|project|program|code|document|process|plan|model|feature|trial)$/i.test(
    word,
  ) &&
  (/^(?:was|were|is|are|has|had)$/i.test(next) || isPast(next));
const isPast = (word: string) => {
  const verb = findEnglishVerb(word);
  return verb !== undefined && verb.past === word.toLowerCase() && verb.past !== verb.base;
};

function englishOpener(text: string): Opener {
  const start = markerLength(text);
  const rest = text.slice(start).toLowerCase();
  const weak = englishWeak.find(({ phrase }) => rest.startsWith(`${phrase} `) || rest.startsWith(`${phrase}:`));
  if (weak) return { kind: 'weak', weak, from: start, to: start + weak.phrase.length };
  const words = latinWords(text.slice(start)).map((word) => ({
    ...word,
    from: word.from + start,
    to: word.to + start,
  }));
  const [first, second, third] = words.filter(({ text: word }, index) => index > 1 || !/(?:ly|also|then)$/i.test(word));
  if (!first) return { kind: 'unknown', from: start, to: start };
  const span = { from: first.from, to: first.to };
  const verb: EnglishVerb | undefined = findEnglishVerb(first.text);
  const nounAfterAll = NOUN_LIKE_VERB.test(first.text) && DEVERBAL.test(second?.text ?? '');
  if (
    verb &&
    (isTitle(first.text, rest) ||
      isSubject(first.text, second?.text) ||
      (!nounAfterAll && isCompound(first.text, second?.text, third?.text)))
  )
    return { kind: 'unknown', ...span };
  if (verb && !nounAfterAll) return { kind: 'verb', lemma: verb.base, ...span };
  const noun =
    nounAfterAll ||
    // In lower case it is the rest of a line that was broken.
    (DETERMINER.test(first.text) && /^\p{Lu}/u.test(first.text)) ||
    (NOUN_SUFFIX.test(first.text) && /^(?:of|for|and|to|in|with)$/i.test(second?.text ?? ''));
  return { kind: noun ? 'noun' : 'unknown', ...span };
}

const ADVERBIAL =
  /^(?:通过|基于|借助|利用|使用|运用|针对|围绕|根据|结合|依托|面向|在|为|对|以|按|从|与|和)[^，,。；;]{1,40}[，,]\s*/;
const ADVERB =
  /^(?:主动|成功|全面|深入|持续|高效|快速|共同|积极|严格|及时|先后|累计|每[日天周月年]|定期|日常|共|并|从0到1|从零|曾)/;
/** X的(日常)V工作: the deed stands as a noun behind its object. */
export const NOMINAL = /^([^，,。；;、的]{2,20})的(?:日常|相关|具体)?([\p{Script=Han}]{2})(?:工作|事宜|任务)?$/u;

export const firstClause = (text: string): string => text.split(/[，,。；;]/)[0] ?? '';

function chineseOpener(text: string): Opener {
  let at = markerLength(text);
  const step = (pattern: RegExp) => {
    const length = text.slice(at).match(pattern)?.[0].length ?? 0;
    at += length;
    return length > 0;
  };
  const weakAt = () => chineseWeak.find(({ phrase }) => text.startsWith(phrase, at));
  let weak = weakAt();
  while (!weak && (step(ADVERBIAL) || step(ADVERB))) weak = weakAt();
  if (weak) return { kind: 'weak', weak, from: at, to: at + weak.phrase.length };
  const verb: ChineseVerb | undefined = chineseVerbAt(text, at);
  if (verb) return { kind: 'verb', lemma: verb.verb, from: at, to: at + verb.verb.length };
  const clause = firstClause(text.slice(at));
  const nominal = clause.match(NOMINAL);
  const noun =
    /^关于.{1,30}的(?:工作|事宜|内容)$/.test(clause) ||
    (nominal !== null && chineseVerbAt(nominal[2]!, 0) !== undefined && !containsVerb(nominal[1]!));
  return { kind: noun ? 'noun' : 'unknown', from: at, to: at + clause.length };
}

const containsVerb = (text: string) => Array.from(text).some((_, index) => chineseVerbAt(text, index) !== undefined);

export const readOpener = (text: string, language: Language): Opener =>
  language === 'zh' ? chineseOpener(text) : englishOpener(text);
