import type { Language } from '@verdant/contracts';
import { chineseSynonyms, englishSynonyms, findEnglishVerb } from '@verdant/lexicon';
import { readOpener } from '../text/opener.ts';

/** In the same form. */
function otherEnglishOpener(text: string, from: number, to: number): string | null {
  const word = text.slice(from, to);
  const verb = findEnglishVerb(word);
  const other = verb && findEnglishVerb(englishSynonyms.get(verb.base) ?? '');
  if (!verb || !other || other.level !== verb.level) return null;
  const lower = word.toLowerCase();
  const form =
    lower === verb.past ? other.past : lower === verb.gerund ? other.gerund : lower === verb.base ? other.base : null;
  if (form === null) return null;
  return text.slice(0, from) + (/^\p{Lu}/u.test(word) ? form[0]!.toUpperCase() + form.slice(1) : form) + text.slice(to);
}

function otherChineseOpener(text: string, from: number, to: number): string | null {
  const other = chineseSynonyms.get(text.slice(from, to));
  return other === undefined ? null : text.slice(0, from) + other + text.slice(to);
}

/** The opening verb in another word; null where there is none that claims the same. */
export function withOtherOpener(text: string, language: Language): string | null {
  const { kind, from, to } = readOpener(text, language);
  if (kind !== 'verb') return null;
  return language === 'zh' ? otherChineseOpener(text, from, to) : otherEnglishOpener(text, from, to);
}
