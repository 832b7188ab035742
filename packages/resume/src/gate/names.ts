import { chineseVerbAt, findEnglishVerb, findTerms } from '@verdant/lexicon';
import { blankDates } from '../text/find-dates.ts';
import { findQuantities } from '../text/quantities.ts';
import { latinWords } from '../text/words.ts';
import { ANY_OF_THEM, isTradeWord, opensPlainly } from './commentary.ts';
import { CREDENTIALS } from './credentials.ts';
import type { Source } from './known-facts.ts';
import { ORGANISATIONS, PLACES } from './known-names.ts';
import { chineseWords, hasLikeMeaning, hasSameMeaning, isPlainChinese, saidIn } from './meaning/chinese-words.ts';
import { isCommonWord, isDictionaryWord } from './meaning/english-words.ts';
import { withShortForms } from './meaning/short-forms.ts';
import { isShortFor, knownFrom, unsupported } from './meaning/unsupported.ts';

/** A rewrite becomes the person's own words; commentary stays a sentence about them. */
type Kind = 'rewrite' | 'commentary';

const SUFFIX =
  /(?:公司|集团|大学|学院|医院|银行|研究院|研究所|实验室|协会|委员会|资格证|基金|证券|科技|中学|小学|事务所|电视台|出版社|大赛|竞赛|办事处|分行|支行|工厂|酒店|杯)/g;
const GENERIC =
  /(?:会计师|律师|税务师|建筑师|合作|目标|重点|各类|主要|周边|为|入|本|该|全|星级|在|于|给|与|对|从|各|让|使|所在|获评|被评为|荣获|评为|被)$/;
const SCARCE =
  /^(?:the|a|an|as|on|for|across|each|with|by|after|before|during|every|all|daily|weekly|monthly|in|at|through|using|and|or|to|from|of|cross-functional|new|key|both|while|via)$/i;

/** A past tense that the list of verbs does not hold: `Hired drivers`. A name stands before capitals or a verb of its own. */
const isPastVerb = (word: string, next: { text: string } | undefined) =>
  /^\p{Lu}\p{Ll}{2,}ed$/u.test(word) &&
  !/^(?:Alfred|Wilfred|Mildred|Ahmed|Mohammed|Muhammed|Hamed|Waheed|Speed|Reed|Creed|Steed)$/.test(word) &&
  next !== undefined &&
  !/\p{Lu}/u.test(next.text) &&
  findEnglishVerb(next.text)?.past !== next.text;

const tokensOf = (text: string) =>
  new Set(latinWords(text).flatMap(({ text: word }) => [word.toLowerCase(), ...word.toLowerCase().split(/[-./]/)]));

const startsSentence = (text: string, at: number) => /(?:^|[.!?。；;]\s*|^\s*[-•·]\s*)$/.test(text.slice(0, at));

/** Beginnings that make a word of another one. */
const PREFIX =
  /^(?:Co|Re|Pre|Post|Non|Self|Ex|Sub|Multi|Cross|Inter|Part|Full|Half|High|Low|Long|Short|Well|Night|Day|Front|Back|Top|End|On|Off|In|Out|Up|Over|Under|One|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Second|Third|First)$/;

/** 竞赛 where the person has written 比赛. */
const CONTEST = /^(?:竞赛|大赛)$/;
const UNITS =
  /^(?:mm|cm|dm|km|m|ha|hm|mw|mg|kg|g|t|ml|l|kv|kw|kwh|w|v|mpa|ppm|hz|khz|mhz|h|s|ms|min|db|px|ma|μa|a|mv|kva|kpa|pa|bar|rpm|lux|acre|acres|ft|lb|lbs|mcg|gb|mb|tb)$/i;

/** Latin words that are names: capitals or digits inside. In Chinese text every Latin word is one. */
function latinNamesHold(text: string, { resume }: Source, chinese: boolean, kind: Kind): boolean {
  const known = tokensOf(resume);
  const lower = resume.toLowerCase();
  let run: string[] = [];
  const runHolds = () => {
    const holds =
      run.length < 2 ||
      lower.includes(run.join(' ').toLowerCase()) ||
      run.every((word) => word === word.toUpperCase() || findTerms(word).length > 0);
    run = [];
    return holds;
  };
  let end = -1;
  const figures = findQuantities(text);
  const isFigure = (from: number, to: number) => figures.some((figure) => from >= figure.from && to <= figure.to);
  const words = latinWords(blankDates(text));
  for (const [index, { text: word, from, to }] of words.entries()) {
    const first = startsSentence(text, from);
    // a 5-hour report: the figure is looked at elsewhere
    const isName =
      !isFigure(from, to) &&
      !/^\d+(?:-\p{Ll}+|st|nd|rd|th|am|pm)$/u.test(word) &&
      (/\p{Lu}/u.test(word) || (/\d/.test(word) && /\p{L}/u.test(word)) || chinese);
    const glued = from > 0 && text.slice(end, from) === ' ';
    if (!glued && !runHolds()) return false;
    end = to;
    const short =
      kind === 'rewrite' &&
      isName &&
      (isShortFor(word, resume) || UNITS.test(word.replace(/^[\d.,]+/, '')) || word === 'I');
    if (!isName || short || /^[\d.,/-]+$/.test(word)) {
      if (!runHolds()) return false;
      continue;
    }
    const next = words[index + 1];
    const plainly =
      kind === 'commentary' &&
      (isTradeWord(words[index]!) ||
        (first && opensPlainly(word, next && text.slice(to, next.from) === ' ' ? next.text : undefined)));
    if (plainly) {
      if (!runHolds()) return false;
      continue;
    }
    // MIG-welded, Co-wrote: the parts with capitals are names, the others words
    const pieces = word.split('-').filter((piece) => piece !== '');
    if (kind === 'rewrite' && pieces.length > 1 && !chinese) {
      const named = pieces.filter(
        (piece, at) => /\p{Lu}|\d/u.test(piece) && !(first && at === 0 && PREFIX.test(piece)),
      );
      if (named.every((piece) => known.has(piece.toLowerCase()))) continue;
    }
    const plainStart =
      kind === 'rewrite' &&
      first &&
      /^\p{Lu}[\p{Ll}-]+$/u.test(word) &&
      (findEnglishVerb(word) !== undefined ||
        isCommonWord(word) ||
        (/(?:ed|ing)$/.test(word) && isDictionaryWord(word) && next !== undefined && !/^\p{Lu}/u.test(next.text)) ||
        SCARCE.test(word) ||
        /ly$/.test(word) ||
        isPastVerb(word, next));
    if (plainStart) continue;
    // Night-shift lead: the first word is the person's own, or says nothing
    if (
      kind === 'rewrite' &&
      first &&
      /^\p{Lu}[\p{Ll}-]+$/u.test(word) &&
      unsupported(word, knownFrom([resume])).length === 0
    )
      continue;
    if (kind === 'rewrite' && isSpelledOut(text, from, to, resume)) continue;
    const parts = word.toLowerCase();
    if (!known.has(parts) && !known.has(parts.replace(/['’]s$|s$/, '')) && !lower.includes(parts)) return false;
    if (!known.has(parts) && !known.has(parts.replace(/['’]s$|s$/, '')) && parts.length < 4) return false;
    run.push(word.replace(/['’]s?$/, ''));
  }
  return runHolds();
}

/** `Stamp Duty Land Tax` where the person has written SDLT. */
function isSpelledOut(text: string, from: number, to: number, resume: string): boolean {
  const runs = Array.from(text.matchAll(/\p{Lu}\p{Ll}+(?: (?:(?:and|of|the|for) )?\p{Lu}\p{Ll}+){1,6}/gu));
  const run = runs.find(({ 0: words, index }) => index <= from && to <= index + words.length)?.[0];
  const initials = run?.match(/\p{Lu}/gu)?.join('') ?? '';
  return initials.length > 1 && new RegExp(`(?<![A-Za-z])${initials}(?![A-Za-z])`).test(resume);
}

/** 会议记录 where the person has written 会议 and 记录: their own words, put together. */
const piecewise = (term: string, resume: string) =>
  /^(?:\p{Script=Han}{2}){2,4}$/u.test(term) && (term.match(/.{2}/gu) ?? []).every((piece) => resume.includes(piece));

/** Skills, tools, certificates: none that the résumé does not name in some form. Figures' names may be asked about. */
function termsHold(text: string, { original, resume }: Source, kind: Kind): boolean {
  const known = new Set(findTerms(resume).map(({ entry }) => entry.id));
  const said = (from: number, to: number) => piecewise(text.slice(from, to), resume);
  // 房源 for 房: a word of the same thing or not, which is asked
  const isNear = (term: string) =>
    kind === 'rewrite' &&
    Array.from(term).some((letter) => /\p{Script=Han}/u.test(letter) && original.includes(letter));
  return findTerms(text).every(
    ({ entry, from, to }) =>
      (entry.kind !== 'tool' && entry.kind !== 'cert' && (said(from, to) || isNear(text.slice(from, to)))) ||
      entry.kind === 'metric' ||
      (kind === 'commentary' && entry.kind === 'domain') ||
      known.has(entry.id) ||
      (kind === 'rewrite' && unsupported(text.slice(from, to), knownFrom([resume])).length === 0),
  );
}

function chineseNamesHold(text: string, { resume }: Source, kind: Kind): boolean {
  for (const match of text.matchAll(SUFFIX)) {
    const before = text.slice(0, match.index);
    if (GENERIC.test(before) || (kind === 'commentary' && ANY_OF_THEM.test(before))) continue;
    const lead = before
      .slice(-2)
      .replace(/^.*[^\p{Script=Han}\p{Script=Latin}]/u, '')
      .replace(/^[于在为从由对向与和给到至赴往经]/u, '');
    const word = chineseWords(before).at(-1);
    const joint = kind === 'rewrite' && word?.to === before.length && resume.includes(match[0]);
    // 负责实验室仪器的预约: a deed before the house is no part of its name
    const isDeed = word !== undefined && chineseVerbAt(word.text, 0)?.verb === word.text;
    if (joint && (isPlainChinese(word.text) || isDeed || hasSameMeaning(word.text, saidIn(resume)))) continue;
    const isSaid = CONTEST.test(match[0]) && hasLikeMeaning(match[0], saidIn(resume));
    if (!resume.includes(lead + match[0]) && !(isSaid && lead !== '' && resume.includes(lead))) return false;
  }
  return true;
}

/** 持有厨师证书: a paper in hand. */
const HOLDS =
  /(?<![未没无不支主维保坚扶])(?:持有?|取得|考取|获得)了?[^，,。；;未没无]{0,16}(?<![验论保认凭签见])证(?![明实据])/;

/** Licensed, licence; a list of publications by an author: what was claimed already in another form. */
function isSamePaper(claim: string, entry: string): boolean {
  const stem = claim.toLowerCase().replace('licenc', 'licens').slice(0, 6);
  if (
    /^(?:licens|certif|accred|patent)/.test(stem) &&
    new RegExp(`\\b${stem.slice(0, 5)}`).test(entry.replace(/licenc/g, 'licens'))
  )
    return true;
  if (/^(?:bachelor|master)/.test(stem) && new RegExp(`\\b${stem}`).test(entry)) return true;
  if (claim === '持证' && HOLDS.test(entry)) return true;
  if (/^(?:晋升|升职)$/.test(claim) && /升(?:[为任了的到]|\p{Script=Han}{1,4}[长班管理师])/u.test(entry)) return true;
  return /^publications?$/i.test(claim) && /\b(?:author|publish|journal)/.test(entry);
}

/** 未获奖, not yet published: none is claimed. */
const DENIED = /(?:未曾?|没有?|尚未|从未|无)$|\b(?:not|never)(?: yet)?(?: been)?\s$/i;

const MARKUP = /https?:|www\.|<[a-z!/]|!\[|\]\(|[\w.]@\w|\n|\{\{|```/i;

/** Whether every name, term, credential, place and address of a text is already the person's. */
export function namesHold(text: string, said: Source, chinese: boolean, kind: Kind = 'rewrite'): boolean {
  const source = kind === 'rewrite' ? { ...said, resume: withShortForms(said.resume) } : said;
  const lower = text.toLowerCase();
  const resume = source.resume.toLowerCase();
  const entry = source.entry.join('\n').toLowerCase();
  const fromElsewhere = source.elsewhere.some(
    (name) => lower.includes(name) && !source.original.toLowerCase().includes(name),
  );
  const bounded = (name: string) =>
    lower.includes(name) &&
    (!/[a-z]/.test(name) || new RegExp(`(?<![a-z])${name.replace(/[.&]/g, '\\$&')}(?![a-z])`).test(lower));
  const isInvented = (name: string) => bounded(name) && !resume.includes(name);
  const invented = ORGANISATIONS.some(isInvented) || PLACES.some(isInvented);
  const markup = MARKUP.test(text) && !MARKUP.test(source.original);
  const credentials = Array.from(text.matchAll(CREDENTIALS)).every(
    ({ 0: claim, index }) =>
      entry.includes(claim.toLowerCase()) ||
      DENIED.test(text.slice(0, index)) ||
      isSamePaper(claim, entry) ||
      hasSameMeaning(claim, saidIn(entry)),
  );
  return (
    !fromElsewhere &&
    !invented &&
    !markup &&
    credentials &&
    termsHold(text, source, kind) &&
    latinNamesHold(text, source, chinese, kind) &&
    chineseNamesHold(text, source, kind)
  );
}
