import type { Language } from '@verdant/contracts';
import { chineseCliches, englishCliches } from '@verdant/lexicon';

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const longest = (list: readonly string[]) =>
  [...list]
    .sort((a, b) => b.length - a.length)
    .map(literal)
    .join('|');

/** A clause that is nothing but stock phrases, with what usually leads up to them. */
const CHINESE_CLAUSE = new RegExp(
  `^(?:本人|我)?(?:具有|具备|拥有|有|为人|性格|工作)?(?:较强的|良好的|一定的|很强的)?(?:${longest(chineseCliches)})(?:[、和与及](?:${longest(chineseCliches)}))*$`,
);

function withoutChinese(text: string): string {
  const parts = text.split(/([，,；;。])/);
  let kept = '';
  for (let index = 0; index < parts.length; index += 2) {
    const clause = parts[index]!;
    if (clause.trim() !== '' && CHINESE_CLAUSE.test(clause.trim())) continue;
    kept += clause + (parts[index + 1] ?? '');
  }
  return kept.replace(/[，,；;](?=。|$)/g, '').replace(/^[，,；;。]+/, '');
}

const ENGLISH_PHRASES = longest(englishCliches);
/** `results-driven analyst`: an adjective before a noun goes alone; articles follow the next sound. */
const BEFORE_NOUN =
  /\b(?:results-driven|results-oriented|result-oriented|detail-oriented|detail oriented|hard-working|hardworking|self-motivated|highly motivated|team-oriented|goal-oriented|deadline-driven|seasoned)(?:,| and)? (?=[a-z])/gi;
const ENGLISH_ITEM = new RegExp(
  `(?:^|(?<=[,;] )|(?<=, and ))(?:a |an |with |and |strong |very )*(?:${ENGLISH_PHRASES})(?:,? and |[,;] ?|\\.?$)`,
  'gi',
);

function withoutEnglish(text: string): string {
  const bare = text
    .replace(BEFORE_NOUN, '')
    .replace(ENGLISH_ITEM, '')
    .replace(/\b([Aa])n (?=[bcdfghjklmnpqrstvwxyz])/g, '$1 ')
    .replace(/[,;]\s*$/, '')
    .replace(/ {2,}/g, ' ')
    .trim();
  return bare.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}

const TOGETHER = /\b(?:together|jointly|alongside|collaborat)|共同|一起|联合|合作|协作|配合/i;

/** STY-04: what anyone can write goes. Null where nothing would be left, or a stock phrase is woven in. */
export function withoutCliches(text: string, language: Language): string | null {
  const rest = language === 'zh' ? withoutChinese(text) : withoutEnglish(text);
  const least = language === 'zh' ? /\p{Script=Han}{4}/u : /[A-Za-z]+ [A-Za-z]+ [A-Za-z]+/;
  // That others took part is a fact about the work: it may not go with the phrase that says so.
  const forgets = TOGETHER.test(text) && !TOGETHER.test(rest);
  return rest === text || forgets || !least.test(rest) ? null : rest;
}
