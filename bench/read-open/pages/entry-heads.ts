import type { Label } from '../labels.ts';
import type { Language } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { Block, Cell, Run } from './blocks.ts';

/** A part of an entry's head: "what" names it, `first` and `second` are school/degree or company/position. */
export type Slot = 'first' | 'second' | 'third' | 'date' | 'place' | 'other';
export type SlotText = Partial<Record<Slot, { text: string; label: Label }>>;

/** Which slots stand in which line and where, and how they are parted; the same for all entries of a section. */
export type HeadForm = {
  lines: { left: Slot[]; middle: Slot[]; right: Slot[] }[];
  separator: string;
  bold: Slot[];
  italic: Slot[];
  brackets: Slot[];
  bullet: boolean;
  numbered: boolean;
  marginDate: boolean;
  table: boolean;
  labelled: boolean;
  accent: Slot | null;
  muted: Slot[];
};

const SEPARATORS = {
  en: [', ', ' | ', ' – ', ' - ', ' · ', '  ', ' at ', ' @ ', ' / ', ' — ', ', '],
  zh: [' | ', ' ', '  ', '，', ' - ', ' / ', '—', '·', '｜', '、', '    '],
};
/** Order and place of the slots; `/` begins a line, `>` what stands at the right, `^` what stands in the middle. */
const ORDERS: Record<'work' | 'education', string[]> = {
  work: [
    'F S > D',
    'S F > D',
    'F > D / S',
    'S > D / F',
    'F > D / S > P',
    'S > D / F > P',
    'F > P / S > D',
    'S > P / F > D',
    'F P > D / S',
    'F ^ S > D',
    'D ^ F ^ S',
    'D F S',
    'D / F / S',
    'F / S / D',
    'S / F / D',
    'S / F P D',
    'F S D',
    'S F D',
    'F S P > D',
    'S / F P > D',
    'D ^ F / S',
    'F D / S',
    'S D / F',
    'D / S / F P',
    'F P / S D',
    'S F P D',
    'F / S > D',
    'S / F > D',
    'F O S > D',
    'F > D / O S',
    'D > F / S',
    'F ^ D > S',
    'S ^ F > D',
    'F / D / S',
    'D P / F / S',
    'S D / F P',
    'F P D / S',
  ],
  education: [
    'F S T > D',
    'S T F > D',
    'F > D / S T',
    'S T > D / F',
    'F > D / S T > P',
    'F > P / S T > D',
    'D ^ F ^ T ^ S',
    'D ^ F ^ S T',
    'F ^ T S > D',
    'F ^ S ^ T > D',
    'D F T S',
    'D / F / S T',
    'S T / F / D',
    'S T / F D',
    'F / S T / D',
    'F T > D / S',
    'F S > D / T',
    'D ^ F / S T',
    'F D / S T',
    'S T, F D',
    'F P / S T D',
    'S / T / F > D',
    'F T S D',
    'S T / F P > D',
    'F > D / T S',
    'D / S T / F P',
    'F ^ T ^ S ^ D',
    'T S F > D',
    'S T > P / F > D',
    'F P D / S T',
  ],
};
const SLOTS: Record<string, Slot> = { F: 'first', S: 'second', T: 'third', D: 'date', P: 'place', O: 'other' };

function parse(order: string): HeadForm['lines'] {
  return order.split('/').map((line) => {
    const [beforeRight = '', right = ''] = line.split('>');
    const [left = '', ...middle] = beforeRight.split('^');
    const slots = (text: string) => [...text].flatMap((sign) => SLOTS[sign] ?? []);
    return { left: slots(left), middle: middle.flatMap(slots), right: slots(right) };
  });
}

export function sampleHeadForm(random: Random, language: Language, kind: 'work' | 'education'): HeadForm {
  const marginDate = random.chance(0.08);
  const lines = parse(random.pick(ORDERS[kind]));
  const bold: Slot[] = random.pick([
    ['first'],
    ['second'],
    ['first', 'second'],
    [],
    ['first', 'second', 'third', 'date'],
    ['first'],
    ['second', 'third'],
  ]);
  // parted by their type alone, `Bold Company Plain Post`
  const byFace = random.chance(0.08);
  return {
    lines: marginDate
      ? lines.map((l) => ({ left: without(l.left), middle: without(l.middle), right: without(l.right) }))
      : lines,
    separator: byFace ? ' ' : random.pick(SEPARATORS[language]),
    bold: byFace ? [random.pick<Slot>(['first', 'second'])] : bold,
    italic: random.chance(0.25)
      ? random.pick<Slot[]>([['second'], ['first'], ['date'], ['place', 'date'], ['third']])
      : [],
    brackets: random.chance(0.14)
      ? random.pick<Slot[]>([['date'], ['place'], ['third'], ['second'], ['place', 'date']])
      : [],
    bullet: random.chance(0.05),
    numbered: random.chance(language === 'zh' ? 0.06 : 0.01),
    marginDate,
    table: random.chance(language === 'zh' ? 0.06 : 0.03),
    labelled: random.chance(language === 'zh' ? 0.06 : 0.02),
    accent: random.chance(0.2) ? random.pick<Slot>(['first', 'second', 'date']) : null,
    muted: random.chance(0.3) ? ['date', 'place'] : [],
  };
}

const without = (slots: Slot[]) => slots.filter((slot) => slot !== 'date');

const RECORD: Record<Language, Record<'work' | 'education', Partial<Record<Slot, string[]>>>> = {
  zh: {
    work: {
      first: ['公司名称', '工作单位', '单位', '公司', '企业名称'],
      second: ['职位', '职务', '岗位', '担任职位', '职位名称'],
      date: ['时间', '工作时间', '起止时间', '在职时间'],
      place: ['工作地点', '地点'],
      other: ['部门', '所在部门'],
    },
    education: {
      first: ['学校', '毕业院校', '学校名称', '院校'],
      second: ['学历', '学位'],
      third: ['专业', '所学专业', '专业名称'],
      date: ['时间', '就读时间', '毕业时间', '起止时间'],
    },
  },
  en: {
    work: {
      first: ['Employer', 'Company', 'Organisation', 'Name of employer'],
      second: ['Position', 'Title', 'Job title', 'Role', 'Occupation or position held'],
      date: ['Dates', 'Period', 'Dates (from – to)', 'Duration'],
      place: ['Location', 'Place'],
      other: ['Department'],
    },
    education: {
      first: ['School', 'Institution', 'University', 'Name of organisation'],
      second: ['Degree', 'Qualification', 'Title of qualification awarded'],
      third: ['Major', 'Field of study', 'Subject'],
      date: ['Dates', 'Year', 'Graduated'],
    },
  },
};

export type HeadContext = {
  random: Random;
  language: Language;
  kind: 'work' | 'education';
  accent: string;
  muted: string;
  bullet: string;
  entryGap: number;
  at: number;
  entry: number;
  label: Label;
  separatorLabel: Label;
};

/** The head of an entry by its form. */
export function headBlocks(slots: SlotText, form: HeadForm, context: HeadContext): Block[] {
  if (form.labelled) return recordBlocks(slots, context);
  const { entry } = context;
  const runOf = (slot: Slot): Run[] => {
    const said = slots[slot];
    if (!said?.text) return [];
    const zh = context.language === 'zh';
    const text = form.brackets.includes(slot) ? (zh ? `（${said.text}）` : `(${said.text})`) : said.text;
    const colour = form.accent === slot ? context.accent : form.muted.includes(slot) ? context.muted : undefined;
    return [
      { text, label: said.label, entry, bold: form.bold.includes(slot), italic: form.italic.includes(slot), colour },
    ];
  };
  const joined = (list: Slot[]): Run[] =>
    list
      .flatMap(runOf)
      .flatMap((run, i) =>
        i ? [{ text: /^[（(]/.test(run.text) ? ' ' : form.separator, label: 'separator' as const, entry }, run] : [run],
      );
  const blocks = form.lines.flatMap((line): Block[] => {
    const groups = [joined(line.left), ...line.middle.map((slot) => runOf(slot)), joined(line.right)];
    const [left, right] = [groups[0]!, groups.at(-1)!];
    const middle = groups.slice(1, -1).filter((g) => g.length);
    const cells: Cell[] = [];
    if (middle.length) {
      const share = 1 / (1 + middle.length + (right.length ? 1 : 0));
      cells.push({ runs: left, share }, ...middle.map((runs) => ({ runs, share })));
      if (right.length) cells.push({ runs: right, align: 'right', share });
    } else {
      if (left.length) cells.push({ runs: left });
      if (right.length) cells.push({ runs: right, align: 'right' });
    }
    const full = cells.filter((c) => c.runs.length);
    if (!full.length) return [];
    return [{ kind: 'row', cells: full, spread: !middle.length && full.length > 1 }];
  });
  const first = blocks[0];
  if (first?.kind === 'row') {
    first.above = context.entryGap;
    const mark = form.numbered
      ? context.language === 'zh' && context.at % 2
        ? `${context.at + 1}、`
        : `${context.at + 1}. `
      : form.bullet
        ? `${context.bullet} `
        : '';
    if (mark) first.cells[0]!.runs.unshift({ text: mark, label: 'separator', entry });
  }
  return blocks;
}

function recordBlocks(slots: SlotText, { random, language, kind, entry, entryGap, label }: HeadContext): Block[] {
  const names = RECORD[language][kind];
  const pairs = (['date', 'first', 'second', 'third', 'other', 'place'] as Slot[]).flatMap((slot) => {
    const said = slots[slot];
    const name = names[slot]?.[entry >= 0 ? (names[slot]!.length + 7) % names[slot]!.length : 0];
    if (!said?.text || !name) return [];
    return [
      [
        { text: `${name}${language === 'zh' ? '：' : ': '}`, label, entry },
        { text: said.text, label: said.label, entry },
      ] as Run[],
    ];
  });
  const perLine = random.chance(0.5) ? 1 : 2;
  const rows: Block[] = [];
  for (let i = 0; i < pairs.length; i += perLine)
    rows.push({
      kind: 'row',
      cells: pairs.slice(i, i + perLine).map((runs) => ({ runs, share: perLine === 2 ? 0.46 : undefined })),
      above: i ? 0 : entryGap,
    });
  return rows;
}
