import type { Country } from '@verdant/contracts';
import { allSimplified } from './simplified.ts';

export type PersonalKind =
  | 'photo'
  | 'birth'
  | 'sex'
  | 'marital'
  | 'nationality'
  | 'religion'
  | 'family'
  | 'body'
  | 'home'
  | 'health'
  | 'stars'
  | 'race';

/** English labels stand at the start or behind a mark, Chinese ones anywhere: no sentence holds one with its colon. */
const label = (words: string) =>
  new RegExp(
    `(?:(?<=^|[\\n,;|/·•。，；]\\s*|\\s{2,})(?=[a-z])|(?=\\p{Script=Han}))(?:${words})\\s*[:：]\\s*(?:[^，,；;|。.\\n]|(?<=\\b(?:Mr|Mrs|Ms|Dr|Late))\\.|\\.(?!\\s|$)){0,40}`,
    'giu',
  );
const patterns: [PersonalKind, RegExp][] = [
  [
    'birth',
    label('\\bdate of birth|\\bbirth ?date|\\bd\\.?o\\.?b\\.?|\\bborn(?: on)?|出生(?:日期|年月)?|生日|年龄|\\bage'),
  ],
  ['birth', /\bD\.?O\.?B\.?:? ?(?=\d)(?:[\d/. -]{6,12}|\d{1,2} [A-Z][a-z]{2,8} \d{4})/g],
  ['birth', /(?:^|(?<=[,;|•·] ?))[Aa]ge:? (?:1[6-9]|[2-6]\d)(?= ?(?:[,;|•·]|$))/g],
  [
    'birth',
    /\bborn:? (?:on )?(?:\d{1,2}[./-]\d{1,2}[./-](?:19|20)\d\d|\d{1,2}\.? [A-Z][a-z]{2,8} (?:19|20)\d\d|[A-Z][a-z]{2,8} \d{1,2},? (?:19|20)\d\d)(?! ?[-–—])/gi,
  ],
  ['birth', /(?:^|(?<=[,;|•·] ?))(?:1[6-9]|[2-6]\d) years old(?= ?(?:[,;|•·]|$))/g],
  ['sex', /(?:^|(?<=[.] ))Gender: ?\p{L}+/gu],
  // a label and its value in a table without a mark: `Sex Male`, `Date of birth 19/03/1974`
  ['sex', /^(?:sex|gender) {1,3}(?:male|female)$/gi],
  ['birth', /^(?:date of birth|dob) {1,3}\d{1,2}[./ -].{2,20}$/gi],
  ['nationality', /^nationality {1,3}\p{Lu}\p{Ll}+$/giu],
  ['nationality', /(?<=\S )Nationality: ?\p{L}+/gu],
  ['birth', /(?<=\S )Date of [Bb]irth: ?\d[\d/. -]{5,11}/g],
  ['sex', /(?<=\S )(?:Gender|Sex): ?\p{L}+/gu],
  ['sex', label('\\bgender|\\bsex|性别')],
  ['marital', label('\\b(?:marital|civil) status|\\bchildren|婚姻(?:状况)?|婚育状况?|婚否|子女(?:情况)?')],
  [
    'marital',
    /(?<=^|[，,；;|/\s])(?:已婚已育|已婚未育|未婚未育|已婚|未婚|离异)(?:[（(][^）)]{0,20}[）)])?(?:[，,、]\s?(?:(?:近|未来)?[一二两三四五六七八九十\d]{0,2}年?内?(?:无|没有|暂无|不考虑)(?:生育|要孩子)(?:计划|打算)?|[育有]*[一二两三四五\d](?:个)?(?:子|女|孩子?|儿子|女儿|娃)(?:[一二两三\d]女)?(?:[（(][^）)]{0,30}[）)])?))?(?=$|[，,；;|。\s/])/g,
  ],
  [
    'marital',
    /^(?:married|divorced|single|widowed|separated)(?=$|\s*[,;/|(]|\s+with\b)(?:[,;]?\s*(?:(?:no|one|two|three|four|\d)\s+(?:kids?|children|sons?|daughters?)|with (?:kids?|children|\w+ (?:kids|children))))?/gi,
  ],
  // `Age 38, married 3 kids`, `Nationality: British Single, no children`
  [
    'marital',
    /(?<=[,;|] ?)(?:married|divorced|widowed|single parent)(?:,? (?:with )?(?:no|one|two|three|four|\d) (?:kids?|children|sons?|daughters?))?(?= ?(?:[,;|]|$))/gi,
  ],
  [
    'marital',
    /\b(?:happily )?married (?:for )?\d+ years\b|(?<=^|[,;|.\n]\s?)(?:proud |devoted |happy )?(?:mother|father|mum|mom|dad) of (?:one|two|three|four|five|\d)\b[^,.;\n]{0,24}/gi,
  ],
  // `38, partner and 3 kids`
  ['birth', /^(?:1[89]|[2-6]\d)(?=, (?:partner|wife|husband|married|single|divorced|mother|father|mum|dad)\b)/gi],
  [
    'marital',
    /(?<=^|[,;|.] ?|\d, )(?:partner|wife|husband) and (?:\d|one|two|three|four|five) (?:kids?|children|sons?|daughters?|boys?|girls?)\b/gi,
  ],
  ['marital', /(?<=\S )Single,? (?:no|one|two|three|\d) (?:kids?|children)/g],
  // a capital and a colon in a line of several statements
  ['marital', /(?<=\S )Marital [Ss]tatus: ?[^,;|\n:]{1,16}/g],
  ['body', /(?<=\S )(?:Height|Weight|Blood (?:[Gg]roup|[Tt]ype)): ?[^,;|\n:]{1,10}(?= [A-Z]|$)/g],
  ['religion', /(?<=\S )Religion: ?\p{L}+/gu],
  ['nationality', label('\\bnationality|\\bcitizenship|国籍')],
  ['religion', label('\\breligion|宗教信仰|信仰')],
  ['religion', /(?<=^|[，,；;|\s])信(?:佛教?|仰?基督教?|天主教|道教|主|伊斯兰教)(?=$|[，,；;|。\s])/g],
  [
    'religion',
    /(?<=^(?:married|single|divorced|male|female)\s*[/,;|]\s*)(?:hindu|muslim|christian|catholic|buddhist|sikh|jewish|jain)\b/gi,
  ],
  [
    'family',
    label(
      "妻子?|丈夫|长子|次子|长女|次女|儿子|女儿|父亲(?:职业|姓名)?|母亲(?:职业|姓名)?|父|母|配偶|家庭成员|家庭情况|家里(?:情况)?|\\bfather(?:’s name|'s name)?|\\bmother(?:’s name|'s name)?|\\bspouse",
    ),
  ],
  ['body', label('身高|体重|血型|\\bheight|\\bweight|\\bblood (?:group|type)')],
  [
    'body',
    /(?:^|(?<=[，,；;|\s]))(?:(?:身高\/?体重$|\d{3}\s*[/／]\s*\d{2,3}\s*kg|身高(?=\s*\d))|\d{3}\s*cm\s*[/／,，、]\s*\d{2,3}\s*kg)/gi,
  ],
  ['stars', label('\\bstar ?sign|\\bzodiac(?: sign)?|星座|属相|生肖')],
  [
    'stars',
    /(?<=^|[，,；;|\s])属[鼠牛虎兔龙蛇马羊猴鸡狗猪](?=$|[，,；;|。\s])|(?:白羊|金牛|双子|巨蟹|狮子|处女|天秤|天蝎|射手|摩羯|水瓶|双鱼)座(?=$|[，,；;|。\s女男])/g,
  ],
  ['race', label('\\brace|\\bethnicity|\\bethnic (?:group|origin)|\\bcaste')],
  ['race', /(?<=\S )(?:Race|Ethnicity|Caste): ?\p{L}+/gu],
  [
    'health',
    /\bI (?:have|had|suffer(?:ed)? from|live with|am recovering from) (?:an? |some |mild |severe )*(?:anxiety|depression|adhd|autism|asthma|diabetes|epilepsy|bipolar|cancer|ptsd|heart condition|back problems?)\b[^.;\n]*|(?:^|(?<=[,;|.)] ))non[- ]?smoker\b|^(?:(?:mild|severe) )?(?:asthma|epilepsy|diabetes)(?: \((?:mild|severe|well)[^)\n]{0,30}\)|$)/gi,
  ],
  ['health', label('健康状况|身体状况|\\bhealth|\\bdisabilit(?:y|ies)')],
  [
    'health',
    /(?:曾|现|本人)?患(?:有|过)?[^，,。；;\n]{0,6}(?:抑郁|焦虑|糖尿病|高血压|癫痫|乙肝|癌|躁郁|哮喘|心脏病)[^，,。；;\n]{0,6}/g,
  ],
  [
    'health',
    /(?:^|(?<=[，,；;。]))(?:本人)?(?:有点|有些|轻微|患有?|有轻微)(?:高血压|低血压|糖尿病|乙肝|心脏病|腰椎间盘突出|哮喘|癫痫)(?=[，,；;。（(]|$)[^；;。\n]{0,16}/g,
  ],
  [
    'home',
    /(?:户口所在地|户籍(?:所在地)?|籍贯|住址)\s*[:：]\s*[^，,；;|。\n]{6,40}(?:村|组|号|室|弄|巷)[^，,；;|。\n]{0,6}/g,
  ],
  ['home', label('家庭住址|家庭地址|户籍地址|现住址')],
];

const MAY_HOLD =
  /^(?:sex|gender|date of birth|dob|nationality) |partner|wife|husband|家里|kg|[:：婚离属信患座压病肝喘]|身高|户口|户籍|籍贯|住址|地址|cm|\bd\.?o\.?b|\bage \d|\bborn\b|years old|married|divorced|single|widowed|separated|smoker|asthma|epilepsy|diabet|dyslexia|adhd|\bI (?:have|had|suffer|live|am)\b/i;

/** Statements about the person that have nothing to do with the work: a label with its value, or a status by itself. */
export function personalIn(said: string): { kind: PersonalKind; from: number; to: number }[] {
  const text = allSimplified(said);
  if (!MAY_HOLD.test(text)) return [];
  const onStage = /\b(?:hair|eyes|vocal range|voice|playing age)\b|三围|角色/i.test(text);
  // who acts or sings is asked for height and looks
  return patterns
    .filter(([kind]) => !(onStage && kind === 'body'))
    .flatMap(([kind, pattern]) =>
      Array.from(text.matchAll(pattern), (match) => ({
        kind,
        from: match.index,
        to: match.index + match[0].trimEnd().length,
      })),
    );
}

const set = (...kinds: PersonalKind[]): ReadonlySet<PersonalKind> => new Set(kinds);
const everywhere = ['marital', 'religion', 'family', 'body', 'home', 'health', 'stars', 'race'] as const;
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
  AE: set('religion', 'family', 'body', 'home', 'health', 'stars', 'race'),
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
