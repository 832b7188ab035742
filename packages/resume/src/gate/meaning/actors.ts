import { chineseSameDeeds, chineseVerbAt, findEnglishVerb, otherActors } from '@verdant/lexicon';
import { escaped } from '../../text/escaped.ts';
import { chineseWords, hasSameMeaning, isPlainChinese, saidIn } from './chinese-words.ts';
import type { Clause } from './clauses.ts';
import { baseOf, englishTokens, sayTheSame, type Token } from './english-words.ts';
import { isPerson } from './posts.ts';
import { items } from './word-lists.ts';

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
  /ing$|^(?:hand|phone|email|post|mail|means|way|date|default|far|about|over|around|nearly|almost|more|at|up|road|sea|air|rail|half|two|three|four|five|six|seven|eight|nine|ten|one|a|third|quarter|half|fifth|tenth|me|myself|month|week|day|year|team)$/i;

const deeds = new Set(chineseSameDeeds.split(/[\s;]+/).filter((word) => word.length === 2));
/** Who has done it, where the clause says that it was somebody else. */
export function actorOf({ text }: Clause): string | null {
  const agent = text.match(AGENT_EN) ?? text.match(LEFT_TO) ?? text.match(AGENT_ZH);
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
  for (let at = 0; at <= 3; at += 1)
    if (chineseVerbAt(rest, at) || (at === 0 && deeds.has(rest.slice(0, 2)))) return chinese[1]!;
  return null;
}

export const says = (actor: string, text: string) =>
  text.toLowerCase().includes(actor.toLowerCase()) ||
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .some((word) => word !== '' && baseOf(word) === baseOf(actor.toLowerCase()));

/** Whom the rest of it was left to. */
const LEFT_TO = new RegExp(
  `\\b(?:went|(?:was|were|is|are)\\s+(?:passed|handed|referred|left|given|escalated))\\s+(?:on\\s+)?to\\s+(?:the|my|our|a|an|another)\\s+(?:[\\w-]+\\s+)?(${actorsEn.map(escaped).join('|')})s?\\b`,
  'i',
);
/** `with one other clerk`: people that the list does not name. */
const WITH_OTHERS =
  /\b(?:with|alongside)\s+(?:(?:my|one|two|three|four|five|six|another|other|\d+)\s+){1,2}(?:[\w-]+\s+)?([a-z]+?)s?\b/gi;

/** With whom it was done: `with one colleague`, 与信息科. */
const WITH = new RegExp(
  `\\b(?:with|alongside)\\s+(?:the|my|our|a|an|another|one|two|three|four|five|\\d+)\\s+(?:[\\w-]+\\s+)?(${actorsEn.map(escaped).join('|')})s?\\b`,
  'gi',
);
/** `with the head baker`: somebody of a rank, whatever the trade. */
const WITH_RANK =
  /\b(?:with|alongside)\s+(?:the|my|our|an?|another)?\s*(?:head|senior|lead|chief|principal|junior|deputy|fellow|qualified|experienced|other|second)\s+([a-z]+)\b/gi;
const WITH_ZH = new RegExp(
  `(?:与|和|跟|同|会同)[^，,。；;]{0,6}?(${actorsZh.map(escaped).join('|')}|施工方|\\p{Script=Han}组|\\p{Script=Han}科(?![目学技研普幻]))`,
  'gu',
);
const COMPANY =
  /\b(?:with|alongside|together|jointly|team|group|pair|crew|co-\w+|one of)\b|共同|一起|一道|会同|联合|合作|协同|配合|团队|小组|同事|[与和跟]/i;

/** Who was left out that had a part in it. */
export const lostCompany = (original: string, rewrite: string): string[] =>
  [
    ...original.matchAll(WITH),
    ...original.matchAll(WITH_RANK),
    ...original.matchAll(WITH_ZH),
    ...[...original.matchAll(WITH_OTHERS)].filter(([, other = '']) => isPerson(other)),
  ].flatMap(([, other = '']) => (says(other, rewrite) || COMPANY.test(rewrite) ? [] : [other]));

/** `which the pharmacist then resolved`, `a student, who wrote most of it`: the deed of somebody else inside a clause. */
const RELATIVE =
  /\b(?:that|which|whom|where|once|after|before|when|as)\s+(?:the|my|our|a|an|another|their|its)\s+(?:[a-z-]+\s+)?([a-z]+)\s+(?:then|later|also|had|has|was|were|subsequently|himself|herself)?\s*([a-z]+)\b/gi;
/** The same without a word before the one who acts. */
const RELATIVE_BARE = new RegExp(RELATIVE.source.replace('(?:[a-z-]+\\s+)?', ''), 'gi');
const SUBJECT_OF =
  /(?:^|[;,.]\s*|\b(?:and|but)\s+)(?:a|an|the|my|our|another)\s+(?:[a-z-]+\s+)?([a-z]+)\s+(?:then|later|also|has|had)?\s*([a-z]+)\b/gi;
const WHO = /\b([a-z]+),?\s+who\s+(?:then|later|also|had|has|was|were|subsequently)?\s*([a-z]+)\b/gi;

/** 消防队来处理: others who came to do it. */
const CAME_TO = /(?:^|[，,；;。])(?!我|本人)(\p{Script=Han}{2,6}?)[来去](\p{Script=Han}{2})/gu;
/** 采购由总部负责: what stands before it was done by others. */
const DONE_BY =
  /([^，,。；;]{2,20})由(?!我|本人|于)([^，,。；;]{1,8}?)(?:负责|承担|承办|完成|主讲|主持|办理|提供|组织|编制|代为|统一|[做写画讲带给出定管修调编])/g;

/** 调试是厂家做的, 总带教是护士长: what stands before it was somebody else's. */
const WAS_OF = new RegExp(
  `([^，,。；;]{2,20}?)是(?!我|本人)(?:([^，,。；;]{1,16}?)(?:做|负责|完成|弄|搞|谈|写|出|管|带|处理|修|调|办)的|(${actorsZh.map(escaped).join('|')})(?=[，,。；;]|$))`,
  'g',
);

/** 调试由厂家做: a topic that is one word is told by its word, however plain. */
const SHORT_TOPIC = 4;
const TOGETHER = /共同|一起|一道|会同|联合|配合|协助|协同/;

/** Deeds that the original gives to somebody else and the rewrite tells without that person. */
export function lostActors(original: string, rewrite: string): string[] {
  const told = englishTokens(rewrite);
  const agents = Array.from(
    original.matchAll(
      /(?:[转移上递送呈]交给?|[报呈]送|交由|[由请让供叫]|[送交报转]给?|通知|联系|呼叫|安排|提醒|督促)(?![一二两三四五六七八九十百千万每])([\p{Script=Han}]{2,7})/gu,
    ),
  ).flatMap(([, rest = '']) => {
    for (let at = 2; at <= rest.length - 2; at += 1) {
      const verb = chineseVerbAt(rest, at)?.verb ?? rest.slice(at, at + 2);
      if (/^[升降增减提缩涨压改变]/.test(verb)) return [];
      if (rewrite.includes(verb) || hasSameMeaning(verb, saidIn(rewrite)))
        return rewrite.includes(rest.slice(0, 2)) ? [] : [rest.slice(0, at)];
    }
    return [];
  });
  for (const [, who = '', deed = ''] of original.matchAll(CAME_TO))
    if (rewrite.includes(deed) && !rewrite.includes(who)) agents.push(who);
  const isTold = (topic: string) =>
    (topic.length <= SHORT_TOPIC && rewrite.includes(topic)) ||
    chineseWords(topic).some(({ text }) => text.length > 1 && !isPlainChinese(text) && rewrite.includes(text));
  for (const [, topic = '', who = ''] of original.matchAll(DONE_BY))
    if (isTold(topic) && !rewrite.includes(who) && !COMPANY.test(rewrite)) agents.push(who);
  for (const [, topic = '', done, post] of original.matchAll(WAS_OF)) {
    const who = done ?? post ?? '';
    if (isTold(topic) && !rewrite.includes(who) && !TOGETHER.test(rewrite)) agents.push(who);
  }
  for (const [, deed = '', who = ''] of original.matchAll(BY_THEM)) {
    const [word] = englishTokens(deed);
    const isBy = new RegExp(`\\bby\\s+(?:[\\w-]+\\s+){0,3}${escaped(who)}`, 'i');
    if (word && beginsWith(rewrite, word) && !beginsWith(original, word) && !isBy.test(rewrite)) agents.push(who);
  }
  // who has done it by himself does not become company
  const by = original.match(
    /\bby\s+(?:the|my|our|an?)\s+(?:[\w-]+\s+){0,2}?([a-z]+)(?=[,;.]|\s+(?:who|and|in|at|for|after|before)\b|$)/i,
  )?.[1];
  const beside =
    by === undefined ? null : new RegExp(`\\b(?:alongside|with)\\s+(?:[\\w-]+\\s+){0,3}${escaped(by)}\\b`, 'i');
  if (by !== undefined && beside?.test(rewrite) && !beside.test(original)) agents.push(by);
  return [...agents, ...deedsOfOthers(original, told, rewrite)];
}

/** `written by the platform team`: the deed of others. */
const BY_THEM =
  /\b([a-z]+(?:ed|en|wn|ught|ade|un|lt|nt))\s+by\s+(?:the|my|our|an?|another)\s+(?:[\w-]+\s+){0,2}?([a-z]+)(?=[,;.]|\s+(?:and|in|at|for|who|which)\b|$)/gi;

/** A clause begins with the deed: it is that of the one who writes. */
const beginsWith = (text: string, deed: Token): boolean =>
  text.split(/[,;.]\s*|\band\s+/i).some((clause) => {
    const [first] = englishTokens(clause.trim().split(/\s+/, 1)[0] ?? '');
    return first !== undefined && sayTheSame(first, deed);
  });

function deedsOfOthers(original: string, told: readonly Token[], rewrite: string): string[] {
  return [
    ...original.matchAll(RELATIVE),
    ...original.matchAll(RELATIVE_BARE),
    ...original.matchAll(WHO),
    ...original.matchAll(SUBJECT_OF),
  ].flatMap(([, actor = '', deed = '']) => {
    const verb = findEnglishVerb(deed);
    const [word] = englishTokens(deed);
    if (
      !word ||
      (verb?.past !== deed.toLowerCase() && !/ed$|^(?:wrote|led|ran|won|made|took|built|gave|did)$/i.test(deed))
    )
      return [];
    if (!told.some((token) => sayTheSame(token, word))) return [];
    const byActor = new RegExp(
      `${escaped(actor)}\\S*\\s+(?:\\w+\\s+)?${escaped(deed)}|\\bby\\s+(?:\\w+\\s+){0,3}${escaped(actor)}`,
      'i',
    );
    const isOwnNow = beginsWith(rewrite, word) && !beginsWith(original, word) && !byActor.test(rewrite);
    return isOwnNow || !says(actor, rewrite) ? [actor] : [];
  });
}
