import { createRequire } from 'node:module';
import { LIMITS, type ResumeContent } from '@verdant/contracts';
import { linked } from '@verdant/testkit/generated-content/linked';
import { chineseResume } from '@verdant/testkit/people/chinese';
import { englishResume } from '@verdant/testkit/people/english';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { expect, test } from 'vitest';
import { emptyContent } from '../content/empty.ts';
import { fromJsonResume } from './from-json-resume.ts';
import { toJsonResume } from './to-json-resume.ts';

const ajv = new Ajv({ allErrors: true, strict: false });
addFormats.default(ajv);
/** The schema as its authors publish it. */
const valid = ajv.compile(createRequire(import.meta.url)('@jsonresume/schema/schema.json'));

const withAddresses = (email: string, homepage: string, linkedin: string): ResumeContent => ({
  ...strongEnglish(),
  basics: { ...strongEnglish().basics, email, homepage, linkedin },
});
const full = (): ResumeContent => {
  const content = strongChinese();
  return {
    ...content,
    basics: { ...content.basics, introduction: '甲'.repeat(LIMITS.text), homepage: '例子.example.com/简历?a=b#c' },
    intention: { position: '产品经理', city: '上海', salary: '30K', availability: '随时', industry: '互联网' },
    certifications: [{ id: 'c', name: '证书', issuer: '机构', date: '2020' }],
    awards: [{ id: 'a', name: '奖', issuer: '', date: '', description: '“说明”\n第二行', url: 'b.example.com' }],
    languages: [
      { id: 'l1', language: '英语', level: '流利（C2）' },
      { id: 'l2', language: '日语', level: '' },
    ],
    custom: [{ id: 'x', title: '语言', items: ['英语', '日语'] }],
    work: content.work.map((item, at) => ({
      ...item,
      url: ['https://a.example.com/b', 'a.example.com', 'see below'][at % 3]!,
    })),
    education: content.education.map((item) => ({
      ...item,
      url: 'https://例子.example.com',
      gpa: '3.8/4.0',
      thesis: '论文',
      courses: ['统计学', '运筹学'],
    })),
  };
};

test.each([
  ['faulty English', englishResume()],
  ['faulty Chinese', chineseResume()],
  ['strong English', strongEnglish()],
  ['strong Chinese', strongChinese()],
  ['all there is', full()],
  ['fields that came later, and marks, en', linked(strongEnglish(), 'en')],
  ['fields that came later, and marks, zh', linked(strongChinese(), 'zh')],
  ['nothing', emptyContent()],
  ['addresses without a scheme', withAddresses('a.b@example.com', 'example.com/me', 'linkedin.com/in/me')],
  ['addresses that are none', withAddresses('ask me', 'see below', 'javascript:alert(1)')],
  ['addresses in other spellings', withAddresses(' A@Example.com ', 'HTTP://Example.COM', 'https://例子.example.com')],
])('is valid by the published schema, and comes back whole: %s', (_, content) => {
  const json = JSON.parse(JSON.stringify(toJsonResume(content, 'en')));
  valid(json);
  expect(valid.errors ?? []).toEqual([]);
  expect(fromJsonResume(json)).toEqual(content);
});

test('the schema is really asked: it refuses what is wrong', () => {
  const json = { ...toJsonResume(strongEnglish(), 'en'), basics: { url: 'not an address' }, work: 'none' };
  valid(json);
  expect(valid.errors?.map(({ instancePath }) => instancePath).sort()).toEqual(['/basics/url', '/work']);
});
