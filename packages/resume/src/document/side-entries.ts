const SIDE =
  /兼职|社员|学生会|校园|(?:篮球|足球|排球|羽毛球|文学|摄影|吉他|舞蹈|合唱|话剧|棋)[社队]|抖音|自媒体|公众号|个人账号|实习|顾问|志愿|[义義志]工|自由职业|创始|合伙|社团|协会会员|学会|协会|委员会|组员|成员|理事|评审|编委|审稿|客座|兼任|part[- ]?time|undergraduate|student (?:assistant|worker|ambassador|job)|勤工|intern|freelanc|contract|consult|volunt|advis|board|founder|teaching assistant|self-employed|member(?!ship)|mentor|reviewer|committee|society|association|representative of|adjunct|visiting|honorary|casual|saturday|weekend (?:job|hand|staff)|holiday job|trustee|governor|treasurer of|school council|patron|charity|refuge|food ?bank|own project|personal project|side project/i;

type Entry = { company: string; position: string; content: readonly string[] };

/** Its title says what an entry is, or its first words do. */
const heading = ({ company, position, content }: Entry) =>
  position.trim() === ''
    ? `${company} ${content[0]?.split(/\s+/).slice(0, 4).join(' ').slice(0, 40) ?? ''}`
    : `${company} ${position}`;

/** A post that is filled by a vote, at what people join. */
const OFFICE =
  /\b(?:hon(?:orary|\.)? )?(?:treasurer|secretary|captain|chair(?:man|woman|person)?|(?:vice[- ])?president|director|officer)\b|会长|理事|秘书长|主席|干事/i;
const JOINED =
  /\b(?:clubs?|society|association|union|guild|alumni|chapter|federation|league|parish|church|mosque|temple|parents|residents|tenants|rotary|lions|scouts?|guides?|officials of|council of|friends of)\b|协会|学会|商会|校友会|业委会|家委会|同乡会|联谊会/i;
export const isOffice = ({ company, position }: Entry): boolean => OFFICE.test(position) && JOINED.test(company);

/** Whether an entry is, or may well be, something beside a full-time job. */
export const isSide = (entry: Entry): boolean => SIDE.test(heading(entry));

/** Voluntary work and memberships: no job, so no figures are asked for where there are jobs. */
export const isVoluntary = (entry: Entry): boolean =>
  /志愿|[义義志]工|社团成员|\bvolunt|\btrustee\b|\bschool governor\b|\b(?:active |lifetime )?member of\b/i.test(
    heading(entry),
  );
