/** What makes of a single day a rate: a figure that follows, 一天大概审七十张, and no sign that it is how long something took. */
const ALONE = '(?<![\\d了过满近用花时第共到隔前后内中这那某])[一1]个?';
const WITH_FIGURE = '(?!之?[内里间来后前中])(?=\\p{Script=Han}{0,6}?\\s?[\\d二两三四五六七八九十百千几])';
const single = (unit: string, other: RegExp): RegExp =>
  new RegExp(`${other.source}|${ALONE}(?:${unit})${WITH_FIGURE}`, 'iu');

const PERIODS: [string, RegExp][] = [
  ['other-day', /隔[日天]|每[两二2]天|\bevery (?:other|second) day\b/i],
  [
    'fortnight',
    /\b(?:every|each|per|(?:once|twice|times) a) fortnight\b|\bfortnightly\b|\bevery (?:two|other|second|2) weeks?\b|\bbi-?weekly\b|每[两二2]周|[两二2]周\p{Script=Han}{0,2}一[次回场趟]|隔周|双周/iu,
  ],
  ['school-year', /每(?:个)?学年|学年均/],
  [
    'term',
    /每(?:个)?学期|[一1](?:个)?学期(?=\p{Script=Han}{0,6}\s?\d)|\b(?:(?<!\bfor )a|per|each|every) term\b|\btermly\b/iu,
  ],
  // a second as a number is followed by what it counts
  [
    'second',
    /\b(?:an?|per|each|every) second(?=\s*(?:[,.;)]|$|\b(?:at|during|in|on|with|and|from|to|for|by|while|when)\b))|\/\s?s(?:ec)?\b|每秒|\/秒/i,
  ],
  ['minute', /\b(?:a|per|each|every) minute\b|\/\s?min\b|每分钟|\/分钟?/i],
  ['season', /\b(?:a|per|each|every) season\b/i],
  [
    'hour',
    single(
      '小时|钟头',
      /\b(?:an|per|each|every|a) hour\b|\bhourly\b|\/\s?(?:h|hr|hour)\b|每(?:个)?小时|\/\s?(?:小)?时|时均/,
    ),
  ],
  [
    'day',
    single(
      '[天日](?![游团])',
      /\b(?:(?<!\b(?:in|within|for|half|after) )an?|per|each|every) (?:working |average |typical |normal )?day\b|\bdaily\b|\/\s?day\b|每(?:[天日]|个工作日)|[按逐]日|日均|单日|日[结清更](?!束)|最[高多低少忙]一[天日]|\/[天日]|(?<![\d一二两三四五六七八九十生节假当今昨次往平近工末终])日(?![报志程常期语本记益后前内起至晚])(?=\p{Script=Han}{1,5}\s?\d)/iu,
    ),
  ],
  [
    'shift',
    single(
      '班',
      /\b(?:a|per|each|every) (?:shift|night)\b(?! shift| of|-| check| audit| porter| duty| work)|\bnightly\b|[每单]班|每个班(?![级组长次主干])|\/班/,
    ),
  ],
  [
    'week',
    single(
      '周|星期|礼拜',
      /\b(?:(?<!\b(?:in|within|for|over|half|by|after|of|spent|took|lasting|to) )an?|per|each|every|most) weeks?\b(?<!\b(?:an?|per|each) weeks)|\bweekly\b|\/\s?(?:week|wk)\b|每(?:周|个?星期|个?礼拜)|按周|周均|周课时|(?<![上下本每两单双隔几一二三四五六七八九十\d])周(?=活跃|活(?!动)|销|产|访问|发稿|更)|\/周/iu,
    ),
  ],
  [
    'month',
    single(
      '月',
      /\b(?:(?<!\b(?:in|within|for|over|half|by|after|of|spent|took|lasting|to) )an?|per|each|every) month\b|\bmonthly\b|\/\s?month\b|每(?:个)?月|[按逐]月|月均|月度|(?<=[，,。；;、内年]|^)月(?=\p{Script=Han}{2,4}?(?:由|从|降|升|达|为|约|减|增|超|\d))|(?<![上下本每\d一二三四五六七八九十])月(?=活跃|活(?!动)|销|产|访问)|\/月/iu,
    ),
  ],
  [
    'quarter',
    /\b(?:(?<!\b(?:in|within|for|over|half|by|after|of|spent|took|lasting|to) )an?|per|each|every) quarter\b|\bquarterly\b|\bevery (?:three|3) months?\b|每(?:三|3)个月|每(?:隔)?3个?月|每(?:个)?季度?|[按逐]季|季均|\/季|(?<![每上本下该第一二两三四前后首末\d个]\s?)季度(?=[回随巡走查核盘检维保例考评报][^奖末初])/iu,
  ],
  [
    'year',
    single(
      '年',
      /\b(?:(?<!\b(?:in|within|for|over|half|by|after|of|spent|took|lasting|to) )an?|per|each|every) year\b(?!\s\d|\s{2})|\b(?:yearly|annual(?:ly)?|per annum)\b|\/\s?(?:year|yr)\b|每年|全年(?=\p{Script=Han}{0,12}?[约近]?\s?\d)|[按逐]年|年均|(?<![\d年\s])年度(?!财务|报告|报表|审计|总结|大会|会议|计划|考核|汇算|检修|体检)|一年(?=大?约|有|\s?\d)|\/年|(?<![\d一二三四五六七八九十\s])(?<![\d一二两三四五六七八九十几半次翌首头去今明前全新往当同历逐近常青少老成中壮每余数多\s])年(?![级度龄终底初会轻金代假报费纪份月])(?=\p{Script=Han}{1,5}\s?(?:约|近)?\s?\d)/iu,
    ),
  ],
  [
    'one',
    /\bper (?:person|head|unit|order|item|case|room|store|bed|student|patient)\b|人均|单均|件均|最[高多低少大]的?一[条单篇件台本场部]|每(?:人|单|件|台|间|店|户|车|次|例|床)|每(?:层|组|排|桌|栋|队|位|名|套|支|辆|块|根|家|个(?!月|学期|季|星期|小时|礼拜|班|工作日))|[每单](?:批|条|篇|部|期|册|幅|节|头|亩|株|箱|袋|瓶|吨)/i,
  ],
];
/** The measures of time, or of each thing, that a text names: a month, per person. */
export const periodsOf = (text: string) =>
  PERIODS.filter(([, pattern]) => pattern.test(text)).map(([period]) => period);

/** Each of them with its place. */
export const periodsIn = (text: string): { period: string; from: number; to: number }[] =>
  PERIODS.flatMap(([period, pattern]) =>
    Array.from(text.matchAll(new RegExp(pattern, 'giu')), ({ 0: said, index }) => ({
      period,
      from: index,
      to: index + said.length,
    })),
  );
