import { chineseStronger, englishStronger, findEnglishVerb, type StrongerVerb } from '@verdant/lexicon';
import { inPast } from '../rewrite/english.ts';
import { rewritesIn } from '../rewrite/rewrites-in.ts';
import { deedFirst } from './deed-first.ts';
import { deedsAsVerbs } from './deeds-as-verbs.ts';
import { alike, type Line, within } from './line.ts';

const WORDS_BETWEEN = '(?:[a-z-]+ ){0,4}?';

/** The verb in its base, as `put together` is of `put together` and `make` of `made`. */
function base(verb: string): string {
  const [first = '', ...rest] = verb.split(' ');
  return [findEnglishVerb(first)?.base ?? first, ...rest].join(' ');
}
const inPresent = (one: StrongerVerb): StrongerVerb => ({ ...one, weak: base(one.weak), strong: base(one.strong) });

const english = [...englishStronger, ...englishStronger.map(inPresent)].map(({ weak, strong, object }) => ({
  // at the head of the line or of a clause of its own
  pattern: new RegExp(`(^|, |; |\\band )(${weak})(?= ${object === null ? '' : `${WORDS_BETWEEN}${object}\\b`})`, 'i'),
  strong,
}));
const chinese = chineseStronger.map(({ weak, strong, object }) => ({
  pattern: new RegExp(
    `(^|[，,。；;]|(?:每[天日周月年]|定期|日常|主要|独立|一共|共))(${weak})(?=${object ?? '\\p{Script=Han}{2}'})`,
    'u',
  ),
  strong,
}));

function withStrongerVerb({ text, language }: Line): string | null {
  let rest = text;
  for (const { pattern, strong } of language === 'zh' ? chinese : english)
    rest = rest.replace(pattern, (_, before: string, weak: string) => before + alike(weak, strong));
  return rest === text ? null : rest;
}

/** The deed first, in a verb that says what was done: it claims no more than the one that stood there. */
export function stronger(line: Line): string[] {
  const { text, language, goesOn } = line;
  const words = rewritesIn(language);
  const opened = (body: string) => deedFirst({ ...line, text: body });
  const deed = (body: string) => (language === 'en' ? deedsAsVerbs(body) : words.withoutFillers(body));
  const chosen = (body: string) => withStrongerVerb({ ...line, text: body });
  const steps = [opened, deed, chosen];
  const all = within(text, (body) => steps.reduce((rest, step) => step(rest) ?? rest, body));
  const past = language === 'en' && !goesOn && all !== null ? within(all, inPast) : null;
  return [past, all].filter((found) => found !== null);
}
