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

const MAX_WORDS = 6;
const MAX_HAN = 14;
const COUNT =
  /^(?:\d[\d,.]*\s*(?:[-–~至到]\s*\d+)?\s*\+?\s*|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b\s*|[一二两三四五六七八九十]+(?=年|个月))(?:(?:or more |plus )?(?:years?|yrs?|months?)\b['’]?|年|个月)?/i;
const SEPARATOR = /\s*(?:[,，、;；/&]|\b(?:and|or|plus|nor)\b|以及|或者?|和|及|与)\s*/gi;
/** What stands behind these explains the item before it. */
const ASIDE =
  /\b(?:including|such as|e\.g\.|like|so that|because|as we|since we|that|which|who|where|when)\b|[—–]|\s-\s|：|:/i;

type Span = { from: number; to: number };

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
      chineseOpeners.find((word) => lower.startsWith(word) && lower.length - word.length > 1);
    if (lead > 0 || (opener !== undefined && opener !== '')) {
      start += lead + (opener?.length ?? 0);
      changed = true;
      continue;
    }
    const tail = said.match(/[\s.。!！"“”'‘’()（）【】》[\]+…]+$/)?.[0].length ?? 0;
    const left = said.slice(0, said.length - tail).toLowerCase();
    const ending =
      endings.find((word) => left.endsWith(` ${word}`)) ??
      chineseEndings.find((word) => left.endsWith(word) && left.length - word.length > 1);
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
  const said = phrase.toLowerCase().match(/[\p{L}\d+#.'’]+/gu) ?? [];
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

/**
 * What a clause asks for in words that no lexicon holds: its items without the words around them. `from` and `to` as in
 * the text; none overlaps a known term.
 */
export function openPhrases(text: string, clause: Span, known: readonly Hit[]): Hit[] {
  const found: Hit[] = [];
  const said = text.slice(clause.from, clause.to);
  // brackets hold examples
  const blank = said.replace(/[（(][^（()）]*[)）]/g, (bracket) => ' '.repeat(bracket.length));
  const aside = blank.search(ASIDE);
  const body = aside > 8 ? blank.slice(0, aside) : blank;
  const cuts = [...body.matchAll(SEPARATOR)];
  let from = 0;
  for (const cut of [...cuts, { index: body.length, 0: '' }]) {
    const item = { from: clause.from + from, to: clause.from + cut.index };
    from = cut.index + cut[0].length;
    if (known.some((hit) => hit.from < item.to && item.from < hit.to)) continue;
    const span = core(text, item);
    const phrase = text.slice(span.from, span.to).trim();
    if (phrase === '' || !asksForSomething(phrase)) continue;
    found.push({
      entry: { id: `open:${phrase.toLowerCase()}`, en: [phrase], kind: 'hard', related: [] },
      from: span.from,
      to: span.from + phrase.length,
    });
  }
  return found;
}
