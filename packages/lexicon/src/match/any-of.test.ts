import { describe, expect, test } from 'vitest';
import { alternation } from './alternation.ts';
import { anyOf } from './any-of.ts';
import { list, table } from './list.ts';
import { chinese, english, many, maybe } from './phrase.ts';

const whole = (words: readonly string[]) => new RegExp(`^${alternation(words)}$`, 'u');

test('lists and tables are read as they are written down', () => {
  expect(list('a b, c，\n d,')).toEqual(['a b', 'c', 'd']);
  expect(table('a, b | c\n| d')).toEqual([
    [['a', 'b'], ['c']],
    [[], ['d']],
  ]);
});

describe('alternation', () => {
  test('finds the longest of words that begin alike', () => {
    expect('september'.match(new RegExp(alternation(['sep', 'sept', 'september'])))?.[0]).toBe('september');
    expect('septic'.match(new RegExp(alternation(['sep', 'sept', 'september'])))?.[0]).toBe('sept');
  });

  test('marks of patterns are letters, blanks and apostrophes any of their kind', () => {
    expect(whole(['c++', 'a.b', '(x)']).test('c++')).toBe(true);
    expect(whole(['a.b']).test('axb')).toBe(false);
    expect(whole(["master's degree"]).test('master’s  degree')).toBe(true);
    expect(whole(['co-founder']).test('co‑founder')).toBe(true);
  });
});

describe('anyOf', () => {
  test('Latin words stand alone, beside letters with an accent as well', () => {
    const words = anyOf(['chef', 'co']);
    expect(words.test('Chef at Acme')).toBe(true);
    expect(words.test('开发chef')).toBe(true);
    expect(words.test('échef')).toBe(false);
    expect(words.test('coé')).toBe(false);
    expect(words.test('codes')).toBe(false);
  });

  test('Chinese words have no bounds but what must not follow', () => {
    const schools = anyOf(['大学', '学院'], { notBefore: ['生'] });
    expect(schools.find('南湖大学经济学院')).toEqual({ word: '大学', from: 2, to: 4 });
    expect(schools.test('大学生创业')).toBe(false);
  });

  test('words at the beginning, at the end, or nothing else', () => {
    expect(anyOf(['to', 'in'], { at: 'end' }).test('work in ')).toBe(true);
    expect(anyOf(['to'], { at: 'start' }).test('go to')).toBe(false);
    expect(anyOf(['new york'], { at: 'whole' }).find('  New  York ')).toEqual({ word: 'New  York', from: 2, to: 11 });
    expect(anyOf(['us'], { at: 'whole', exactCase: true }).test('US')).toBe(false);
  });

  test('phrases combine words, with or without spaces', () => {
    const skills = anyOf(
      [english(many('key, technical'), 'skills', maybe('summary')), chinese(maybe('专业'), '技能')],
      {
        at: 'whole',
      },
    );
    for (const text of ['skills', 'Key technical skills', 'skills summary', '技能', '专业技能'])
      expect([text, skills.test(text)]).toEqual([text, true]);
    for (const text of ['technicalskills', 'summary', 'skills key', '专业'])
      expect([text, skills.test(text)]).toEqual([text, false]);
  });
});
