import type { Language } from '@verdant/contracts';
import { chineseCliches, chineseSoftSkills, englishCliches, englishSoftSkills } from '@verdant/lexicon';
import { capital } from '../text/capital.ts';
import { escaped } from '../text/escaped.ts';

const longest = (list: readonly string[]) =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');

const CHINESE_PHRASE = new RegExp(longest(chineseCliches), 'g');
const CHINESE_TRAIT = new RegExp(longest(chineseSoftSkills), 'g');
/** What leads up to stock phrases and says nothing without them. */
const CHINESE_FRAME =
  /本人|我们?|在(?:日常)?工作(?:中|当中)|平时|一直|具有|具备|拥有|为人|性格|工作|(?:较|很|极|非常)强的|较好的|良好的|一定的|优秀的|强烈的|十分|非常|能够|将会?|以及|并且|同时|有|能|和|与|及|并|也|、|的|了|\s/g;
const isStockClause = (clause: string) => {
  const rest = clause.replace(CHINESE_PHRASE, '');
  return rest !== clause && rest.replace(CHINESE_TRAIT, '').replace(CHINESE_FRAME, '') === '';
};

function withoutChinese(text: string): string {
  const parts = text.split(/([，,；;。！!])/);
  let kept = '';
  for (let index = 0; index < parts.length; index += 2) {
    const clause = parts[index]!;
    const mark = parts[index + 1] ?? '';
    if (isStockClause(clause)) kept = /[。！!]/.test(mark) ? kept.replace(/[，,；;]$/, '。') : kept;
    else kept += clause + mark;
  }
  return kept.replace(/[，,；;](?=。|$)/g, '').replace(/^[，,；;。！!]+/, '');
}

const ENGLISH_PHRASES = longest(englishCliches);
const ENGLISH_PHRASE = new RegExp(`(?<![\\w-])(?:${ENGLISH_PHRASES})(?![\\w-])`, 'gi');
const ENGLISH_TRAIT = new RegExp(`(?<![\\w-])(?:${longest(englishSoftSkills)})(?![\\w-])`, 'gi');
const ENGLISH_FRAME =
  /\b(?:i|am|i['’]m|an?|the|my|as|to|of|in|at|for|with|and|or|but|both|also|very|always|often|highly|who|which|that|is|are|has|have|having|possess(?:es|ing)?|think|seeking|looking|want|hope|strong|good|great|excellent|proven|motivated|enthusiastic|dedicated|reliable|ambitious|friendly|person|individual|professional|position|role|opportunity|company|organi[sz]ation|skills?|ability|abilities|able)\b/gi;
const isStockSentence = (sentence: string) => {
  const rest = sentence.replace(ENGLISH_PHRASE, '');
  return rest !== sentence && !/[\p{L}\d]/u.test(rest.replace(ENGLISH_TRAIT, '').replace(ENGLISH_FRAME, ''));
};

/** `results-driven analyst`: an adjective before a noun goes alone; articles follow the next sound. */
const BEFORE_NOUN =
  /(?<!\band |, |& )\b(?:results-driven|results-oriented|result-oriented|detail-oriented|detail oriented|hard-working|hardworking|self-motivated|highly motivated|team-oriented|goal-oriented|deadline-driven|seasoned)(?:,| and)? (?=[a-z])/gi;
const ENGLISH_ITEM = new RegExp(
  `(?:^|(?<=[,;] )|(?<=, and ))(?:a |an |with |and |strong |very )*(?:${ENGLISH_PHRASES})(?:,? and |[,;] ?|\\.?$)`,
  'gi',
);

const ENGLISH_TAIL = new RegExp(`,? with (?:a |an |strong |excellent )*(?:${ENGLISH_PHRASES})(?=[.,;]|$)`, 'gi');

const withoutItems = (sentence: string) =>
  capital(
    sentence
      .replace(BEFORE_NOUN, '')
      .replace(ENGLISH_TAIL, '')
      .replace(ENGLISH_ITEM, '')
      .replace(/\b([Aa])n (?=[bcdfghjklmnpqrstvwxyz])/g, '$1 ')
      .replace(/[,;]\s*$/, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
  );

/** Each line by itself, so that lines stay lines. */
const withoutEnglish = (text: string): string =>
  text
    .split('\n')
    .map((line) => withoutPhrases(line))
    .filter((line) => line !== '')
    .join('\n');

function withoutPhrases(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+(?=\S)/);
  const said = sentences.filter((sentence) => !isStockSentence(sentence));
  const kept = said.map((sentence) => {
    const bare = withoutItems(sentence);
    return bare !== '' && /[.!?]$/.test(sentence) && !/[.!?]$/.test(bare) ? `${bare}.` : bare;
  });
  return kept.filter((sentence) => sentence !== '').join(' ');
}

const TOGETHER = /\b(?:together|jointly|alongside|collaborat)|共同|一起|联合|合作|协作|配合/i;
const withoutTraits = (text: string) =>
  [CHINESE_PHRASE, CHINESE_TRAIT, ENGLISH_PHRASE, ENGLISH_TRAIT].reduce((rest, one) => rest.replace(one, ''), text);

/** STY-04: what anyone can write goes. Null where nothing would be left, or a stock phrase is woven in. */
export function withoutCliches(text: string, language: Language): string | null {
  const rest = language === 'zh' ? withoutChinese(text) : withoutEnglish(text);
  const least = language === 'zh' ? /\p{Script=Han}{4}/u : /[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/;
  // That others took part is a fact about the work: it may not go with the phrase that says so.
  const forgets = TOGETHER.test(withoutTraits(text)) && !TOGETHER.test(rest);
  return rest === text || forgets || !least.test(rest) ? null : rest;
}

/** Those of both languages: a text may hold either. */
const phrasesIn = (text: string) =>
  (text.match(CHINESE_PHRASE)?.length ?? 0) + (text.match(ENGLISH_PHRASE)?.length ?? 0);

/** Traits, and what a time was good for: left alone they are no better than what went. */
const praisesIn = (text: string) =>
  new RegExp(CHINESE_TRAIT.source).test(text) ||
  new RegExp(ENGLISH_TRAIT.source, 'i').test(text) ||
  LEFT_OVER.test(text) ||
  /能力|亲和力|(?:较强|良好|强烈)的|(?:提升|锻炼|充实)了?自己|学到|收获|不怕[^，,。；;]{1,4}(?=[，,。；;]|$)|热爱|期待|优秀的|无不良嗜好|身体健康|适应(?:新|各种)?环境/.test(
    text,
  );
/** Praise of oneself that no list of phrases holds: with it left standing, less of the phrases is no better text. */
const LEFT_OVER =
  /\b(?:dynamic|proactive|goal[- ]getter|passionate|enthusiastic|energetic|reliable|dedicated|motivated|ambitious|driven|innovative|creative|committed|versatile|adaptable|diligent|punctual|honest|friendly|flexible|confident|work well)\b/i;

/** A figure, a name, a year, a certificate: something that a reader could check. */
const CHECKABLE: Record<Language, RegExp> = {
  en: /\d|\s\p{Lu}\p{L}+|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)\b/u,
  zh: /\d|\p{Script=Latin}{2}|《|年|[证証]书?|[级級]|毕业|专业/u,
};
/** Of a text of which less than this is left, the rest is a stump unless it can be checked. */
const MUCH_LEFT = 0.7;
/** Of so few letters the deed in it is seen at once. */
const FEW: Record<Language, number> = { en: 90, zh: 40 };

/** Sentences that begin as the rest of another: `To meet the targets.` */
const opened = (text: string): number => text.match(/(?:^|[.!?]\s|\n)(?:To|And|Or|With|As|But) \p{Ll}/gu)?.length ?? 0;

/**
 * The same, where every phrase goes with it: otherwise the wording is no answer to the complaint. None either where what
 * is left of a text says as little as what went.
 */
export function curedOfCliches(text: string, language: Language): string | null {
  const rest = withoutCliches(text, language);
  if (rest === null || phrasesIn(rest) > 0 || praisesIn(rest)) return null;
  if (opened(rest) > opened(text)) return null;
  const isStump = !CHECKABLE[language].test(rest);
  return text.length > FEW[language] && rest.length < text.length * MUCH_LEFT && isStump ? null : rest;
}

/** Whether a text holds stock phrases and hardly anything else. */
export const isAllCliche = (text: string, language: Language): boolean => {
  const parts =
    language === 'zh' ? text.split(/[，,；;。！!]/).filter((part) => part.trim() !== '') : text.split(/(?<=[.!?])\s+/);
  return parts.length > 0 && parts.every(language === 'zh' ? isStockClause : isStockSentence);
};
