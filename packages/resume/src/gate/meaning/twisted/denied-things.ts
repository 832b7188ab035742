import { englishTokens } from '../english-words.ts';

const CLAUSE_EN = /[,;.()]|\b(?:but|though|although|while|whereas)\b/i;
const NOT_EN =
  /\b(?:not|no|never|none|nor|neither|without|cannot|nobody|nothing|zero|nil|yet|rather than|instead of|other than|except(?:ing)?|excluding|unlike|lack(?:ed|ing)?|fail(?:ed|ing)?|declin(?:ed|ing)|refus(?:ed|ing)|avoid(?:ed|ing)?|free|only|beyond|outside|apart from|un[a-z]{4,}|non-?[a-z]+|others?|else|left to|remain\w*|handed|by)\b|n['’]t\b|[a-z]-free\b/i;
const DENIAL_EN = /\b(?:did|do|does|was|were|had|have) not\b|\b(?:never|nor|no)\b|n['’]t\b|\bwithout\b|,? not\b/gi;

/** Words behind a denial up to the end of its clause. */
function deniedEnglish(original: string, rewrite: string): string[] {
  const denied = original.split(/[;.()]|,(?! (?:or|nor|and no)\b)|\bbut\b/i).flatMap((clause) => {
    const parts = clause.split(DENIAL_EN);
    return parts.length > 1 ? [{ open: parts[0]!, inside: parts.slice(1) }] : [{ open: clause, inside: [] }];
  });
  const items = denied.flatMap(({ inside }) => inside.flatMap((part) => part.split(/\b(?:or|nor|and)\b|,/i)));
  if (items.length < 2) return [];
  const basesOf = (text: string) =>
    englishTokens(text)
      .filter(({ free, plain }) => !free && !plain)
      .map(({ keys: [base = ''] }) => base);
  const open = new Set(denied.flatMap((one) => basesOf(one.open)));
  const plainly = new Set(rewrite.split(CLAUSE_EN).flatMap((clause) => (NOT_EN.test(clause) ? [] : basesOf(clause))));
  return items.flatMap((item) => {
    const words = basesOf(item).filter((word) => !open.has(word));
    return words.length > 0 && words.every((word) => plainly.has(word)) ? [words.join(' ')] : [];
  });
}

const DENIAL_ZH =
  /(?:不|没有?|未|无)(?:参与|涉及|负责|包括|含|做|会|能|曾|去|用|承担|再|管|单独)?(\p{Script=Han}{2})(\p{Script=Han}{0,2}[、和与及或](?![不没未无])\p{Script=Han}{2})*/gu;
const NOT_ZH = /[不没未无非勿]|除|以外|之外|他人|别人|另由|则由|另有|由/;

/** 不打针不配药 with 配药 told as done: one of the things that were denied. */
function deniedChinese(original: string, rewrite: string): string[] {
  const clauses = original.split(/[，,；;。]/);
  const items = clauses.flatMap((clause) =>
    Array.from(clause.matchAll(DENIAL_ZH)).flatMap(({ 0: said, 1: first = '' }) => [
      first,
      ...said
        .split(/[、和与及或]/)
        .slice(1)
        .map((part) => part.slice(0, 2)),
    ]),
  );
  if (items.length < 2) return [];
  const told = rewrite.split(/[，,；;。]/).filter((clause) => !NOT_ZH.test(clause));
  return items.filter(
    (item) => original.indexOf(item) === original.lastIndexOf(item) && told.some((clause) => clause.includes(item)),
  );
}

/** What narrows a denial: no at-fault accident is not no accident. */
const NARROWED =
  /\b(?:no|without|zero|never|not)\b[^,;.]{0,30}?\b(at-fault|own fault|reportable|serious|major|critical|significant|lost-time|preventable|avoidable|formal|upheld)\b/i;
const KEPT: Record<string, RegExp> = { 'at-fault': /fault|blame/i, 'own fault': /fault|blame/i };
function widenedDenial(original: string, rewrite: string): string[] {
  const word = NARROWED.exec(original)?.[1]?.toLowerCase();
  if (word === undefined || (KEPT[word] ?? new RegExp(word, 'i')).test(rewrite)) return [];
  return /\b(?:no|without|zero|never|not|nil)\b|-free\b/i.test(rewrite) ? [word] : [];
}

/** 无责任事故 is not 无事故. */
const NARROWED_ZH =
  /[无未没零][^，,。；;]{0,4}?(责任|有责|主责|重大|严重|安全|质量|人为)(?=事故|差错|投诉|失误|缺陷|故障|违规)/u;
function widenedDenialZh(original: string, rewrite: string): string[] {
  const word = NARROWED_ZH.exec(original)?.[1];
  if (word === undefined || rewrite.includes(word) || (/责/.test(word) && /(?<!负)责|过错/.test(rewrite))) return [];
  return /[无未没零]/.test(rewrite) ? [word] : [];
}

/** One of several things that the original denies, told without a denial beside those that still have it. */
export const deniedAsDone = (original: string, rewrite: string): string[] => [
  ...deniedEnglish(original, rewrite),
  ...deniedChinese(original, rewrite),
  ...widenedDenial(original, rewrite),
  ...widenedDenialZh(original, rewrite),
];
