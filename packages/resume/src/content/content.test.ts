import { Failure, joinTags, missingFields, splitTags } from '@verdant/contracts';
import { chineseResume } from '@verdant/testkit/people/chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { defaultStyle, emptyContent, newItemId } from './empty.ts';
import { readField, writeField } from './field.ts';
import { localized } from './localized.ts';
import { textFields } from './text-fields.ts';

describe('paths', () => {
  const content = chineseResume();
  test.each([
    ['basics/name', '林若溪'],
    ['intention/position', '高级产品经理'],
    ['work/w1/company', '禾光科技'],
    ['work/w1/content/2', '参与活动策划'],
    ['work/w1/end', 'present'],
    ['projects/p1/introduction', '面向中学生的打卡工具。'],
    ['projects/p1/technologies', 'Axure, SQL'],
    ['skills/s1/items', 'SQL, Axure, Excel'],
  ])('%s reads %s', (path, text) => {
    expect(readField(content, path)).toBe(text);
  });

  test.each([
    '',
    'work',
    'work/w1',
    'work/w1/id',
    'work/w9/company',
    'work/w1/content',
    'work/w1/content/99',
    'work/w1/content/-1',
    'work/w1/content/01',
    'basics/constructor',
    'basics/name/0',
    'nowhere/x/y',
    'skills/s1/items/0',
    'work/w1/content/2/x',
  ])('%s leads nowhere', (path) => {
    expect(readField(content, path)).toBeUndefined();
  });

  test('writing leaves the original alone and shares what did not change', () => {
    const frozen = JSON.stringify(content);
    const next = writeField(content, 'work/w1/content/2', '撰写活动方案');
    expect(readField(next, 'work/w1/content/2')).toBe('撰写活动方案');
    expect(JSON.stringify(content)).toBe(frozen);
    expect(next.work[1]).toBe(content.work[1]);
    expect(next.skills).toBe(content.skills);
  });

  test('an empty text removes a bullet; the index behind the last adds one', () => {
    expect(writeField(content, 'work/w1/content/0', ' ').work[0]!.content).toEqual(content.work[0]!.content.slice(1));
    expect(writeField(content, 'work/w1/content/5', '新').work[0]!.content.at(-1)).toBe('新');
    expect(() => writeField(content, 'work/w1/content/7', '新')).toThrow(Failure);
  });

  test('dates and "present"', () => {
    expect(writeField(content, 'work/w2/end', '至今').work[1]!.end).toBeNull();
    expect(writeField(content, 'work/w1/end', '2024-02').work[0]!.end).toBe('2024-02');
    expect(() => writeField(content, 'work/w1/start', 'March')).toThrow(Failure);
    expect(() => writeField(content, 'work/w9/start', '2024')).toThrow(Failure);
  });

  test('every text field reads back at its path, and writing it back changes nothing', () => {
    for (const resume of [chineseResume(), strongEnglish()])
      for (const { path, text } of textFields(resume)) {
        expect(readField(resume, path)).toBe(text);
        expect(writeField(resume, path, text)).toBe(resume);
      }
  });
});

test('tags keep commas inside brackets', () => {
  expect(splitTags('Python (pandas, numpy), SQL；数据分析、Excel')).toEqual([
    'Python (pandas, numpy)',
    'SQL',
    '数据分析',
    'Excel',
  ]);
  expect(joinTags(['数据分析', 'SQL'])).toBe('数据分析、SQL');
});

describe('missing', () => {
  test('everything, then nothing', () => {
    expect(missingFields(emptyContent())).toEqual(['name', 'contact', 'experience']);
    expect(missingFields(strongEnglish())).toEqual([]);
  });
  test('one way of contact and one kind of entry are enough', () => {
    const content = strongEnglish();
    content.basics.email = '';
    content.work = [];
    content.projects = [];
    expect(missingFields(content)).toEqual([]);
    content.basics.phone = ' ';
    content.education = [];
    expect(missingFields(content)).toEqual(['contact', 'experience']);
  });
});

test('localized replaces pairs at any depth and nothing else', () => {
  const value = {
    a: { en: 'x', zh: '一' },
    b: [{ en: 'y', zh: '二' }],
    c: { en: 1 },
    d: null,
    e: { en: 'z', zh: '三', more: 1 },
  };
  expect(localized(value, 'zh')).toEqual({
    a: '一',
    b: ['二'],
    c: { en: 1 },
    d: null,
    e: { en: 'z', zh: '三', more: 1 },
  });
});

test('ids and style', () => {
  expect(new Set(Array.from({ length: 1000 }, newItemId)).size).toBe(1000);
  expect(newItemId()).toMatch(/^[A-Za-z0-9_-]{1,40}$/);
  expect(defaultStyle('zh')).toMatchObject({ template: 'slip', paper: 'a4', photo: null });
  expect(defaultStyle('en').sections).toHaveLength(13);
});
