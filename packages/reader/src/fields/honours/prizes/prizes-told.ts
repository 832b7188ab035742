import type { Award, Custom } from '@verdant/contracts';
import { isReferencesHeading } from '@verdant/lexicon/vocabulary';
import type { Draft } from '../../../parse/draft.ts';
import { plainHeading } from '../../../sections/known.ts';
import { isCjk } from '../../../text/spacing.ts';
import { isEnglishPrize } from '../honour-lists.ts';
import { fromText, type Honour } from '../honour-text.ts';

/** Between what a line tells of one after the other. */
const CLAUSES = /;\s+|\s\/\s|(?<=(?:19|20)\d{2}[)）]?|[\p{L}\d)]{3})\.\s+(?=\p{Lu})/gu;
/** What may stand before the names. */
const LABEL = /^(?:awards?|honou?rs?|prizes?|recognition)(?:\sand\s(?:awards?|honou?rs?))?\s?:\s*/iu;
/** A talk or a text that has a prize in its name stands in quotes. */
const QUOTED = /^["“‘'«]/u;
const LONGEST = 130;

/** A prize by the words before its first comma, bracket, dash or year; null for anything else. */
function prizeIn(clause: string): Honour | null {
  const text = clause.trim().replace(LABEL, '').replace(/[.]$/, '');
  const name = text.split(/,\s|\s?\(|\s[–—-]\s|\s(?=(?:19|20)\d{2}(?!\d))/u, 1)[0]!;
  const own = name.replace(/^(?:19|20)\d{2}\s/u, '');
  if (isCjk(text) || text.length > LONGEST || QUOTED.test(text) || /^(?:I|My|We|The\s\p{Ll})\b/u.test(text))
    return null;
  const behind = text.replace(/^(?:19|20)\d{2}\s[–—-]?\s?/u, '');
  return isEnglishPrize(own) || isEnglishPrize(behind.split(/,\s|\s?\(/u, 1)[0]!) ? fromText(text) : null;
}

/** Clauses as they stood in a line, each with the sign behind it. */
function clausesOf(item: string): string[] {
  const ends = [...item.matchAll(CLAUSES)].map(({ index, 0: sign }) => index + sign.length);
  return [0, ...ends].map((from, i) => item.slice(from, ends[i]));
}

/** English prizes among what stands under any other heading, each in a clause of its own, and what is left there. */
export function prizesTold(sections: Draft<Custom>[]): { prizes: Draft<Award>[]; rest: Draft<Custom>[] } {
  const prizes: Draft<Award>[] = [];
  const rest = sections.flatMap((section) => {
    if (section.start || isReferencesHeading(plainHeading(section.title))) return [section];
    const items = section.items.flatMap((item) => {
      const kept = clausesOf(item).filter((clause) => {
        const prize = prizeIn(clause);
        if (!prize) return true;
        const { is: _, ...award } = prize;
        prizes.push({ ...award, ...(section.source ? { source: section.source } : {}) });
        return false;
      });
      const text = kept.join('').trim().replace(LABEL, '').replace(/[;/]$/, '').trim();
      return text ? [text] : [];
    });
    return items.length || section.items.length === 0 ? [{ ...section, items }] : [];
  });
  return { prizes, rest };
}
