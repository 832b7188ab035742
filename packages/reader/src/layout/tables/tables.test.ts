import { makePdf } from '@verdant/testkit/documents/make-pdf';
import { paragraph, rawDocx } from '@verdant/testkit/documents/raw-docx';
import { expect, test } from 'vitest';
import { readResume } from '../../formats/read-resume.ts';
import { extractText } from '../../read.ts';

type Drawn = { text: string; span?: number; rows?: number };
const cell = (text: string, more: Partial<Drawn> = {}): Drawn => ({ text, ...more });

const LEFT = 40;
const WIDTH = 130;
const LEADING = 14;
const PAGE = 792;
const hex = (text: string) => `<${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

function shown(text: string, x: number, y: number): string[] {
  let at = x;
  return (text.match(/[\x20-\x7e]+|[^\x20-\x7e]+/g) ?? []).map((part) => {
    const latin = /^[\x20-\x7e]/.test(part);
    const one = `BT /${latin ? 'F1' : 'F3'} 10 Tf 1 0 0 1 ${at} ${y} Tm ${latin ? `(${part})` : hex(part)} Tj ET`;
    at += part.length * (latin ? 6 : 10);
    return one;
  });
}

/** Content of a page with a table: a box around each cell, its lines at its left. */
function drawn(rows: Drawn[][], columns: number): Buffer {
  const out: string[] = ['0.5 w'];
  const taken = new Set<string>();
  const heights = rows.map(
    (row) => Math.max(...row.filter((c) => !c.rows).map((c) => c.text.split('\n').length), 1) * LEADING + 8,
  );
  let top = 60;
  rows.forEach((row, r) => {
    let column = 0;
    for (const { text, span = 1, rows: down = 1 } of row) {
      while (taken.has(`${r}|${column}`)) column++;
      for (let i = 0; i < down; i++) for (let k = 0; k < span; k++) taken.add(`${r + i}|${column + k}`);
      const height = heights.slice(r, r + down).reduce((a, b) => a + b, 0);
      const x = LEFT + column * WIDTH;
      const width = (column + span === columns ? columns - column : span) * WIDTH;
      out.push(`${x} ${PAGE - top - height} ${width} ${height} re S`);
      text.split('\n').forEach((line, i) => {
        out.push(...shown(line, x + 4, PAGE - top - 14 - i * LEADING));
      });
      column += span;
    }
    top += heights[r]!;
  });
  return Buffer.from(out.join('\n'), 'latin1');
}

function word(rows: Drawn[][]): Uint8Array {
  const merged = new Map<string, number>();
  const body = rows.map((row, r) => {
    let column = 0;
    const cells: string[] = [];
    const goOn = () => {
      while (merged.has(`${r}|${column}`)) {
        cells.push(`<w:tc><w:tcPr><w:vMerge/></w:tcPr>${paragraph('')}</w:tc>`);
        column++;
      }
    };
    for (const { text, span = 1, rows: down = 1 } of row) {
      goOn();
      for (let i = 1; i < down; i++) merged.set(`${r + i}|${column}`, column);
      const merge = down > 1 ? '<w:vMerge w:val="restart"/>' : '';
      cells.push(
        `<w:tc><w:tcPr><w:gridSpan w:val="${span}"/>${merge}</w:tcPr>${text
          .split('\n')
          .map((line) => paragraph(line))
          .join('')}</w:tc>`,
      );
      column += span;
    }
    goOn();
    return `<w:tr>${cells.join('')}</w:tr>`;
  });
  return rawDocx(`<w:tbl>${body.join('')}</w:tbl>`);
}

const FORM = [
  [cell('姓名'), cell('梁语山'), cell('性别'), cell('女')],
  [cell('联系电话'), cell('13700000000'), cell('电子邮箱'), cell('yushan@example.com')],
  [cell('求职意向'), cell('财务会计', { span: 3 })],
  [cell('教育经历'), cell('2012.09-2016.06  江南财经大学  会计学  本科', { span: 3 })],
  [
    cell('工\n作\n经\n历'),
    cell(
      '2016.07-2019.12  云岭食品有限公司  会计\n1、负责应收应付核算；\n2、编制纳税申报表。\n2020.01-至今  海角贸易有限公司  主办会计\n1、带领四人小组完成年度审计。',
      { span: 3 },
    ),
  ],
  [cell('自我评价'), cell('细致稳重，善于沟通。', { span: 3 })],
];

const REGISTER = [
  [cell('姓 名'), cell('梁语山'), cell('手 机'), cell('13700000000')],
  [cell('教育经历', { rows: 3 }), cell('起止时间'), cell('学校'), cell('学历、专业')],
  [cell('2010.09-2014.06'), cell('湘水大学'), cell('本科、机械工程')],
  [cell('2014.09-2017.06'), cell('岳峰理工大学'), cell('硕士、机械电子')],
  [cell('工作经历', { rows: 3 }), cell('起止时间'), cell('工作单位'), cell('职务')],
  [cell('2017.07-2019.05'), cell('湘水机床有限公司'), cell('设计工程师')],
  [cell('2019.06-至今'), cell('岳峰机器人有限公司'), cell('机械工程师')],
];

const made = [
  ['a PDF', (rows: Drawn[][]) => makePdf([[]], { raw: drawn(rows, 4) })],
  ['Word', word],
] as const;

test.each(made)('a form of labels, values and sections in merged cells, in %s', async (_, make) => {
  const { content, unassigned } = await readResume(make(FORM));
  expect(content.basics).toMatchObject({
    name: '梁语山',
    phone: '13700000000',
    email: 'yushan@example.com',
    introduction: '细致稳重，善于沟通。',
  });
  expect(content.intention.position).toBe('财务会计');
  expect(content.education).toMatchObject([{ school: '江南财经大学', degree: '本科', major: '会计学' }]);
  expect(content.work).toMatchObject([
    {
      company: '云岭食品有限公司',
      position: '会计',
      start: '2016-07',
      content: ['负责应收应付核算；', '编制纳税申报表。'],
    },
    { company: '海角贸易有限公司', position: '主办会计', end: null, content: ['带领四人小组完成年度审计。'] },
  ]);
  expect(unassigned).toEqual([]);
});

test.each(made)('sections beside merged cells, with column titles of which one is two, in %s', async (_, make) => {
  const { content } = await readResume(make(REGISTER));
  expect(content.education).toMatchObject([
    { school: '湘水大学', degree: '本科', major: '机械工程', start: '2010-09', end: '2014-06' },
    { school: '岳峰理工大学', degree: '硕士', major: '机械电子' },
  ]);
  expect(content.work).toMatchObject([
    { company: '湘水机床有限公司', position: '设计工程师', start: '2017-07', end: '2019-05' },
    { company: '岳峰机器人有限公司', position: '机械工程师', end: null },
  ]);
});

const EXAMS = [
  [cell('姓名'), cell('Ada Bell'), cell('性别'), cell('F')],
  [cell('Education', { span: 4 })],
  [cell('Examination'), cell('Board / University'), cell('Year'), cell('Marks')],
  [cell('B.Com'), cell('Vale River University'), cell('2014'), cell('68%')],
  [cell('H.S.C.'), cell('Moor State Board'), cell('2011'), cell('84%')],
  [cell('S.S.C.'), cell('Moor State Board'), cell('2009'), cell('88%')],
];

test.each(made)('a cell that ends in a shortened word stays in its row, in %s', async (_, make) => {
  const { lines } = await readResume(make(EXAMS));
  expect(lines.map(({ text }) => text).slice(-2)).toEqual([
    'H.S.C.  Moor State Board  2011  84%',
    'S.S.C.  Moor State Board  2009  88%',
  ]);
});

test.each(made)('a title over two lines makes no heading of the first one, in %s', async (_, make) => {
  const { lines } = await readResume(
    make([
      [cell('Course'), cell('Institution'), cell('Year of\npassing'), cell('% Marks')],
      [cell('B.Com'), cell('Vale River University'), cell('2014'), cell('68%')],
      [cell('Diploma'), cell('Tern College'), cell('2011'), cell('84%')],
    ]),
  );
  expect(lines[0]!.text).toMatch(/^Course {2}Institution {2}/);
});

test('lines of a life in a cell stay apart, however far they reach', async () => {
  const lives = ['2013.09-2017.06 江南财经大学会计学专业本科生', '2017.07-2020.03 云岭食品会计'];
  const row = [cell('简历'), cell(lives.join('\n'), { span: 2 }), cell('照片')];
  const { lines } = await readResume(makePdf([[]], { raw: drawn([row], 4) }));
  expect(lines.map(({ text }) => text)).toEqual([`简历  ${lives[0]}  照片`, lives[1]]);
});

test('what a column title calls the value of a field stays in its row, however many lines it takes; a title may be shortened', async () => {
  const rows = [
    [cell('School'), cell('Award'), cell('Year grad.')],
    [
      cell('Tarn College'),
      cell('Higher Certificate of\nSeamanship and of the\nHandling of Lesser\nBoats (HCS)'),
      cell('2011'),
    ],
    [cell('Vale School'), cell('Diploma in Rigging'), cell('2007')],
  ];
  const text = await extractText(makePdf([[]], { raw: drawn(rows, 3) }));
  expect(text).toBe(
    'School\tAward\tYear grad.\nTarn College\tHigher Certificate of Seamanship and of the Handling of Lesser Boats (HCS)\t2011\nVale School\tDiploma in Rigging\t2007',
  );
});

test('a label whose first line is a heading by itself is one label where it found no room for the rest', async () => {
  const rows = [
    [cell('Name'), cell('Ada Quirke')],
    [cell('教育背景和主要工作经历\n简述'), cell('2012 - 2016  Tarn College\n2016 - 2020  Harbour Mill')],
  ];
  expect(await extractText(makePdf([[]], { raw: drawn(rows, 2) }))).toContain('教育背景和主要工作经历简述');
});
