import { paragraph, rawDocx } from '@verdant/testkit/documents/raw-docx';
import {
  AlignmentType,
  DeletedTextRun,
  Document,
  ExternalHyperlink,
  Header,
  HeadingLevel,
  InsertedTextRun,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableRow,
  TextRun,
} from 'docx';
import { expect, test } from 'vitest';
import { faultsOf } from '../../../testing/evidence-faults.ts';
import { readResume } from '../read-resume.ts';
import { readDocx } from './read-docx.ts';

type Child = Paragraph | Table;
const written = async (children: Child[], more: object = {}): Promise<Uint8Array> =>
  Packer.toBuffer(
    new Document({
      numbering: {
        config: [
          {
            reference: 'dots',
            levels: [{ level: 0, format: LevelFormat.BULLET, text: '•', alignment: AlignmentType.LEFT }],
          },
        ],
      },
      sections: [{ children, ...more }],
    }),
  );
const text = (words: string) => new Paragraph({ children: [new TextRun(words)] });
const heading = (words: string) => new Paragraph({ text: words, heading: HeadingLevel.HEADING_1 });
const bullet = (words: string) => new Paragraph({ text: words, numbering: { reference: 'dots', level: 0 } });
const entry = (what: string, when: string) =>
  new Paragraph({ children: [new TextRun({ text: what, bold: true }), new TextRun({ children: [new Tab(), when] })] });
const table = (...rows: Child[][][]) =>
  new Table({
    rows: rows.map((cells) => new TableRow({ children: cells.map((children) => new TableCell({ children })) })),
  });
const linesOf = (bytes: Uint8Array) => readDocx(bytes).lines.map(({ cells }) => cells.map((cell) => cell.text));

test('an English résumé with headings, lists, tab stops, a link and a header', async () => {
  const link = new ExternalHyperlink({ children: [new TextRun('GitHub')], link: 'https://github.com/example-nora' });
  const header = new Header({ children: [new Paragraph('nora@example.com | +44 20 7946 0102')] });
  const bytes = await written(
    [
      new Paragraph({ children: [new TextRun({ text: 'Nora Lindqvist', size: 44, bold: true })] }),
      new Paragraph({ children: [new TextRun('Bristol | '), link] }),
      heading('Experience'),
      entry('Copperfield Freight', 'Mar 2020 – Present'),
      text('Planner'),
      bullet('Plans forty lanes, and keeps'),
      bullet('Wrote the handbook'),
      entry('Harbor Books', '2016 – 2020'),
      text('Clerk'),
      bullet('Counted stock'),
      heading('Education'),
      entry('University of Elmbridge', '2012 – 2016'),
      text('BSc in Statistics'),
      heading('Skills'),
      text('Tools: Excel, SQL'),
    ],
    { headers: { default: header } },
  );
  const reading = await readResume(bytes);
  expect(reading).toMatchObject({ kind: 'docx', language: 'en', pages: [] });
  expect(reading.content.basics).toMatchObject({
    name: 'Nora Lindqvist',
    email: 'nora@example.com',
    phone: '+44 20 7946 0102',
    homepage: 'github.com/example-nora',
  });
  expect(reading.content.work).toMatchObject([
    {
      company: 'Copperfield Freight',
      position: 'Planner',
      start: '2020-03',
      end: null,
      content: ['Plans forty lanes, and keeps', 'Wrote the handbook'],
    },
    { company: 'Harbor Books', position: 'Clerk', start: '2016', end: '2020', content: ['Counted stock'] },
  ]);
  expect(reading.content.education).toMatchObject([{ school: 'University of Elmbridge', major: 'Statistics' }]);
  expect(reading.content.skills).toMatchObject([{ category: 'Tools', items: ['Excel', 'SQL'] }]);
  expect(faultsOf(reading)).toEqual([]);
});

test('a Chinese form: values beside their labels, entries in rows', async () => {
  const cell = (words: string) => [text(words)];
  const bytes = await written([
    new Paragraph({ children: [new TextRun({ text: '林知夏', size: 40, bold: true })] }),
    table(
      [cell('电话'), cell('138-0000-4455'), cell('邮箱'), cell('zhixia@example.com')],
      [cell('现居'), cell('杭州'), cell('求职意向'), cell('数据分析师')],
    ),
    heading('教育背景'),
    table([cell('2015.09 - 2019.06'), cell('海州大学'), cell('统计学'), cell('本科')]),
    heading('工作经历'),
    table([cell('2019.07 - 至今'), cell('云帆科技有限公司'), cell('数据分析师')]),
    bullet('搭建经营日报，覆盖六条业务线。'),
  ]);
  const { content, language } = await readResume(bytes);
  expect(language).toBe('zh');
  expect(content.basics).toMatchObject({ name: '林知夏', phone: '138-0000-4455', email: 'zhixia@example.com' });
  expect(content.education).toMatchObject([{ school: '海州大学', major: '统计学', degree: '本科', start: '2015-09' }]);
  expect(content.work).toMatchObject([
    {
      company: '云帆科技有限公司',
      position: '数据分析师',
      start: '2019-07',
      end: null,
      content: ['搭建经营日报，覆盖六条业务线。'],
    },
  ]);
});

test('a table that lays out a page: a column with headings of its own is read on its own', async () => {
  const side = [heading('Contact'), text('ada@example.com'), heading('Skills'), text('Rust'), text('Kotlin')];
  const main = [
    heading('Experience'),
    entry('Delta Bank', '2018 – 2020'),
    text('Analyst'),
    bullet('Reported on loans'),
  ];
  const lines = linesOf(await written([table([side, main])])).flat();
  expect(lines.indexOf('Kotlin')).toBeLessThan(lines.indexOf('Experience'));
  expect(lines.slice(-3)).toEqual(['2018 – 2020', 'Analyst', '• Reported on loans']);
});

test('headings in the margin of a table announce what is beside them', async () => {
  const bytes = await written([
    table(
      [[text('Experience')], [entry('Delta Bank', '2018'), text('Analyst'), text('Loans')]],
      [[text('Education')], [text('Oregon State University'), text('BSc'), text('2014')]],
    ),
  ]);
  expect(linesOf(bytes)).toEqual([
    ['Experience'],
    ['Delta Bank', '2018'],
    ['Analyst'],
    ['Loans'],
    ['Education'],
    ['Oregon State University'],
    ['BSc'],
    ['2014'],
  ]);
});

test('tracked changes: what was deleted is gone, what was inserted is there', async () => {
  const change = { id: 1, author: 'A', date: '2024-01-01T00:00:00Z' };
  const bytes = await written([
    new Paragraph({
      children: [
        new TextRun('Led a team of '),
        new DeletedTextRun({ text: 'fifty', ...change }),
        new InsertedTextRun({ text: 'five', ...change }),
      ],
    }),
    text('in the harbour office'),
  ]);
  expect(linesOf(bytes)[0]).toEqual(['Led a team of five']);
});

test('hidden text is left out and told: hidden by Word, white, tiny; white on a dark ground is seen', () => {
  const dark = '<w:tcPr><w:shd w:val="clear" w:fill="1F3864"/></w:tcPr>';
  const { lines, warnings } = readDocx(
    rawDocx(
      [
        paragraph('Sofia Marin, warehouse analyst'),
        paragraph('python kubernetes', '<w:vanish/>'),
        paragraph('the best candidate', '<w:color w:val="FFFFFF"/>'),
        paragraph('keywords keywords', '<w:sz w:val="2"/>'),
        `<w:tbl><w:tr><w:tc>${dark}${paragraph('Profile', '<w:color w:val="FFFFFF"/>')}</w:tc></w:tr></w:tbl>`,
      ].join(''),
    ),
  );
  expect(lines.map((line) => line.text)).toEqual(['Sofia Marin, warehouse analyst', 'Profile']);
  expect(warnings).toEqual([
    { code: 'hiddenText', hiddenBy: 'markup', text: 'python kubernetes', count: 17 },
    { code: 'hiddenText', hiddenBy: 'colour', text: 'the best candidate', count: 18 },
    { code: 'hiddenText', hiddenBy: 'size', text: 'keywords keywords', count: 17 },
  ]);
});

test('text boxes once, though they are kept twice, and in the order of the page', () => {
  const box = (y: number, words: string) =>
    `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:positionV><wp:posOffset>${y}</wp:posOffset></wp:positionV>
     <wps:wsp><wps:txbx><w:txbxContent>${paragraph(words)}</w:txbxContent></wps:txbx></wps:wsp></wp:anchor></w:drawing></mc:Choice>
     <mc:Fallback><w:pict><v:shape><v:textbox><w:txbxContent>${paragraph(words)}</w:txbxContent></v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent>`;
  const body = `<w:p><w:r><w:t>Jonas Feld, Platform Engineer</w:t></w:r><w:r>${box(900_000, 'below')}${box(20_000, 'above')}</w:r></w:p>`;
  expect(linesOf(rawDocx(body))).toEqual([['Jonas Feld, Platform Engineer'], ['above'], ['below']]);
});

test('fields: a page number is no text, a hyperlink says where it leads', () => {
  const field = (instruction: string, words: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>${instruction}</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${words}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const body = `<w:p><w:r><w:t xml:space="preserve">Helle Vang, Copenhagen </w:t></w:r>${field('PAGE', '1')}${field('HYPERLINK "https://linkedin.com/in/example-helle"', 'LinkedIn')}</w:p>`;
  expect(linesOf(rawDocx(body))).toEqual([['Helle Vang, Copenhagen LinkedIn linkedin.com/in/example-helle']]);
});

test('values of a table stand below their titles, also where a cell is empty', async () => {
  const rows = [
    ['时间', '学校', '专业', '学历'],
    ['2012.09-2016.06', '江澜大学', '工业工程', '本科'],
    ['2016.09-2019.03', '澄江理工大学', '', '硕士'],
  ];
  const cells = rows.map((row) => row.map((words) => [text(words)]));
  const { content } = await readResume(await written([heading('教育背景'), table(...cells)]));
  expect(content.education).toMatchObject([
    { school: '江澜大学', major: '工业工程', degree: '本科', start: '2012-09', end: '2016-06' },
    { school: '澄江理工大学', major: '', degree: '硕士', start: '2016-09', end: '2019-03' },
  ]);
});
