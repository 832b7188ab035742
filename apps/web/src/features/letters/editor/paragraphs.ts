import type { LetterParagraph, LetterWords } from '@verdant/contracts';
import { heldClaims, type LetterRole } from '@verdant/contracts/constants';

const newId = () => Math.random().toString(36).slice(2, 14);
const gapOf = ({ language }: LetterWords) => (language === 'zh' ? '' : ' ');
const blank = (role: LetterRole): LetterParagraph => ({ id: newId(), role, text: '', claims: [] });

export const paragraphOf = ({ paragraphs }: LetterWords, role: LetterRole): LetterParagraph | undefined =>
  paragraphs.find((one) => one.role === role);

/** With what one of its paragraphs says from now on; the order of the roles is that of `roles`. */
function withParagraph(words: LetterWords, roles: readonly LetterRole[], next: LetterParagraph): LetterWords {
  const others = words.paragraphs.filter((one) => one.id !== next.id);
  const place = ({ role }: LetterParagraph) => roles.indexOf(role);
  return { ...words, paragraphs: [...others, next].sort((a, b) => place(a) - place(b)) };
}

export function withText(
  words: LetterWords,
  roles: readonly LetterRole[],
  role: LetterRole,
  text: string,
): LetterWords {
  const before = paragraphOf(words, role) ?? blank(role);
  return withParagraph(words, roles, { ...before, text, claims: heldClaims(text, before.claims) });
}

type Sentence = { text: string; path: string | null };

/** A sentence before another one of its paragraph, or at the end, with the place that it rests on. */
export function withSentence(
  words: LetterWords,
  roles: readonly LetterRole[],
  role: LetterRole,
  { text, path }: Sentence,
  next?: string,
): LetterWords {
  const before = paragraphOf(words, role) ?? blank(role);
  const begun = before.text.trimEnd();
  const at = next ? begun.indexOf(next) : -1;
  const gap = gapOf(words);
  const whole =
    at >= 0 ? `${begun.slice(0, at)}${text}${gap}${begun.slice(at)}` : begun ? `${begun}${gap}${text}` : text;
  const claims = path === null ? before.claims : [...before.claims, { text, path }];
  return withParagraph(words, roles, { ...before, text: whole, claims });
}

/** Without the sentences that rest on a place. */
export function withoutPlace(words: LetterWords, roles: readonly LetterRole[], path: string): LetterWords {
  return words.paragraphs
    .filter(({ claims }) => claims.some((claim) => claim.path === path))
    .reduce((next, one) => {
      const said = one.claims.filter((claim) => claim.path === path);
      const text = said
        .reduce((left, claim) => left.replace(claim.text, ''), one.text)
        .replace(/ {2,}/g, ' ')
        .trim();
      const claims = heldClaims(
        text,
        one.claims.filter((claim) => claim.path !== path),
      );
      return withParagraph(next, roles, { ...one, text, claims });
    }, words);
}

export const restsOn = ({ paragraphs }: LetterWords, path: string): boolean =>
  paragraphs.some(({ claims }) => claims.some((claim) => claim.path === path));

const SHORT = { en: 40, zh: 16 };
const ENDS = /[.!?。！？]$/;

/** An answer as a sentence: a short one in its frame, a longer one as it stands. */
export function answered(answer: string, frame: string, language: 'en' | 'zh'): string {
  const said = answer.trim().replace(/\s+/g, ' ');
  const whole = frame !== '{}' && said.length <= SHORT[language] && !ENDS.test(said) ? frame.replace('{}', said) : said;
  const begun = whole.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  return ENDS.test(begun) ? begun : `${begun}${language === 'zh' ? '。' : '.'}`;
}
