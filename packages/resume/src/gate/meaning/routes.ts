import { chineseWords } from './chinese-words.ts';
import { englishTokens } from './english-words.ts';

type Ends = { from: ReadonlySet<string>; to: ReadonlySet<string> };

const FROM = /(?:\bfrom|\binstead of|\bin place of|从|由|自|代替|取代)\s*$/i;
/** Whom something is said or given to is where nothing went. */
const TO =
  /(?:(?<!\b(?:respon|repl|attend|answer|talk|sp[eo]ak|spoke|listen|report|refer|explain|present|provi|deliver|g[ai]v|care|sell|sold|sen[dt]|show|teach|taught|offer|lectur|cater|assist|support)[a-z]*(?: [a-z-]+){0,3} )\bto|\b(?:into|onto|(?:replac|swapp|substitut)\w+ [^,;.]{0,24}?\bwith)|到|至|为|成|换成|迁移至|切换到)\s*$/i;

/** What something came from and what it went to: names and things, figures are looked at elsewhere. */
function endsOf(text: string): Ends {
  const ends = { from: new Set<string>(), to: new Set<string>() };
  const add = (place: number, word: string) => {
    const before = text.slice(Math.max(0, place - 40), place);
    if (FROM.test(before)) ends.from.add(word);
    else if (TO.test(before)) ends.to.add(word);
  };
  for (const { from, keys, plain } of englishTokens(text)) if (!plain) add(from, keys[0]!);
  for (const { from, text: word } of chineseWords(text)) if (word.length > 1) add(from, word);
  return ends;
}

const has = (words: ReadonlySet<string>, word: string) => words.has(word);

/** Things whose way has been turned round: from Sage to Xero, from Xero to Sage. */
export function turnedRound(original: string, rewrite: string): string[] {
  const before = endsOf(original);
  const after = endsOf(rewrite);
  return [
    ...[...after.to].filter((word) => has(before.from, word) && !has(before.to, word)),
    ...[...after.from].filter((word) => has(before.to, word) && !has(before.from, word)),
  ];
}
