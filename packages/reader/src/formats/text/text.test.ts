import { defaultStyle, toJsonResume } from '@verdant/resume';
import { processorMs } from '@verdant/testkit/processor-time';
import { docx, markdown, samples } from '@verdant/typesetter';
import { describe, expect, test } from 'vitest';
import { faultsOf } from '../../../testing/evidence-faults.ts';
import { spokenIn } from '../../../testing/round-trip.ts';
import { sniff } from '../detect-kind.ts';
import { readResume } from '../read-resume.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** The same without ids and with each run of white space as one space. */
function plain(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/\s+/g, ' ').trim();
  if (Array.isArray(value)) return value.map(plain);
  if (!value || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).flatMap(([key, v]) => (key === 'id' ? [] : [[key, plain(v)]])));
}

describe.each(['en', 'zh'] as const)('our own exports come back whole, %s', (language) => {
  const content = samples[language];

  const style = defaultStyle(language);
  const exports = {
    markdown: async () => bytesOf(markdown(content, language, style)),
    docx: () => docx({ content, language, style }),
  };

  test.each(['markdown', 'docx'] as const)('%s', async (kind) => {
    const reading = await readResume(await exports[kind]());
    expect(reading).toMatchObject({ kind, language });
    // a section of one's own that lists languages comes back as languages
    const languages = content.custom.flatMap(({ items }) => spokenIn(items));
    expect(plain(reading.content)).toEqual(plain({ ...content, languages, custom: [] }));
    expect(faultsOf(reading)).toEqual([]);
  });

  test('JSON', async () => {
    const reading = await readResume(bytesOf(JSON.stringify(toJsonResume(content, language))));
    expect(reading).toMatchObject({ kind: 'json', language, warnings: [], confidence: { level: 'sure' } });
    expect(reading.content).toEqual(content);
  });
});

const english = `Maria Santos
maria.santos@example.com | (415) 555-0132 | Portland, OR

SUMMARY
-------
Backend engineer who likes small services and short queues, and who has
kept the booking service of a harbour running through three winters and
two moves of its machines.

EXPERIENCE
----------
Northwind Logistics Inc.    03/2020 - Present
Senior Software Engineer
* Moved the booking service to PostgreSQL
* Wrote the on-call handbook

EDUCATION
---------
Oregon State University    2012 - 2016
Bachelor of Science in Computer Science
`;

test('plain text: headings between rules, wrapped lines joined', async () => {
  const reading = await readResume(bytesOf(english.replace(/\n/g, '\r\n')));
  expect(reading.kind).toBe('text');
  expect(reading.content.basics).toMatchObject({ name: 'Maria Santos', phone: '(415) 555-0132' });
  expect(reading.content.basics.introduction).toMatch(/^Backend engineer .* two moves of its machines\.$/);
  expect(reading.content.work).toMatchObject([
    { company: 'Northwind Logistics Inc.', position: 'Senior Software Engineer', start: '2020-03', end: null },
  ]);
  expect(reading.content.work[0]!.content).toHaveLength(2);
  expect(faultsOf(reading)).toEqual([]);
});

test('plain Chinese text, in the older encoding too', async () => {
  const chinese =
    '李若水\n电话：138-0000-0000\n邮箱：ruoshui@example.com\n\n【工作经历】\n云帆科技有限公司    后端开发工程师    2019.07 - 至今\n- 负责订单系统\n';
  const { content } = await readResume(bytesOf(chinese));
  expect(content.work).toMatchObject([{ company: '云帆科技有限公司', start: '2019-07', end: null }]);
  // 李若水 in GB 18030
  const old = Buffer.concat([
    Buffer.from('c0eec8f4cbae', 'hex'),
    Buffer.from('\r\n13800000000\r\nruoshui@example.com\r\n'),
  ]);
  expect((await readResume(old)).content.basics.name).toBe('李若水');
});

test('kinds are told by the bytes', () => {
  const kinds = [english, '# Maria Santos\n\n## Experience\n', ' {"basics": {}}', '\ufeffMaria Santos'];
  expect(kinds.map((text) => sniff(bytesOf(text)))).toEqual(['text', 'markdown', 'json', 'text']);
  expect(sniff(Buffer.concat([Buffer.from('\r\n'), Buffer.from('%PDF-1.7')]))).toBe('pdf');
  expect(sniff(Buffer.from('RIFF0000WEBPVP8 '))).toBe('picture');
});

test('a line of many cells is told from a table in time', async () => {
  for (const cells of ['| a ', '|', '| |', '|\t'])
    expect(await processorMs(() => sniff(bytesOf(`${cells.repeat(20_000)}a`)))).toBeLessThan(1_000);
  expect(sniff(bytesOf('Maria Santos, an analyst\n\n| a | b |\n'))).toBe('markdown');
  expect(sniff(bytesOf('Maria Santos, an analyst\n\n| a | b\n'))).toBe('text');
});

test('values of a Markdown table stand below their titles', async () => {
  const rows = [
    '| 时间 | 学校 | 专业 | 学历 |',
    '| --- | --- | --- | --- |',
    '| 2016.09-2019.03 | 澄江大学 | 供应链管理 | 硕士 |',
  ];
  const { content } = await readResume(bytesOf(`# 顾清和\n\n## 教育背景\n\n${rows.join('\n')}\n`));
  expect(content.education).toMatchObject([{ school: '澄江大学', major: '供应链管理', degree: '硕士' }]);
});
