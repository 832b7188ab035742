import { periodsOf } from '../periods.ts';

const CAUSES =
  /\b(?:so that|so as to|thereby|thus|hence|therefore|consequently|as a result|resulting in|result(?:ed|s) in|leading to|led to)\b|,\s+so\b|使得?(?!用|命|馆|者)|令(?=\p{Script=Han})|从而|进而|因而|由此|以致|致使|促使|带动/giu;
const CAUSED =
  /\b(?:so|because|since(?! (?:\d|[A-Z]|then\b))|as (?:the|we|it|there|our|my|they|i)|(?<!look(?:ed|ing|s)? )after|when|once|due to|owing to|thanks to|which|result\w*|led to|leads? to|meant|made|let|allow\w*|enabl\w*|by [a-z]+ing|(?<!(?:\b(?:from|according|due|prior|up|\d[\d,.]*)|%) )to (?!the\b|an?\b)[a-z]{3,})\b|因|由于|所以|导致|使|让|后|为了|以便|才|就|结果|带来|通过|(?:把|将)(?=[^，,。；;]{1,24}[从由]\s?\d)/iu;
/** A joint that makes one thing the cause of another, where the original joins nothing so. */
export const addedCauses = (original: string, rewrite: string): string[] =>
  CAUSED.test(original)
    ? []
    : Array.from(rewrite.matchAll(CAUSES))
        .filter(({ 0: said, index }) => !isInsideWord(said, index, original, rewrite))
        .map(([said]) => said);

/** 时令菜: a letter of a word that the original has. */
const isInsideWord = (said: string, at: number, original: string, rewrite: string): boolean =>
  said.length === 1 &&
  [rewrite.slice(at - 1, at + 2), rewrite.slice(at - 2, at + 1), rewrite.slice(at, at + 3)].some(
    (word) => /^\p{Script=Han}{3}$/u.test(word) && original.includes(word),
  );

const EVERY =
  /\b(?:every|all|each) (?!(?:other|second|third|two|three|four|of|at|day|night|week|month|year|hour|shift)\b)[a-z]{3,}/gi;
const TIMES =
  /\b(?:every|each|all|per) (?:other |second |third |two |three )?(?:day|night|morning|evening|week|fortnight|weekend|month|quarter|year|summer|winter|term|season|hour|shift|[a-z]+day)s?\b/gi;
const OF_EACH = /\b(?:every|each|all|any|both|whole|per|an?|across|various|different)\b|s\b/i;
/** For every branch, where the original has no more than an office. */
export const addedEvery = (original: string, rewrite: string): string[] =>
  (rewrite.replace(TIMES, ' ').match(EVERY) ?? []).filter((said) => {
    const thing = said.split(' ')[1]!.toLowerCase().replace(/s$/, '').slice(0, 5);
    if (
      periodsOf(said).length > 0 ||
      /\b(?:every|each|all|per|both|whole|weekdays?)\b/i.test(original.replace(TIMES, ' '))
    )
      return false;
    return !new RegExp(`\\b${thing}[a-z]*s\\b`, 'i').test(original) && OF_EACH.test(said);
  });
