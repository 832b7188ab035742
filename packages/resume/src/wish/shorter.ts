import { chineseLongwinded, chineseVerbAt, englishLongwinded } from '@verdant/lexicon';
import { withoutCliches } from '../rewrite/cliches.ts';
import { rewritesIn } from '../rewrite/rewrites-in.ts';
import { capital } from '../text/capital.ts';
import { countWords } from '../text/words.ts';
import { deedFirst } from './deed-first.ts';
import { deedsAsVerbs } from './deeds-as-verbs.ts';
import { type Line, within } from './line.ts';

const english = englishLongwinded.map(([from, to]) => ({
  pattern: new RegExp(`(?<![\\w-])${from}(?![\\w-])${to === '' ? ' ?' : ''}`, 'gi'),
  to,
}));

/** `reports that were used by` → `reports used by` */
const RELATIVE = / (?:that|which) (?:was|were|is|are) (?=[a-z]+ed\b)/g;

/** Where else? */
const AT_WORK = /(^|[，；。])在(?:日常的?)?工作(?:过程)?(?:当中|中)[，,]?/g;

function withoutDetours({ text, language }: Line): string {
  if (language === 'en') {
    const straight = english.reduce((rest, { pattern, to }) => rest.replace(pattern, to), text.replace(RELATIVE, ' '));
    return straight === text
      ? text
      : capital(
          straight
            .replace(/ {2,}/g, ' ')
            .replace(/ ([,.;])/g, '$1')
            .trim(),
        );
  }
  const straight = chineseLongwinded.reduce(
    (rest, [from, to]) => rest.replaceAll(from, to),
    text.replace(AT_WORK, '$1').replace(/(?<=[，；])以及/g, '并'),
  );
  // 与供应商进行沟通: the deed itself says it
  return straight.replace(/(?<!对[^，。；]{0,20})进行了?/g, (light: string, at: number) =>
    chineseVerbAt(straight, at + light.length) ? '' : light,
  );
}

const letters = (text: string) => text.replace(/[^\p{L}\d]/gu, '').length;

/** Of less than this nobody learns anything. */
const LEAST = { en: 3, zh: 5 };

/** What can go goes: stock phrases, detours, words that say nothing. The gentler way, which leaves the opening, comes second. */
export function shorter(line: Line): string[] {
  const { text, language } = line;
  const words = rewritesIn(language);
  const gentle: ((rest: string) => string | null)[] = [
    (rest) => withoutCliches(rest, language),
    words.withoutFillers,
    (rest) => withoutDetours({ ...line, text: rest }),
    (rest) => (language === 'en' ? deedsAsVerbs(rest) : null),
    words.withoutVague,
  ];
  const whole = [words.withoutFirstPerson, (rest: string) => deedFirst({ ...line, text: rest }), ...gentle];
  const through = (steps: typeof gentle) =>
    within(text, (body) => steps.reduce((rest, step) => step(rest) ?? rest, body));
  return [through(whole), through(gentle)].filter(
    (found): found is string =>
      found !== null && letters(found) < letters(text) && countWords(found) >= LEAST[language],
  );
}
