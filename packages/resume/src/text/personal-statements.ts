import type { Country } from '@verdant/contracts';

export type PersonalKind =
  | 'photo'
  | 'birth'
  | 'sex'
  | 'marital'
  | 'nationality'
  | 'religion'
  | 'family'
  | 'body'
  | 'home';

/** English labels stand at the start or behind a mark, Chinese ones anywhere: no sentence holds one with its colon. */
const label = (words: string) =>
  new RegExp(
    `(?:(?<=^|[,;|·•。，；]\\s*|\\s{2,})(?=[a-z])|(?=\\p{Script=Han}))(?:${words})\\s*[:：]\\s*[^，,；;|\\n]{0,24}`,
    'giu',
  );
const patterns: [PersonalKind, RegExp][] = [
  [
    'birth',
    label('\\bdate of birth|\\bbirth ?date|\\bd\\.?o\\.?b\\.?|\\bborn(?: on)?|出生(?:日期|年月)?|生日|年龄|\\bage'),
  ],
  ['sex', label('\\bgender|\\bsex|性别')],
  ['marital', label('\\bmarital status|\\bchildren|婚姻状况|婚育状况?|婚否|子女(?:情况)?')],
  ['marital', /(?<=^|[，,；;|\s])(?:已婚已育|已婚未育|未婚未育|已婚|未婚|离异)(?=$|[，,；;|。\s])/g],
  ['nationality', label('\\bnationality|\\bcitizenship|国籍')],
  ['religion', label('\\breligion|宗教信仰|信仰')],
  [
    'family',
    label("父亲|母亲|配偶|家庭成员|家庭情况|\\bfather(?:’s name|'s name)?|\\bmother(?:’s name|'s name)?|\\bspouse"),
  ],
  ['body', label('身高|体重|血型|\\bheight|\\bweight|\\bblood (?:group|type)')],
  ['home', label('家庭住址|家庭地址|户籍地址|现住址')],
];

/** Statements about the person that have nothing to do with the work: a label with its value, or a status by itself. */
export function personalIn(text: string): { kind: PersonalKind; from: number; to: number }[] {
  if (!/[:：婚离]/.test(text)) return [];
  return patterns.flatMap(([kind, pattern]) =>
    Array.from(text.matchAll(pattern), (match) => ({
      kind,
      from: match.index,
      to: match.index + match[0].trimEnd().length,
    })),
  );
}

const set = (...kinds: PersonalKind[]): ReadonlySet<PersonalKind> => new Set(kinds);
const everywhere = ['marital', 'religion', 'family', 'body', 'home'] as const;
const strict = set('photo', 'birth', 'sex', 'nationality', ...everywhere);
/** Photo and birth date are usual or at least harmless; what touches family and belief is not. */
const european = set('sex', ...everywhere);
const asian = set(...everywhere);

/**
 * What better stays out, by country. Source: our reading of hiring customs and equal-treatment law, as a default that
 * hurts nobody; not legal advice.
 */
export const conventions: Record<Country, ReadonlySet<PersonalKind>> = {
  CN: asian,
  HK: set('sex', ...everywhere),
  TW: asian,
  JP: asian,
  KR: set('sex', ...everywhere),
  SG: set('sex', 'birth', ...everywhere),
  IN: set('sex', ...everywhere),
  AE: set('religion', 'family', 'body', 'home'),
  US: strict,
  CA: strict,
  GB: strict,
  IE: strict,
  AU: strict,
  NZ: strict,
  DE: european,
  AT: european,
  CH: european,
  FR: european,
  ES: european,
  IT: european,
  NL: european,
  SE: set('birth', 'sex', ...everywhere),
  INT: strict,
};
