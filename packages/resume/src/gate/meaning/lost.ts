import { chineseVerbAt, findEnglishVerb, limitingWords, otherActors } from '@verdant/lexicon';
import { findQuantities } from '../../text/quantities.ts';
import { chineseWords } from './chinese-words.ts';
import { type Clause, clausesIn, overlap } from './clauses.ts';
import { baseOf } from './english-words.ts';

type Kind = { kind: string; english: RegExp | null; single: ReadonlySet<string>; chinese: readonly string[] };

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const items = (text: string, mark: RegExp) =>
  text
    .split(mark)
    .map((item) => item.trim())
    .filter((item) => item !== '');

const kinds: Kind[] = limitingWords.map(({ kind, en, zh }) => {
  const english = items(en, /,/).map((form) =>
    form === "n't" ? "n['’]t" : `\\b${escaped(form).replace(/ /g, '\\s+')}`,
  );
  const words = items(zh, /\s+/);
  return {
    kind,
    english: new RegExp(`(?:${english.join('|')})\\b`, 'i'),
    single: new Set(words.filter((word) => word.length === 1)),
    chinese: words.filter((word) => word.length > 1),
  };
});

/** The word of a class that stands in a text, null where none does. */
function wordOf({ english, single, chinese }: Kind, text: string): string | null {
  const latin = english?.exec(text)?.[0];
  if (latin !== undefined) return latin;
  const long = chinese.find((word) => text.includes(word));
  if (long !== undefined) return long;
  if (single.size === 0) return null;
  return (
    chineseWords(text).find(({ text: word }) => single.has(word[0]!) && word.length < 4 && isOwn(word, single))?.text ??
    null
  );
}

/** 零超发, 未获批 begin with the word; 未来, 不良, 无锡 are words of their own. */
const OWN =
  /^(?:未来|不断|不仅|不同|不良|不锈钢|不动产|无锡|无人|无线|无人机|无障碍|没收|零售|零件|零食|零部件|零基础|零担|副本|帮厨|只要|非常|拟合|拟定|待遇)/;
const isOwn = (word: string, single: ReadonlySet<string>) => !OWN.test(word) && single.has(word[0]!);

const SENTENCE = /[;；。\n]|\.\s/;
const AWARD = /奖|荣誉|称号|先进|优秀|比赛|竞赛|大赛|标兵|award|prize|competition/i;
const LEVELS = /[校院系区市县省]|全国|国家/;

const actorsEn = items(otherActors.en, /,/);
const actorsZh = items(otherActors.zh, /\s+/);
const SUBJECT = new RegExp(
  `^\\s*(?:(?:[a-z]+ing|where|which|that|after|once)\\s+)?(?:(?:the|my|our|a|an|this|their)\\s+)?(?:[\\w-]+\\s+)?(${actorsEn.map(escaped).join('|')})s?\\s+([a-z]+)`,
  'i',
);
const AGENT_EN = new RegExp(
  `\\bby\\s+(?:(?:the|my|our|a|an)\\s+)?(?:[\\w-]+\\s+){0,2}(${actorsEn.map(escaped).join('|')})s?\\b`,
  'i',
);
const AGENT_ZH = new RegExp(`(?:由|被|经|受|让|请|跟|随)[^，,。；;]{0,6}?(${actorsZh.map(escaped).join('|')})`);
const SUBJECT_ZH = new RegExp(`^\\s*(?:所在|所属|本|该|整个|全)?(${actorsZh.map(escaped).join('|')})`);

const BY = /\b[a-z]+(?:ed|en|wn|ught|ade|un)\s+by\s+(?:(?:the|my|our|a|an|another)\s+)?((?!\d)[\p{L}][\p{L}'’-]+)/iu;
const NO_AGENT =
  /ing$|^(?:hand|phone|email|post|mail|means|way|date|default|far|about|over|around|nearly|almost|more|at|up|road|sea|air|rail|half|two|three|four|five|six|seven|eight|nine|ten|one|a|third|me|myself|month|week|day|year|team)$/i;

/** Who has done it, where the clause says that it was somebody else. */
function actorOf({ text }: Clause): string | null {
  const agent = text.match(AGENT_EN) ?? text.match(AGENT_ZH);
  if (agent) return agent[1]!;
  const by = text.match(BY);
  if (by && !NO_AGENT.test(by[1]!)) return by[1]!;
  const subject = text.match(SUBJECT);
  if (subject) {
    const verb = findEnglishVerb(subject[2]!);
    if (
      (verb && verb.past === subject[2]!.toLowerCase()) ||
      /^(?:was|were|has|had|went|won|saw|fell|rose)$/i.test(subject[2]!)
    )
      return subject[1]!;
  }
  const chinese = text.match(SUBJECT_ZH);
  if (!chinese) return null;
  const rest = text.slice(chinese[0].length);
  if (/^\s*(?:全[年员体]|连续|累计|共|无|零|未|获|荣获|达成?)/.test(rest)) return chinese[1]!;
  for (let at = 0; at <= 3; at += 1) if (chineseVerbAt(rest, at)) return chinese[1]!;
  return null;
}

const says = (actor: string, text: string) =>
  text.toLowerCase().includes(actor.toLowerCase()) ||
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word !== '' && baseOf(word) === baseOf(actor.toLowerCase()));

/** The clauses of the rewrite that tell what a clause of the original tells. */
const told = (clause: Clause, rewrite: readonly Clause[]) => {
  const shared = rewrite.map((other) => ({ other, share: overlap(clause, other) }));
  const most = Math.max(0, ...shared.map(({ share }) => share));
  return most === 0 ? [] : shared.filter(({ share }) => share * 2 >= most).map(({ other }) => other);
};

/**
 * Words of the original without which the rewrite claims more: not, about to, with others, part of, helped, shortlisted.
 * A clause that the rewrite leaves out takes its words with it.
 */
export function lostLimits(original: string, rewrite: string): string[] {
  const after = clausesIn(rewrite);
  const lost: string[] = [];
  for (const sentence of original.split(SENTENCE)) {
    // "With two colleagues, wrote …": said of the whole sentence
    const whole = clausesIn(sentence.replace(/[，,]/g, ' '))[0];
    if (whole === undefined || told(whole, after).length === 0) continue;
    for (const kind of kinds.filter((one) => isSentenceWide(one.kind))) {
      const word = wordOf(kind, sentence);
      if (word !== null && wordOf(kind, rewrite) === null) lost.push(word);
    }
  }
  for (const clause of clausesIn(original)) {
    const kept = told(clause, after);
    if (kept.length === 0) continue;
    const said = kept.map(({ text }) => text).join(' / ');
    for (const kind of kinds.filter((one) => !isSentenceWide(one.kind))) {
      const word = wordOf(kind, clause.text);
      if (word !== null && wordOf(kind, said) === null) lost.push(word);
    }
    const actor = actorOf(clause);
    if (actor !== null && !says(actor, said)) lost.push(actor);
    const level = AWARD.test(clause.text) ? clause.text.match(LEVELS)?.[0] : undefined;
    if (level !== undefined && AWARD.test(said) && !said.includes(level)) lost.push(level);
  }
  return [...new Set([...lost, ...lostShares(original, rewrite), ...lostHeads(original, rewrite)])];
}

/** Said once, it holds for the whole sentence. */
const isSentenceWide = (kind: string) =>
  kind === 'together' || kind === 'guided' || kind === 'rank' || kind === 'reach';

const SHARE =
  /(\d[\d.,]*)\s+(?:out\s+)?of\s+(?:the\s+)?(\d[\d.,]*)|(\d[\d.,]*)\s+of\s+(?:which|whom|them)\b|其中[^，,。；;\d]{0,6}(\d[\d.,]*)/giu;

/** 9 of 13, 6 of which: who drops the smaller figure says it of all, unless what was said of it goes too. */
function lostShares(original: string, rewrite: string): string[] {
  const text = figuresAsDigits(original);
  const said = figuresAsDigits(rewrite);
  const has = (figure: string) => new RegExp(`(?<![\\d.])${escaped(figure)}(?![\\d]|\\.\\d)`).test(said);
  return Array.from(text.matchAll(SHARE)).flatMap((match) => {
    const part = match[1] ?? match[3] ?? match[4]!;
    if (has(part)) return [];
    if (match[2] !== undefined) return has(match[2]) ? [match[0]] : [];
    const rest = text.slice(match.index).split(SENTENCE_PART)[0]!;
    const told = clausesIn(rest)[0];
    return told && clausesIn(rewrite).some((other) => overlap(told, other) > 0) ? [match[0]] : [];
  });
}
const SENTENCE_PART = /[，,；;。.](?=\s|\D|$)/;

/** 订单服务中的库存模块 is a part of 订单服务. */
const PART_OF =
  /(\p{Script=Han}{2})(?:系统|服务|项目|平台|工程)?[中里内下]的(\p{Script=Han}{2,8}?)(?=[，,。；;、]|$)/gu;
const lostHeads = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(PART_OF)).flatMap(([, whole = '', part = '']) =>
    rewrite.includes(whole) && !rewrite.includes(part.slice(0, 2)) ? [part] : [],
  );

const figuresAsDigits = (text: string) =>
  findQuantities(text).reduceRight(
    (rest, { from, to, value }) => `${rest.slice(0, from)}${value} ${rest.slice(to)}`,
    text,
  );
