import { headingCues } from '@verdant/lexicon';
import { asks } from './terms/open-phrases.ts';

/** Words by which a description says how much it wants something. */
export const NICE_BEFORE =
  /\b(?:ideally|preferably|nice[- ]to[- ]have|bonus(?: points)?(?= for\b| if\b|\s*:)|we(?:'|’)d love|it(?:'|’)s (?:great|a plus) if|preferred(?: skills| qualifications)?(?=\s*:)|pluses|optional(?:ly)?|great if|it would be (?:great|nice) if|it would help|also useful|even better|if you(?:(?:(?:'|’)ve| have)(?! (?:been|never|no|not)\b)| hold| also| speak| happen))\b|如果[你您]?(?:还|也|又|恰好|正好)|要是还|若还|最好(?!\s*$)|优先考虑(?=[:：有具熟])|加分项?(?=[:：])/i;
export const NICE_AFTER =
  /优先|先考虑|(?<!不)加分|更佳|更好|更欢迎|[太更就]香|求之不得|为佳|尤佳|者佳|\b(?:preferred|an? (?:\w+ )?(?:plus|bonus|advantage|help|asset)|pluses|is plus|desirable|desired|advantag(?:e|eous)|nice[- ]to[- ]have|beneficial|welcome|would delight us|a joy|handy|appreciated|helpful|would be (?:great|nice)|is optional|are optional|extra credit|great if|useful|an asset|a bonus if)\b|会更好|更棒|锦上添花|请(?:一定|务必)?联系|最好(?:是|能|有|$)|那最好|非必须|不是必须|不强求|没有也(?:行|没关系|可以|无妨|欢迎|不要紧|不影响)|最受欢迎|另谈|会很(?:高兴|开心)|太好了|[（(]D[)）]\s*$|would be lovely|be lovely|者佳/i;
/** `Shopping mall will not be considered`: who has only that; `without X` would ask for it. */
const REFUSED =
  /^(?!.{0,200}(?:\bwithout\b|\bno\b|\black)).{0,200}\b(?:will|would|can)(?:\s?not|n['’]t) be (?:considered|accepted|counted)\b|^(?!.{0,200}(?:\bwithout\b|\bno\b|\black|\bun(?:willing|able)\b|\bcannot\b|\bless than\b|n['’]t have)).{2,120}?\b(?:please|kindly|do|need|should)\s(?:do\s)?not\s(?:to\s)?apply\b|^[^没无未缺不]{0,60}(?:一律)?不予?考虑|^[^没无未缺不，。；：]{2,40}(?:的|者)(?:就)?(?:另说|下次(?:吧|再说)?|请?绕道|算了|免谈|别来|请投[^，。；]{1,10})\s*$/i;
export const isRefused = (clause: string): boolean => REFUSED.test(clause.slice(0, 300));
/** `实习不算`, `学徒期可计入`, `internships don't count`: what counts as years. */
const COUNTED =
  /(?:不算(?:数|在内|年限|经验|经历)?|不(?:能)?(?:计|折)(?:入|算)?(?:在内|年限)?|(?<=[可也均都能])(?:以)?(?:计入|算入|折算|算作|算进)(?:年限|工龄|经验|在内)?|按一半折算)[)）\s]*$|^[^,;]{0,60}\b(?:don['’]t|doesn['’]t|do not|does not|won['’]t|will not) count\b|^[^,;]{0,60}\bcount(?:s|ed)? (?:towards?|as) (?:the |your |these |those )?(?:\p{L}+ )?(?:years?|experience)\b/iu;
/** `日化背景转医药的须满三年`, `有技师证的可放宽到五十岁`: what is asked only of some, or stretches for them. */
const OF_NEWCOMERS =
  /(?:(?:背景|出身|专业|行业|岗位)转|转行|转岗|半路出家)[^，。；]{0,8}(?:的|者)[，,]?(?:须|需|要|应|得|可|另)|(?:的|者)(?:[，,])?(?:年龄|学历|年限)?(?:可|可以|能)(?:适当|酌情|再)?(?:放宽|延长)(?:至|到|年龄)/;
export const isSaidOfSome = (clause: string): boolean =>
  COUNTED.test(clause.slice(0, 300)) || OF_NEWCOMERS.test(clause.slice(0, 300));
export const NOT_ASKED =
  /没关系|无所谓|[更也都]不用\s*$|不作为(?:评分|考核|录[用取]|评审)?(?:的)?依据|不是(?:这个|本|该)?(?:岗位|职位)[^，。；]{0,3}的事|出身的?看情况|不设限|不要求|不作要求|不做要求|不设要求|不[作做设]限制|要不要|卡不卡|看不看|限不限|需不需要|要啥(?!样)|不强制|无需|不需要|不必|不限|入职后再?[办考补取]|[可能]后补|neither here nor there|^[^,;]{0,40}\b(?:isn|aren)['’]t (?:needed|required|necessary|essential)|(?:\bnot|n['’]t) (?:required|needed|necessary|expected|asked|fussed|sought|called for|looked for|mandatory|compulsory|obligatory|insisted on|a must|a requirement)|\bno [^.;,\n]{1,40}(?:required|needed|necessary|constraints?|restrictions?|barrier)(?!\p{L})|\b(?:is|are) all (?:the same|one|equal) to us\b|\bif you(?:['’]d| would)? (?:rather|prefer|fancy)\s*$|(?:不设|没有|无|不[上值倒排]|不用[上值倒熬])(?:[大小]?夜班|晚班|夜值|通宵|倒班)|\bwithout [^.;,\n]{0,30}\bneeded|\bdon(?:'|’)t (?:need|require)|\bdo not (?:need|require)|\bdo(?:es)?(?:n['’]t| not) (?:really )?matter\b(?! (?:which|whether|if|to them))|\bwe(?: \w+)? do(?:n['’]t| not) mind\b(?! (?:which|whether|if))|\bwon['’]t need\b|\bneedn['’]t\b|\bno need (?:for|to have)\b|\bis no (?:trouble|problem|bother|obstacle|issue|barrier)\b|\bnever (?:seen|used|touched|tried|heard of|worked with)\b[^.;\n]{0,40}(?:\b(?:fine|okay|no (?:trouble|problem|matter|worries)|never mind)\b|[,，]\s*we(?:['’]ll| will))|会不会都|用不[着上]|不卡|不加分|(?:也|都|一概|一律)不(?:看|问|挑)/iu;

/** A bracket that says how much something is wanted and names nothing: `（加分）`, `(essential)`, `(D)`. */
export const ONLY_NEED =
  /^[（(]\s*(?:(?:这[条项]|此项)?(?:优先(?:考虑)?|加分项?|更好|更佳|最好|非必须|可选|必须|必备|硬性(?:要求|条件)?)|e|d|m|essential|desirable|required|must(?: have)?|a? ?(?:plus|bonus)|preferred|optional|nice to have|not (?:essential|required|needed)|可?入职后再?[办考补取]\S{0,2}|可后补)\s*[)）]$/i;
/** What is marked so is demanded wherever it stands. */
export const MARKED_MUST =
  /[（(]\s*(?:e|m|essential|required|must|must have|必须|必备|硬性(?:要求|条件)?)\s*[)）]|\S必备\s*$|^\s*(?:没有?|无)[^，。；]{2,20}(?:的|者)?(?:请|就)?(?:勿|别|免|不要)(?:投|扰|来|谈|报|应聘)/i;
/** `…, so rigging has to be second nature`, `因此应能看懂图谱`: what the work is told of and is demanded all the same. */
export const OBLIGES =
  /\b(?:has|have) to be (?:second nature|spot[- ]on|solid|strong|fluent|able)\b|\b(?:so|therefore|hence|which means|meaning)\b[^.;]{0,30}\b(?:you(?:['’]ll)?|u) (?:(?:will )?need|must|have to|has to|should|hold)\b|\byou (?:must|need to|have to) (?:be able|know|hold|speak|read)\b|\bis a must\b|(?:因此|所以|故而?)[^，。；]{0,8}(?:应|须|需要|必须|得(?:会|懂|有|能))|应(?:能|会|具备|持有|熟)|必须(?:会|能|有|熟|懂|持|操作)|务必|(?<![办取获])得(?:会|懂得|能)(?!到)/i;
/** Says of what stands before it in its sentence that it is liked: `有茶艺师证的，优先`. */
export const ONLY_LIKED =
  /^\s*(?:这些|那些|以上|上述|上面这些)(?:都|均|也|全)?(?:是|算|属于|可以?)?(?:优先|加分|更好|更佳|锦上添花)|^\s*(?:的|者)?(?:我们|都|均|会|可|那|就|也)*\s*(?:优先|加分|更好|更佳|最佳|尤佳|为佳|太好了|很高兴|很开心)[^，。；]{0,6}$|^\s*(?:底薪|工资|薪资|待遇|薪水)[^，。]{0,6}(?:上浮|从优|另议|可谈|面议|更高)|^\s*(?:and\s+)?(?:even better|so much the better|all the better|better still|brilliant|lovely)\s*$/i;

/** `Norwegian? Not needed.`: what answers the question before it. */
export const DENIES =
  /^\s*(?:not? (?:needed|required|necessary|problem|need|worries|matter|issue)|never mind|don['’]t worry|doesn['’]t matter|we don['’]t (?:mind|care)|不(?:用|需要|要求|强求|必)|没关系|无所谓|没事)/i;

const line = (words: string) =>
  new RegExp(
    `^[\\s#*•·\\-–【\\[（(]*(?:[一二三四五六七八九十\\d]{1,2}[、.．]\\s*)?(?:${words})[\\s】\\]）)]*[:：]?\\s*$`,
    'i',
  );
const before = (words: string) =>
  new RegExp(`^[\\s#*•·\\-–【\\[]*(?:[一二三四五六七八九十\\d]{1,2}[、.．]\\s*)?(?:${words})[】\\]]?\\s*[:：]`, 'i');

const NICE_HEADING =
  '最好(?:有|是|能)?|加分项|加分|优先条件|优先考虑|优先项|nice[- ]to[- ]haves?|good to have|preferred(?: qualifications| skills| experience)?|bonus(?: points)?|pluses|desirable(?: skills)?|it would be (?:great|nice) if';
const MUST_HEADING =
  "任职要求|岗位要求|职位要求|任职资格|任职条件|应聘条件|招聘要求|技能要求|基本要求|硬性要求|必备(?:条件|技能)?|要求|我们希望你|你需要(?:具备)?|requirements?|(?:key |job |minimum |basic |required |essential )?(?:qualifications|requirements|skills)|must[- ]haves?|what you(?:(?:'|’)ll)? (?:need|bring)|who you are|about you|your profile|you have|essential(?: criteria)?";
/** About the employer, the pay or the process: what stands here is no demand on the person. */
const ASIDE_HEADING =
  '公司介绍|公司简介|团队介绍|关于我们|福利待遇|薪资福利|薪酬福利|公司福利|我们提供|工作时间|工作地点|联系方式|投递方式|about (?:us|the company|the team)|who we are|our (?:company|mission)|benefits(?: and perks)?|what we offer|we offer|perks|compensation|salary|how to apply|equal opportunit.*';
/** What the job does, not what it demands: worth having, never a must. */
const DUTY_HEADING =
  "岗位职责|工作职责|职位职责|职位描述|岗位描述|工作内容|主要职责|你将负责|(?:key |main |your )?responsibilities|what you(?:(?:'|’)ll)?(?: will)? (?:do|be doing)|the role|about the role|your (?:role|tasks|mission)|duties|day[- ]to[- ]day";

/** `aside` tells of the employer, the pay, the process; `refused` of what is expressly not asked for. */
export type Heading = 'must' | 'nice' | 'aside' | 'refused' | 'duty';
const headings: [Heading, string][] = [
  ['nice', NICE_HEADING],
  ['must', MUST_HEADING],
  ['aside', ASIDE_HEADING],
  ['duty', DUTY_HEADING],
];
const whole = headings.map(([heading, words]) => [heading, line(words)] as const);
const leading = headings.map(([heading, words]) => [heading, before(words)] as const);

const cues = headingCues.map(({ kind, en, zh }) => ({
  kind,
  pattern: new RegExp(
    `(?<![\\p{L}])(?:${en
      .split(/,\s*/)
      .map((cue) => cue.replace(/['’]/g, "['’]"))
      .join('|')})(?![\\p{L}])|${zh.trim().split(/\s+/).join('|')}`,
    'iu',
  ),
}));
function byCue(text: string): Heading | null {
  const said = text.replace(/^[^\p{L}\p{N}]+/u, '');
  return cues.find(({ pattern }) => pattern.test(said))?.kind ?? null;
}

/** A line that is a point of a list. */
export const OPENS_POINT =
  /^\s*(?:[-–—•·●*▪◆◇◎○■□▶►➤★☆✓✔※√◦‣・→>]|\p{So}|\d\uFE0F?\u20E3|\d{1,2}[.．、)）](?!\d)|[a-z][.)]\s|[①-⑳]|[（(](?:\d{1,2}|[一二三四五六七八九十]{1,2})[)）])/iu;

/** Letters; a heading is shorter, and longer lines would cost time. */
const LONGEST_LINE = 120;
const MOST_LABEL_WORDS = 3;
const LONGEST_HEADING = { words: 12, han: 20 };
const isShort = (text: string) =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= LONGEST_HEADING.han &&
  (text.match(/[\p{Script=Latin}'’-]+/gu)?.length ?? 0) <= LONGEST_HEADING.words;

/** `▲ 任职资格` above `1．…`: a sign that neither the line before nor the next begins with. */
const SIGN = /^\s*([▲△▼◇◎○■□▶►➤★☆✓✔※√◆]|\p{So})\uFE0F?\s*/u;
function afterLoneSign(text: string, next: string, last: string): string | null {
  const sign = text.match(SIGN);
  const begins = (line: string) => line.trimStart().startsWith(sign![1]!);
  return sign && next.trim() !== '' && !begins(next) && !begins(last) ? text.slice(sign[0].length) : null;
}

/** `Kindly share your CV along with the below details:` what stands below it belongs to applying. */
const ASKS_FOR_DETAILS =
  /\b(?:send|share|e-?mail|forward|submit|reply|revert)\b.*\b(?:details|information|particulars)\s*[:：]\s*$|(?:发送|投递|注明|附上|备注)[^。；]{0,16}(?:信息|资料)\s*[:：]\s*$/i;

/** A line that is a heading and nothing else: one of the usual ones, or a short one that ends in a colon or opens a list. */
export function headingOf(text: string, next = '', last = 'x'): Heading | null {
  const usual = whole.find(([, pattern]) => pattern.test(text))?.[0];
  if (usual) return usual;
  if (text.length > LONGEST_LINE) return null;
  if (ASKS_FOR_DETAILS.test(text)) return 'aside';
  const lone = afterLoneSign(text, next, last);
  const bare = (lone ?? text)
    .trim()
    .replace(/^[#*【[•·▍■◆\s]+|[】\]*#\s…]+$|\.{2,}\s*$/g, '')
    .replace(/^[一二三四五六七八九十]{1,2}[、.．]\s*/, '')
    .replace(/^(?:NB|note|please note|important|attention|注意)[!！:：.\s]+/i, '');
  const words = bare.replace(/[（(][^（()）]*[)）]/g, '');
  if (bare === '' || !isShort(bare) || /[。；;、\d.!]/.test(words)) return null;
  const marked = /[:：]\s*$/.test(bare) || /^\s*(?:#|\*\*|【|▍|■|◆)/.test(text);
  const opensList = lone !== null || (OPENS_POINT.test(next) && !OPENS_POINT.test(text));
  const capitals = /^[\p{Lu}\s&/'’-]{4,}$/u.test(bare);
  // a short line of its own between an empty one and what it heads
  const alone = last.trim() === '' && next.trim() !== '' && !OPENS_POINT.test(text);
  return marked || opensList || capitals || alone ? byCue(bare) : null;
}

/** `Knowledge of:` above points: it asks for each of them, as much as what stands above it wants them. */
export const asksForPoints = (text: string, next = ''): boolean =>
  /[:：]\s*$/.test(text) && isShort(text) && !OPENS_POINT.test(text) && OPENS_POINT.test(next) && asks(text);

/** A short line of its own, which heads what follows in words that say nothing about it. */
export const unknownHeading = (text: string, next = '', last = 'x'): boolean => {
  const bare = text.trim();
  return (
    bare !== '' &&
    last.trim() === '' &&
    next.trim() !== '' &&
    isShort(bare) &&
    bare.length <= LONGEST_LINE / 2 &&
    !OPENS_POINT.test(text) &&
    !/[。；;，,.!！、\d]/.test(bare.replace(/[（(][^（()）]*[)）]/g, ''))
  );
};

/** A heading at the beginning of a line that goes on (`Requirements: 4+ years …`), with its length. */
export function leadingHeading(line: string): { heading: Heading; length: number } | null {
  const text = line.slice(0, LONGEST_LINE);
  for (const [heading, pattern] of leading) {
    const match = text.match(pattern);
    if (match) return { heading, length: match[0].length };
  }
  const framed = text.match(/^\s*[【[]([^】\]]{2,24})[】\]]/);
  const kind = framed && isShort(framed[1]!) ? byCue(framed[1]!) : null;
  if (framed && kind) return { heading: kind, length: framed[0].length };
  const label = text.match(/^[\s#*•·\-–【[]*([^:：。；;\n]{2,60}?)[】\]]?\s*[:：]/);
  if (!label) return null;
  // `没有也行，有的话谈薪时有数：` is more than a heading, and one of its phrases says what follows
  const said = isShort(label[1]!) ? label[1]! : label[1]!.split(/[，,]/).find((part) => byCue(part) === 'nice');
  if (!said) return null;
  // a point of a list begins with what it is about, and rarely with a heading
  if (OPENS_POINT.test(text) && label[1]!.trim().split(/\s+/).length > MOST_LABEL_WORDS) return null;
  const heading = byCue(said);
  return heading ? { heading, length: label[0].length } : null;
}

/** A field of study is a matter of the degree, not a skill. */
export const FIELD_OF_STUDY =
  /[^，。；;：:\n]{0,40}(?:相关|相近|相应|对口|等|类|理工科?|管理|工程|科学|技术)专业(?!知识|技能|能力|术语|性)[^，。；;\n]{0,60}|[^，。；;：:\n]{2,60}专业(?=[，。；;\n]|$)|[^，。；;：:\n]{0,30}专业(?:科班|毕业|背景|出身|优先|的更|者优先|本科|专科|大专)[^，。；;\n]{0,40}|\b(?:degrees?|majors?|majored|(?<!level \d )diplomas?|bachelor(?:(?:'|’)s)?|master(?:(?:'|’)s)?|ph\.?d|b\.?sc|m\.?sc|b\.?eng|m\.?eng|(?<!\d\s?)(?:bs|ba|ms|ma)(?=\s+in\s)|hnd|hnc)\b[^.;,\n(]{0,40}?(?:,\s*(?:ideally|preferably)\s*)?\bin\b[^.;,\n]*(?:,[^.;,\n]{1,30}(?=,| or\b))*(?:,? or [^.;,\n]*){0,2}/gi;
