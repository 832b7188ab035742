import type { ResumeDocument, Role } from '../../document/document.ts';
import { secondList } from '../../document/second-list.ts';
import { isOffice, isSide } from '../../document/side-entries.ts';
import type { Month } from '../../text/months.ts';
import { type Check, counted } from '../check.ts';

/** Work by the season, the show, the shift or the term, which a household, a stage and a farm live of. */
const OF_ENGAGEMENTS =
  /\b(?:seasonal?|summers?|winters?|harvest|temp(?:orary)?|agency|bank (?:staff|nurse|hca)|relief|locum|supply teacher|zero[- ]hours?|per diem|prn|stage|theatre|festival|film|camera|musician|actor|actress|dancer|performer|evenings?|nights only|term|sessional|peripatetic|self[- ]employed|sole trader|owner)\b|季节|暑[假期]|寒假|临时|零工|散工|驻场|剧组|剧团|演员|乐队|代课|家教|钟点|自营|个体|店主|项目制|合同制|班长|学生|部长|委员|干事/i;
/** Said below its head: 15 hours a week, part-time, beside the studies. */
const OF_HOURS =
  /\b(?:[1-9]|[12]\d)(?:\s?[-–]\s?\d{1,2})? ?(?:hours|hrs?)\.?(?: ?(?:\/|per|a|each) ?| )(?:week|wk)\b|\bpart[- ]time\b|\b(?:while|alongside|during|around) (?:\w+ )?(?:studying|studies|school|university|college|my degree)\b|兼职|每周\s?[1-4一二两三四]\s?天|每周\s?[12]?\d\s?(?:个)?小时|课余|勤工/i;
const MONTHS = 3;
/** Less is a hand-over or a slip of the pen: asked, and free; of one month nothing is said. */
const SLIP_MONTHS = 2;
const SLIP = {
  en: 'This job and another overlap by two months. Readers notice: check when the one ended and the other began.',
  zh: '这段和另一段的时间重叠了两个月，招聘方会留意。核对一下交接的月份。',
};

export const overlap: Check = {
  id: 'DAT-04',
  group: 'format',
  allotment: 1,
  effort: 1,
  title: { en: 'Full-time jobs overlap', zh: '全职时间重叠' },
  detects: {
    en: 'Two full-time jobs side by side for three months or more.',
    zh: '两份全职重叠三个月以上；兼职、实习不算。',
  },
  advice: {
    en: 'Two jobs run side by side for three months or more. If one was part-time, say so.',
    zh: '两份工作重叠三个月以上。如果其中一份是兼职，请注明。',
  },
  praise: null,
  example: {
    en: { bad: 'Two jobs, both 2020 – 2022', good: 'The second one: (part-time)' },
    zh: { bad: '两份工作都写 2020–2022', good: '第二份注明：兼职' },
  },
  // in a trade of engagements several run side by side
  saidOf: ({ content: { work }, dateWords }) => {
    const isEngaged = work.some(({ id, company, position }) =>
      OF_ENGAGEMENTS.test(`${company} ${position} ${dateWords[`work/${id}/start`] ?? ''}`),
    );
    return () => !isEngaged;
  },
  restsOn: 'order',
  touches: ['work'],
  run: ({ content: { work }, today, roles }) => {
    // a list of posts held meanwhile has nothing below its lines
    const beside = secondList(work);
    const fullTime = work.filter(
      (item) =>
        [item.company, item.position].every((text) => text.trim() !== '') &&
        [...item.content, ...item.achievements, ...item.metrics].some((text) => text.trim() !== '') &&
        !isSide(item) &&
        !OF_HOURS.test([item.position, ...item.content].join('\n')) &&
        !isOffice(item) &&
        !beside.has(item.id),
    );
    const spanOf = (id: string) => narrowest(roles.find((role) => role.section === 'work' && role.id === id)!, today);
    const shared = (one: Job, other: Job) => {
      const [a, b] = [spanOf(one.id), spanOf(other.id)];
      if (!a || !b || isOneHouse(one, other) || isSpanOfHouse(one, other)) return 0;
      return Math.min(a.to, b.to) - Math.max(a.from, b.from);
    };
    const clashesOf = (job: Job, others: readonly Job[]) => others.filter((other) => shared(job, other) >= MONTHS);
    // what runs beside several others is what they were parts of
    const alone = fullTime.filter((item) => clashesOf(item, fullTime).length < 2);
    const spans = alone.flatMap((item, index) =>
      clashesOf(item, alone.slice(0, index)).length > 0
        ? [{ path: `work/${item.id}/end`, text: item.end ?? 'present' }]
        : [],
    );
    const slips = alone.flatMap((item, index) =>
      alone.slice(0, index).some((other) => shared(item, other) >= SLIP_MONTHS && shared(item, other) < MONTHS)
        ? [{ path: `work/${item.id}/end`, text: item.end ?? 'present', advice: SLIP, question: true as const }]
        : [],
    );
    const said = spans.length > 0 ? [] : slips;
    return { ...counted(spans, 2), spans: [...spans, ...said], ...(spans.length === 0 && { each: 0 }) };
  },
};

type Job = ResumeDocument['content']['work'][number];

/** `Northgate Stores Ltd` and `Northgate Stores`: the posts of one house follow one another, however their times were read. */
const nameOfHouse = ({ company }: Job): string => company.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
function isOneHouse(one: Job, other: Job): boolean {
  const [a, b] = [nameOfHouse(one), nameOfHouse(other)];
  return a.includes(b) || b.includes(a);
}
/** The years of a house stand above its posts, and the first of those began with them. */
const isSpanOfHouse = (one: Job, other: Job): boolean =>
  one.start.trim() !== '' && one.start === other.start && one.end !== other.end;

const narrowest = ({ start, end }: Role, today: Month) =>
  start && end ? { from: start.last, to: Math.min(end.first, today) } : null;
