import type { Job, Moment, Period, Person, School } from '../people/person.ts';
import type { Random } from '../random.ts';
import { type Block, type Run, row } from './blocks.ts';
import { writePeriod } from './dates.ts';
import type { Style } from './style.ts';

const HEADINGS = {
  zh: [
    '简历',
    '个人简历',
    '工作简历',
    '学习工作经历',
    '学习及工作经历',
    '学习和工作简历',
    '主要经历',
    '个人经历',
    '个人履历',
    '本人经历',
    '教育及工作经历',
  ],
  en: [
    'Education and Employment',
    'Education & Experience',
    'Work and Education',
    'Education and Career',
    'Career & Education',
    'Employment and Education History',
    'Timeline',
    'Background',
  ],
};

export const lifeHeading = (random: Random, { language }: Person): string => random.pick(HEADINGS[language]);

type Stage = { period: Period; runs: Run[]; below: Run[] };

const startOf = ({ start, end }: Period): number => {
  const at: Moment | null = start ?? (end === 'present' ? null : end);
  return at ? at.year * 12 + (at.month ?? 0) : 0;
};

function joined(parts: Run[], separator: string): Run[] {
  return parts
    .filter(({ text }) => text)
    .flatMap((run, i) => (i ? [{ text: separator, label: 'separator' as const, entry: run.entry }, run] : [run]));
}

function schoolStage(school: School, entry: number, separator: string, random: Random, zh: boolean): Stage {
  const tail = zh && random.chance(0.5) ? random.pick(['学习', '学生', '就读', '读书', '在读']) : '';
  const degree = random.chance(0.6) ? school.degree : '';
  const runs = joined(
    [
      { text: school.school, label: 'education.school', entry },
      {
        text: zh && school.major && random.chance(0.4) ? `${school.major}专业` : school.major,
        label: 'education.major',
        entry,
      },
      { text: degree, label: 'education.degree', entry },
    ],
    separator,
  );
  if (tail) runs.push({ text: tail, label: 'none', entry });
  return { period: school.period, runs, below: [] };
}

/** `（其间：2010.03-2010.12 在…脱产学习）`, as officials tell of what went on beside a post. */
function aside(job: Job, entry: number, style: Style, random: Random): Run[] {
  const { start } = job.period;
  if (style.language !== 'zh' || !start || !random.chance(0.2)) return [];
  const to = { year: start.year + 1, month: random.int(1, 12) };
  const place = random.pick(['省委党校', '市委组织部', '中国人民大学', '县信访局', '东部新区管委会', '西南财经大学']);
  const said = random.pick(['跟班学习', '挂职锻炼', '在职研究生学习', '脱产学习', '借调工作']);
  const span = writePeriod({ start: { ...start, month: start.month ?? 3 }, end: to }, style.dates);
  return [{ text: `（${random.pick(['其间：', '', '期间'])}${span}在${place}${said}）`, label: 'work.other', entry }];
}

function jobStage(job: Job, entry: number, separator: string, told: boolean, more: Run[]): Stage {
  const runs = joined(
    [
      { text: job.company, label: 'work.company', entry },
      { text: job.department, label: 'work.other', entry },
      { text: job.position, label: 'work.position', entry },
    ],
    separator,
  );
  runs.push(...more);
  const below: Run[] = told && job.bullets[0] ? [{ text: job.bullets[0], label: 'work.body', entry }] : [];
  return { period: job.period, runs, below };
}

/** Schools and posts in one list by time, a line each, as officials and emigrants write them. */
export function lifeBlocks(person: Person, style: Style, random: Random): Block[] {
  const zh = person.language === 'zh';
  const separator = random.pick(zh ? ['', '', ' ', '，', ' ', '  '] : [', ', ' – ', ' | ', ', ']);
  const told = random.chance(0.35);
  const upwards = random.chance(zh ? 0.7 : 0.4);
  const beside = random.chance(0.4);
  const schools = person.education.map((school, at) => schoolStage(school, at, separator, random, zh));
  const jobs = person.work.map((job, at) => jobStage(job, at, separator, told, aside(job, at, style, random)));
  const stages = [...schools, ...jobs].sort((a, b) => (startOf(a.period) - startOf(b.period)) * (upwards ? 1 : -1));
  return stages.flatMap(({ period, runs, below }): Block[] => {
    const first = runs[0];
    if (!first) return [];
    const label = first.label.startsWith('education') ? 'education.date' : 'work.date';
    const date: Run = { text: writePeriod(period, style.dates), label, entry: first.entry };
    const gap: Run = { text: random.pick(['  ', ' ', '    ']), label: 'separator', entry: first.entry };
    const head: Block =
      beside && date.text
        ? {
            kind: 'row',
            cells: [
              { runs: [date], share: 0.24 },
              { runs, share: 0.74 },
            ],
            above: style.entryGap / 2,
          }
        : row(date.text ? [date, gap, ...runs] : runs, { above: style.entryGap / 2 });
    return below.length ? [head, row(below)] : [head];
  });
}
