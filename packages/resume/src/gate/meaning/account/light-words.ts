/**
 * Runs of words of an original that may be missing for what stands with them, each as a pattern. Droppable words say
 * nothing anywhere; these say nothing where they stand.
 */
const NUMBERED =
  '(?=(?:about |around |roughly |approximately |some |over |up to |nearly )?(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty|ninety)\\b)';
const LIGHT: readonly RegExp[] = [
  // tests showed a drop: it dropped in tests, which stay told
  /(?<=\b(?:tests?|trials?|results?|measurements?|readings|surveys?|audits?|logs?|records|figures|data|reports?) )(?:showed|revealed|indicated|found|confirmed)\b(?= (?:an?|the|that|how|\d))/giu,
  /\b(?:was |were |worked as )?part of (?=(?:an?|the|my|our) (?:[\w-]+ ){0,2}(?:team|crew|group|squad|gang)\b)/giu,
  /\bat (?:the )?(?:start|beginning|end)\b(?! of)|\bpart of (?=(?:the|my) (?:role|job|remit|duties|post)\b)/giu,
  // a team of 6 assistants are 6 assistants
  new RegExp(
    `\\b(?:an?|the|my|our) (?:[a-z]+ )?(?:team|group|set|series|range|fleet|herd|flock|total|pool|batch|staff|portfolio|network|collection|stock|base|book|roster) of ${NUMBERED}`,
    'giu',
  ),
  /\bin (?:line|accordance|compliance|conformity|keeping|order) (?:with|to)\b/giu,
  /\b(?:with the result that|by means of|with the use of|for the purposes? of|in terms of|in the course of|on the basis of)\b/giu,
  /\b(?:,? ?(?:which|and this|this))? ?(?:result(?:ed|ing) in|led to|leading to) (?:an? )?(?=(?:[\w.%$£€-]+ ){0,4}?(?:rise|increase|growth|gain|drop|fall|decrease|reduction|cut|improvement|saving|decline)\b)/giu,
  new RegExp(`\\b(?:attended|used|visited|joined) by ${NUMBERED}`, 'giu'),
  /\bonce (?=(?:an?|per|each|every) [a-z])/giu,
  /\b(?:staying|keeping|remaining|kept|stayed|remained) (?=(?:within|under|below|inside)\b)/giu,
  /\bthe (?:time|hours?) (?:needed|taken|required|spent|it (?:took|takes)) (?:for|to|on|by)\b/giu,
  /\b(?:every|each) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day)/giu,
  /(?<=\b(?:without|no|not) )a single\b/giu,
  /\bday[- ]to[- ]day\b/giu,
  /\b(?:was|were) able to\b|\bmanaged to\b(?= [a-z]+)|\bmy (?:job|role|task|duty|duties) (?:was|were|included?|is) (?:to)?/giu,
  // what was found and at once reported, was reported
  /发现(?=[^，,。；;]{1,10}(?:及时|立即|立刻|第一时间|随时|马上|即时|后)(?:\p{Script=Han}{0,2})(?:上报|报告|汇报|处理|处置|反馈|反映|整改|纠正|解决|通知|记录|更换|排除))/gu,
  /(?<=\p{Script=Han})完成(?=后)/gu,
  /主要(?=负责|从事|承担|工作|职责)|提供(?=[^，,。；;]{1,16}服务)|(?<=^|[，,。；;])(?:就|关于|针对|围绕)(?=\p{Script=Han}{2})/gu,
  /大约有|约有|共有|总共有/gu,
  /\b(?:in charge of|with responsibility for|had responsibility for|took responsibility for|charged with|entrusted with)\b/giu,
  // said with "with" as well, which another rule asks for
  /\bin (?:cooperation|collaboration|conjunction|partnership|tandem) (?=with\b)/giu,
  /(?<=\b(?:keep|kept|keeping|keeps) (?:[\w'’-]+ ){1,10})up to date\b/giu,
  /\b(?:according to|based on|under(?= review\b))/giu,
  /(?<=\b(?:after|when|once|since|because|until|before) )we\b/giu,
  /(?<=\bI did (?:the |all )?(?:[\w-]+ ){1,3})part\b/giu,
  // 我主要做的是录入: what comes is what was done
  /(?:主要)?[做写讲管负]责?的(?:主要)?是|[一](?:遍|下|番)(?=[，,。；;]|$)/gu,
  /\b(?:that|which) (?:caused|led to|resulted in)\b/giu,
  /打(?:了|过)?(?=约?\d)|(?<=[\d十百千多余])号(?=人)/gu,
  // A和B两个岗位: both are named
  /(?<=[和与及、]\p{Script=Han}{1,6})两(?=[个种项类家门条])/gu,
  // our stock is what we have, our work what we have done
  /(?<=\b(?:the|of|for|to|from|in|on|at|[a-z]{2,12}ed|built|kept|ran|wrote|made|sent|sold|drew) )our (?!team|group|own|joint|shared|work|project|paper|crew|class|company)/giu,
  /\b(?:skills?|knowledge) (?:of|in|with)\b/giu,
  // 40 个人参加, 一百多名家长到场: they have come
  /(?<=(?:\d|[一二两三四五六七八九十百千])[余多]?(?:个人|人|名\p{Script=Han}{0,4}|位\p{Script=Han}{0,4}|户|家))(?:参加|到场|出席|参与|报名|到会)(?:了|过)?(?=[，,。；;]|$)/gu,
  /被(?:安排|分配|派|抽调|分派|调)[到去在往至]?|跑(?![步题马道])(?=\p{Script=Han}{2})|(?:一天|每天|每日|每周|一周)?跑(?=[一二两三四五六七八九十\d]+[趟次])/gu,
  // for patients, where the trade has no others
  /[为给](?:患者|病人|客户|顾客|客人|学生|学员|老人|居民|游客|旅客|用户|业主|住户|村民|群众|家长|读者|市民)(?=\p{Script=Han}{2})/gu,
  // 通过英语三级考试: its grade names the exam
  /(?<=[级段科])考试(?=$|[，,。；;])/gu,
  // for whom it was done
  /[帮替](?=(?:公司|单位|店(?!长|员|主)里?|门店|学校|客户|顾客|业主|村里|农户|居民|老人|住户)(?!的?人))/gu,
  // one that holds so many of something
  /一[份篇本套场个张部](?=\s?(?:\d+|[二两三四五六七八九十百千]+)\s?\p{Script=Han})/gu,
];

/** The original with those runs blanked, every other letter in its place. */
export const withoutLight = (original: string): string =>
  LIGHT.reduce((text, pattern) => text.replace(pattern, (said) => ' '.repeat(said.length)), original);
