import { Failure, type ResumeContent, ResumeContent as Schema } from '@verdant/contracts';
import { makePdf, page } from '@verdant/testkit/documents/make-pdf';
import { Value } from 'typebox/value';
import { expect, test } from 'vitest';
import { OWN_TITLES } from './parse/assemble.ts';
import { extractText, readResume } from './read.ts';

const english = page(`
# Maria Santos
maria.santos@example.com | (415) 555-0132 | Portland, OR | github.com/example-maria
# SUMMARY
Backend engineer who likes small services and short queues.
# EXPERIENCE
*Northwind Logistics Inc.\t03/2020 - Present
Senior Software Engineer
- Moved the booking service to PostgreSQL and halved its
nightly run.
- Wrote the on-call handbook.
*Harbor Books\tJun 2016 - Feb 2020
Software Developer
- Built the search page.
# EDUCATION
*Oregon State University\t2012 - 2016
Bachelor of Science in Computer Science
# PROJECTS
*Tide Table\t2019
- Shows the tides of forty harbours.
# SKILLS
Languages: Go, TypeScript, SQL
Tools: Docker, Kafka
# AWARDS
Hackathon of the Harbour, 2018
`);

const chinese = page(`
# 李若水
求职意向：后端开发工程师
电话：138-0000-0000 | 邮箱：ruoshui@example.com | 现居：杭州市
# 教育背景
2015.09 - 2019.06\t海州大学
软件工程 本科
# 工作经历
云帆科技有限公司 后端开发工程师\t2019.07 - 至今
- 负责订单系统的设计与开发，日均处理订单三十万笔。
- 编写接口文档。
# 项目经历
订单拆分平台\t2021.03 - 2021.12
- 拆分单体服务，发布时间从两小时降到十分钟。
# 专业技能
- 编程语言：Java、Go
- 数据库：MySQL、Redis
# 自我评价
踏实认真，乐于分享。
`);

/** Every text of the content. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : [];
const bare = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');

function notOfTheDocument(content: ResumeContent, text: string): string[] {
  const whole = bare(text);
  const own = new Set(Object.values(OWN_TITLES).flatMap((t) => Object.values(t)));
  const { basics, intention, ...lists } = content;
  const items = Object.values(lists).flatMap((list) => list.map(({ id: _, ...item }) => item));
  return [basics, intention, ...items]
    .flatMap(texts)
    .flatMap((t) => t.split('\n'))
    .filter((t) => !own.has(t) && !/^\d{4}(-\d{2})?$/.test(t) && !whole.includes(bare(t)));
}

test('an English résumé', async () => {
  const stages: string[] = [];
  const { content, language, pages, warnings } = await readResume(makePdf([english]), {
    onStage: (s, done, total) => stages.push(`${s} ${done}/${total}`),
  });
  expect({ language, pages, warnings }).toEqual({ language: 'en', pages: [{ width: 612, height: 792 }], warnings: [] });
  expect(stages).toEqual(['reading 1/1', 'sections 0/1', 'sections 1/1']);
  expect(content.basics).toEqual({
    name: 'Maria Santos',
    email: 'maria.santos@example.com',
    phone: '(415) 555-0132',
    address: 'Portland, OR',
    linkedin: '',
    homepage: 'github.com/example-maria',
    introduction: 'Backend engineer who likes small services and short queues.',
  });
  expect(content.work).toEqual([
    {
      id: 'w1',
      company: 'Northwind Logistics Inc.',
      position: 'Senior Software Engineer',
      location: '',
      start: '2020-03',
      end: null,
      content: ['Moved the booking service to PostgreSQL and halved its nightly run.', 'Wrote the on-call handbook.'],
      achievements: [],
      metrics: [],
    },
    {
      id: 'w2',
      company: 'Harbor Books',
      position: 'Software Developer',
      location: '',
      start: '2016-06',
      end: '2020-02',
      content: ['Built the search page.'],
      achievements: [],
      metrics: [],
    },
  ]);
  expect(content.education).toEqual([
    {
      id: 'e1',
      school: 'Oregon State University',
      degree: 'Bachelor of Science',
      major: 'Computer Science',
      start: '2012',
      end: '2016',
      description: '',
    },
  ]);
  expect(content.projects).toMatchObject([
    { name: 'Tide Table', start: '2019', results: ['Shows the tides of forty harbours.'] },
  ]);
  expect(content.skills.map((s) => [s.category, s.items])).toEqual([
    ['Languages', ['Go', 'TypeScript', 'SQL']],
    ['Tools', ['Docker', 'Kafka']],
  ]);
  expect(content.awards).toMatchObject([{ name: 'Hackathon of the Harbour', date: '2018' }]);
});

test('a Chinese résumé in a font that is not embedded', async () => {
  const { content, language } = await readResume(makePdf([chinese]));
  expect(language).toBe('zh');
  expect(content.basics).toMatchObject({
    name: '李若水',
    phone: '138-0000-0000',
    email: 'ruoshui@example.com',
    address: '杭州市',
    introduction: '踏实认真，乐于分享。',
  });
  expect(content.intention.position).toBe('后端开发工程师');
  expect(content.education).toMatchObject([
    { school: '海州大学', degree: '本科', major: '软件工程', start: '2015-09', end: '2019-06' },
  ]);
  expect(content.work).toMatchObject([
    {
      company: '云帆科技有限公司',
      position: '后端开发工程师',
      start: '2019-07',
      end: null,
      content: ['负责订单系统的设计与开发，日均处理订单三十万笔。', '编写接口文档。'],
    },
  ]);
  expect(content.projects).toMatchObject([{ name: '订单拆分平台', start: '2021-03', end: '2021-12' }]);
  expect(content.skills.map((s) => [s.category, s.items])).toEqual([
    ['编程语言', ['Java', 'Go']],
    ['数据库', ['MySQL', 'Redis']],
  ]);
});

test('a sidebar beside the main column', async () => {
  const side = page('# Contact\nlena@example.com\n+49 30 5550 1234\n# Skills\nRust\nKotlin\n# Languages\nGerman', {
    x: 30,
    top: 120,
  });
  const main = page(
    `
# Experience
*Spree Mobility GmbH
Platform Engineer
2019 - Present
- Runs the dispatch platform.
# Education
*Havel University
Master of Science in Physics
2013 - 2018
`,
    { x: 230, top: 120, leading: 15 },
  );
  const { content } = await readResume(
    makePdf([[{ text: 'Lena Brandt', x: 200, y: 60, size: 22, bold: true }, ...side, ...main]]),
  );
  expect(content.basics).toMatchObject({ name: 'Lena Brandt', email: 'lena@example.com', phone: '+49 30 5550 1234' });
  expect(content.work).toMatchObject([
    { company: 'Spree Mobility GmbH', position: 'Platform Engineer', start: '2019', end: null },
  ]);
  expect(content.education).toMatchObject([
    { school: 'Havel University', degree: 'Master of Science', major: 'Physics', start: '2013', end: '2018' },
  ]);
  expect(content.skills.flatMap((s) => s.items)).toEqual(['Rust', 'Kotlin']);
  expect(content.languages).toMatchObject([{ language: 'German' }]);
});

test('labels of the document alone fill achievements and metrics', async () => {
  const lines = page(`
# Ana Ruiz
ana@example.com
# Experience
*Delta Bank\t2018 - 2020
Analyst
- Reported on loans.
Achievements:
- Found the double bookings.
Key metrics:
- 40 reports a month.
# Skills
SQL, R
`);
  const { content } = await readResume(makePdf([lines]));
  expect(content.work[0]).toMatchObject({
    content: ['Reported on loans.'],
    achievements: ['Found the double bookings.'],
    metrics: ['40 reports a month.'],
  });
});

test.each([
  ['en', english],
  ['zh', chinese],
])('nothing is invented and the schema holds (%s)', async (_, lines) => {
  const bytes = makePdf([lines]);
  const { content } = await readResume(bytes);
  expect([...Value.Errors(Schema, content)]).toEqual([]);
  expect(notOfTheDocument(content, await extractText(bytes))).toEqual([]);
});

test('sections without a field are kept under their own title', async () => {
  const lines = [...english, ...page('# PATENTS\nShort queues, Office of Examples', { top: 560 })];
  const { content } = await readResume(makePdf([lines]));
  expect(content.custom).toEqual([{ id: 'x1', title: 'PATENTS', items: ['Short queues, Office of Examples'] }]);
});

test('plain text comes in reading order', async () => {
  expect((await extractText(makePdf([chinese]))).split('\n').slice(0, 2)).toEqual([
    '李若水',
    '求职意向：后端开发工程师',
  ]);
});

const fails = async (bytes: Uint8Array) => {
  const cause = await readResume(bytes).catch((e: unknown) => e);
  return cause instanceof Failure ? cause.error : cause;
};

test('failures have names', async () => {
  expect(await fails(new TextEncoder().encode('PK\u0003\u0004 a zip, not a document'))).toBe('notSupported');
  expect(await fails(makePdf([english], { encrypt: true }))).toBe('encrypted');
  expect(await fails(makePdf([english]).slice(0, 300))).toBe('damaged');
  expect(await fails(makePdf([[]]))).toBe('noText');
  expect(await fails(makePdf(Array.from({ length: 31 }, () => english)))).toBe('tooManyPages');
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  large.set(makePdf([english]));
  expect(await fails(large)).toBe('tooLarge');
});

test('a few bytes before the mark do no harm', async () => {
  const bytes = Buffer.concat([Buffer.from('\r\n'), makePdf([english])]);
  expect((await readResume(bytes)).content.basics.name).toBe('Maria Santos');
});

test('stops when told to', async () => {
  await expect(readResume(makePdf([english]), { signal: AbortSignal.abort(new Error('enough')) })).rejects.toThrow(
    'enough',
  );
});

test('an address that stands only in the head of each page is read', async () => {
  const head = { text: 'Ines Calder | 0491 570 006 | ines.calder@example.com', x: 60, y: 30 };
  const first = [head, ...page('# PROFILE\nGardener.\n# EXPERIENCE\n*Vale Nursery\t2018 - 2021\nGardener\n- Planted.')];
  const second = [head, ...page('# EDUCATION\n*Vale College\t2014 - 2016\nDiploma in Horticulture')];
  const { content } = await readResume(makePdf([first, second]));
  expect(content.basics).toMatchObject({ email: 'ines.calder@example.com', phone: '0491 570 006' });
});

test('a letter with a title of its own: the name is the one behind its label, in whichever part', async () => {
  const letter = page(`
# 自荐简历
尊敬的领导：您好！
感谢您在百忙之中看我的材料，我想应聘贵厂的库管。
# 一、本人情况
姓名：温国梁 性别：男 文化程度：高中
电话：13800000000
# 二、本人经历
1999年到2006年在临河鞋厂做，开始是普工，后来调去仓库。
`);
  const { content } = await readResume(makePdf([letter]));
  expect(content.basics.name).toBe('温国梁');
});
