import { chineseNumeral, englishNumeral } from '../../../text/numerals.ts';

const NUMBER_EN =
  '(?<![\\w.,-])(\\d[\\d,]*\\d|\\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?![\\w%])';
const LEFT_EN =
  '(?:left(?! (?:the|my|our|a|for|in|by|early)\\b)|remain(?:ed|ing|s)?|outstanding|to go|to come|to do|still to [a-z]+|still (?:open|due|missing|pending)|pending|unfinished|undone|not yet [a-z]+|missing|short)\\b';
const BEHIND_EN = new RegExp(
  `${NUMBER_EN}(?: (?:out )?of (?:the |its |my |our )?\\w+)?(?: (?!(?:and|but|when|while|then|with|before|after)\\b)[a-z-]+){0,2}? (?:were |was |are |is |had |have )?(?:still )?${LEFT_EN}`,
  'gi',
);
const AHEAD_EN = new RegExp(
  `\\b(?:left with|leaving|remaining|outstanding|the last|the other|another|a further) (?:about |around |just |only )?${NUMBER_EN}`,
  'gi',
);
const NUMBER_ZH = '(\\d[\\d,]*|[一二两三四五六七八九十百]+)';
const AHEAD_ZH = new RegExp(
  `(?:剩余|剩下|余下|还剩下?|尚剩|仅剩|只剩|剩|尚余|尚有|还有|还差|尚差|缺|(?:尚未|未|没|(?<![接招款对看优期])待)\\p{Script=Han}{0,3})(?:有|约|近|的)?\\s?${NUMBER_ZH}(?=\\s?\\p{Script=Han})`,
  'gu',
);
const BEHIND_ZH = new RegExp(
  `${NUMBER_ZH}(?!\\s?[两二三四五六]?(?:个?月|[年天周日]))\\s?\\p{Script=Han}{1,4}?(?:尚未|还没|未(?!来|曾)|没(?!有?[出发])|(?<![接招款对看优期])待|剩余|剩下|空缺)`,
  'gu',
);

const numberIn = (text: string): number =>
  /^\d/.test(text) ? Number(text.replaceAll(',', '')) : (chineseNumeral(text) ?? englishNumeral(text) ?? Number.NaN);
const valuesIn = (text: string, ...patterns: readonly RegExp[]): Set<number> =>
  new Set(patterns.flatMap((pattern) => Array.from(text.matchAll(pattern), ([, number = '']) => numberIn(number))));
const ANY = [new RegExp(NUMBER_EN, 'gi'), new RegExp(NUMBER_ZH, 'g')];
const LEFT = [BEHIND_EN, AHEAD_EN, AHEAD_ZH, BEHIND_ZH];

/** `two of five left` for `two of five passed`: the number of what was done told of what was not, and the other way round. */
export function leftAsDone(original: string, rewrite: string): string[] {
  const [all, told] = [valuesIn(original, ...ANY), valuesIn(rewrite, ...ANY)];
  const [before, after] = [valuesIn(original, ...LEFT), valuesIn(rewrite, ...LEFT)];
  const turned = [...all].filter((value) => told.has(value) && before.has(value) !== after.has(value));
  return turned.map((value) => `${value}`);
}
