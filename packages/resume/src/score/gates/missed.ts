import { hasStudyWord, hasTitleWord, headingKind, isPlace } from '@verdant/lexicon/vocabulary';
import type { Check, FieldSpan } from '../../check/check.ts';
import type { ResumeDocument } from '../../document/document.ts';
import { linesAt, linesIn, linesLeftAt, linesOfField, saysAnywhere } from '../../document/whole/whole-text.ts';
import { hasFigure } from '../../text/quantities.ts';
import { allSimplified } from '../../text/simplified.ts';
import { isStatement } from '../../text/statement.ts';

/** Whether what a check misses may be said after all, in some wording and some place of the document. */
type MayBeSaid = (document: ResumeDocument, span: FieldSpan) => boolean;

const anywhere =
  (words: RegExp): MayBeSaid =>
  (document) =>
    saysAnywhere(document, words);

/** From when to when and for how long: `January 2018 - June 2019 (1 year 6 months)`. */
const TIMES =
  /\b(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]{0,6}\b|\b(?:years?|yrs?|months?|mos?|present|current|now|to|until)\b|[年个月至到今]/gi;
const hasWords = (line: string): boolean =>
  /\p{L}{2}/u.test(line.replace(TIMES, ' ')) && headingKind(line.trim()) === null;
/** Words beside an entry that went into none of its fields: each may be what its fields lack. */
const leftBeside: MayBeSaid = (document, { path }) => linesLeftAt(document, path).some(hasWords);
const yearBeside: MayBeSaid = (document, { path }) =>
  linesLeftAt(document, path).some((line) => /(?<!\d)(?:19|20)\d\d(?!\d)|至今|present|now\b|ongoing|在读/i.test(line));

/** In the head of a page stand names of places that no list holds: a part of a line with a capital, of few letters. */
const HEAD = 14;
const SAYS_PLACE =
  /\b(?:based|living|lives?|located|resident|address|location|city|town|suburb|post ?code|zip|relocat\w*|remote)\b|现居|居住|住址|地址|所在|坐标|常驻|籍贯|户口|户籍|[省市区县镇]/i;
const mayNamePlace = (line: string): boolean =>
  SAYS_PLACE.test(line) ||
  line
    .split(/[,，、;；|｜/·•()（）–—]|\s{2,}|\s-\s/)
    .map((part) => part.trim())
    .some((part) => isPlace(part)) ||
  (/^[^.!?]{4,60}$/.test(line) &&
    /\p{Lu}\p{Ll}{2,}(?: \p{Lu}\p{Ll}+){0,2}, ?\p{Lu}[\p{L}]+/u.test(line) &&
    !hasTitleWord(line));
const placeInHead: MayBeSaid = (document) => {
  const lines = linesIn(document);
  return [...lines.slice(0, HEAD), ...lines.slice(-HEAD)].some(mayNamePlace);
};

const PHONE =
  /(?<!\d)(?!(?:19|20)\d\d\s?[-–./])\+?\d(?:[\s().-]{0,2}\d){6,13}(?!\d)|\b(?:phone|mobile|tel|cell|call)\b|电话|手机|微信|聯絡/i;
const LINK =
  /https?:|\bwww\.|linkedin|github|gitlab|gitee|behance|dribbble|instagram|portfolio|blog|\.(?:com|net|org|io|me|dev|co|design|art|cn)\/|作品|主页|博客|公众号|抖音|小红书|B站|站酷|微博|知乎|账号|帐号/i;
/** `@juno.blooms`, which is no address of mail. */
const ACCOUNT = /(?:^|[\s:：|·,，(（])[@＠][\w.]{3,}/;
const NAMES_SKILLS =
  /\b(?:skills?|competenc\w+|expertise|proficien\w+|toolkit|tech(?:nical|nologies)?|tools|software|knowledge of|familiar with)\b|技能|技術|专长|特长|擅长|熟练|精通|熟悉|掌握|能力|软件/i;
const AIMS =
  /\b(?:objective|goal|seeking|looking for|target|applying for|applied for|desired (?:role|position)|position applied|interested in|hoping to|keen to|want to|would like)\b|应聘|應徵|应征|求职|求職|意向|目标|希望|想[做找当从]|期望|寻求|投递|申请/i;

/** Where somebody was while no job is listed: in words that mean nothing else, wherever they stand. */
const AWAY =
  /\b(?:career|employment) (?:gap|break)\b|\bgap year\b|\b(?:parental|maternity|paternity|carer['’]?s|sick|study) leave\b|\bsabbatical\b|\b(?:stay[- ]at[- ]home|full[- ]time) (?:mum|mom|mother|dad|father|parent|carer)\b|\b(?:rais(?:ed|ing)|car(?:ed|ing) for|look(?:ed|ing) after|nurs(?:ed|ing)) (?:my|our|an? (?:elderly|sick|ill)|(?:his|her) own|young) \b|\bmy (?:own )?(?:mother|father|mum|mom|dad|parents?|husband|wife|children|kids|sons?|daughters?|health|illness|surgery)\b|\b(?:redundan\w+|laid off|furlough\w*|unemployed|between jobs|out of work|odd jobs|emigrated|immigrated|moved (?:to|back|home|abroad)|return(?:ed|er|ing) (?:to|from)|travell?ed|travell?ing|self-employed|freelanc\w*)\b|照[顾看料护護顧]\S{0,10}(?:[父母]|老人|孩子|家人|公婆|爱人|奶奶|爷爷|丈夫|妻子|女儿|儿子)|带孩子|带娃|育[儿兒婴]|生育|生孩子|怀孕|待产|产假|回老家|回乡|家里(?:有|的)?事|陪读|陪护|生病|住院|手术|休养|养病|考研|备考|脱产|出国|待业|失业|裁员|疫情|打零工|零活|散工|自己(?:做|干|开|经营)|创业|个体户|空[窗档]|间隔年|服役|入伍|退伍|参军/i;
/** The same in words of many senses, in what is told of oneself and not of a job. */
const MAY_BE_AWAY =
  /\b(?:break|leave|family|parents?|mother|father|children|kids|baby|illness|sick|injur\w+|surgery|recover\w+|travel\w*|abroad|relocat\w+|studying|full[- ]time|covid|pandemic|volunteer\w*|casual|home|military|army|navy|time out|time off)\b|家庭|父亲|母亲|父母|老人|孩子|老家|休息|调整|读书|进修|培训|旅行|兼职|自由/i;
/** `孩子已上小学，由老人接送`: that nothing keeps somebody from work says nothing of the time before. */
const FREE_NOW =
  /(?:孩子|小孩|子女|儿子|女儿)[^，,。；;\n]{0,10}(?:已|都|在|上)[^，,。；;\n]{0,10}(?:幼儿园|小学|初中|高中|大学|学|成年|工作|住校|大了)[^。；;\n]{0,16}|(?:老人|父母|家人|公婆)[^，,。；;\n]{0,4}(?:接送|帮(?:忙)?带|照看)[^，,。；;\n]{0,8}|\b(?:children|kids|sons?|daughters?) (?:are |is )?(?:now |all )?(?:grown(?: up)?|at (?:school|university|college)|adults)\b/gi;
const aboutOneself = ({ content: { basics, custom }, loose }: ResumeDocument): string[] => [
  basics.introduction,
  ...custom.flatMap(({ title, items }) => [title, ...items]),
  ...loose,
];
/** That a job was not a whole one, or belongs to the other. */
const PARTLY =
  /\b(?:part[- ]time|hours?|hrs?|weekends?|evenings?|nights?|shifts?|student|stud(?:y|ies|ying)|school|semester|term|summer|seasonal|casual|freelanc\w*|self[- ]employed|contract\w*|consult\w*|volunt\w*|concurrent\w*|alongside|while|secondment|seconded|acting|board|advis\w*|adjunct|visiting|second job|side|own business|locum|agency|bank|zero|project|assistantship|intern\w*|trainee|apprentice\w*|merged|acquired|subsidiary|formerly|transferred)\b|兼|课余|业余|周末|每周|小时|实习|學生|学生|在校|暑|寒假|借调|挂职|外派|派驻|委派|项目|顾问|自由|同时|期间|志愿|集团|子公司|更名|改制|合并|收购/i;

/** Figures in any form, also those that no list of quantities knows: 两间, `a dozen`, `twice`; a year is none. */
const YEARS = /(?<!\d)(?:19|20)\d\d(?!\d)(?:\s?[-–—~至到/.年]\s?(?:\d{1,4}月?)?)?/g;
const ANY_FIGURE =
  /\d|[一二两三四五六七八九十百千万亿半][余多来]?[个间位名人家次场条种项台套栋层辆份篇张门班桌道轮年月天周小倍成批店]|翻番|一倍|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundreds?|thousands?|dozens?|half|twice|double[ds]?|tripled?)\b/i;
const hasAnyFigure = (text: string): boolean => ANY_FIGURE.test(text.replace(YEARS, ' '));
const figureBeside: MayBeSaid = (document, { path, text }) =>
  hasFigure(allSimplified(text)) ||
  hasAnyFigure(text) ||
  linesLeftAt(document, path).some((line) => isStatement(line) && hasAnyFigure(line));
const figureInEntry: MayBeSaid = (document, { path }) =>
  (linesAt(document, path) ?? []).some((line) => isStatement(line) && hasFigure(allSimplified(line)));
/** A figure of any kind in another point of the same job: then something of it is measured. */
const figureInRole: MayBeSaid = ({ roles }, { path }) =>
  roles.some(
    ({ bullets }) => bullets.some((one) => one.path === path) && bullets.some(({ text }) => hasAnyFigure(text)),
  );
/** Statements with a figure that somebody wrote, wherever they were filed: so many, and it is not true that there are none. */
const LEAST_MEASURED = 3;
const isMeasured: MayBeSaid = (document) =>
  linesIn(document).filter((line) => isStatement(line) && hasAnyFigure(line)).length >= LEAST_MEASURED;
const statementBeside: MayBeSaid = (document, { path }) => linesLeftAt(document, path).some(isStatement);

/** Years that a line names, all before or all behind a gap, are those of another time, unless it goes on from them. */
const GOES_ON = /至今|以后|之后|此后|起|\b(?:since|from|after|until now|present|onwards?)\b/i;
const isOfOtherTime = (line: string, from: number, to: number): boolean => {
  const years = Array.from(line.matchAll(/(?<!\d)(?:19|20)\d\d(?!\d)/g), ([year]) => Number(year));
  return years.length > 0 && !GOES_ON.test(line) && (Math.max(...years) < from || Math.min(...years) > to);
};
/** In which years the time lies that is not accounted for: behind the end of a job, or before its beginning. */
function yearsOfGap({ content: { work }, today }: ResumeDocument, { path, text }: FieldSpan): [number, number] {
  const year = Number(text.slice(0, 4));
  if (path.endsWith('/end')) return [year, Math.floor(today / 12)];
  const ends = work.flatMap(({ end }) => (end === null ? [] : [Number(end.slice(0, 4))])).filter((end) => end <= year);
  return [ends.length > 0 ? Math.max(...ends) : 0, year];
}
const timeToldOf: MayBeSaid = (document, span) => {
  const [from, to] = yearsOfGap(document, span);
  return (
    linesIn(document).some((line) => AWAY.test(line) && !isOfOtherTime(line, from, to)) ||
    aboutOneself(document).some(
      (text) => MAY_BE_AWAY.test(text.replace(FREE_NOW, ' ')) && !isOfOtherTime(text, from, to),
    )
  );
};

const DEGREE_NAMED =
  /bachelor|master|doctor|diploma|certificate|\b(?:b|m|ph)\.? ?(?:sc|a|d|com|eng|tech|ed|phil)\b|hn[cd]|nvq|学历|学位|[中大]专|本科|学士|硕士|博士|研究生/i;
/** A degree, or a place where one is taken. */
const DEGREE = new RegExp(
  `${DEGREE_NAMED.source}|degree|高中|中学|职高|技校|學|university|college|school|institute|大学|学院`,
  'i',
);
/** The lines next to an entry's, whosever they became: two entries may have been made of one, or one of two. */
const NEXT = 2;
function nextTo({ written }: ResumeDocument, path: string): string[] {
  const base = path.slice(0, path.lastIndexOf('/'));
  const own = Object.entries(written?.of ?? {}).flatMap(([at, lines]) =>
    at === `${base}/school` || at === `${base}/degree` || at === `${base}/start` ? lines : [],
  );
  if (!written || own.length === 0) return [];
  return written.lines.slice(Math.max(0, Math.min(...own) - NEXT), Math.max(...own) + NEXT + 1);
}
const degreeBeside: MayBeSaid = (document, span) =>
  leftBeside(document, span) || nextTo(document, span.path).some((line) => DEGREE_NAMED.test(line));
/** `金融 硕士 金融学院` below a school with its years: the rest of its head, whatever it was read as. */
function headBelow({ written }: ResumeDocument, path: string): boolean {
  const base = path.slice(0, path.lastIndexOf('/'));
  const own = ['school', 'degree', 'start'].flatMap((key) => written?.of[`${base}/${key}`] ?? []);
  const below = written?.lines[Math.max(...own) + 1] ?? '';
  return DEGREE_NAMED.test(below) && !/(?:19|20)\d\d/.test(below);
}
const studyBeside: MayBeSaid = (document, span) =>
  headBelow(document, span.path) ||
  leftBeside(document, span) ||
  nextTo(document, span.path).some((line) => hasStudyWord(line) || /专业|主修|学系|\bmajor\b|\bfield\b/i.test(line));

const ofField: Readonly<Record<string, MayBeSaid>> = {
  degree: degreeBeside,
  major: studyBeside,
  school: leftBeside,
  end: yearBeside,
  start: yearBeside,
  company: leftBeside,
  position: leftBeside,
  name: leftBeside,
};
const fieldLacks: MayBeSaid = (document, span) =>
  span.path.includes('/')
    ? (ofField[span.path.split('/').at(-1)!]?.(document, span) ?? false)
    : saysAnywhere(document, DEGREE);

/** A tool that the summary names, in any line besides the summary's own. */
const toolElsewhere: MayBeSaid = (document, { path, text, from = 0, to = 0 }) => {
  const word = text.slice(from, to).toLowerCase();
  const own = new Set(linesOfField(document, path).map((line) => line.trim()));
  return linesIn(document).some((line) => line.toLowerCase().includes(word) && !own.has(line) && !text.includes(line));
};

/** A level beside the name of a language, whichever column it stood in. */
const LEVEL =
  /native|mother|fluent|bilingual|conversational|basic|intermediate|advanced|proficien|beginner|\b[ABC][12]\b|IELTS|TOEFL|TOEIC|JLPT|CET|TEM|\bN[1-5]\b|母语|流利|熟练|良好|一般|[四六八]级|雅思|托福|[★☆●○■□]{2,}/i;
/**
 * What each check that says something is missing looks for in the whole of the document before it may say so; those that
 * stand in no row miss nothing.
 */
const MISSED: Readonly<Record<string, MayBeSaid>> = {
  'SEC-01': (document) => (document.written?.left ?? []).some((at) => at < HEAD),
  'SEC-02': anywhere(/[@＠]|\be-?mail\b|邮箱|電郵|郵箱/i),
  // a number that stands there whole is not missed
  'SEC-03': (document, { text }) => !/^\+[\d\s().-]+$/.test(text.trim()) && saysAnywhere(document, PHONE),
  'SEC-04': placeInHead,
  'SEC-05': anywhere(AIMS),
  'SEC-06': anywhere(
    /\b(?:worked?|job|employ\w*|intern\w*|volunt\w*|assistant|project)\b|工作|实习|兼职|项目|志愿|公司/i,
  ),
  'SEC-07': fieldLacks,
  'SEC-08': (document, { text }) => text === '' && saysAnywhere(document, NAMES_SKILLS),
  'SEC-09': fieldLacks,
  'SEC-10': anywhere(LINK),
  'SEC-17': (document) => saysAnywhere(document, LINK) || saysAnywhere(document, ACCOUNT),
  'SEC-19': toolElsewhere,
  'SEC-21': (document, span) =>
    /注册/.test(span.advice?.zh ?? '') &&
    saysAnywhere(document, /注册单位|注册于|在册|有效期|未注册|初始注册|可转注|到期/),
  'SEC-22': anywhere(/\bdoi\b|\b10\.\d{4}|https?:|arxiv|\bpmid\b|cnki|知网/i),
  'SEC-23': anywhere(NAMES_SKILLS),
  'SEC-27': anywhere(/求职意向|应聘(?:岗位|职位)|应征|意向(?:岗位|职位)|期望(?:职位|岗位)/),
  'SEC-29': (document) => saysAnywhere(document, LEVEL),
  'DAT-03': timeToldOf,
  'DAT-04': (document, { path }) => (linesAt(document, path) ?? []).some((line) => PARTLY.test(line)),
  'IMP-02': (document, span) => figureBeside(document, span) || figureInRole(document, span),
  'IMP-03': statementBeside,
  'IMP-07': statementBeside,
  'IMP-08': statementBeside,
  'IMP-11': (document, span) => figureBeside(document, span) || figureInEntry(document, span),
  'IMP-12': leftBeside,
  // the name of a house of which only the kind was read
  'STY-13': (document, span) => span.to === undefined && !span.text.includes('某') && leftBeside(document, span),
};

/** The same of what is said of all work at once: nothing else was looked through for it. */
const MISSED_OF_ALL_WORK: Readonly<Record<string, MayBeSaid>> = { 'IMP-02': isMeasured };

/** Whether a check says that something is missing which the document may say. */
export const mayBeSaid = (document: ResumeDocument, { id }: Check, span: FieldSpan): boolean => {
  // of all projects or education at once the document was looked through already
  const said = (span.path === 'work' ? MISSED_OF_ALL_WORK : span.path === 'projects' ? {} : MISSED)[id];
  if (!said) return false;
  // what was typed into fields is missing where its field is empty
  if (document.written === null && id.startsWith('SEC-')) return false;
  return said(document, span);
};
