import {
  chineseAskingEndings,
  chineseAskingOpeners,
  chineseNothingAsked,
  chineseSoftSkills,
  englishAskingEndings,
  englishAskingOpeners,
  englishNothingAsked,
  englishSoftSkills,
} from '@verdant/lexicon';
import { isPlace } from '@verdant/lexicon/vocabulary';
import { chineseWords } from '../../gate/meaning/chinese-words.ts';
import { baseOf } from '../../gate/meaning/english-words.ts';
import type { Hit } from './open-terms.ts';

const items = (text: string) =>
  text
    .split(/[,\n]/)
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');
const words = (text: string) => text.trim().split(/\s+/);
const longest = (list: readonly string[]) => [...list].sort((a, b) => b.length - a.length);

const openers = longest(items(englishAskingOpeners));
const endings = longest(items(englishAskingEndings));
const nothing = new Set([...items(englishNothingAsked), ...englishSoftSkills].flatMap((item) => item.split(/[\s-]+/)));
const chineseOpeners = longest(words(chineseAskingOpeners));
const chineseEndings = longest(words(chineseAskingEndings));
const chineseNothing = [...words(chineseNothingAsked), ...chineseSoftSkills];

/** Letters of a clause that are looked at; a longer one asks for nothing that can be told. */
const LONGEST_CLAUSE = 600;
const MAX_WORDS = 6;
const MAX_HAN = 14;
const COUNT =
  /^\d+\s*多?(?:个人|[人名家台个款场套])(?:及?以上|左右)?的?|^(?:\d[\d,.]*\s*(?:[-–~至到]\s*\d+)?\s*\+?(?![\p{L}\d])\s*|\d+(?=个月|年)|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b\s*|[一二两三四五六七八九十]+(?=年|个月))(?:(?:or more |plus )?(?:(?:full |whole )?(?:seasons|winters|summers)|years?|yrs?|months?)\b['’]?|年|个月)?/iu;
const SEPARATOR =
  /\s*(?:[,，、;；/:：]|(?<=\s)&(?=\s)|\b(?:and|or|plus|nor|with|using|towards|across)\b|以及|或者?|和|(?<!以)及|与)\s*/gi;
/** A class of things whose members are named beside it. */
export const CLASS =
  /(?:软件|工具|语言|系统|平台|框架|数据库|设备|技术)$|^(?:[一两几多]种|任一|各类)|\b(?:software|tools?|programming languages?|platforms?|systems?|frameworks?|databases?|packages?)$/i;
const NO_THING =
  /^(?:our|their|his|her|my|studying|working|learning|becoming)\b|\b(?:it|them|this|that)$|^[一二三四五甲乙丙]级$|[内外]$|^(?:能力|经验|证书|资格|工作|知识|技能|行业)$|产品$|^nice to have$|[£$€¥]|\d{3}|^(?:条件|以上|级别|注册|其中|最好|更好|没有|下面|每月|每周|全校|现在|如果带|让|使|以便|方便|帮|跟(?![台单妆拍组车班])|把|别|偶尔|看着办|做事|没做|没有)|^(?:without|more|less|them|one|ones|yourself|(?:associate|bachelor|master|university|college)(?:['’]?s)? degree|(?:we|it|you)['’]\p{L}+|anyone|please|once|brought|what|how|none|yes|even|above|below|writes|plainly)\b|\bafter\b|^(?:you|we)\s|^(?:同等|类似|相当|其他|其它|均可|皆可|已|所以|不加班)|^(?:comparable|similar|equivalent|other|others|another)\b|更合适$|说得上话$/iu;
/** "onboarding in a growing company": where it was done is no part of it. */
const PLACE_BEHIND = /(?<=\S\s)(?:in|at|within|for|on|under|as)\s.*$/i;
/** 运营过单店月销 10 万: the deed, not its size. */
const DEED_ENDS = /(?<=^\p{Script=Han}{2,6})(?:过|\d).*$/u;
/** What stands behind these explains the item before it. */
const ASIDE =
  /\b(?:including|such as|e\.g\.|like|so that|because|as we|since we|that|which|who|where|when)\b|[—–]|\s-\s/i;

/** What speaks to whoever reads applications asks nothing of the person. */
const ABOUT_READING =
  /\b(?:applicants?|scores?|scored|ignore|instructions?|prompt|rated?)\b|rejected|candidates?|忽略|评分|打分|指令|候选人|应聘者一律|[0-9]分/i;

type Span = { from: number; to: number };

/** 能|写 and not 能|力: what is cut off is a word, and something is left. */
const isWordEnd = (text: string, at: number): boolean =>
  at > 1 && text.length - at > 1
    ? !chineseWords(text).some(({ from, to }) => from < at && at < to)
    : at === 1 && text.length > 2
      ? chineseWords(text)[0]?.to === 1
      : text.length - at === 1 && chineseWords(text).at(-1)?.from === at;

/** `the Working Time Directive`, `CAN 总线`: a word that else only asks is written as part of a name. */
const beginsName = (text: string, at: number): boolean =>
  /^\p{Lu}{2,}\s?\p{Script=Han}/u.test(text.slice(at, at + 40)) ||
  (/^\p{Lu}\p{L}*\s\p{Lu}/u.test(text.slice(at, at + 40)) && /\p{Ll}\s$/u.test(text.slice(Math.max(0, at - 3), at)));

/** `没有跟台经验的请勿投递`: who has none is not wanted. */
const REFUSES_WITHOUT =
  /^(\s*(?:没有?|无))([^，。；]{2,20}?)(?:的|者)?(?:请|就)?(?:勿|别|免|不要)(?:投递?|扰|来|谈|报名?|打扰|应聘)了?[。！!\s]*$/;

/** The item without the words around it that only ask for it. */
export function core(text: string, { from, to }: Span): Span {
  let [start, end] = [from, to];
  const refusal = text.slice(start, end).match(REFUSES_WITHOUT);
  if (refusal) {
    start += refusal[1]!.length;
    end = start + refusal[2]!.length;
  }
  for (let changed = true; changed && start < end; ) {
    changed = false;
    const said = text.slice(start, end);
    const lead =
      said.match(/^(?:[EDM](?:\s{2,}|\t)|(?:[\s,，、•·●*▪◆■\-–—.．。"“”'‘’()（）【】《[\]+~>＞]|\uFE0F)+)/)?.[0]
        .length ?? 0;
    const lower = said.slice(lead).toLowerCase();
    const opener =
      lower.match(COUNT)?.[0] ??
      openers.find((word) => lower.startsWith(word) && !/[\p{L}\d-]/u.test(lower[word.length] ?? ' ')) ??
      chineseOpeners.find((word) => lower.startsWith(word) && isWordEnd(lower, word.length));
    const asking = opener !== undefined && !beginsName(text, start + lead) ? opener.length : 0;
    if (lead > 0 || asking > 0) {
      start += lead + asking;
      changed = true;
      continue;
    }
    const tail = said.match(/[\s.。!！"“”'‘’()（）【】》[\]+…]+$/)?.[0].length ?? 0;
    const left = said.slice(0, said.length - tail).toLowerCase();
    const ending =
      endings.find((word) => left.endsWith(` ${word}`)) ??
      chineseEndings.find((word) => left.endsWith(word) && isWordEnd(left, left.length - word.length));
    if (tail > 0 || ending !== undefined) {
      end -= tail + (ending?.length ?? 0);
      changed = true;
    }
  }
  return { from: start, to: Math.max(start, end) };
}

/** Who speaks or is spoken to, or a turn of speech: a sentence, and nothing that has a name. */
const TOLD = /[你您她咱]|(?<![其吉])他|(?<!其)它|(?<!自)我|不把|只是|就是|还能|只有|由\p{Script=Han}{1,4}出$/u;

/** Whether a phrase may be the name of something, and is no trait of everybody. */
export const namesSomething = (phrase: string): boolean => !NO_THING.test(phrase) && asksForSomething(phrase);

function asksForSomething(phrase: string): boolean {
  if (/\p{Script=Han}/u.test(phrase)) {
    const han = phrase.match(/\p{Script=Han}/gu)?.length ?? 0;
    return (
      han >= 2 &&
      han <= MAX_HAN &&
      !chineseNothing.some((word) => phrase.includes(word)) &&
      !/\d{2,}/.test(phrase) &&
      !TOLD.test(phrase)
    );
  }
  const said = (phrase.toLowerCase().match(/[\p{L}\d+#.'’]+/gu) ?? []).filter((word) => !openers.includes(word));
  const telling = said.filter(
    (word) => word.length > 2 && !nothing.has(word) && !nothing.has(baseOf(word)) && !openers.includes(word),
  );
  return (
    said.length > 0 &&
    said.length <= MAX_WORDS &&
    telling.length * 2 >= said.length &&
    telling.length > 0 &&
    !isPlace(phrase)
  );
}

/** In running text a clause that asks for something says so. */
const ASKS =
  /\b(?:need|needs|must|require[sd]?|experience[d]?|knowledge|skills?|skilled|licen[cs]e|certificates?|certified|qualified|qualification|diploma|able to|ability|familiar|proficien\w+|fluent|competent|background|understanding|expect|essential|can you|do you|have you|are you|has to be|have to be|second nature|looking for|bonus|advantage|preferred|comfortable|confident (?:with|in|using)|rely on you (?:for|to)|happy (?:to|doing)|at least|minimum|to be considered|you(?:'|’)?ll have|prior|previous|someone|somebody|preferably|ideally|would help|stand out|welcome|in date|you(?:(?:'|’)ve)? (?:have|can|know|hold|are|will have|will hold|should|worked|owned|built|led|run|used|done))\b|^\s*(?:要求?|会|懂|有|需|须|得|熟|能|具|持|掌|精|考过|带过|做过|写过|用过|学过|干过|如果|至少|通过|了解|擅长|看得懂|写得|拍得|拿得|通晓)|必须|务必|须有|需要|想找|要熟|要会|要懂|要能|要有|经验|经历|证书?|学历|专业|优先|加分|更好|最好|更佳|以上|均可|都可以|都行|即可|基本功|是(?:底线|前提|刚需|标配)|必备|吃透|摸透|拿得起|[扛搬抬]得[动起]|不能少|少不了|过关|满[\d一二三四五六七八九十两]+年|^\s*(?:没有?|无)[^，。；]{2,20}(?:勿|别|免|不要)(?:投|扰|来|谈|报|应聘)/i;
export const asks = (clause: string): boolean => ASKS.test(clause.trim());

/** How long something was done is read elsewhere. */
const YEARS =
  /(?:\b(?:at least|minimum(?: of)?|min\.?|over|more than|not? (?:less|fewer) than)\s+)?\b(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)\s*(?:(?:[-–]|to)\s*\d{1,2}\s*)?\+?\s*(?:(?:full |whole )?(?:seasons|winters|summers)|years?|yrs?|months?)\b['’]?(?:\s*(?:\+|(?:or more|plus|minimum)\b))?|(?:至少|不少于|满)?\s*(?:\d{1,2}|[一二两三四五六七八九十]{1,3})\s*(?:[-–~至到]\s*\d{1,2}\s*)?(?:个月|年)(?:及以上|或以上|以上|左右)?/gi;
const BRACKET = /[（(][^（()）]*[)）]/g;
/** 会用某软件做报表: what is made with it. */
const MADE_WITH = /^\s*(?:来)?(?:做|制作|编制|绘制|画|写|编写|处理|管理)(?=\p{Script=Han}{1,8}[表图账稿]$)/u;
/** `We are looking for a grants officer who`: the job is no demand. */
const WHOM =
  /^[^.;,]{0,40}?\b(?:looking for|looking to hire|hiring|seeking|searching for|want|need|after)\s+(?:an?|the|our|someone|somebody)\b[^.;,]{0,60}?\b(?:who|that)(?:['’]s)?(?=\s)/i;
const LIKE_IT = /\b(?:comparable|similar|equivalent|another|other)\s*$|(?:同类|类似)的?$/i;
const MAX_MEMBER = { words: 4, han: 8 };

/** `fire alarms tell us`, `the licence you hold`, `a diploma would be a bonus`: what is said of it. */
const SAYS_MORE =
  /(?<=\S)\s+(?:would|is|are|has to|have to|will|must|should|can|you|we|they|that|which|who|tell us|let us)\b.*$|(?<=\p{Script=Han}{2})(?:底子|功底)?的?请.*$/iu;

type Found = Hit & { colon?: boolean };

const CERTIFICATE =
  /\p{Script=Han}{2,14}(?:[（(]\p{Script=Han}{1,2}[)）])?(?:资格证书?|执业证书?|上岗证|操作证|从业证|等级证书?)/u;
const ASKING_LEAD = /^(?:必须|需要|须|要|已)?(?:持有|持|具有|具备|拥有|取得|获得|考取|考过|有)/;
/** A certificate whose name holds a term: 康复治疗师（士）资格证. */
function certificateIn(body: string, item: Span, said: string, brackets: readonly Span[]): Span | null {
  const holdsBracket = brackets.some(({ from, to }) => from >= item.from && to <= item.to);
  const end = holdsBracket ? item.to : item.from + body.slice(item.from, item.to).trimEnd().length;
  const match = said.slice(item.from, end).match(CERTIFICATE);
  if (match?.index === undefined) return null;
  const lead = match[0].match(ASKING_LEAD)?.[0].length ?? 0;
  const from = item.from + match.index + lead;
  return { from, to: item.from + match.index + match[0].length };
}
const openHit = (phrase: string, from: number): Found => ({
  entry: { id: `open:${phrase.toLowerCase()}`, en: [phrase], kind: 'hard', related: [] },
  from,
  to: from + phrase.length,
});
const blankOf = (text: string) => ' '.repeat(text.length);

/** The item as it is asked for, null where that is nothing to look for. */
function phraseIn(text: string, item: Span): { phrase: string; from: number } | null {
  const span = core(text, item);
  const short = text.slice(span.from, span.to).trim().replace(DEED_ENDS, '').replace(PLACE_BEHIND, '').trim();
  const bare = short.replace(SAYS_MORE, '').trim();
  const end = core(bare, { from: 0, to: bare.length });
  const phrase = bare.slice(0, end.to).trim();
  return phrase === '' ? null : { phrase, from: span.from };
}

/** `药房系统（甲软件、乙软件）`: what a bracket behind an item names in its stead. */
function membersOf(said: string, bracket: Span): Found[] {
  const inner = { from: bracket.from + 1, to: bracket.to - 1 };
  const parts = said.slice(inner.from, inner.to).split(/(?:[、,，/]|\bor\b|或者?)/i);
  if (parts.length < 2) return [];
  let from = inner.from;
  return parts.flatMap((part) => {
    const at = said.indexOf(part, from);
    from = at + part.length;
    const one = phraseIn(said, { from: at, to: from });
    const isShort =
      one !== null &&
      (/\p{Script=Han}/u.test(one.phrase)
        ? one.phrase.length <= MAX_MEMBER.han
        : one.phrase.split(/\s+/).length <= MAX_MEMBER.words);
    return isShort && !NO_THING.test(one.phrase) && !CLASS.test(one.phrase) && asksForSomething(one.phrase)
      ? [openHit(one.phrase, one.from)]
      : [];
  });
}

/**
 * What a clause asks for in words that no lexicon holds: its items without the words around them. `from` and `to` as in
 * the text; none overlaps a known term. Alternatives in a bracket behind an item stand behind it.
 */
export function openPhrases(text: string, clause: Span, known: readonly Hit[]): Hit[] {
  const said = text.slice(clause.from, Math.min(clause.to, clause.from + LONGEST_CLAUSE));
  if (ABOUT_READING.test(said)) return [];
  const inClause = known
    .filter((hit) => hit.from >= clause.from && hit.to <= clause.to)
    .map(({ from, to }) => ({ from: from - clause.from, to: to - clause.from }));
  const beside = inClause.length > 0;
  const brackets = Array.from(said.matchAll(BRACKET), (match) => ({
    from: match.index,
    to: match.index + match[0].length,
  }));
  const inBracket = (place: Span) => brackets.some(({ from, to }) => from < place.from && place.to < to);
  const blank = said.replace(WHOM, blankOf).replace(BRACKET, blankOf).replace(YEARS, blankOf);
  const aside = blank.search(ASIDE);
  // "PostgreSQL in production: indexes, migrations" explains what has been named
  const colon = blank.search(/[:：]/);
  const explains = inClause.some(({ to }) => to <= colon) && !CLASS.test(blank.slice(0, colon).trim());
  const ends = [aside > 8 ? aside : blank.length, explains ? colon : blank.length];
  const body = blank.slice(0, Math.min(...ends));
  const found: Found[] = [];
  let from = 0;
  let lastWasSoft = false;
  let joint = '';
  for (const cut of [...body.matchAll(SEPARATOR), { index: body.length, 0: '' }]) {
    const item = { from, to: cut.index };
    // "a clear communicator with suppliers" is one thing
    const goesOn: boolean = lastWasSoft && /with|using/i.test(joint);
    const behindColon = /[:：]/.test(joint);
    joint = cut[0];
    from = cut.index + cut[0].length;
    lastWasSoft = false;
    if (behindColon) for (const one of found) one.colon = true;
    const hit = inClause.find((one) => one.from < item.to && item.from < one.to && !inBracket(one));
    const cert = hit && certificateIn(body, item, said, brackets);
    if (cert && cert.to - cert.from > hit.to - hit.from + 1) {
      found.push({ ...openHit(said.slice(cert.from, cert.to), cert.from), covers: true });
      continue;
    }
    const made = hit && body.slice(hit.to, item.to).match(MADE_WITH);
    const open = brackets.find(
      (place) => place.from > item.from && place.from < item.to && body.slice(item.from, place.from).trim() !== '',
    );
    const left = { from: made ? hit.to + made[0].length : item.from, to: open?.from ?? item.to };
    if (hit && !made) continue;
    const one = phraseIn(body, left);
    if (one === null) continue;
    const { phrase } = one;
    lastWasSoft = goesOn || NO_THING.test(phrase) || !asksForSomething(phrase);
    if (lastWasSoft) continue;
    // "Tableau for dashboards": what it is for
    const purpose = /\b(?:for|to)\s*$/i.test(body.slice(Math.max(0, one.from - 8), one.from));
    const members = open
      ? membersOf(said, open).filter((one) => !inClause.some((two) => two.from < one.to && one.from < two.to))
      : [];
    const isClass = CLASS.test(phrase) || CLASS.test(body.slice(one.from, item.to).trim());
    if (beside && members.length === 0 && (isClass || purpose)) continue;
    // "Airflow or a comparable orchestrator"
    if (beside && LIKE_IT.test(body.slice(item.from, one.from))) continue;
    found.push({ ...openHit(phrase, one.from), members });
  }
  // "suppliers in China or Mexico": told by no single word of it
  if (found.length === 0 && !beside) {
    const span = core(body, { from: 0, to: body.length });
    const phrase = body.slice(span.from, span.to).replace(SAYS_MORE, '').trim();
    if (!NO_THING.test(phrase) && asksForSomething(phrase)) found.push(openHit(phrase, span.from));
  }
  // "modern kit: X, Y and Z": what stands before the colon says of what kind they are
  const lists = found.some(({ colon }) => !colon) || inClause.some((hit) => hit.from > said.search(/[:：]/));
  return found
    .filter(({ colon }) => !colon || !lists)
    .map(({ colon: _, members = [], ...hit }) => {
      const moved = (one: Hit): Hit => ({ entry: one.entry, from: one.from + clause.from, to: one.to + clause.from });
      return { ...moved(hit), members: members.map(moved), ...(hit.covers && { covers: true as const }) };
    });
}
