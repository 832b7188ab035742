import { hoursOfDay } from '../text/hours-of-day.ts';
import { chineseNumeral, ENGLISH_NUMBER_WORDS, englishNumeral } from '../text/numerals.ts';
import { findQuantities, type Quantity } from '../text/quantities.ts';
import { halvesIn } from './figures/halves.ts';
import { ofSharedSize } from './figures/shared-size.ts';
import { isAge, isListedRank, sharedUnit } from './figures/shared-unit.ts';
import { informal } from './fold.ts';
import { remember } from './meaning/remember.ts';

const SECONDS: Record<string, number> = { s: 1, min: 60, h: 3600, d: 86_400, week: 604_800 };
const MONTHS: Record<string, number> = { month: 1, year: 12 };
const JOINT = /^(?:,? and |,? | )?(?:零|又)?$/i;
const HALF_BEHIND = /^(?: and a half|半)(?![\p{L}]*[天月])/iu;
/** `a year and two months`, `an hour and 20 minutes`: the article counts where a smaller unit follows. */
const ARTICLE =
  /\b(?:an?|one)\s+(hour|day|week|year)(?=\s+and\s+(?:an?\s+half|[\w-]+\s+(?:minutes?|hours?|days?|months?)))/gi;
/** `twelve two-year-olds` are two figures. */
const SMALL =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen';
const TWO_FIGURES = new RegExp(`\\b(?:\\d+|${SMALL}) (?=(?:one|${SMALL})\\b)`, 'gi');
/** A year that no word introduces: `lapsed 2022`, `(B1, 2019)`. */
const BARE_YEAR = /(?<=[a-z),，（(\p{Script=Han}] ?)(?:19[5-9]\d|20[0-4]\d)(?=\s?(?:[),，;；。.]|$))(?!\.\d|,\d)/giu;
/** How often, no length of time: 每两天. */
const OFTEN =
  /每[两二2三3六6](?=天|周|个月)|[两二](?=(?:周|天|个月)(?:[^，,。；;\d]{0,2})一[次回趟场])|(?<=\bevery )(?:two|three|2|3|six(?= months)|6(?= months))(?= (?:days|weeks|months)\b)/gi;
/** `from ten days to a week`, 缩短至一周: one of it. */
const TO_ONE =
  /(?<=\b\d?(?:days?|weeks?|hours?|months?|minutes?|years?|\d)\b[^,;.]{0,12} to )(?:an?|one) (minute|hour|day|week|month|year)\b(?! (?:ago|later|earlier|and))|(?<=\bfrom )(?:an?|one) (minute|hour|day|week|month|year)\b(?= (?:to|down|up)\b)|(?<=[至到]了?)一(小时|天|周|个月|年)(?![半前后余多])/gi;
const ONE_UNITS: Record<string, string> = {
  minute: 'min',
  hour: 'h',
  day: 'd',
  小时: 'h',
  天: 'd',
  周: 'week',
  个月: 'month',
  年: 'year',
};

/** p95 and the 95th percentile name a measure, they count nothing. */
const PERCENTILE = /\b\d\dth(?=[ -]percentile\b)/gi;
/** 2020/21, 2019–20: a year. */
const SPLIT_YEAR = /(?<![\d./-])(?:19|20)\d\d[/–-]\d\d(?![\d./–-])/g;
/** Four times is how often; four times as many is how much more. */
const MULTIPLIED =
  /^\s*(?:as (?:\w+ ){1,2}as|more|the|faster|higher|larger|bigger|that|what|over|better|less|fewer|its|our|greater|longer)\b/i;
const GROWN = /\b(?:increas|rais|grew|grow|multipl|rose|ris|improv|by|up|return|worth|oversubscrib)\w*\s*(?:\w+\s)?$/i;
const isOccasions = (text: string, { unit, from, to }: Quantity): boolean =>
  unit === 'x' &&
  ((/[a-z\d]\s?times$/i.test(text.slice(from, to)) &&
    !MULTIPLIED.test(text.slice(to)) &&
    !GROWN.test(text.slice(0, from))) ||
    (/^twice$/i.test(text.slice(from, to)) && HOW_OFTEN.test(text.slice(to))));
/** Twice a week, twice-weekly. */
const HOW_OFTEN =
  /^[\s-](?:(?:an?|per|each|every) (?:hour|day|night|shift|week|fortnight|month|quarter|term|season|year)|daily|nightly|weekly|monthly|quarterly|termly|yearly|annually)\b/i;

/** `to a fifth of`: what is left, not what is gone. */
const PART_OF = /(?<=\bto )(?:a|one) (third|quarter|fifth|tenth)(?= of\b)/gi;
const SHARES: Record<string, number> = { third: 33, quarter: 25, fifth: 20, tenth: 10 };
const ONE_IN =
  /\b(?:one|1) (?:in|out of|per) (?:every )?(two|three|four|five|six|eight|ten|[2-9]|10|20|25|50|100|(?:\d{1,3},)?\d00\d?0?)\b(?! (?:years?|months?|days?|weeks?|hours?))/gi;
/** `six in ten`, `9 out of 10`: a share of a round number. */
const SOME_IN =
  /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine) (?:in|out of|(?:[a-z]+ )?(?:in|out of) every)(?: every)? (five|ten|twenty|a hundred|one hundred|hundred|a thousand|thousand|5|10|20|100|1,000|1000)\b(?! (?:years?|months?|days?|weeks?|hours?))/gi;
const AND_A_HALF = new RegExp(`\\b(\\d+|one|${SMALL}) and a half (hour|day|week|month|year)s?\\b`, 'gi');
/** Of authors and prizes the place is a figure; second-hand and third parties are none. */
const PLACE =
  /\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)(?=[ -](?:author|placed|prize|position)\b)/gi;
const PLACES = 'second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
/** 9位半失能老人: nobody is half. */
const PEOPLE = new Set(['人', '家', '台', '单', '篇', '次', '页', '%', 'rank']);
const FORTNIGHT = /(?<!\b(?:once|twice|times) )\b(?:a|one|the) fortnight\b(?! (?:ago|later))/gi;
const FIRST_UNIT: Record<string, string> = { hour: 'h', day: 'd', week: 'week', year: 'year' };

/** 二十亩, 十一起: numerals in letters before what they count (the 万 of 3.5 万亩 is none); of one the words tell. */
const COUNTED =
  /(?<![第每\d一二两三四五六七八九十百千万亿成])(?<!\d\s)(?!一(?!百|千|万))[一二两三四五六七八九十百千万]+(?=[余多]?(?:亩|斤|米(?![饭粉面])|升(?![至到为级高幅])|克(?!服)|起|户|株|棵|头|只|支|间|栋|箱|袋|桶|趟|艘|幅|册|盆|组|节(?!约|省)|座|桌|双|盒|瓶|块(?!钱)|根))/g;

/** Measures that only figures of a rewrite are compared by. */
const MEASURES: [string, RegExp][] = [
  ['m', /^\s?(?:米(?!饭|粉|面)|m(?![\p{L}²\d])|met(?:re|er)s?\b)/iu],
  ['mu', /^\s?[余多]?亩(?!产)/],
  ['km2', /^\s?(?:平方公里|平方千米|km²|km2\b|square kilomet(?:re|er)s?\b)/i],
  ['jin', /^\s?[余多]?斤/],
  ['g', /^\s?(?:克(?!服)|grams?\b|g\b)/i],
  ['kg', /^\u2063克/],
  ['km', /^\u2063米/],
  ['kv', /^\u2063伏/],
  ['kw', /^\u2063瓦(?!时)/],
  ['mg', /^\s?(?:毫克|mg\b|milligrams?\b)/i],
  ['lb', /^\s?(?:lbs?\b)/i],
  ['acre', /^[\s-]?(?:英亩|acres?\b)/i],
  ['sqft', /^\s?(?:sq\.?\s?ft\b|square f(?:ee|oo)t\b)/i],
  ['mile', /^[\s-]?(?:英里|miles?\b)/i],
  ['ft', /^[\s-]?(?:英尺|f(?:ee|oo)t\b|ft\b)/i],
  ['ml', /^\s?(?:毫升|m[lL]\b|millilit)/],
  ['l', /^\s?(?:升(?![至到为级高幅])|L\b|lit(?:re|er)s?\b)/],
  ['ua', /^\s?(?:微安|[μµ]A\b)/u],
  ['ma', /^\s?(?:毫安|mA\b)/],
  ['mv', /^\s?(?:毫伏|mV\b)/],
];

/** 15 hires a quarter: how often, no share. */
const isEachQuarter = (text: string, { unit, from, to }: Quantity): boolean =>
  unit === 'share' &&
  /^a quarter$/i.test(text.slice(from, to)) &&
  /\d[^,;.]{0,40}(?<!\b(?:by|to|of|about|around|nearly|almost|roughly|over|under))\s$/.test(text.slice(0, from)) &&
  /^\s*(?:[,;.]|(?:and|by|through|thanks|after|once|when|while)\b|$)/.test(text.slice(to));

/** Two parts of one span: 1小时20分, a year and two months. */
function joined(first: Quantity, second: Quantity): Quantity | null {
  for (const scale of [SECONDS, MONTHS]) {
    const [large, small] = [scale[first.unit], scale[second.unit]];
    if (large === undefined || small === undefined || large <= small) continue;
    return { value: (first.value * large) / small + second.value, unit: second.unit, from: first.from, to: second.to };
  }
  return null;
}

/** 1小时20分, 4分30秒, 由4分30秒减到3分: minutes, where 分 alone may be points. */
const MINUTE = '(?<![\\d.])(?:\\d{1,3}|[一二三四五六七八九十]{1,3})\\s?分';
const SECOND = '(?:[0-5]?\\d|[一二三四五六七八九十]{1,3})\\s?秒';
const MINUTES = new RegExp(
  `(?<=小时)(?:\\d+|[一二三四五六七八九十]+)分(?!钟|之|数|公)|${MINUTE}(?=\\s?${SECOND})|(?<=分\\s?${SECOND}[^，,。；;\\d]{1,6})${MINUTE}(?![\\d钟之数公])|${MINUTE}(?=[^，,。；;\\d钟之数公]{1,6}\\d{1,3}\\s?分\\s?${SECOND})`,
  'gu',
);

/** Figures of a text as they are meant: spans in two parts are one, a half belongs to what it follows, years are none. */
export const figuresIn = remember((source): readonly Quantity[] => {
  const text = informal(source)
    .replace(TWO_FIGURES, (first) => `${first.slice(0, -1)}\u2063`)
    .replace(/双(?:十一|十二|11|12)(?!\d)|(?<!\d)618(?=大促|活动|期间|当[天日])/g, (sale) =>
      '\u2063'.repeat(sale.length),
    )
    .replace(PERCENTILE, (said) => '\u2063'.repeat(said.length))
    .replace(SPLIT_YEAR, (said) => '\u2063'.repeat(said.length))
    .replace(BARE_YEAR, '\u2063\u2063\u2063\u2063')
    .replace(/千(?=[伏瓦米克卡赫帕])/g, '\u2063')
    .replace(OFTEN, (said) => '\u2063'.repeat(said.length));
  const articles = Array.from(text.matchAll(ARTICLE), ({ 0: all, 1: unit = '', index }) => ({
    value: 1,
    unit: FIRST_UNIT[unit.toLowerCase()]!,
    from: index,
    to: index + all.length,
  }));
  const toOne = Array.from(text.matchAll(TO_ONE), ({ 0: all, 1: end, 2: start, 3: chinese, index }) => {
    const unit = (end ?? start ?? chinese ?? '').toLowerCase();
    return { value: 1, unit: ONE_UNITS[unit] ?? unit, from: index, to: index + all.length };
  });
  const clock = Array.from(text.matchAll(MINUTES), ({ 0: said, index }) => ({
    value: chineseNumeral(said.slice(0, -1).trim()) ?? Number(said.slice(0, -1)),
    unit: 'min',
    from: index,
    to: index + said.length,
  }));
  const shares = Array.from(text.matchAll(ONE_IN), ({ 0: all, 1: whole = '', index }) => ({
    value: 100 / (Number(whole.replace(',', '')) || englishNumeral(whole)),
    unit: '%',
    from: index,
    to: index + all.length,
  }));
  const halves = Array.from(
    text.matchAll(/(?<!\w and )\b(year|month|hour) and a half\b/gi),
    ({ 0: all, 1: unit = '', index }) => ({
      value: 1.5,
      unit: unit.toLowerCase() === 'hour' ? 'h' : unit.toLowerCase(),
      from: index,
      to: index + all.length,
    }),
  );
  const parts = Array.from(text.matchAll(PART_OF), ({ 0: all, 1: part = '', index }) => ({
    value: SHARES[part.toLowerCase()]!,
    unit: '%',
    from: index,
    to: index + all.length,
  }));
  const quarters = Array.from(
    text.matchAll(/\b(?:(three) quarters|an? quarter|half) of an hour\b/gi),
    ({ 0: all, 1: three, index }) => ({
      value: three ? 45 : /half/i.test(all) ? 30 : 15,
      unit: 'min',
      from: index,
      to: index + all.length,
    }),
  );
  const fortnights = Array.from(text.matchAll(FORTNIGHT), ({ 0: all, index }) => ({
    value: 2,
    unit: 'week',
    from: index,
    to: index + all.length,
  }));
  const some = Array.from(text.matchAll(SOME_IN), ({ 0: all, 1: part = '', 2: whole = '', index }) => ({
    value:
      (100 * (Number(part) || englishNumeral(part))) /
      (Number(whole.replace(',', '')) || englishNumeral(whole.replace(/^a /i, 'one '))),
    unit: '%',
    from: index,
    to: index + all.length,
  })).filter(({ value }) => value < 100);
  const longer = Array.from(text.matchAll(AND_A_HALF), ({ 0: all, 1: whole = '', 2: unit = '', index }) => ({
    value: (Number(whole) || englishNumeral(whole)) + 0.5,
    unit: FIRST_UNIT[unit.toLowerCase()] ?? 'month',
    from: index,
    to: index + all.length,
  }));
  const places = Array.from(text.matchAll(PLACE), ({ 0: all, index }) => ({
    value: PLACES.indexOf(all.toLowerCase()) + 2,
    unit: 'rank',
    from: index,
    to: index + all.length,
  }));
  const dozens = Array.from(
    text.matchAll(/\b(?:(half) )?(?:an?|(two)) dozen\b/gi),
    ({ 0: all, 1: half, 2: two, index }) => ({
      value: half ? 6 : two ? 24 : 12,
      unit: '',
      from: index,
      to: index + all.length,
    }),
  );
  const counted = Array.from(text.matchAll(COUNTED), ({ 0: numeral, index }) => ({
    value: chineseNumeral(numeral) ?? 0,
    unit: '',
    from: index,
    to: index + numeral.length,
  }));
  const own = [
    ...hoursOfDay(text),
    ...halvesIn(text),
    ...counted,
    ...dozens,
    ...some,
    ...longer,
    ...places,
    ...fortnights,
    ...quarters,
    ...articles,
    ...toOne,
    ...clock,
    ...shares,
    ...halves,
    ...parts,
  ];
  const found = [
    ...findQuantities(text).filter(
      (one) => !isEachQuarter(text, one) && !own.some(({ from, to }) => one.from < to && from < one.to),
    ),
    ...own,
  ].sort((a, b) => a.from - b.from);
  const figures: Quantity[] = [];
  for (const figure of found) {
    const last = figures.at(-1);
    const span = last && JOINT.test(text.slice(last.to, figure.from)) ? joined(last, figure) : null;
    if (span) figures[figures.length - 1] = span;
    else figures.push(figure);
  }
  return ofSharedSize(text, figures).map((found, index) => {
    const bare = isOccasions(text, found) ? { ...found, unit: '' } : found;
    const isListed = bare.unit !== '' && isListedRank(text.slice(0, bare.from));
    const shared = isListed ? 'rank' : sharedUnit(text, bare, figures[index - 1], figures[index + 1]);
    const figure = { ...bare, unit: shared === '' && isAge(text.slice(0, bare.from)) ? 'year' : shared };
    const measure = figure.unit === '' ? MEASURES.find(([, sign]) => sign.test(text.slice(figure.to))) : undefined;
    if (measure)
      return {
        ...figure,
        unit: measure[0],
        to: figure.to + (text.slice(figure.to).match(measure[1])?.[0].length ?? 0),
      };
    const half = figure.unit === '' || PEOPLE.has(figure.unit) ? null : text.slice(figure.to).match(HALF_BEHIND);
    return half ? { ...figure, value: figure.value + 0.5, to: figure.to + half[0].length } : figure;
  });
});

const PAIR = /\b(?:pairs?|both|couple|twin|twice)\b|[双俩]/gi;
const CHINESE = /(?<!第)[一二两三四五六七八九十百千万]+/g;
/** Values that stand in a text in whatever form: what may be said of them in another one. */
export function numeralsIn(text: string): number[] {
  return [
    // what two numerals make up stands in no numeral
    ...figuresIn(text).flatMap(({ value, unit, from, to }) =>
      unit === 'rank' || /\d\s?分\s?\d/.test(text.slice(from, to)) ? [] : [value],
    ),
    ...Array.from(informal(text).matchAll(CHINESE), ([numeral]) => chineseNumeral(numeral) ?? Number.NaN),
    ...Array.from(text.matchAll(ENGLISH_NUMBER_WORDS), ([numeral]) => englishNumeral(numeral)),
    ...Array.from(text.matchAll(PAIR), () => 2),
    // 两三篇 are two or three, 十五六 fifteen or sixteen, 六七十 sixty or seventy
    ...Array.from(
      text.matchAll(/(?<![百千万零\d])(十?)([一二两三四五六七八九])([一二两三四五六七八九])([十百千万]?)/g),
    ).flatMap(([, ten = '', first = '', second = '', scale = '']) =>
      [first, second].map((digit) => chineseNumeral(`${ten}${digit}${scale}`) ?? Number.NaN),
    ),
    ...Array.from(text.matchAll(/\d+(?:\.\d+)?(?=\p{Script=Latin})/gu), ([digits]) => Number(digits)),
  ];
}
