import { chineseOther, chineseOtherWords, englishOther, englishOtherWords, findEnglishVerb } from '@verdant/lexicon';
import { withOtherOpener } from '../rewrite/synonyms.ts';
import { capital } from '../text/capital.ts';
import { escaped } from '../text/escaped.ts';
import { readOpener } from '../text/opener.ts';
import { alike, type Line, within } from './line.ts';

function otherVerbs(body: string, language: Line['language']): string[] {
  const known = withOtherOpener(body, language);
  if (language === 'zh') {
    const { kind, from } = readOpener(body, 'zh');
    if (kind !== 'verb' && kind !== 'weak') return [];
    const found = chineseOther
      .filter(([verb]) => body.startsWith(verb, from))
      .map(([verb, other]) => body.slice(0, from) + other + body.slice(from + verb.length));
    return [...(known ? [known] : []), ...found];
  }
  const found = englishOther.flatMap(([verb, other]) => {
    const next = body.replace(new RegExp(`^${verb}(?= )`, 'i'), (word) => alike(word, other));
    return next === body ? [] : [next];
  });
  return [...(known ? [known] : []), ...found];
}

function otherWords(body: string, language: Line['language']): string | null {
  const pairs = language === 'zh' ? chineseOtherWords : englishOtherWords;
  let next = body;
  const done = new Set<string>();
  for (const [word, other] of pairs) {
    // there and back again is no other wording
    if (done.has(word)) continue;
    const pattern = language === 'zh' ? escaped(word) : `(?<![\\w-])${escaped(word)}(?![\\w-])`;
    const changed = next.replace(new RegExp(pattern, 'gi'), (found) => alike(found, other));
    if (changed !== next) done.add(other);
    next = changed;
  }
  return next === body ? null : next;
}

/** `During audits, checked the stock` → `Checked the stock during audits`: what stood in front goes behind. */
function turned(body: string): string | null {
  const match = body.match(
    /^((?:During|In|At|For|With|Using|After|Before|Within|Through|By) [^,.;]{3,50}), ([a-z]+)( [^.;]+)$/,
  );
  if (!match) return null;
  const [, front = '', verb = '', rest = ''] = match;
  if (!findEnglishVerb(verb)) return null;
  return `${capital(verb)}${rest} ${front[0]!.toLowerCase()}${front.slice(1)}`;
}

/** The same in other words. */
export function other({ text, language }: Line): string[] {
  const found: (string | null)[] = [];
  const add = (change: (body: string) => string | null) => found.push(within(text, change));
  let verbs: string[] = [];
  add((body) => {
    verbs = otherVerbs(body, language);
    return verbs[0] ? (otherWords(verbs[0], language) ?? verbs[0]) : otherWords(body, language);
  });
  for (const verb of verbs) add(() => verb);
  add((body) => otherWords(body, language));
  if (language === 'en') add(turned);
  return found.filter((one) => one !== null);
}
