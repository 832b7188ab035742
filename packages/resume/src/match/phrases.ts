import { headingCues } from '@verdant/lexicon';

/** Words by which a description says how much it wants something. */
export const NICE_BEFORE =
  /\b(?:ideally|preferably|nice[- ]to[- ]have|bonus(?: points)?(?= for\b| if\b|\s*:)|we(?:'|’)d love|it(?:'|’)s (?:great|a plus) if|preferred(?: skills| qualifications)?(?=\s*:)|pluses|optional(?:ly)?|great if|it would be (?:great|nice) if|also useful|even better)\b|最好|优先考虑(?=[:：有具熟])|加分项?(?=[:：])/i;
export const NICE_AFTER =
  /优先|加分|更佳|更好|为佳|尤佳|者佳|\b(?:preferred|a (?:strong |big |definite )?plus|pluses|is plus|desirable|desired|advantag(?:e|eous)|a bonus|nice[- ]to[- ]have|beneficial|welcome|appreciated|helpful|would be (?:great|nice)|is optional|are optional|extra credit|great if|useful|an asset|a bonus if)\b|会更好|更棒|锦上添花|最好(?:是|能|有)/i;
export const NOT_ASKED =
  /不要求|不作要求|不做要求|不强制|无需|不需要|不必|不限|\bnot (?:required|needed|necessary|expected|a must)|\bno [^.;,\n]{1,40}(?:required|needed|necessary)|\bwithout [^.;,\n]{0,30}\bneeded|\bdon(?:'|’)t (?:need|require)|\bdo not (?:need|require)/i;

const line = (words: string) =>
  new RegExp(
    `^[\\s#*•·\\-–【\\[（(]*(?:[一二三四五六七八九十\\d]{1,2}[、.．]\\s*)?(?:${words})[\\s】\\]）)]*[:：]?\\s*$`,
    'i',
  );
const before = (words: string) =>
  new RegExp(`^[\\s#*•·\\-–【\\[]*(?:[一二三四五六七八九十\\d]{1,2}[、.．]\\s*)?(?:${words})[】\\]]?\\s*[:：]`, 'i');

const NICE_HEADING =
  '加分项|加分|优先条件|优先考虑|优先项|nice[- ]to[- ]haves?|good to have|preferred(?: qualifications| skills| experience)?|bonus(?: points)?|pluses|desirable(?: skills)?|it would be (?:great|nice) if';
const MUST_HEADING =
  "任职要求|岗位要求|职位要求|任职资格|任职条件|应聘条件|招聘要求|技能要求|基本要求|硬性要求|必备(?:条件|技能)?|要求|我们希望你|你需要(?:具备)?|requirements?|(?:key |job |minimum |basic |required |essential )?(?:qualifications|requirements|skills)|must[- ]haves?|what you(?:(?:'|’)ll)? (?:need|bring)|who you are|about you|your profile|you have|essential(?: criteria)?";
/** About the employer, the pay or the process: what stands here is no demand on the person. */
const ASIDE_HEADING =
  '公司介绍|公司简介|团队介绍|关于我们|福利待遇|薪资福利|薪酬福利|公司福利|我们提供|工作时间|工作地点|联系方式|投递方式|about (?:us|the company|the team)|who we are|our (?:company|mission)|benefits(?: and perks)?|what we offer|we offer|perks|compensation|salary|how to apply|equal opportunit.*';
/** What the job does, not what it demands: worth having, never a must. */
const DUTY_HEADING =
  "岗位职责|工作职责|职位职责|职位描述|岗位描述|工作内容|主要职责|你将负责|(?:key |main |your )?responsibilities|what you(?:(?:'|’)ll)?(?: will)? (?:do|be doing)|the role|about the role|your (?:role|tasks|mission)|duties|day[- ]to[- ]day";

export type Heading = 'must' | 'nice' | 'aside' | 'duty';
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
const byCue = (text: string): Heading | null => cues.find(({ pattern }) => pattern.test(text))?.kind ?? null;

/** Letters; a heading is shorter, and longer lines would cost time. */
const LONGEST_LINE = 120;
const LONGEST_HEADING = { words: 8, han: 16 };
const isShort = (text: string) =>
  (text.match(/\p{Script=Han}/gu)?.length ?? 0) <= LONGEST_HEADING.han &&
  (text.match(/[\p{Script=Latin}'’-]+/gu)?.length ?? 0) <= LONGEST_HEADING.words;

/** A line that is a heading and nothing else: one of the usual ones, or a short one that ends in a colon or opens a list. */
export function headingOf(text: string, next = '', last = 'x'): Heading | null {
  const usual = whole.find(([, pattern]) => pattern.test(text))?.[0];
  if (usual) return usual;
  if (text.length > LONGEST_LINE) return null;
  const bare = text.trim().replace(/^[#*【[•·▍■◆\s]+|[】\]*#\s]+$/g, '');
  const words = bare.replace(/[（(][^（()）]*[)）]/g, '');
  if (bare === '' || !isShort(bare) || /[。；;、\d.!]/.test(words)) return null;
  const marked = /[:：]\s*$/.test(bare) || /^\s*(?:#|\*\*|【|▍|■|◆)/.test(text);
  const bulleted = /^\s*(?:[-–•·●*▪◆✓]|\d{1,2}[.、)）]|[（(]\d{1,2}[)）])/;
  const opensList = bulleted.test(next) && !bulleted.test(text);
  const capitals = /^[\p{Lu}\s&/'’-]{4,}$/u.test(bare);
  // a short line of its own between an empty one and what it heads
  const alone = last.trim() === '' && next.trim() !== '' && !bulleted.test(text);
  if (capitals && alone && byCue(bare) === null) return 'aside';
  return marked || opensList || capitals || alone ? byCue(bare) : null;
}

/** A heading at the beginning of a line that goes on (`Requirements: 4+ years …`), with its length. */
export function leadingHeading(line: string): { heading: Heading; length: number } | null {
  const text = line.slice(0, LONGEST_LINE);
  for (const [heading, pattern] of leading) {
    const match = text.match(pattern);
    if (match) return { heading, length: match[0].length };
  }
  const label = text.match(/^[\s#*•·\-–【[]*([^:：。；;\n]{2,60}?)[】\]]?\s*[:：]/);
  if (!label || !isShort(label[1]!)) return null;
  const heading = byCue(label[1]!);
  return heading ? { heading, length: label[0].length } : null;
}

/** A field of study is a matter of the degree, not a skill. */
export const FIELD_OF_STUDY =
  /[^，。；;\n]{0,40}(?:相关|等|类|理工科?|管理|工程|科学|技术)专业(?!知识|技能|能力|术语|性)[^，。；;\n]{0,60}|\b(?:degrees?|majors?|majored|diplomas?|bachelor(?:(?:'|’)s)?|master(?:(?:'|’)s)?|ph\.?d|b\.?sc|m\.?sc)\b[^.;\n(]*?\bin\b[^.;,\n]*(?:,[^.;,\n]{1,30}(?=,| or\b))*(?:,? or [^.;,\n]*)?/gi;
