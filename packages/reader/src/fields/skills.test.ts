import { expect, test } from 'vitest';
import { splitKeywords } from './skills.ts';

test.each<[string, string[]]>([
  ['Photoshop ●●●○○', ['Photoshop']],
  ['Excel ★★★★☆, Word ★★★', ['Excel', 'Word']],
  ['German 80%', ['German']],
  ['Python – 90 %; SQL (75%)', ['Python', 'SQL']],
  ['焊接 ■■■□□、钳工 ■■□□□', ['焊接', '钳工']],
  ['Welding 4/5', ['Welding']],
  ['CI/CD, TCP/IP', ['CI/CD', 'TCP/IP']],
  ['Cut waste by 30% in two years', ['Cut waste by 30% in two years']],
])('%s', (text, words) => {
  expect(splitKeywords(text)).toEqual(words);
});
