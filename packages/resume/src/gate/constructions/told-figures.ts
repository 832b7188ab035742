import { type Construction, reEnglish as re } from './construction.ts';

const NUMBER =
  '(?:[$£€¥]?\\d[\\d,.]*\\d|[$£€¥]?\\d|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const UNIT =
  '(?:%|k|m| ?per cent| ?percent| ?percentage points?|[ -](?:seconds?|minutes?|hours?|days?|weeks?|months?|years?))';
const SIZE = `(?<![\\w.,])(?:about |around |roughly |nearly |almost |just under |just over |under |over )?${NUMBER}${UNIT}?(?![\\w%])`;

/** `2 hours instead of 2 days` went from two days to two hours; the rate stands before what it is of. */
const ENGLISH_WAYS: readonly Construction[] = [
  [re(`(${SIZE}),? (?:instead of|rather than|down from|up from|as opposed to) (${SIZE})`), 'from $2 to $1'],
  [
    re(`(?<=^|[.;:] ?)(?:Out )?of (?:the |our |all )?(${NUMBER} [a-z][^,;.\\d]{1,60}), (${SIZE})(?: of them)?`),
    '$2 of the $1',
  ],
  [/\bat least (?:an? )?(grade|level|band|stage) (\w+)/gi, '$1 $2 or above'],
  [/\b(?:an? )?(grade|level|band|stage) (\w+) or (?:better|higher|over|more)\b/gi, '$1 $2 or above'],
  [/\b(?:two[- ]thirds)(?: of)?\b/gi, '2/3 of'],
  [/\b(?:three[- ]quarters|three[- ]fourths)(?: of)?\b(?! of an hour)/gi, '3/4 of'],
  [/\b(?:as against|versus|vs\.?|set against|as compared (?:with|to)|compared to)(?= )/gi, 'compared with'],
];

const POINTS = '(?<=[\\s\\d(](?:\\d+(?:\\.\\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve) )points?';
const SIDE = '(?= (?:above|below|under|over|ahead|short|higher|lower|more|less|up|down|better|worse|clear)\\b)';
/** Points beside per cents are percentage points. */
const ENGLISH_POINTS: readonly Construction[] = [
  [re(`(?<=%[^;]{0,120})${POINTS}${SIDE}`), 'percentage points'],
  [re(`${POINTS}${SIDE}(?=[^;]{0,120}%)`), 'percentage points'],
];

const NAME = "((?:the )?[\\w’'-]+(?: [\\w’'-]+)?)";
/** Two things and their two figures: each with its own. */
const ENGLISH_PAIRS: readonly Construction[] = [
  [re(`\\b${NAME} and ${NAME}( [^,;.\\d]{0,40}?)? (${SIZE}) and (${SIZE}),? respectively`), '$1$3 $4 and $2$3 $5'],
  [re(`\\b${NAME} and ${NAME},? respectively,?( [^,;.\\d]{0,40}?)? (${SIZE}) and (${SIZE})`), '$1$3 $4 and $2$3 $5'],
];

const NUMERALS = 'two three four five six seven eight'.split(' ');
const NAMED = "(?:(?!and\\b|or\\b)[\\w’'-]+)(?: (?!and\\b|or\\b)[\\w’'-]+){0,2}";
/** Three languages: Dutch, French and Polish. Their number says no more than they do; a wrong one stays. */
const ENGLISH_LISTED: Construction = [
  re(
    `\\b(${NUMERALS.join('|')}|[2-8]) ((?:[a-z-]+ ){0,2}[a-z]+s)(:|,? \\(|,? namely|,) ?(${NAMED}(?:, ${NAMED}){0,6},? and ${NAMED})\\)?(?=\\s*(?:[,;.)]|$))`,
  ),
  (said, number = '', kind, mark, list = '') => {
    const count = NUMERALS.indexOf(number.toLowerCase()) + 2;
    const items = list.split(/,? and |, /).length;
    return items === (count > 1 ? count : Number(number)) ? `${kind}${mark === ':' ? ':' : ','} ${list}` : (said ?? '');
  },
];

const HAN_SIZE = '约?\\s?\\d[\\d,.]*\\s?[%万亿千百]*\\s?\\p{Script=Han}{0,2}?';
const ITEM = '[\\p{Script=Han}A-Za-z]{1,8}?|(?:19|20)\\d\\d\\s?年?';
const han = (source: string) => new RegExp(source, 'gu');
/** A、B 两项分别为 x 和 y: each with its own. */
const CHINESE_PAIRS: readonly Construction[] = [
  [
    han(
      `((?:19|20)\\d\\d)\\s?年?\\s?[、和与及]\\s?((?:19|20)\\d\\d)\\s?年?\\s?(?:两个?年度?|两年)?([^；;。]{0,24}?)分别[为是达]?到?\\s?(${HAN_SIZE})\\s?[、和与及]\\s?(${HAN_SIZE})(?=[，,；;。]|$)`,
    ),
    '$3$1 年为 $4，$2 年为 $5',
  ],
  [
    han(
      `(?<=^|[，,；;。、])(${ITEM})[、和与及](${ITEM})(?:两[个项者科门种类地区])?([^，,；;。\\d]{0,8}?)分别[为是达有]?到?\\s?(${HAN_SIZE})\\s?[、和与及]\\s?(${HAN_SIZE})(?=[，,；;。]|$)`,
    ),
    '$1$3为 $4，$2$3为 $5',
  ],
];

const CHINESE_POINTS: readonly Construction[] = [
  [/(?<=[高低升降涨多少](?:了|出)?\s?(?:\d+(?:\.\d+)?|[一二两三四五六七八九十]+)\s?)个点/g, '个百分点'],
];

const COUNT: Record<string, number> = { 两: 2, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 };
const LISTED_ITEM = '(?:(?![和与及])[\\p{Script=Han}A-Za-z0-9《》“”]){1,12}?';
const LIST = `${LISTED_ITEM}(?:[、和与及]${LISTED_ITEM}){1,5}`;
/** 签到和礼品两个环节: the items stand there, their number says no more; a wrong number stays. */
const LISTED: Construction = [
  han(
    `(?<![\\p{Script=Han}A-Za-z0-9《》“”、])(${LIST})\\s?([两二三四五六2-6])\\s?(?:个|项|种|类|门|科|条|方面|大类|地|区|县|市|省|国|校|人|者)(?!月|年|小时|季度|星期|学期|半)`,
  ),
  (said, list, number) => ((list ?? '').split(/[、和与及]/).length === COUNT[number ?? ''] ? `${list}` : (said ?? '')),
];

/** 三门语言（法语、德语、波兰语）: the same with the list behind. */
const LISTED_BEHIND: Construction = [
  han(
    `(?<![\\d.,十百])([两二三四五六2-6])\\s?(?:个|项|种|类|门|科|条|所|家|座)(\\p{Script=Han}{1,6}?)[：:（(，,]\\s?(${LISTED_ITEM}(?:[、和与及]${LISTED_ITEM}){1,5})[）)]?(?=[，,；;。]|$)`,
  ),
  (said, number = '', kind, list = '') =>
    list.split(/[、和与及]/).length === COUNT[number] ? `${list}${kind}` : (said ?? ''),
];

export const englishToldFigures: readonly Construction[] = [
  ...ENGLISH_WAYS,
  ...ENGLISH_POINTS,
  ...ENGLISH_PAIRS,
  ENGLISH_LISTED,
];
export const chineseToldFigures: readonly Construction[] = [...CHINESE_PAIRS, ...CHINESE_POINTS, LISTED, LISTED_BEHIND];
