import { chineseVerbAt, findEnglishVerb } from '@verdant/lexicon';
import { shortenedPosts } from '../head-clause.ts';
import type { Source } from '../known-facts.ts';
import { deedsOf, inCare } from '../ownership.ts';
import { OF_EACH } from '../rate-claims.ts';
import { unaccounted } from './account/accounted.ts';
import { addedCauses, addedEvery } from './account/added-joints.ts';
import { withoutAnswered } from './account/answered.ts';
import { doubledChinese, doubledWords } from './account/doubled.ts';
import { withoutMeasures } from './account/named-anyway.ts';
import { isNamedInEntry } from './account/named-in-entry.ts';
import { oneSpelling, respelled } from './account/respelled.ts';
import { isSlightGain, isSlightLoss } from './account/slight.ts';
import { exchangedFigures, looseFigures } from './bindings.ts';
import { withoutFigures } from './blank.ts';
import { crossedWords } from './crossed.ts';
import { takenDeeds } from './deed-roles.ts';
import { isOncePer, isSameRate } from './derived-figures.ts';
import { baseOf } from './english-words.ts';
import { enlarged } from './enlarged.ts';
import { withoutExchanged } from './exchanged.ts';
import { placedIn } from './figure-place.ts';
import { grown } from './grown/grown.ts';
import { addedDenials, lostLimits, stillToCome } from './limits.ts';
import { moved } from './moved/moved.ts';
import { periodsIn, periodsOf } from './periods.ts';
import { multiplied } from './plurals.ts';
import { addedPosts, addedStanding, isPerson, moreTitles, takenPosts, turnedAgents } from './posts.ts';
import { addedEnds, addedUse, climbed } from './results.ts';
import { turnedRound } from './routes.ts';
import { spread } from './spread.ts';
import { swapped } from './swapped.ts';
import { takenFromOthers } from './taken-zh.ts';
import { bentClaims, contrasted, deniedWords } from './turned.ts';
import { twisted } from './twisted/twisted.ts';
import { knownFrom, unsupported, withNames } from './unsupported.ts';
import { heldPosts } from './widened/held-posts.ts';
import { raisedPosts } from './widened/raised.ts';
import { widened } from './widened/widened.ts';

const GAP = '\uE000';
/** Words of a question, more tell something. */
const MAX_QUESTION = 10;

/** A title names work without saying that it was done here: Sales representative is no sale. */
function withoutDeeds(title: string): string {
  let rest = '';
  for (let at = 0; at < title.length; ) {
    const verb = chineseVerbAt(title, at);
    rest += verb ? ' ' : title[at];
    at += verb ? verb.verb.length : 1;
  }
  return rest.replace(/[\p{Script=Latin}'’-]+/gu, (word) =>
    findEnglishVerb(baseOf(word)) || isPerson(word.toLowerCase()) ? ' ' : word,
  );
}

/** What a rewrite says beyond its original: new words, words left out that kept a claim small, figures bound to other things. */
export function beyond(rewrite: string, { original: written, head, span, entry }: Source): string[] {
  if (written.trim() === '') return [];
  const text = oneSpelling(rewrite);
  const original = respelled(oneSpelling(withoutAnswered(written, text)), text);
  const known = withNames(knownFrom([original]), head.map(oneSpelling).map(withoutDeeds));
  const said = text.replaceAll(GAP, ' ');
  const isRate = placedIn(said).some((figure) => isOncePer(figure, original));
  const plainly = withoutQuestions(text)
    .replaceAll(GAP, ' ')
    .replace(FASTER, '')
    .replace(isRate ? A_YEAR : NOTHING, '');
  const fresh = withoutExchanged(
    unsupported(inCare(withoutPeriods(withoutMeasures(plainly), original), original), known),
    original,
    plainly,
  );
  const isOnItsWay = (word: string) =>
    isRightWay(word, said) &&
    ((WENT.test(word) && new RegExp(`\\b${word} (?:\\w+ly )?from\\b`).test(said)) ||
      (WENT_ZH.test(word) && new RegExp(`[由从][^，,。；;]{1,16}${word}`).test(said)));
  const gone = unaccounted(original, said).filter(
    (word) => !isOwnYear(word, span) && !(WAS_BEFORE.test(word) && FROM_TO.test(said)),
  );
  return [
    ...withoutSlight(
      [...fresh.filter((word) => !isOnItsWay(word)), ...gone],
      fresh,
      original,
      said,
      entry.filter((line) => line !== written).map(oneSpelling),
    ),
    ...doubledWords(original, head, plainly),
    ...doubledChinese(original, head, plainly),
    ...addedCauses(original, said),
    ...addedEvery(original, said),
    ...looseFigures(original, withoutLabels(withoutAsked(text).replaceAll(GAP, ' '), original, head)),
    ...exchangedFigures(original, said),
    ...lostLimits(original, said),
    ...stillToCome(original, said),
    ...enlarged(original, said),
    ...grown(original, said),
    ...moved(original, said),
    ...widened(original, said),
    ...twisted(original, said),
    ...turnedRound(original, said),
    ...addedDenials(original, plainly),
    ...contrasted(original, said),
    ...crossedWords(original, said),
    ...spread(original, said),
    ...swapped(original, said),
    ...takenDeeds(original, said),
    ...takenFromOthers(original, said),
    ...addedEnds(original, plainly),
    ...addedUse(original, plainly),
    ...climbed(original, said, [original, ...head].join('\n')),
    ...addedStanding([original, ...head].join('\n'), said),
    ...raisedPosts([original, ...head].join('\n'), said),
    ...heldPosts(original, head, said),
    ...moreTitles([original, ...head].join('\n'), said),
    ...deniedWords(original, said),
    ...bentClaims(original, said),
    ...addedPosts(original, head, said),
    ...shortenedPosts(original, head, said),
    ...takenPosts(original, said),
    ...turnedAgents(original, said),
    ...multiplied(original, said),
    ...addedPeriods(original, plainly),
    ...(said.match(PERIOD_IN_WORDS) ?? []).filter((span) => !original.includes(span)),
  ];
}

/**
 * One word alone that has come or gone, or a few that have only gone, where all else is told in known words and none of
 * them makes anything more of it.
 */
const withoutSlight = (
  words: string[],
  fresh: readonly string[],
  original: string,
  rewrite: string,
  beside: readonly string[],
): string[] => {
  const isGain = (word: string) => fresh.includes(word);
  if (words.length > MAX_SLIGHT || (words.length > 1 && words.some(isGain))) return words;
  const isSlight = (word: string) =>
    isGain(word)
      ? isSlightGain(word, original, rewrite) || isNamedInEntry(word, rewrite, original, beside)
      : isSlightLoss(word, original, rewrite);
  return words.every(isSlight) ? [] : words;
};
const MAX_SLIGHT = 3;

/** 2 hours instead of 2 days, from 2 days to 2 hours: the figures are looked at by themselves. */
const WAS_BEFORE = /^(?:instead|rather|previously|formerly|原来|原先|此前)$/i;
const FROM_TO = /\bfrom\b[^,;.]{1,30}\bto\b|[由从][^，,。；;]{1,20}[到至为]/i;

/** Rose from 88 to 131: both ends are looked at by themselves. */
const WENT =
  /^(?:rose|fell|grew|climbed|dropped|declined|went|moved|improved|increased|decreased|shrank|slipped|rising|falling|growing|climbing|dropping|declining|improving|increasing|decreasing)$/i;
const WENT_ZH = /^(?:[升降增减涨缩][至到]?|缩短|下降|上升|减少|增加|提升|提高|降低|增长)$/;

const UPWARDS =
  /^(?:rose|grew|climbed|increased|improved|rising|growing|climbing|increasing|improving|[升增涨]|上升|提升|提高|增)/i;
const DOWNWARDS =
  /^(?:fell|dropped|declined|decreased|shrank|slipped|falling|dropping|declining|decreasing|[降减缩]|下降|降低|缩短|减少)/i;
/** Whether a word of going up or down tells the way that the figures beside it go. */
function isRightWay(word: string, text: string): boolean {
  const at = text.indexOf(word);
  const figures = placedIn(text);
  const start = figures.find(({ from, role }) => role === 'from' && Math.abs(from - at) < 40);
  const end = start && figures.find(({ from, role }) => role === 'to' && from > start.from);
  if (!start || !end || start.unit !== end.unit) return true;
  return end.value > start.value ? !DOWNWARDS.test(word) : !UPWARDS.test(word) || /^improv|^提升|^提高/i.test(word);
}

/** Year 4, Ward 7: a numbered name that heads the entry counts nothing here. */
const LABELLED = /\b(?:year|level|grade|stage|class|unit|form|ward|line|route|room|key stage) \d{1,3}\b/gi;
const withoutLabels = (text: string, original: string, head: readonly string[]): string =>
  text.replace(LABELLED, (label) =>
    !original.toLowerCase().includes(label.toLowerCase()) &&
    head.some((line) => line.toLowerCase().includes(label.toLowerCase()))
      ? ' '.repeat(label.length)
      : label,
  );

/** The years of the entry stand at its head: they need not be said again. */
const isOwnYear = (word: string, { start, end }: Source['span']): boolean =>
  /^(?:19|20)\d\d$/.test(word) && (start.startsWith(word) || (end ?? '').startsWith(word));

/** Three weeks faster: the figure is looked at by itself. */
const FASTER =
  /(?<=\b(?:weeks?|days?|hours?|minutes?|seconds?|months?|ms|points?) )(?:faster|quicker|sooner|shorter|less|earlier|longer|more|fewer)\b|(?<=\d(?: [a-z]+)? )(?:short of|above|below)(?= (?:the|a|an|our|my|its)\b)|(?:高出|低出|多出|少了|高了|低了|相差|高于|低于|高|低)(?=\s?[约近]?\s?\d[\d.]*\s?个?百分点)|[比较](?=[^，,。；;]{1,24}[高低多少](?:出|了)?\s?[约近]?\s?\d[\d.]*\s?个?百分点)/g;

/** Each month, monthly: what happens as often is told in any words. */
function withoutPeriods(text: string, original: string): string {
  const known = periodsOf(original);
  return periodsIn(text)
    .filter(({ period }) => known.includes(period))
    .reduce((rest, { from, to }) => rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to), text);
}
const A_YEAR = /\b(?:a|per|each|every) year\b/gi;
const NOTHING = /(?!)/;

/** How often, where the original does not say so. Weekly and daily reports are two things. */
const addedPeriods = (original: string, rewrite: string): string[] => {
  const known = periodsOf(
    original.replace(WEEKDAYS, '$& every week').replace(MONTH_ENDS, '$&每月').replace(OF_EACH, '$& per unit'),
  );
  const isSame = placedIn(rewrite).some(
    (figure) => isOncePer(figure, original) || placedIn(original).some((other) => isSameRate(figure, other)),
  );
  return isSame ? [] : periodsOf(withoutFigures(rewrite)).filter((period) => !known.includes(period));
};

/** Saturdays, 周六: what happens on a day of the week happens every week. */
const WEEKDAYS = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days|weekends)\b|(?<!上|下)周[一二三四五六日末]/gi;

/** 月末盘点: what falls on the end of a month comes with each. */
const MONTH_ENDS = /(?<![\d一二三四五六七八九十本当上下个])月[末底初](?=\p{Script=Han}{2})/gu;

/** Spans of time that hold no numeral to be compared. */
const PERIOD_IN_WORDS = /[一半全整](?:个)?(?:年|月|季度|学期|学年|周|天)(?=内|来|多|间|半|里|之内|$|[，,。；;])/g;

const CHANGE =
  /increas|rais|lift|driv|push|climb|accelerat|slash|trim|halv|faster|better|strength|achiev|result|lead|attract|convert|retain|grew|grow|boost|rose|doubl|expand|improv|enhanc|reduc|\bcut|decreas|lower|drop|shorten|sav(?:e|ed|ing)|eliminat|exceed|gener|earn|won\b|winning|提升|提高|增长|增加|上升|扩大|上涨|降|减少|缩短|节省|节约|削减|创收|增收|超额|获|优化|改善|达|突破|满意|好评|准确|合格|成功|率第|satisf|accura|success|rating|error-free/i;

/** `[N] boxes`: what is asked for; people and money would be a claim. */
const WHAT_COUNTED =
  /\uE000 (?!people|staff|reports|employees|engineers|clients|customers|users|countries|million|billion|thousand)([a-z]+s)\b/g;

/** `[N] calls a day`: how often is part of the question. */
const HOW_OFTEN =
  /(?<=\uE000[^,;，；。\uE000]{0,24})\b(?:a|per|each|every) (?:hour|day|week|month|quarter|year|shift)\b|每[天日周月年](?=[^，。；]{0,12}\uE000)/g;

/** （每次约【N】分钟）: a bracket that only asks tells nothing of the figures beside it. */
export const withoutAsked = (text: string): string =>
  text.replace(ASKED, (said) => (withoutQuestions(said).trim() === '' ? ' '.repeat(said.length) : said));
const ASKED = /[（(][^（）()\d]*\uE000[^（）()\d]*[）)]/gu;

/** A clause that only asks how much, with a gap for the answer, claims nothing; one that says what changed does. */
export function withoutQuestions(text: string): string {
  return text
    .replace(WHAT_COUNTED, (said, word: string) => (deedsOf(word).length > 0 || CHANGE.test(word) ? said : GAP))
    .replace(HOW_OFTEN, (said) => said.replace(/[^\uE000]/g, ' '))
    .split(/(?<=[，,；;。])|(?=[(（])|(?<=[)）])/)
    .map((clause) => {
      if (!clause.includes(GAP) || CHANGE.test(clause) || deedsOf(clause).length > 0) return clause;
      const words = clause.match(/[\p{Script=Latin}]+|\p{Script=Han}/gu)?.length ?? 0;
      return words > MAX_QUESTION || /以?及|\band\b/.test(clause) ? clause : ' ';
    })
    .join('');
}
