import {
  chineseVerbAt,
  englishWeakOpeners,
  findEnglishVerb,
  findTerms,
  OWNERSHIP,
  type Ownership,
} from '@verdant/lexicon';
import { latinWords } from '../text/words.ts';
import type { Source } from './known-facts.ts';
import { chineseWords, hasLikeMeaning, newChineseWords, saidIn } from './meaning/chinese-words.ts';
import { isPerson, TITLES } from './meaning/posts.ts';
import { withShortForms } from './meaning/short-forms.ts';
import { hasPeople, LED_CREW, leadingAsHaving } from './ownership/led-people.ts';
import { LIGHT_DEEDS } from './ownership/light-deeds.ts';

/** A deed in a text; `shared` where the clause says that somebody else did it and this person helped. */
type Deed = { lemma: string; level: Ownership; shared: boolean };

const ASSISTS =
  /\b(?:help(?:ed|ing|s)?|assist(?:ed|ing|s|ance)?|support(?:ed|ing|s)?|aid(?:ed|ing)?|contribut(?:ed?|ing)|participa(?:te|ted|ting|nt)|involved|took part|taking part|collaborat(?:ed?|ing)|shadow(?:ed|ing)?|observ(?:ed|ing)|attend(?:ed|ing)(?! to\b)|sat in on|worked (?:with|alongside|under)|part of (?:a|the))\b|参与|参加|协助|配合|辅助|支持|帮助|协同|跟随|支撑|协作|跟着|旁听|列席|观摩|见习|参(?=[编建研训演])|帮(?=[^，,。；;户客业居村]{1,4}?(?:[长师]|经理|主管|老师|师傅|同事|医生|护士|主任|导师|律师|会计|教练|班组))/i;
/** Base forms that are nouns or adjectives more often than deeds (lead time, own code, direct sales, head office). */
const NOT_BASE =
  /^(?:lead|leads|head|heads|own|direct|run|runs|drive|drives|control|controls|found|chair|champion|manage|managed)$/i;

/** `medication the nurse administered`: told without a word between. */
const THEIRS = /\b(?:the|a|an|my|our|another)\s+(?:[a-z-]+\s)?([a-z]+)\s+$/i;
/** Taught, checked, led by somebody else. */
const BY_OTHERS = /^\s+(?:[a-z]+ly\s+)?by\s+(?!me\b|myself\b|\w+ing\b)/i;

/** `Led a team that ran workshops`: of people the verb keeps its rank, whatever they did. */
const OF_PEOPLE = /^\s+(?:(?:an?|the|my|our|\d+) )?(?:[\w-]+ )?(?:teams?|crews?|staff|squads?|departments?)\b/i;

function weightOf({ base, level }: { base: string; level: Ownership }, rest: string): Ownership {
  if (OF_PEOPLE.test(rest)) return level;
  const light = LIGHT_DEEDS.find(([verb, object]) => verb.test(base) && object.test(rest));
  return light ? (Math.min(level, light[2]) as Ownership) : level;
}

/** A verb of command with an object of every day: to manage a caseload is to have one. */
export const isLightDeed = (word: string, rest: string): boolean => {
  const verb = findEnglishVerb(word);
  return verb !== undefined && weightOf(verb, rest) < verb.level;
};

/** A pilot that ran for a year: nobody is said to have run it. */
const RAN_BY_ITSELF =
  /\b(?:which|that|it|they|scheme|pilot|trial|course|project|programme|program|campaign|event|series|study|survey|contract) ran (?=(?:as|for|from|in|until|over|at|with|through|on|every|twice|once|alongside)\b)/gi;

const clauses = (text: string) =>
  text.replace(RAN_BY_ITSELF, (said) => ' '.repeat(said.length)).split(/[,;，；。]|\.(?!\d)|\band\b|\bwhile\b|并/);

function englishDeeds(clause: string, opening: boolean): Deed[] {
  const terms = findTerms(clause);
  const assist = clause.search(ASSISTS);
  return latinWords(clause).flatMap(({ text, from, to }, index) => {
    const verb = findEnglishVerb(text);
    if (!verb || terms.some((term) => term.from <= from && to <= term.to && term.to - term.from > to - from)) return [];
    const atStart = opening && index === 0;
    if (NOT_BASE.test(text) && !atStart && !/^(?:managed)$/i.test(text)) return [];
    if (/^found$/i.test(text)) return [];
    const rest = clause.slice(to);
    const isPast = text.toLowerCase() === verb.past;
    const isOthers = isPast && (BY_OTHERS.test(rest) || isPerson(clause.slice(0, from).match(THEIRS)?.[1] ?? ''));
    const shared = isOthers || (assist >= 0 && assist <= from);
    return [{ lemma: verb.base, level: weightOf(verb, rest), shared }];
  });
}

/** 用 Excel 表管理: things that a tool keeps. */
const BY_MEANS = /(?:用|采用|使用|借助|通过|以)\s?[^，,。；;]{0,8}(?:表|表格|软件|系统|台账|Excel|文档|工具)\s?$/i;
/** 带领旅游团, 带领学生: to guide those whom one teaches or shows round. */
const GUIDES = /^(?:带领|带队)[^，,。；;]{0,6}?(?:旅游团|游客|学生|孩子|学员|同学|儿童|幼儿|客人)/;

function chineseDeeds(clause: string): Deed[] {
  // 主持项目 is the name of a measure and a deed all the same
  const terms = findTerms(clause).filter(({ entry }) => entry.kind !== 'metric');
  const assist = clause.search(ASSISTS);
  const deeds: Deed[] = [];
  for (let at = 0; at < clause.length; at += 1) {
    const verb = chineseVerbAt(clause, at);
    if (!verb) continue;
    const to = at + verb.verb.length;
    const insideTerm = terms.some((term) => term.from <= at && to <= term.to && term.to - term.from > to - at);
    const isLight = GUIDES.test(clause.slice(at)) || (verb.verb === '管理' && BY_MEANS.test(clause.slice(0, at)));
    const level = isLight ? OWNERSHIP.did : verb.level;
    if (!insideTerm) deeds.push({ lemma: verb.verb, level, shared: assist >= 0 && assist <= at });
    at = to - 1;
  }
  return deeds;
}

export const deedsOf = (text: string): Deed[] =>
  clauses(text).flatMap((clause) => [...englishDeeds(clause, true), ...chineseDeeds(clause)]);

const LEADS =
  /\b(?:took the lead|at the helm|lead(?:ing)? role|presid(?:ed|ing)|helm(?:ed|ing)|marshal+(?:ed|ing)|quarterback(?:ed|ing)|shepherd(?:ed|ing)|co-?founded|co-?led|(?<!\b(?:in|of|with) (?:an?|the) )team of|direct reports|head(?:ed)? up|took ownership|in charge|took charge|accountable for)\b|(?<!所)带(?!教|徒|学徒)(?:了|过|着)?[^，,。；;]{0,6}(?:人|团队|小组)|下属|手下|挂帅|掌舵|总负责|率先|带头|第一负责人|核心负责|拍板|一把手|主力|骨干|核心成员/gi;
const IN_CHARGE =
  /\b(?:responsible for|in charge of|responsibility for|accountable for)\b|(?<![师员教生长手工家司方])负责|主管|分管/i;
/** 夜审由财务负责: somebody else, who is looked at elsewhere. */
const OTHERS = /由(?!我|本人|于)[^，,。；;]{1,8}?(?:负责|管理|主持|主管|牵头|主导|带领)/g;
const ALONE =
  /\b(?:sole(?:ly)?(?! under\b)|single-?handed(?:ly)?|independent(?:ly)?|alone|on my own(?! (?!(?:and|at|in|with|for|to|from|on|by|as|when|while|during|over|throughout|after|afterwards|before|until|since|once)\b)[a-z])|by (?:my|him|her)self|individually)\b|独立|独自|单独|一手|全权|一(?:个)?人(?!的)|单枪匹马|唯一/gi;
const TOGETHER =
  /\b(?:jointly|together with|alongside|co-[a-z]+|with (?:a|the|my) (?:team|colleagues?|mentor|supervisor)|under (?:the )?(?:guidance|supervision)|as part of|in collaboration)\b|共同|一起|一同|一道|会同|联合|合作|协作|合(?=[译编著写办拍演建])|在[^，,]{1,8}指导下|配合/i;

/** 团队合作精神 is a trait that somebody claims, no work done with others. */
const TRAIT = /(?:团队)?(?:合作|协作)(?:精神|意识|能力)/g;

/** 带领12人 and 带领十二人 are the same claim; the figures themselves are looked at elsewhere. */
const withoutFigures = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\d一二两三四五六七八九十百千万]+/g, '#')
    .replace(/\s*#\s*/g, '#');
/** 带领 12 人的队伍, 带队 12 人: people led are led in any words. */
const LED_ZH = /^带[^，,。；;]*(?:人|团队|小组)$/;
const onlyKnown = (pattern: RegExp, text: string, known: string) => {
  const lower = withoutFigures(known);
  return (text.match(pattern) ?? []).every((claim) => lower.includes(withoutFigures(claim)));
};

/** To take part in a contest, an exam or a course is no help that somebody else was given, nor is it to serve customers. */
const ATTENDED =
  /(?:参加|参与)[^，,。；;]{0,10}?(?:评比|比武|比赛|竞赛|大赛|评选|考试|考核|培训|讲座|论坛|(?:活动日?|展会|年会|演出|晚会|仪式|聚会)(?=[，,。；;、]|$))|\b(?:who|that) (?:had )?(?:attended|participated|observed)\b|\battended (?:(?:over|about|around|more than|up to) )?(?:[\d,]+\+? |[a-z]+ ){0,3}?(?:births|calls|call-?outs|incidents|emergencies|fires|patients|scenes|breakdowns|accidents)\b|\b(?:assist|help)(?:ed|ing) (?:up to |about )?(?:[\d,]+ |the |our )?(?:customers|guests|shoppers|visitors|callers|passengers|diners)(?= (?:on|at|in|over|by|via|and|each|per|daily)\b|[,.;]|$)/gi;
export const withoutContests = (text: string): string => text.replace(ATTENDED, (said) => ' '.repeat(said.length));
/** Words under which a part of the work stays a part: taught, guided, with others. */
const STILL_SHARED =
  /\b(?:together|jointly|alongside|with (?:a|an|the|my|one|another|two|three|four|five|\d+)|under|supervised|pair|second-seat|member of|(?:person|man|strong) (?:crew|gang|team|squad))\b|\bin (?:collaboration|conjunction|partnership|cooperation) with\b|\bin (?:an? |the )(?:[a-z0-9-]+ )?team\b|\bthat (?:our|the|my) (?:crew|gang|team|group|squad|unit|department|shift|class|section|office|committee|colleagues) [a-z]+|\b(?:a|an|my|one|another|two|three|four|\d+) [a-z]+ and I\b|\bone of (?:an?|the|two|three|four|five|six|\d+)\b|指导下|带教下|带领下|共同|一起|一道|一同|联合|合作|会同|由(?!我|本人)[^，,。；;（）()]{1,8}?(?:指导|带领|带教|督导)|承担(?:其中|部分)|承担[^，,。；;]{1,12}部分|成员|一员|组员|队员|(?:^|[，,。；;并])(?:跟?随|跟(?![进踪单催]))\p{Script=Han}{2}/iu;
/** Whether a text says that somebody else did it, or others as well. */
export const isSharedOrHelped = (text: string): boolean =>
  ASSISTS.test(text) || TOGETHER.test(text) || STILL_SHARED.test(text) || text.search(GUIDED) >= 0;

/** Duties whose name is a verb of care: who does it is in charge of it. */
const IN_CARE =
  /(?<!指)带(?:了|过)?\s?(?:\d+|[一二两三四五六七八九十]+)\s?[个名人位](?!\p{Script=Han}{0,3}(?:学生|孩子|徒|新|实习|研究生|班|幼儿|小朋友|学员))|(?:^|[，,。；;、兼还另又])管(?![理道网线件子材床控])|归我|由我(?:管|负责|来)|我(?:来)?管|打理|代管|管护|看管|照管|掌管|值守/u;

/** To look after things is to manage them; people and animals are cared for. */
const LOOKED_AFTER =
  /\b(?:look(?:ed|ing|s)? after|t(?:ook|aking) (?:over|care of)) (?!(?:[\w-]+ ){0,4}?(?:children|kids|pupils|babies|toddlers|infants|residents|patients|elderly|people|clients|customers|guests|visitors|staff|team|volunteers|trainees|animals|dogs|cats|horses|calves|cattle|sheep|pigs|hens|brother|sister|mother|father|parents|grand[a-z]+|shop|store|office|branch|department|company|project|business)\b)/i;
const TOOK_CHARGE = /\b(?:took|taking|take|was|were|been|left) (?:in )?charge of\b/i;
/** Done by others, and the one who writes was in charge. */
const UNDER_MINE = /\bunder my (?:supervision|guidance|direction|management|leadership|oversight|charge)\b/i;

/** 周五当班长: who holds such a post is in charge. */
const LEADS_BY_POST =
  /(?<!副|配合|协助)(?:当(?!班(?!长)|[时前天日晚])|任|担任|做)(?:了|过)?(?:(?!副|见习|代理|协助)\p{Script=Han}){0,4}(?:组长|班长|队长|领班|店长|工长)(?![助的])/u;

/** In charge of 6 cleaners, responsible for a team of 16: of people that is to lead them. */
const IN_CHARGE_OF_PEOPLE =
  /\b(?:responsible for|in charge of) (?:an? |the |my )?(?:(?:[a-z-]+ )?(?:team|crew|gang|shift|squad) of )?(?:about |around |up to )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) (?:[a-z-]+ ){0,2}?([a-z]+)(?=\s*(?:[,;.)(]|$)| (?:on|in|at|for|and|during|who|across|over|with)\b)/i;
const hasPeopleInCharge = (text: string): boolean => {
  const who = IN_CHARGE_OF_PEOPLE.exec(text);
  return (
    who !== null &&
    (isPerson(who[1]!) || isPerson(who[1]!.replace(/s$/, '')) || /^(?:people|staff|men|women)$/i.test(who[1]!))
  );
};

/** The most that the original claims for the person alone: helping words keep their clause at `assist`. */
function claimed(original: string): { level: Ownership; own: Set<string> } {
  const lower = original.trim().toLowerCase();
  const weak = englishWeakOpeners.find(({ phrase }) => lower.includes(`${phrase} `));
  const deeds = deedsOf(original);
  const own = deeds.filter(({ shared, level }) => !shared && level > OWNERSHIP.assist);
  const assists = ASSISTS.test(original);
  const levels = own.map(({ level }) => level);
  if (weak && weak.level > OWNERSHIP.assist) levels.push(weak.level);
  if ([IN_CARE, LED_CREW, UNDER_MINE, LOOKED_AFTER, TOOK_CHARGE, LEADS_BY_POST].some((care) => care.test(original)))
    levels.push(OWNERSHIP.managed);
  if (hasPeopleInCharge(original) && !assists) levels.push(OWNERSHIP.led);
  const co = original.match(/\bco-([a-z]+)/i)?.[1];
  const shared = co && findEnglishVerb(co);
  if (shared) levels.push(shared.level);
  const base = levels.length > 0 ? OWNERSHIP.did : assists ? OWNERSHIP.assist : OWNERSHIP.did;
  return { level: Math.max(base, ...levels) as Ownership, own: new Set(own.map(({ lemma }) => lemma)) };
}

/** 负责收银 where the person has written 收银: of one's own work no rank, where it names no deed and was neither help nor shared. */
export const inCare = (text: string, original: string): string => {
  if (ASSISTS.test(original) || TOGETHER.test(original) || STILL_SHARED.test(original)) return text;
  if (/由(?!我|本人)|让|安排我|跟(?![进踪单催])|(?<![传世时现年古当后])代(?![码谢表])/.test(original)) return text;
  const hasDeeds = deedsOf(original).length > 0;
  return text.replace(IN_CARE_OF, (said, rest: string) => {
    const work = rest.replace(COUNTED_BEHIND, '');
    const isOwn = (ROUTINE.test(work) || isAllSaid(work, original)) && hasOwnWord(work, original);
    return !hasDeeds || isOwn ? `从事${rest}` : said;
  });
};
/** Work of every day, of which somebody is in charge who does it; to be in charge of a development is more. */
const ROUTINE =
  /(?:维护|保养|护理|照料|照看|看护|清洁|保洁|打扫|清洗|消毒|撰写|写作|编写|整理|归档|登记|记录|填写|值守|巡查|巡视|检查|检验|检测|收银|接待|接听|打印|配送|搬运|分拣|打包|录入|核对|更新|翻译|校对|排班|处理|维修|检修|操作|备料|采购|盘点|拍摄|剪辑|排版|回复|讲解|答疑|批改|授课|教学|种植|喂养|驾驶|运营|跟进|解答|催缴|催收|回访|安装|焊接|装配|包装|发放|收取)(?:工作|任务|事宜)?$/;
/** Work that is more when somebody is in charge of it, however it was told. */
const WEIGHTY =
  /项目|开发|研发|设计|策划|规划|运营|统筹|建设|搭建|招聘|预算|团队|部门|公司|整体|全部|体系|战略|市场|决策|审批|架构|方案/;
/** 负责案卷整理、法院立案 where the person has written 整理案卷、跑法院立案: their own deeds, each of them told. */
const isAllSaid = (rest: string, original: string): boolean =>
  !WEIGHTY.test(rest) && newChineseWords(rest, saidIn(original)).length === 0;
/** 负责 with what it is said of, to the end of its clause. */
const IN_CARE_OF = /(?<![全总要心立体])负责(?!人|制|整|全|总|管理|统筹|领导)([^，,。；;]*)/g;
/** 跟进个案约 46 个: how many stands behind. */
const COUNTED_BEHIND =
  /\s?(?:共|约|近|逾|总计|累计)?\s?(?<![\d,.])\d[\d,.]{0,15}\s?[余多万千]{0,3}\s?\p{Script=Han}{0,2}$/u;
/** 负责织机的维护 where the person has written 维护, in these or like words. */
function hasOwnWord(rest: string, original: string): boolean {
  const said = saidIn(original);
  const bare = rest.replace(/(?:工作|任务|事宜)$/, '');
  const last = chineseWords(bare).at(-1)?.text ?? '';
  if (bare.length > 1 && original.includes(bare.length > 3 ? bare.slice(-2) : bare)) return true;
  return last.length > 1 && (original.includes(last) || hasLikeMeaning(last, said));
}

/** A group that was responsible for something. */
const THEIR_CHARGE =
  /\b(?:group|team|committee|panel|body|unit|department|board|crew|people|those)\s+(?:that (?:was|is)\s+)?(?:responsible for|in charge of)/gi;
/** Responsible for opening, where the person has written: opened. */
const OWN_DEED = /\bresponsible for\s+([a-z]+ing)\b/gi;

/** 在师傅带领下: who led was somebody else. */
const GUIDED =
  /在[^，,。；;]{1,14}?(?:带领|指导|领导|带教|安排|组织|监督|主持|指挥)下|由(?!我|本人)[^，,。；;（）()]{1,8}?(?:带领|指导|带教|督导)(?![人员师者])|(?<=[a-z] )supervised(?= [a-z])/g;
export const withoutGuides = (text: string, original = '') =>
  text.replace(GUIDED, (said) =>
    said !== 'supervised' || /\bunder\b[^,;.]*\bsupervision|supervised by/i.test(original)
      ? ' '.repeat(said.length)
      : said,
  );
/** 领导安排我, 受领导安排, 在律师带领下: those who lead are others. */
const LEADERS =
  /(?:受|由|向|给|为|经|按|随|陪|和|与|跟|被)领导|领导(?=安排|要求|交办|交给|指派|派|让|叫|审批|批准|审核|同意|的)|在[^，,。；;]{1,14}?(?:带领|领导|主持|指挥)下/g;
const withoutLeaders = (text: string) => text.replace(LEADERS, (said) => ' '.repeat(said.length));
/** To be in charge of people is said in several words of one level. */
const IN_CHARGE_OF = /^(?:in charge|took charge|team of|direct reports|head(?:ed)? up|下属|手下)$/i;

/** The ladder: took part < did < was in charge < led. A rewrite may step down, never up. */
export function ownershipHolds(text: string, source: Source): boolean {
  const rewrite = inCare(leadingAsHaving(text, source.original), source.original).replace(OTHERS, (said) =>
    source.original.includes(said.slice(1, 3)) ? ' '.repeat(said.length) : said,
  );
  const { level, own: claimedDeeds } = claimed(withoutLeaders(withoutContests(source.original)));
  const own = withoutGuides(rewrite, source.original);
  const deeds = deedsOf(withoutLeaders(own)).filter(({ shared }) => !shared);
  const led =
    level >= OWNERSHIP.managed
      ? own.replace(LEADS, (said) =>
          IN_CHARGE_OF.test(said) || (LED_ZH.test(said) && hasPeople(source.original)) ? '' : said,
        )
      : own;
  const entry = source.entry.join('\n');
  // who only helped still helps, whatever verb stands there
  const original = withoutContests(source.original.replace(TRAIT, ''));
  const helped =
    level > OWNERSHIP.assist || !ASSISTS.test(original) || ASSISTS.test(rewrite) || STILL_SHARED.test(rewrite);
  // a new deed in a sentence that still says so is a question of what is new, not of rank
  const stillHelps = ASSISTS.test(original) && (ASSISTS.test(rewrite) || STILL_SHARED.test(rewrite));
  const inCharge =
    !IN_CHARGE.test(
      rewrite
        .replace(THEIR_CHARGE, ' ')
        .replace(OWN_DEED, (said, deed: string) => (claimedDeeds.has(findEnglishVerb(deed)?.base ?? '') ? ' ' : said)),
    ) ||
    IN_CHARGE.test(original) ||
    level >= OWNERSHIP.managed;
  return (
    helped &&
    inCharge &&
    deeds.every(
      (deed) => deed.level <= level || claimedDeeds.has(deed.lemma) || (stillHelps && deed.level <= OWNERSHIP.did),
    ) &&
    onlyKnown(LEADS, led, source.original) &&
    (new RegExp(`${ALONE.source}|\\bthe only\\b|\\b(?:as|was) only\\b|[就只仅]有?我(?!们)`, 'i').test(
      source.original,
    ) ||
      onlyKnown(ALONE, rewrite, source.original)) &&
    onlyKnown(TITLES, rewrite, withShortForms(entry)) &&
    (!TOGETHER.test(original) || TOGETHER.test(rewrite) || ASSISTS.test(rewrite) || STILL_SHARED.test(rewrite))
  );
}
