import type { JobSpan } from '@verdant/contracts';
import { type Clause, clausesOf, clausesWithStudies } from '../clauses.ts';
import { withoutAsides } from '../headings/aside-lines.ts';
import { NOT_ASKED } from '../phrases.ts';
import { DEGREE_ORDER, degreesIn, type NamedDegree } from './degree-names.ts';

/** `学历不限`, `no degree required`, `we don't ask for a degree`: none is demanded, whatever else is named there. */
const FREE =
  /(?:学历|文化程度|文凭)(?:要求|方面)?\s*[:：]?\s*(?:无|均|都)?(?:不限|不看|不问|不卡|不要求|不[作做](?:硬性|硬|强制)?要求|不是硬性|无要求|无所谓|可(?:以)?(?:商量|谈|放宽)|好商量|没写就是没要)|不限学历|不看学历|不问学历|不卡学历|degrees? (?:is |are )?not (?:required|needed|necessary|essential)|(?:no|without an?) (?:formal )?(?:degree|diploma|qualifications?)(?: is| are)? (?:required|needed|necessary)|\b(?:degrees?|college|university|diplomas?)\b[^\n.;]{0,60}\bwe (?:don['’]?t|do not) (?:check|care|mind|ask|require)|\b(?:don['’]?t|do not|never|nor do we) (?:\w+ )?(?:care about|mind|ask for|need|require|insist on)[^\n.;]{0,20}\b(?:degrees?|college|university|diplomas?|gcses?|a[- ]levels?)\b|\b(?:degrees?|college|university)\b[^\n.;]{0,24}\b(?:isn['’]?t|not) (?:needed|required|necessary|essential|a must|important)|\bdegree or no degree\b|\bno degree ?\?|(?:\bdegree is [^.;\n]{1,20}[,;] ?(?:and )?)?\bno degree (?:is |would be )?(?:also |just as |equally |perfectly )*(?:fine|ok(?:ay)?|good|welcome)\b|\bdegrees? ?\?\s*(?:no|not|some|optional|we)\b|\bcare less about[^.;\n]{0,24}\b(?:degree|diploma)\b|学历[^，。；\n]{0,4}(?:[卡看限问管]不[卡看限问管]|有?(?:什么)?(?:要求|限制))[吗嘛么呢吧]?[?？]?\s*(?:\n[^\n]{0,30}\d{1,2}:\d{2}[^\n]*)?\n?\s*(?:不|没|无)(?:[卡看限问管]|有?(?:要求|限制))/gi;
/** Where a description says that no degree is demanded. */
export const placesWithoutDegree = (posting: string): JobSpan[] =>
  Array.from(posting.matchAll(FREE), ({ index, 0: said }) => ({ from: index, to: index + said.length }));

/** Who has none is taken as well: `degree or training as …`, `or time served`. */
const OTHER_WAY =
  /\bdegree\b[^.;\n]{0,60}\bor\b[^.;\n,]{0,18}\b(?:training as|trained as|(?:completed )?apprenticeship|time[- ]served|bootcamp|trade certificate|practical knowledge|trade background|background in the trade)|\b(?:certificate (?:I{1,3}|IV|[1-4])|NVQ|SVQ|level [1-4])\b[^.;\n]{0,50}\bor\b[^.;\n]{0,12}\bdiploma\b|\blevel [1-4] diploma\b[^.;\n]{0,20}\bor\b[^.;\n]{0,12}\bdegree\b/i;

type Cue = { where: 'before' | 'after' | 'clause'; weight: number; pattern: RegExp };
/** How much it speaks against a degree that it is somebody else's. */
const OF_OTHERS = -3;
/** What speaks for and against a degree being what is demanded. */
const CUES: Cue[] = [
  {
    where: 'after',
    weight: 1.5,
    pattern:
      /^(?:学历|学位|毕业|文凭)?(?:[（(][^（()）]{0,10}[)）])?(?:及|或|含|或者)?以上|^(?:学历|学位|毕业|文凭|起|在读)|^['’]?s?\s*(?:degree|diploma)?\s*(?:or|and) (?:above|higher|better|equivalent|comparable|(?:\d+|two|three|four|five) years)|^[^.;\n]{0,60}\b(?:required|essential|or equivalent|a must|minimum|is the (?:floor|least))\b/i,
  },
  {
    where: 'before',
    weight: 1.5,
    pattern:
      /(?:学历|文化程度|教育(?:背景|程度)|文凭|全日制|统招|要求|至少|具有|具备|须|需)[^，。；\n]{0,8}$|\b(?:education(?:al)?|qualifications?|degree|educated to|min(?:imum)?|at least|hold(?:s|ing)?|have|has|having|with|require[sd]?|need(?:s|ed)?|must|your|either|possess(?:es|ing)?|expect|out of|edu|studies|academics?|to apply)\b[^.;\n]{0,24}$|(?:^|\n)[^\p{L}\n]*$/iu,
  },
  {
    where: 'after',
    weight: 1,
    pattern:
      /^[^.;\n]{0,40}\b(?:(?:is|will be) (?:a must|the (?:floor|least|minimum)|required|essential|expected|assumed|presumed|looked for))\b/i,
  },
  {
    where: 'after',
    weight: 2,
    pattern: /^[^，。；;\n]{0,14}(?:也行|也可|亦可|均可|都行|都可|也收|收过|也聊|也考虑|也要|就行|就成|即可|就可以)/,
  },
  {
    where: 'after',
    weight: -4,
    pattern:
      /^[^.;\n]{0,60}\b(?:we (?:\w+ )?(?:don['’]?t|do not) (?:mind|care)|makes? no difference|do(?:es)?(?:n['’]?t| not) matter)\b/i,
  },
  { where: 'before', weight: 2, pattern: /放宽[至到为]?[^，。；\n]{0,4}$/ },
  {
    where: 'before',
    weight: 1.5,
    pattern: /\b(?:degree|bachelor['’]?s?|b\.?sc|b\.?tech|be|diploma|hnd|school diploma) ?(?:\/|or|,) ?(?:an? )?$/i,
  },
  {
    where: 'after',
    weight: 1.5,
    pattern: /^ ?(?:\/|or|,) ?(?:an? )?(?:degree|b\.?e\b|b\.?tech|b\.?sc|bachelor|hnd|ged)/i,
  },
  {
    where: 'clause',
    weight: -4,
    pattern:
      /优先|加分|更佳|为佳|最好|更好|尤佳|者欢迎(?!投)|不[作做]要求|起薪|底薪|薪资|工资|岗位补贴|安家费|人才补贴|\b(?:preferred|a plus|a bonus|ideally|desirable|advantage(?:ous)?|asset|nice[- ]to[- ]have|welcome|would be (?:nice|great)|nice|helps?|handy|not (?:a )?(?:required?|needed|necessary|must|essential))\b/i,
  },
  {
    where: 'after',
    weight: OF_OTHERS,
    pattern:
      /^(?:生(?:导师|物)|背景|或研究生阶段|点|路|阶段|班|学校|院校|教学|学生|毕业生(?!可|均|也)|论文|上线率|[阶学]段|[一二三]年级|化学|数学|物理|语文|英语|部)|^\s*(?:students?|teaching|thesis|courses?|programmes?|programs?|classes|supervision|sponsorship|pupils|years|pathway|apprentice|funding|level study)\b|^[^.;\n]{0,30}\bwe(?:['’]ll)? (?:pay|fund|support)/i,
  },
  {
    where: 'before',
    weight: OF_OTHERS,
    pattern:
      /(?:辅导|[教讲]|授课|面向|针对|学生|民办|公办|示范|重点|寄宿制?|[师员][（(])\s*$|\b(?:teach(?:ing)?|students?|tutor(?:ing)?|supervis(?:e|ing)|towards (?:an?|your)|fund(?:ed)?|sponsor(?:ed|s)?|pay for|study(?:ing)? for|first|to an?|some|high|same|whatever)\b[^.;\n]{0,14}$/i,
  },
  {
    where: 'before',
    weight: OF_OTHERS,
    pattern: /\b(?:most|many|some|several|half) (?:of \p{L}+ )?(?:have|hold|hold an?|are)\b[^.;\n]{0,10}$/iu,
  },
];
/** Who has less is taken in a case of its own: `本科若有国奖可破格`, `大专但已取得证书的视同`. */
const IN_A_CASE =
  /^(?:学历|毕业|生)?[^，。；\n]{0,4}(?:若有|如有|若是|但已|但有|但持|(?:也收|也可|亦可|也行|也要)[，,]?\s?(?:但|不过|只是|前提是)|且在\S{1,20}(?:年|满))|^[^，。；\n]{0,24}(?:破格|视同)/;
const SURE = { clause: 1, liked: -3, wish: -5, duty: -1, aside: -2, study: 1, named: 0.75, diploma: -1 };
/** From here on a degree is taken for asked; chosen on postings of writers from whom the trained field had not learned. */
const LEAST = 0.5;
/** How much the trained field speaks for it: from nothing to this. */
const FIELD = 3;
const REACH = 60;

const END = /[。；;！!？?\n]|\.(?=\s)/;
const MARK = /[，,。；;！!？?\n（()）]|\.(?=\s)/;

/** `A degree in accounting, business or HR is nice to see`: what is said of it stands behind its fields. */
const BEHIND_FIELDS = /^\S{0,2}\s?(?:degrees?\s)?in\s[^.;\n]*?\b(?:or|and)\s[^,.;\n]*/i;
/** The phrase around a degree. */
export const phraseAround = (text: string, { from, to }: JobSpan): { lead: string; tail: string } => {
  const tail = text.slice(to, to + REACH).split(END)[0]!;
  return {
    lead: text
      .slice(Math.max(0, from - REACH), from)
      .split(MARK)
      .at(-1)!,
    tail: tail.match(BEHIND_FIELDS)?.[0] ?? tail.split(MARK)[0]!,
  };
};

/** What stands around a degree in its sentence. */
function placesAround(text: string, at: JobSpan): Record<Cue['where'], string> {
  const lead = text.slice(Math.max(0, at.from - REACH), at.from);
  const phrase = phraseAround(text, at);
  const newline = lead.lastIndexOf('\n') >= 0 || at.from <= REACH ? '\n' : '';
  return {
    before: newline + lead.split(END).at(-1)!,
    after: text.slice(at.to, at.to + REACH).split(END)[0]!,
    clause: `${phrase.lead}${text.slice(at.from, at.to)}${phrase.tail}`,
  };
}

/** `硕士生导师`, `most of us have a PhD`, `we fund your master's`: a degree that is nobody's to bring. */
export function isDegreeOfOthers(text: string, at: JobSpan): boolean {
  const places = placesAround(text, at);
  return CUES.some(({ where, weight, pattern }) => weight === OF_OTHERS && pattern.test(places[where]));
}

/** Whether the piece of the description that names a degree only likes what it names. */
export function isWish(text: string, at: JobSpan): boolean {
  const clause = clausesWithStudies(text).find(({ from, to }) => from <= at.from && at.from < to);
  return clause?.need === 'nice' && !clause.duty;
}

function sureness(text: string, { at }: NamedDegree, clause: Clause | undefined, isAside: boolean): number {
  const places = placesAround(text, at);
  const said = text.slice(at.from, at.to);
  let sum = CUES.reduce((all, { where, weight, pattern }) => (pattern.test(places[where]) ? all + weight : all), 0);
  if (!/^(?:degree|diploma)/i.test(said)) sum += SURE.named;
  if (/^diploma$/i.test(said)) sum += SURE.diploma;
  if (isAside) return sum + SURE.aside;
  if (clause?.need === 'nice' && !clause.duty) return sum + SURE.liked;
  if (clause?.duty) return sum + SURE.duty;
  // what is said of studies is left out of all clauses but those with studies
  if (!clause) return sum + (isWish(text, at) || NOT_ASKED.test(places.clause) ? SURE.wish : SURE.study);
  return clause.headed || clause.asked ? sum + SURE.clause : sum;
}

/**
 * The lowest degree that is demanded, not merely liked: "本科及以上，硕士优先", "Bachelor's or Master's". `likely` is
 * what the trained field thinks of a place, 0 to 1.
 */
export function degreeAsked(posting: string, likely: (span: JobSpan) => number = () => 0): NamedDegree | null {
  const named = degreesIn(posting);
  if (named.length === 0 || OTHER_WAY.test(posting)) return null;
  const clauses = clausesOf(posting);
  const open = withoutAsides(posting);
  const free = placesWithoutDegree(posting);
  const asked = named.filter((one) => {
    const { from, to } = one.at;
    // where none is demanded `初中也行` says the same once more
    if (free.length > 0 && one.level === 'school') return false;
    if (free.some((span) => span.from < to && from < span.to)) return false;
    const clause = clauses.find((span) => span.from <= from && from < span.to);
    const isAside = open.slice(from, to).trim() === '';
    return sureness(posting, one, clause, isAside) + FIELD * likely(one.at) >= LEAST;
  });
  const inACase = ({ at }: NamedDegree) => IN_A_CASE.test(posting.slice(at.to, at.to + REACH));
  const plainly = asked.filter((one) => !inACase(one));
  return (
    (plainly.length > 0 ? plainly : asked).sort(
      (a, b) => DEGREE_ORDER.indexOf(a.level) - DEGREE_ORDER.indexOf(b.level) || a.at.from - b.at.from,
    )[0] ?? null
  );
}
