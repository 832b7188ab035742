import type { Label } from '../labels.ts';
import type { Activity, Job, Person, Project, School } from '../people/person.ts';
import type { Random } from '../random.ts';
import { type Block, type Run, row } from './blocks.ts';
import { bodyBlocks } from './bodies.ts';
import { writePeriod } from './dates.ts';
import { type HeadForm, headBlocks, type SlotText } from './entry-heads.ts';
import type { Style } from './style.ts';

type Entry = { slots: SlotText; body: Block[] };
type Kind = 'work' | 'education';

const said = (text: string, label: Label) => ({ text, label });

function layOut(
  entries: Entry[],
  form: HeadForm,
  kind: Kind,
  labels: { label: Label; separator: Label },
  style: Style,
  random: Random,
): Block[] {
  if (form.table) return tableOf(entries, kind, style);
  return entries.flatMap(({ slots, body }, at): Block[] => {
    const context = {
      random,
      language: style.language,
      kind,
      accent: style.accent,
      muted: style.muted,
      bullet: style.bullet,
      entryGap: at ? style.entryGap : 0.1,
      at,
      entry: at,
      label: labels.label,
      separatorLabel: labels.separator,
    };
    const head = headBlocks(slots, form, context);
    if (!form.marginDate || !slots.date?.text) return [...head, ...body];
    const date: Block[] = stacked(slots.date, at, random);
    return [{ kind: 'columns', widths: [0.2, 0.8], gap: 1, parts: [date, [...head, ...body]], above: style.entryGap }];
  });
}

/** A date in the margin, now and then its two ends one above the other. */
function stacked(date: { text: string; label: Label }, entry: number, random: Random): Block[] {
  const parts = random.chance(0.3) ? date.text.split(/(?<=\s[–—-]\s|至|~)/) : [date.text];
  return parts.map((text) => row([{ text, label: date.label, entry }]));
}

/** Entries as a table with heads, what was done in rows of their own below. */
function tableOf(entries: Entry[], kind: Kind, style: Style): Block[] {
  const zh = style.language === 'zh';
  const heads =
    kind === 'work'
      ? zh
        ? ['起止时间', '工作单位', '职务']
        : ['Dates', 'Employer', 'Position']
      : zh
        ? ['时间', '毕业院校', '专业', '学历']
        : ['Years', 'School', 'Major', 'Degree'];
  const order =
    kind === 'work' ? (['date', 'first', 'second'] as const) : (['date', 'first', 'third', 'second'] as const);
  const rows = entries.flatMap(({ slots, body }, at) => {
    const cells = order.map((slot) => ({ runs: slots[slot]?.text ? [{ ...slots[slot]!, entry: at }] : ([] as Run[]) }));
    const below = body.flatMap((b) =>
      b.kind === 'row'
        ? [
            [
              {
                runs: [
                  ...(b.bullet ? [b.bullet, { text: ' ', label: 'separator' as const }] : []),
                  ...b.cells.flatMap((c) => c.runs),
                ],
                span: order.length,
              },
            ],
          ]
        : [],
    );
    return [cells, ...below];
  });
  const head = heads.map((text) => ({ runs: [{ text, label: `${kind}.label` as Label, bold: true }] }));
  return [
    { kind: 'table', rows: [head, ...rows], widths: heads.map(() => 1 / heads.length), borders: 'all', heads: true },
  ];
}

export function workBlocks(jobs: Job[], style: Style, random: Random): Block[] {
  const withPlace = random.chance(0.5);
  const entries = jobs.map(
    (job, at): Entry => ({
      slots: {
        first: goesOn(jobs, at, style) ? undefined : said(job.company, 'work.company'),
        second: said(job.position, 'work.position'),
        date: said(`${writePeriod(job.period, style.dates)}${lasting(job, style)}`, 'work.date'),
        place: withPlace ? said(job.place, 'work.place') : undefined,
        other: job.department ? said(job.department, 'work.other') : undefined,
      },
      body: [...labelledBody(job, at, style, random), ...bodyBlocks(job.bullets, 'work.body', at, style, random)],
    }),
  );
  const form: HeadForm = style.nested
    ? { ...style.work, lines: NESTED, marginDate: false, table: false, labelled: false }
    : style.work;
  return layOut(entries, form, 'work', { label: 'work.label', separator: 'separator' }, style, random);
}

const NESTED: HeadForm['lines'] = [
  { left: ['first'], middle: [], right: [] },
  { left: ['second'], middle: [], right: ['date'] },
];
/** The post stands under the employer of the one before. */
const goesOn = (jobs: Job[], at: number, style: Style) =>
  style.nested && at > 0 && jobs[at - 1]!.company === jobs[at]!.company;

/** How long a job lasted, where the document says it. */
function lasting({ period: { start, end } }: Job, { durations, language }: Style): string {
  if (!durations || !start || !end) return '';
  const until = end === 'present' ? { year: 2026, month: 6 } : end;
  const months = Math.max(1, (until.year - start.year) * 12 + (until.month ?? 6) - (start.month ?? 6));
  const [years, rest] = [Math.floor(months / 12), months % 12];
  if (language === 'zh') return `（${years ? `${years}年` : ''}${rest ? `${rest}个月` : ''}）`;
  return ` (${[years && `${years} yr${years > 1 ? 's' : ''}`, rest && `${rest} mo${rest > 1 ? 's' : ''}`].filter(Boolean).join(' ')})`;
}

function labelledBody(job: Job, entry: number, style: Style, random: Random): Block[] {
  if (!job.bullets.length || !random.chance(style.language === 'zh' ? 0.12 : 0.02)) return [];
  const text =
    style.language === 'zh'
      ? random.pick(['工作内容：', '工作描述：', '主要职责：', '工作职责：', '岗位职责:'])
      : random.pick(['Responsibilities:', 'Key duties:', 'Main tasks:']);
  return [row([{ text, label: 'work.label', entry, bold: random.chance(0.5) }])];
}

export function educationBlocks(schools: School[], style: Style, random: Random): Block[] {
  const withPlace = random.chance(0.3);
  const glued = style.language === 'en' && random.chance(0.4);
  const entries = schools.map((school, at): Entry => {
    const joined = glued && school.degree && school.major;
    const gradeBeside = school.grade && random.chance(0.3);
    return {
      slots: {
        first: said(school.school, 'education.school'),
        second: said(
          joined ? `${school.degree}${random.pick([' in ', ', ', ' of '])}` : school.degree,
          'education.degree',
        ),
        third: said(school.major, 'education.major'),
        date: said(writePeriod(school.period, style.dates), 'education.date'),
        place: withPlace ? said(school.place, 'education.place') : undefined,
        other: gradeBeside ? said(school.grade, 'education.other') : undefined,
      },
      body: [
        ...(school.grade && !gradeBeside
          ? [row([{ text: school.grade, label: 'education.other' as const, entry: at }])]
          : []),
        ...bodyBlocks(school.notes, 'education.body', at, style, random, random.pick([style.items, 'plain'])),
      ],
    };
  });
  return layOut(
    entries,
    style.education,
    'education',
    { label: 'education.label', separator: 'separator' },
    style,
    random,
  );
}

export function projectBlocks(projects: Project[], style: Style, random: Random): Block[] {
  const zh = style.language === 'zh';
  const entries = projects.map((project, at): Entry => {
    const technologies = project.technologies.length
      ? [
          row([
            {
              text: zh
                ? random.pick(['技术栈：', '使用技术：', '所用技术：'])
                : random.pick(['Technologies: ', 'Tools: ', 'Stack: ']),
              label: 'projects.label' as const,
              entry: at,
            },
            { text: project.technologies.join(zh ? '、' : ', '), label: 'projects.technologies' as const, entry: at },
          ]),
        ]
      : [];
    const introduction = project.introduction
      ? [
          row([
            ...(zh && random.chance(0.6)
              ? [
                  {
                    text: random.pick(['项目描述：', '项目简介：', '项目背景：']),
                    label: 'projects.label' as const,
                    entry: at,
                  },
                ]
              : []),
            { text: project.introduction, label: 'projects.body' as const, entry: at },
          ]),
        ]
      : [];
    return {
      slots: {
        first: said(project.name, 'projects.name'),
        second: said(project.role, 'projects.role'),
        date: said(writePeriod(project.period, style.dates), 'projects.date'),
        other: project.organisation ? said(project.organisation, 'projects.organisation') : undefined,
      },
      body: [...introduction, ...technologies, ...bodyBlocks(project.bullets, 'projects.body', at, style, random)],
    };
  });
  return layOut(
    entries,
    { ...style.work, table: false, labelled: false },
    'work',
    { label: 'projects.label', separator: 'separator' },
    style,
    random,
  );
}

export function activityBlocks(activities: Activity[], style: Style, random: Random): Block[] {
  const entries = activities.map(
    (activity, at): Entry => ({
      slots: {
        first: said(activity.organisation, 'activities.organisation'),
        second: said(activity.role, 'activities.role'),
        date: said(writePeriod(activity.period, style.dates), 'activities.date'),
        place: activity.place ? said(activity.place, 'activities.place') : undefined,
      },
      body: bodyBlocks(activity.bullets, 'activities.body', at, style, random),
    }),
  );
  return layOut(
    entries,
    { ...style.work, table: false, labelled: false },
    'work',
    { label: 'none', separator: 'separator' },
    style,
    random,
  );
}

export type { Person };
