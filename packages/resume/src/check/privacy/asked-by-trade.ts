import type { ResumeDocument } from '../../document/document.ts';
import { monthRange } from '../../text/months.ts';
import type { PersonalKind } from '../../text/personal-statements.ts';

/** Families who take somebody into their home ask for these, and agencies print them. */
const IN_HOMES = /住家(?:保姆|阿姨|[，,、；;。]|$)|保姆|月嫂|育儿嫂|家政|护工|养老护理|照顾(?:卧床)?老人/;

/** Posts on ships, rigs and aircraft, and posts abroad: visas, lists of crew and medicals need these. */
const CREW =
  /\b(?:offshore|subsea|seafar\w+|sea(?:man|men)|(?<!sky)divers?|dive (?:supervisor|technician|master)|ROV (?:pilot|tech\w*|supervisor)|deck ?(?:officer|cadet|rating|hand)|bos['’]?u?n|boatswain|(?:chief|first|second|third|1st|2nd|3rd) (?:mate|officer)|(?:marine|ship['’]?s) (?:engineer|captain|master|cook|electrician|officer)|master mariner|able seaman|tug ?(?:master|mate)|skipper|yacht\w*|stewardess|cruise ships?|driller|derrickman|roustabout|roughneck|toolpusher|cabin crew|flight (?:attendant|engineer|crew)|air host\w+|(?:airline|commercial|helicopter|line|charter|bush) pilot|co-?pilot|loadmaster|drilling|ski (?:instructor|guide|resort)|danc(?:er|ing)|circus|acrobat|touring|(?:MSF|UN\w{2,4}|ICRC|WFP|IOM|NGO|Oxfam)|red cross|united nations|expat\w*|humanitarian|aid worker|peacekeep\w+|(?:TEFL|ESL|EFL)|au pair|foreign service)\b|海员|船员|船长|[大二三]副|轮机|水手|空乘|空姐|空少|飞行员|潜水员|钻井|外派|驻外|劳务输出/i;
/** Papers of whoever is sent out to sea or over a border. */
const CREW_PAPERS =
  /\b(?:seaman['’]?s book|discharge book|STCW|BOSIET|FOET|HUET|OGUK|OPITO|ENG ?1|GWO|yellow fever|schengen|C1\/D|passport (?:no|number|valid|expir)\w*)\b|海员证|船员服务簿|适任证/i;
/** Whose nationality says whether they may be hired. */
const LEAVE_TO_WORK =
  /\b(?:right to work|work (?:permit|visa)|visa status|security clearance|SC cleared|TS\/SCI|ITAR|federal (?:government|agency|civilian|service|employee))\b/i;
/** Posts that are filled by measure: whoever hires states the least height. */
const BY_MEASURE =
  /空乘|空姐|空少|乘务|安检|保安|礼仪|模特|消防员|辅警|特勤|护卫|海员|船员|水手|潜水|飞行|教练|舞蹈|主播|主持|演员/;

type Asking = readonly { of: RegExp; asked: readonly PersonalKind[] }[];
const OF_CREW: readonly PersonalKind[] = ['nationality', 'birth', 'sex', 'body', 'health', 'photo'];
const byWords: Asking = [
  { of: IN_HOMES, asked: ['stars', 'body', 'health'] },
  { of: CREW_PAPERS, asked: OF_CREW },
  { of: LEAVE_TO_WORK, asked: ['nationality'] },
];
const byPosts: Asking = [
  { of: CREW, asked: OF_CREW },
  { of: BY_MEASURE, asked: ['body'] },
];

/** Months after which a post says nothing of what somebody does now. Our judgement. */
const LEFT_LONG_AGO = 10 * 12;
/** What whoever hires for the posts that somebody holds or aims at asks for, though others do not. */
export function askedByTrade({ allFields, content, today }: ResumeDocument): ReadonlySet<PersonalKind> {
  const { intention, work } = content;
  const isOfNow = ({ end }: { end: string | null }) => today - (monthRange(end ?? '')?.last ?? today) <= LEFT_LONG_AGO;
  const posts = [intention.position, ...work.filter(isOfNow).map(({ company, position }) => `${position} ${company}`)];
  const askedIn = (asking: Asking, texts: readonly string[]) =>
    asking.flatMap(({ of, asked }) => (texts.some((text) => of.test(text)) ? asked : []));
  return new Set([
    ...askedIn(
      byWords,
      allFields.map(({ text }) => text),
    ),
    ...askedIn(byPosts, posts),
  ]);
}

/** Whether somebody is sent out with a crew, whose papers name whom to call. */
export const isOfCrew = ({ allFields, content: { intention, work } }: ResumeDocument): boolean =>
  allFields.some(({ text }) => CREW_PAPERS.test(text)) ||
  [intention.position, ...work.map(({ position }) => position)].some((post) => CREW.test(post));
