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
import { chineseWords } from '../gate/meaning/chinese-words.ts';
import { baseOf } from '../gate/meaning/english-words.ts';
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
  /^(?:\d[\d,.]*\s*(?:[-–~至到]\s*\d+)?\s*\+?\s*|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b\s*|[一二两三四五六七八九十]+(?=年|个月))(?:(?:or more |plus )?(?:years?|yrs?|months?)\b['’]?|年|个月)?/i;
const SEPARATOR =
  /\s*(?:[,，、;；/&]|\b(?:and|or|plus|nor|with|using|towards|across)\b|以及|或者?|和|(?<!以)及|与)\s*/gi;
/** A class of things whose members are named beside it. */
const CLASS =
  /(?:软件|工具|语言|系统|平台|框架|数据库|设备|技术)$|^(?:[一两几多]种|任一|各类)|\b(?:software|tools?|programming languages?|platforms?|systems?|frameworks?|databases?|packages?)$/i;
const NO_THING =
  /^(?:our|their|his|her|my|studying|working|learning|becoming)\b|\b(?:it|them|this|that)$|^[一二三四五甲乙丙]级$|[内外]$|^(?:能力|经验|证书|资格|工作|知识|技能|行业)$|产品$|^nice to have$|[£$€¥]|\d{3}|^(?:条件|以上|级别|注册|其中|最好|更好|没有|下面|每月|每周|全校|现在|如果带)/i;
/** "onboarding in a growing company": where it was done is no part of it. */
const PLACE_BEHIND = /(?<=\S\s)(?:in|at|within|for|on|under|as)\s.*$/i;
/** 运营过单店月销 10 万: the deed, not its size. */
const DEED_ENDS = /(?<=^\p{Script=Han}{2,6})(?:过|\d).*$/u;
/** What stands behind these explains the item before it. */
const ASIDE =
  /\b(?:including|such as|e\.g\.|like|so that|because|as we|since we|that|which|who|where|when)\b|[—–]|\s-\s|：|:/i;

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

/** The item without the words around it that only ask for it. */
function core(text: string, { from, to }: Span): Span {
  let [start, end] = [from, to];
  for (let changed = true; changed && start < end; ) {
    changed = false;
    const said = text.slice(start, end);
    const lead = said.match(/^[\s•·●*▪◆■\-–—.。"“”'‘’()（）【】《[\]+~]+/)?.[0].length ?? 0;
    const lower = said.slice(lead).toLowerCase();
    const opener =
      lower.match(COUNT)?.[0] ??
      openers.find((word) => lower.startsWith(word) && !/[\p{L}\d]/u.test(lower[word.length] ?? ' ')) ??
      chineseOpeners.find((word) => lower.startsWith(word) && isWordEnd(lower, word.length));
    if (lead > 0 || (opener !== undefined && opener !== '')) {
      start += lead + (opener?.length ?? 0);
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

function asksForSomething(phrase: string): boolean {
  if (/\p{Script=Han}/u.test(phrase)) {
    const han = phrase.match(/\p{Script=Han}/gu)?.length ?? 0;
    return (
      han >= 2 && han <= MAX_HAN && !chineseNothing.some((word) => phrase.includes(word)) && !/\d{2,}/.test(phrase)
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
  /\b(?:need|needs|must|require[sd]?|experience[d]?|knowledge|skills?|skilled|licen[cs]e|certificates?|certified|qualified|qualification|diploma|able to|ability|familiar|proficien\w+|fluent|competent|background|understanding|ticket|card|expect|essential|looking for|bonus|advantage|preferred|comfortable|happy (?:to|doing)|you (?:have|can|know|hold|are|will have|will hold|should))\b|^(?:要求?|会|懂|有|需|须|得|必须|熟|能|具|持|掌|精|考过|带过|做过|如果)|必须|要熟|经验|证书?|优先|加分|更好/i;
export const asks = (clause: string): boolean => ASKS.test(clause.trim());

/**
 * What a clause asks for in words that no lexicon holds: its items without the words around them. `from` and `to` as in
 * the text; none overlaps a known term.
 */
export function openPhrases(text: string, clause: Span, known: readonly Hit[]): Hit[] {
  const found: Hit[] = [];
  if (ABOUT_READING.test(text.slice(clause.from, Math.min(clause.to, clause.from + LONGEST_CLAUSE)))) return found;
  const said = text.slice(clause.from, Math.min(clause.to, clause.from + LONGEST_CLAUSE));
  const beside = known.some((hit) => hit.from >= clause.from && hit.to <= clause.to);
  // brackets hold examples
  const blank = said.replace(/[（(][^（()）]*[)）]/g, (bracket) => ' '.repeat(bracket.length));
  const aside = blank.search(ASIDE);
  const body = aside > 8 ? blank.slice(0, aside) : blank;
  const cuts = [...body.matchAll(SEPARATOR)];
  let from = 0;
  let lastWasSoft = false;
  let joint = '';
  for (const cut of [...cuts, { index: body.length, 0: '' }]) {
    const item = { from: clause.from + from, to: clause.from + cut.index };
    // "a clear communicator with suppliers" is one thing
    const goesOn: boolean = lastWasSoft && /with|using/i.test(joint);
    joint = cut[0];
    from = cut.index + cut[0].length;
    lastWasSoft = false;
    if (known.some((hit) => hit.from < item.to && item.from < hit.to)) continue;
    const span = core(text, item);
    const short = text.slice(span.from, span.to).trim().replace(DEED_ENDS, '').replace(PLACE_BEHIND, '').trim();
    const end = core(short, { from: 0, to: short.length });
    const phrase = short.slice(0, end.to).trim();
    if (phrase === '') continue;
    lastWasSoft = goesOn || NO_THING.test(phrase) || !asksForSomething(phrase);
    if (lastWasSoft) continue;
    // "Tableau for dashboards": what it is for
    const purpose = /\b(?:for|to)\s*$/i.test(text.slice(Math.max(clause.from, span.from - 8), span.from));
    if (beside && (CLASS.test(phrase) || purpose)) continue;
    found.push({
      entry: { id: `open:${phrase.toLowerCase()}`, en: [phrase], kind: 'hard', related: [] },
      from: span.from,
      to: span.from + phrase.length,
    });
  }
  return found;
}
