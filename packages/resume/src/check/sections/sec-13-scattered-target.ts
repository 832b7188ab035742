import { tradeOfTitle } from '@verdant/lexicon';
import { hasTitleWord } from '@verdant/lexicon/vocabulary';
import { endsLikePost } from '../../text/chinese-post.ts';
import { type Check, hint } from '../check.ts';

const ANYTHING = {
  zh: /(?<!(?:全职|兼职|时间|地点|地区|城市|驻场|远程|白班|夜班|倒班|长期|短期|住宿|性别|学历)[^，,。；;]{0,6})均可|也行|也可以|都行|寻求[^，,。]{0,12}平台|服从调剂|都可以|皆可|什么都(?:行|可以|能干)|任何(?:岗位|工作|职位)|不限(?:岗位|职位)/,
  en: /\bany (?:job|position|role|work|kind of (?:job|work))\b|\banything (?:available|suitable)\b|\bopen to anything\b|\bin any (?:setting|field|department|industry|role|company)\b/i,
};
/** Several directions in one sentence about what is wanted: 希望从事非诉业务或者企业法务或者公务员, `To become Accountant or Data Analyst`. */
const SEVERAL = {
  zh: /(?:希望|想|期望|意向|打算|计划)(?:从事|做|当|应聘|找|往)[^。；;\n]{2,14}(?:或者?|还是|也(?:看好|想|可以?|考虑))[^。；;\n]{2,20}/,
  en: /\b(?:[Tt]o become|[Bb]ecome)(?: an?)? [\p{L}-]+(?: [\p{L}-]+)? or (?:an? )?\p{Lu}[\p{L}-]+/u,
};
/** Said of oneself, it may stand anywhere. */
const OPEN = /\bI(?:['’]m| am) open to anything\b/i;
const SEVERAL_AIMS = {
  en: 'It names several directions at once. Name the one that this place is about, and what you bring to it.',
  zh: '一次写了几个方向，读的人不知道你要什么。投哪个岗位只写哪个，再写你能带来什么。',
};
const SEVERAL_POSTS = {
  en: 'Several posts stand side by side here; whoever reads this hires for one. Name the one you apply for, and leave the others out.',
  zh: '这里并列了几个岗位，看的人不知道你投的是哪个。投哪个岗位就只写哪个。',
};
/** 护理类相关工作, `nursing related work`: a field and no post. */
const VAGUE = /^(?![^、，,]*[、，,])[^。；;]{1,14}(?:类|相关|方面)(?:的)?(?:相关)?(?:的)?(?:工作|岗位|职位)$/;
const TOO_WIDE = {
  en: 'This names a field and no post. Write the title of the post that your work fits, with the department or speciality.',
  zh: '意向写得太宽。按你的经历直接写岗位名称，写到科室、专业方向或工种。',
};
/** `职能：货运司机 仓库管理员 保安`: posts of a job board that no one person is looked for as. */
const WISHED = /(?:职能|(?:期望|意向|求职|应聘)?(?:职位|岗位|职业))[^:：]{0,4}[:：]\s*([^:：\n]{4,60})/;
const LEAST_UNLIKE = 3;
/** Neighbouring posts are one direction; whoever runs a project and keeps its site diary are not looked for at once. */
const RANKS: readonly (readonly [number, RegExp])[] = [
  [4, /总监|总经理|厂长|院长/],
  [3, /经理|店长|部长/],
  [2, /主管|组长|班长|领班|工程师/],
  [1, /员$|工$|助理|司机|文员|学徒/],
];
const FAR_APART = 2;
function namesUnlike(text: string): boolean {
  const titles = (text.match(WISHED)?.[1] ?? '')
    .split(/[\s、，,/／;；]+/)
    .filter((title) => /^\p{Script=Han}{2,8}$/u.test(title) && (endsLikePost(title) || hasTitleWord(title)));
  const kinds = new Set(titles.map((title) => tradeOfTitle(title)?.id ?? title));
  const ranks = titles.flatMap((title) => RANKS.find(([, words]) => words.test(title))?.[0] ?? []);
  return (
    titles.length >= LEAST_UNLIKE &&
    kinds.size >= LEAST_UNLIKE &&
    (Math.max(...ranks) - Math.min(...ranks) >= FAR_APART || tradesIn(titles).size >= LEAST_UNLIKE)
  );
}
/** `月嫂 或 育儿嫂`: two names of what one person is hired for. */
const IN_HOMES = /^(?:月嫂|育[婴儿]?[嫂师员]|保姆|阿姨|护工|保洁|钟点工|家政)$/;
/** Words of one trade, whichever of its names and forms somebody uses: 养老院护理员, 住家照护老人. */
const TRADES: readonly RegExp[] = [
  /护理|照护|看护|陪护|护工|养老|照顾|保姆|月嫂|育儿|育婴|家政|保洁|钟点工|护士/,
  /司机|驾驶|配送|送货|快递|货运|外卖|骑手/,
  /厨师|厨房|配菜|切配|打荷|炒锅|面点|帮厨|厨工/,
  /电工|维修|水电|机修|钳工|安装工/,
  /普工|操作工|包装|装配|流水线|质检|仓管|仓库|分拣|理货/,
  /文员|行政|文秘|助理|内勤/,
  /会计|出纳|财务|记账/,
  /教师|老师|教务|助教|幼师|保育|教练/,
  /保安|门卫|物业|秩序|消防/,
  /销售|业务员|导购|店员|收银|营业员|客服/,
  /后端|前端|开发|程序|软件|测试|运维|算法|数据/,
  /设计|美工|插画|视觉/,
  /律师|法务|非诉|诉讼/,
  /公务员|事业编|选调/,
  /运营|新媒体|策划|市场|文案/,
];
/** 分拣、快递站、理货都可以: posts that are named, however openly, are a list. */
const NAMED = /[、,，/][^、,，/]{2,12}(?:都可以|均可|皆可|也可以|都行|也行)\W*$/;
const tradesIn = (parts: readonly string[]): ReadonlySet<number | string> =>
  new Set(
    parts
      .map((part) => {
        const trade = TRADES.findIndex((one) => one.test(part));
        if (trade >= 0) return trade;
        return /\p{Script=Han}/u.test(part) ? undefined : tradeOfTitle(part.trim().toLowerCase())?.id;
      })
      .filter((trade) => trade !== undefined),
  );
/** Directions that are surely two: of the trades that are known, one each; an English title says less of its trade. */
const areUnlike = (parts: readonly string[]): boolean =>
  tradesIn(parts).size >= (parts.some((part) => /\p{Script=Han}/u.test(part)) ? 2 : LEAST_UNLIKE) &&
  !TRADES.some((trade) => parts.every((part) => trade.test(part)));
function isOneTrade(sentence: string): boolean {
  const titles = (sentence.match(SEVERAL.zh)?.[0] ?? '')
    .replace(/^(?:希望|想|期望|意向|打算|计划)(?:从事|做|当|应聘|找|往)[:：]?/, '')
    .split(/或者?|还是|也(?:看好|想|可以?|考虑)[做当找]?|[\s、，,/]+/)
    // under which conditions is no further aim
    .filter((title) => title !== '' && !/\d|工资|薪|待遇|面[谈议]|优先|均可/.test(title));
  if (!areUnlike(titles)) return true;
  const trades = titles.map((title) => tradeOfTitle(title)?.id ?? (IN_HOMES.test(title) ? 'home' : title));
  const areTitles = titles.every((title) => endsLikePost(title) || hasTitleWord(title) || IN_HOMES.test(title));
  return (
    titles.length > 1 && areTitles && (new Set(trades).size === 1 || titles.every((title) => IN_HOMES.test(title)))
  );
}
/** 公办或优质民办学校, 上海或杭州: of which kind and where, and one post all the same. */
const OF_KIND =
  /(?:公办|民办|公立|私立|国企|央企|外企|民企|事业单位|甲级|三甲)[^或]{0,6}或|或[^或]{0,6}(?:公办|民办|公立|私立|国企|央企|外企|民企)/;
const WISH = /^[^，,。；;]{2,12}(?:也行|也可以)(?=[，,。；;]|$)/;
const LONGEST_WISH = 24;
/** `省内优先`, `可短期驻外`, `full-time`: under which conditions, and no title. */
const TERM =
  /优先|接受|可(?:以)?(?:短期|长期|驻|出差|外派|倒班|适应)|驻外|到岗|全职|兼职|远程|面议|\b(?:full|part)[- ]time\b|\bremote\b|\brelocat|\bpreferred\b/i;
/** `采购 / 行政`, `Buyer`: what a post or its department is called. A field, a product or a place beside the post is none. */
const isPost = (part: string): boolean =>
  endsLikePost(part.trim()) || hasTitleWord(part) || TRADES.some((trade) => trade.test(part));
/** So many of the parts are posts, or it is one post with what it is about. */
const LEAST_POSTS = 2;
const MANY = 4;
/** `UI/UX` is one title: parted by bare strokes it takes one more. */
const MANY_STROKES = 5;
/** More is no title but a profile, whatever it was read as. */
const LONGEST_TITLES = 60;

export const scatteredTarget: Check = {
  id: 'SEC-13',
  group: 'sections',
  allotment: 0,
  effort: 2,
  title: { en: 'No single target', zh: '求职意向太散' },
  detects: {
    en: 'Four titles and more at once, several directions in one sentence, or any job whatever. Only said.',
    zh: '一次写四个以上岗位、一句话里几个方向，或写“均可”。只作提示。',
  },
  advice: {
    en: 'Wanting any job reads as suiting none. Name one target for each place you apply to.',
    zh: '什么都行等于没有方向。投哪个岗位就只写哪个。',
  },
  praise: null,
  example: {
    en: { bad: 'Any job or internship', good: 'Retail assistant' },
    zh: { bad: '行政、人事、运营、销售均可', good: '行政专员' },
  },
  worth: 1.5,
  restsOn: 'label',
  touches: ['intention', 'basics', 'custom', 'work', 'projects'],
  run: ({ content: { basics, intention, custom }, fields }) => {
    const titles = intention.position.length <= LONGEST_TITLES && !/[。.]\s*$/.test(intention.position);
    const partsOf = (marks: RegExp) =>
      intention.position.split(marks).filter((part) => part.trim() !== '' && !TERM.test(part)).length;
    const isOpen = (text: string) => (ANYTHING.zh.test(text) && !NAMED.test(text)) || ANYTHING.en.test(text);
    // a name, a year, a wage among them: the head of the page in one line
    const isHead = /\d/.test(intention.position) || (basics.name !== '' && intention.position.includes(basics.name));
    const parts = intention.position.split(/[、,，;；|/]/).filter((part) => part.trim() !== '' && !TERM.test(part));
    const isMany =
      !isHead &&
      areUnlike(parts) &&
      parts.filter(isPost).length >= LEAST_POSTS &&
      (partsOf(/[、,，;；|]|\s\/\s/) >= MANY || partsOf(/[、,，;；|/]/) >= MANY_STROKES);
    const bare = intention.position.replace(/[（(][^）)]{0,40}[）)]/g, '');
    if (VAGUE.test(bare.trim()))
      return hint([{ path: 'intention/position', text: intention.position, advice: TOO_WIDE }]);
    if (titles && (isMany || isOpen(bare))) return hint([{ path: 'intention/position', text: intention.position }]);
    if (ANYTHING.en.test(basics.introduction))
      return hint([{ path: 'basics/introduction', text: basics.introduction }]);
    const aims = fields.filter(
      ({ path, text }) =>
        (/^(?:basics\/introduction|intention|custom)/.test(path) &&
          text
            .split(/[。.\n!！]/)
            .some(
              (sentence) =>
                (SEVERAL.zh.test(sentence) && !OF_KIND.test(sentence) && !isOneTrade(sentence)) ||
                SEVERAL.en.test(sentence),
            )) ||
        OPEN.test(text),
    );
    if (aims.length > 0)
      return hint(aims.map(({ path, text }) => ({ path, text, ...(!OPEN.test(text) && { advice: SEVERAL_AIMS }) })));
    const unlike = custom.flatMap(({ id, items }) =>
      items.flatMap((text, index) =>
        namesUnlike(text) ? [{ path: `custom/${id}/items/${index}`, text, advice: SEVERAL_POSTS }] : [],
      ),
    );
    if (unlike.length > 0) return hint(unlike);
    // a wish that was read apart from the others
    return hint(
      custom.flatMap(({ id, items }) =>
        items.flatMap((text, index) =>
          WISH.test(text) && text.length <= LONGEST_WISH ? [{ path: `custom/${id}/items/${index}`, text }] : [],
        ),
      ),
    );
  },
};
