import { expect, test } from 'vitest';
import { clean, cleanGlyph } from './clean.ts';
import { mixingOf } from './mixing.ts';
import { cjkShare, joinLines, unspace } from './spacing.ts';

test('radical code points become the characters they look like', () => {
  expect(clean('⼯作经⻓ ⻚⾯ ⽤⼾')).toBe('工作经长 页面 用户');
  expect(clean('塑㬵外壳')).toBe('塑胶外壳');
});

test('ligatures, full-width letters, controls and private-use letters', () => {
  expect(clean('e\ufb03cient \ufb01ne')).toBe('efficient fine');
  expect(clean('ＡＢＣ１２３，（甲）')).toBe('ABC123，（甲）');
  expect(clean('a\u0000b\u0007c\ue0a0d\u200be')).toBe('abcde');
  expect(clean('a\u00a0b\u3000c')).toBe('a b c');
});

test('a letter that a font names by two hyphens is one', () => {
  expect(cleanGlyph('-\u2010')).toBe('-');
});

test('spaced-out words are joined', () => {
  expect(unspace('W O R K')).toBe('WORK');
  expect(unspace('教 育 背 景')).toBe('教育背景');
  expect(unspace('R & D at A B')).toBe('R & D at A B');
});

test('wrapped lines', () => {
  expect(joinLines('led a team', 'of five')).toBe('led a team of five');
  expect(joinLines('负责系统的设计', '与实现')).toBe('负责系统的设计与实现');
  expect(joinLines('an imple-', 'mentation')).toBe('an implementation');
  expect(joinLines('熟悉 Python', '（Pandas）')).toBe('熟悉 Python（Pandas）');
  expect(joinLines('使用 Go', 'and Rust')).toBe('使用 Go and Rust');
});

test('between a Chinese character and a digit the habit of the document says whether there was a space', () => {
  const spaced = mixingOf('带教 2 名，接入 5 条，使用 Go 与 2020年3月');
  expect([spaced, mixingOf('带教2名，接入5条')]).toEqual(['spaced', 'tight']);
  expect(mixingOf('带教 2 名')).toBeNull();
  expect(joinLines('带教产品助理', '2 名', spaced)).toBe('带教产品助理 2 名');
  expect(joinLines('负责', 'Java服务', 'tight')).toBe('负责Java服务');
});

test.each([
  ['a write-', 'off of 1.8%', 'a write-off of 1.8%'],
  ['a hard-', 'working team', 'a hard-working team'],
  ['end-to-', 'end tests', 'end-to-end tests'],
  ['the follow-', 'up call', 'the follow-up call'],
  ['computer net-', 'working', 'computer networking'],
  ['human re-', 'source planning', 'human resource planning'],
  ['the back-', 'ground of', 'the background of'],
])('the hyphen of %s | %s', (a, b, whole) => {
  expect(joinLines(a, b)).toBe(whole);
});

test('share of Chinese letters', () => {
  expect(cjkShare('abc')).toBe(0);
  expect(cjkShare('中文ab')).toBe(0.5);
});
