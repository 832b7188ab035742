import { escaped } from '../../text/escaped.ts';
import { contentStems } from '../../text/words.ts';
import { sameSize } from '../figure-size.ts';
import { figuresIn } from '../said-figures.ts';
import { chineseWords, hasLikeMeaning, isPlainChinese, saidIn } from './chinese-words.ts';

/** A deed and the end that it came to: 谈下, 考上; 谈 alone may have come to nothing. */
const RESULT =
  /(谈|签|拿|争|考|办|申|投|选|评|竞|卖|建|追|修|治|说|教|学|招|救|请|约|找|要|批|拉|抢|赢)(下来|下|成|到|上|过|中|好|会|通|妥|定|回|齐)(?!的?(?:时|方|门|证|计|报|海|班|司|课|级|年|月|周|午))/gu;
const addedResults = (original: string, rewrite: string): string[] =>
  Array.from(rewrite.matchAll(RESULT)).flatMap(([said, deed = '']) => {
    const before = Array.from(original.matchAll(RESULT)).some(([, other]) => other === deed);
    // 考过 is what was done; 考 with nothing behind it was only tried
    const isBare = chineseWords(original).some(
      ({ text }) => text === deed || text === `${deed}了` || text === `${deed}过`,
    );
    // 选了 2 款, 选中 2 款: how many tells that it came to an end
    const isEnded = deed === '选' && /选了?\s?[\d一二两三四五六七八九十]/.test(original);
    return !before && isBare && !isEnded && !original.includes(said) ? [said] : [];
  });

const CHANGES = /降|升|提|减|增|缩|涨|改善|下滑|上涨|达到/;
const CAUSES_ZH =
  /(?:使(?!用)得?|令|促使|从而|由此|带动|拉动|推动)(?=[^，,。；;]{0,14}(?:降|升|提|减|增|缩|涨|改善|达))/u;
const CAUSES_EN =
  /\b(?:resulting in|leading to|led to|thereby|thus|driving|which (?:cut|raised|reduced|increased|led|lifted|halved|doubled)|contributing to|helping to (?:cut|raise|reduce|increase)|by (?:changing|introducing|replacing|switching|moving|adding|using|training))\b/i;
const CAUSED =
  /使|令|促|从而|由此|带动|拉动|推动|因|由于|通过|以便|为了|靠|凭|借助|\b(?:because|due|owing|so that|thanks|thus|thereby|therefore|by|result\w*|lead\w*|led|caus\w*|driv\w*|drove|cut|reduc\w*|rais\w*|help\w*|which|so)\b/i;
/** One thing after another is not one thing by another. */
function addedCauses(original: string, rewrite: string): string[] {
  if (CAUSED.test(original)) return [];
  const by =
    /通过/.test(rewrite) && CHANGES.test(rewrite) && figuresIn(original).length > 1 ? rewrite.match(/通过/) : null;
  const said = (CAUSES_ZH.exec(rewrite) ?? CAUSES_EN.exec(rewrite) ?? by)?.[0];
  return said === undefined ? [] : [said];
}

const HAPPENED =
  /\b(?:fell|dropped|went (?:down|up)|came down|down|up|declined|rose|grew|climbed|shrank|moved|improved|halved|doubled|tripled|stood|is now|was)\b(?=[^,;.]{0,30}?(?:\bfrom\b|\bto\b|\bby\b|\bafter\b|\bwhen\b|\d|,|;|\.|$))/i;
const MADE =
  /(?:^|[,;.]\s*|\b(?:and|by|then)\s+)(?:reduc(?:ed|ing)|cut(?:ting)?|lower(?:ed|ing)|rais(?:ed|ing)|boost(?:ed|ing)|lift(?:ed|ing)|increas(?:ed|ing)|improv(?:ed|ing)|halv(?:ed|ing)|doubl(?:ed|ing)|dr(?:ove|iving)|grew|growing|brought down|trimm(?:ed|ing)|slash(?:ed|ing))\s+(?!(?:(?:from|to|by|in|over|after|and|was|were)\b|[,;.\d]))/i;
const MADE_BEFORE =
  /\b(?:reduc|cut|lower|rais|boost|lift|increas|improv|halv|doubl|drove|driv|brought|trim|slash|got|helped)\w*\s+(?!(?:in|by|from|to|after|when|over|and|within|at|during|for|on|since)\b)(?:the|our|my|its|a|an|[a-z-]+)/i;
/** The cause is told, and it is somebody else. */
const BY_OTHERS =
  /\bunder (?:a|the|our) new\b|\b(?:after|when|once|because|since|as|following|while|the year|the month|the same year)\s+(?:we|our|they|their|the|an?|another|new|management|head office|hq)\b/i;
/** A subject of its own that went from one figure to another. */
const WENT = /^(?!\s*(?:I|we)\b)[^,;.]{2,60}?\swent\s(?:up |down )?(?:from|to|by)\b/i;
/** What fell by itself was not brought down by the one who writes. */
function madeToHappen(original: string, rewrite: string): string[] {
  const byItself = WENT.test(original) || (BY_OTHERS.test(original) && HAPPENED.test(original));
  if (!byItself || MADE.test(original) || MADE_BEFORE.test(original)) return [];
  const said = MADE.exec(rewrite)?.[0];
  const took =
    /(?:^|[,;.]\s*|\band\s+)(?:took|taking|brought|bringing|moved|moving|turned)\s+(?:the|our|its|[a-z]+)\s[^,;.]{0,40}?\b(?:from|to|down|up)\b/i.exec(
      rewrite,
    )?.[0];
  if (said === undefined && took !== undefined && !/\b(?:took|brought|moved|turned)\b/i.test(original)) return [took];
  return said === undefined ? [] : [said.replace(/^[,;.]?\s*(?:(?:and|by|then)\s+)?/i, '').trim()];
}

const ALL_ZH = /(?<![平人日月年周季件单户台店班场次])(?:均|都|皆)(?!价|值|衡|匀|可|市)|悉数|全数|一律|无一/;
/** `both A and B` only joins two names. */
const ALL_EN =
  /\bboth\b(?! [\w '’-]{2,40} and )|\b(?:all|every|entire)\b(?![- ](?:round|day|year|week|month|time|clock|night|morning|evening|afternoon|shift|term|quarter|season|winter|summer|spring|autumn|weekend|fortnight|hour|other|second|two|three|four|five|six|\d|monday|tuesday|wednesday|thursday|friday|saturday|sunday))/i;
const HELD_ALL = /\b(?:both|all|every|each|entire\w*|whole|full\w*|throughout|across|any|two)\b|%/i;
const MANY =
  /\b(?:several|various|multiple|many|numerous|regularly|routinely|frequently|often|repeatedly|consistently)\b|多[次场家个种项批轮位名人款]|屡次|频繁|经常|常年|长期|反复|定期/i;
const SOME =
  /\b(?:several|various|multiple|many|regular\w*|routine\w*|frequent\w*|often|each|every|daily|weekly|monthly|dozen|s)\b|[多几数各每常]|若干|一些|定期|日|周|月/i;

const SET_APART = /[，,；;][一1][个名位]|部分|其中|有的|多数|大多|少数|个别|一些|几|多为|主要|未|没|还/;
/** Of all, or many times, where the original counts one or says nothing. */
function addedExtent(original: string, rewrite: string): string[] {
  const added: string[] = [];
  const all = ALL_ZH.exec(rewrite)?.[0];
  // 两次…，均及时上报: said of what is counted, no part of which is set apart
  const counted = figuresIn(original).filter(({ value }) => value > 1);
  const told = figuresIn(rewrite);
  const isTold = counted.length > 0 && counted.every((figure) => told.some((other) => sameSize(figure, other)));
  const isCounted = all === '均' && isTold && !SET_APART.test(original);
  if (all !== undefined && !isCounted && !/均|都|皆|全|各|每|一次性|无|没有[一任]|从未/.test(original)) added.push(all);
  const every = ALL_EN.exec(rewrite)?.[0];
  if (every !== undefined && !HELD_ALL.test(original)) added.push(every);
  const many = MANY.exec(rewrite)?.[0];
  const isMany = SOME.test(original) || figuresIn(original).some(({ value }) => value > 1);
  const isOnce = /[一1][次回场]/.test(original) && /[次场屡频]|反复/.test(many ?? '');
  if (many !== undefined && (isOnce || !isMany)) added.push(many);
  return added;
}

const ONE = /\b(?:one|a single)\s+(?:\d[a-z\d-]*\s+)?(?:([a-z-]+)\s+)?([a-z]{3,})\b/gi;
/** One school, schools. */
const madePlural = (original: string, rewrite: string): string[] =>
  /\b(?:one|single|once|1)\b/i.test(rewrite)
    ? []
    : Array.from(original.matchAll(ONE)).flatMap(([, first = '', second = '']) => {
        const noun = second === '' || second.endsWith('s') ? first : second;
        return noun === '' || noun.endsWith('s')
          ? []
          : (new RegExp(`\\b${escaped(noun.replace(/y$/, ''))}(?:s|es|ies)\\b`, 'i').exec(rewrite) ?? []);
      });

const COUNTER_ZH = '[个名位家场台套份本篇项条支座间辆]';
const ONE_OF_THEM = new RegExp(`(?<![二两三四五六七八九十百每另第])一${COUNTER_ZH}(\\p{Script=Han}{1,2})`, 'gu');
/** 一个团，十五个人: not fifteen of them. */
const manyOfOne = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(ONE_OF_THEM)).flatMap(([, thing = '']) => {
    const many = new RegExp(`(?:[二两三四五六七八九十百千]|\\d(?<!(?<!\\d)1))[余多来几]?${COUNTER_ZH}?${thing}`, 'u');
    return many.test(original) ? [] : (many.exec(rewrite)?.slice(0, 1) ?? []);
  });

const OPTION = /([a-z][^,;.()]{2,40}?)\s+or\s+([^,;.()]{3,40})/gi;
const NUMBER_LAST = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)$/i;
/** Seven with this or that are not seven with this. */
const lostOption = (original: string, rewrite: string): string[] => {
  if (/\b(?:or|either)\b|\//i.test(rewrite) || figuresIn(original).length === 0) return [];
  const said = [...contentStems(rewrite)];
  const holds = (part: string) => [...contentStems(part)].some((stem) => said.includes(stem));
  return Array.from(original.matchAll(OPTION)).flatMap(([option, first = '', second = '']) =>
    holds(first) !== holds(second) && !NUMBER_LAST.test(first) ? [option] : [],
  );
};

const FRACTION = /\b(?:half|(?:a|one|two) (?:third|quarter|fifth)s?) (?:of )?the\b(?!\s\d)/i;
/** Half of the course is not the course. */
const lostFraction = (original: string, rewrite: string): string[] =>
  /\b(?:half|third|quarter|fifth)s?\b|%/i.test(rewrite) ? [] : (FRACTION.exec(original)?.slice(0, 1) ?? []);

const SHARE_OF =
  /(?:\d[\d.]*\s?(?:%|per cent|percent)|\b(?:two|three|four)[- ](?:thirds|quarters|fifths))\s+of\s+(?:(?:the|our|its|all|my)\s+)?([a-z-]+(?:\s[a-z-]+)?)|(?:\d[\d.]*%|[一二三四五六七八九]成|[一二三四五六]分之[一二三四五])的?(?![以左上下多])(\p{Script=Han}{2})/giu;
const SHARE_SAID = /%|per cent|percent|\b(?:half|third|quarter|fifth|part)s?\b|成|分之|半|部分|其中/i;
/** Who checked 30% of the store has not checked the store. */
const lostShare = (original: string, rewrite: string): string[] =>
  SHARE_SAID.test(rewrite)
    ? []
    : Array.from(original.matchAll(SHARE_OF)).flatMap(([said, thing = '', chinese = '']) => {
        const words = thing.toLowerCase().split(' ');
        const isKept =
          chinese !== '' ? rewrite.includes(chinese) : words.some((word) => rewrite.toLowerCase().includes(word));
        return isKept ? [said] : [];
      });

const COUNTED = /([一二两三四五六七八九十\d]+)([个条项名位件篇次家处台款份场人单稿间])/g;
const ONE_ZH = /^[一1]$/;
/** 三条建议，采纳一条: the one that it came to is not left out. */
function lostOne(original: string, rewrite: string): string[] {
  const counted = Array.from(original.matchAll(COUNTED));
  return counted.flatMap(([said, number = '', counter = ''], index) => {
    const isPart = counted.slice(0, index).some(([, more = '', other]) => other === counter && !ONE_ZH.test(more));
    return ONE_ZH.test(number) && isPart && !/[一1单]/.test(rewrite.replace(/一[起同致]/g, '')) ? [said] : [];
  });
}

const PART_OF_IT = /(\p{Script=Han}{2})的(?![一二两三四五六七八九十])(\p{Script=Han}{2,4})(?=[，,。；;]|$)/gu;
/** 网站的新闻栏 is less than 网站. */
const lostHead = (original: string, rewrite: string): string[] =>
  Array.from(original.matchAll(PART_OF_IT)).flatMap(([, whole = '', part = '']) => {
    const words = chineseWords(part).map(({ text }) => text);
    const said = saidIn(rewrite);
    const isKept = words.some(
      (word) => isPlainChinese(word) || rewrite.includes(word.slice(0, 2)) || hasLikeMeaning(word, said),
    );
    return !isKept && rewrite.includes(whole) ? [part] : [];
  });

/** What makes a claim larger without a new word of weight: an end, a cause, an author, all of them, many times. */
export const enlarged = (original: string, rewrite: string): string[] => [
  ...addedResults(original, rewrite),
  ...addedCauses(original, rewrite),
  ...madeToHappen(original, rewrite),
  ...addedExtent(original, rewrite),
  ...madePlural(original, rewrite),
  ...manyOfOne(original, rewrite),
  ...lostOption(original, rewrite),
  ...lostFraction(original, rewrite),
  ...lostShare(original, rewrite),
  ...lostOne(original, rewrite),
  ...lostHead(original, rewrite),
];
