import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { everyone, today } from '../../../testing/everyone.ts';
import { testGainMoves } from '../../../testing/gain-moves.ts';
import { analyze } from '../analyze.ts';

// `gain-moves.long.test.ts` has more of them
testGainMoves(everyone.filter((_, at) => at % 12 === 0));

describe('text that is no language of work', () => {
  const SYLLABLES = ['blor', 'snark', 'fim', 'tuv', 'grex', 'plon', 'zib', 'wok'];
  const nonsense = (from: number) =>
    Array.from({ length: 11 }, (_, at) => SYLLABLES[(from + at * 3) % 8]! + SYLLABLES[(from * 5 + at) % 8]!).join(' ');
  const placeholder =
    'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua';
  const salad = 'table quickly river orange seven mountain happy window purple running cloud bottle green yesterday';
  const characters = '璃翡鹮蕤楔彧罅瓴孳嗫谧龃苎赑蠡氤氲耄耋饕餮觊觎龌龊';
  test.each([
    ['made-up words', 'en', (at: number) => `Led ${nonsense(at)} by ${at + 20}%`],
    ['lorem ipsum', 'en', (at: number) => `${placeholder} ${at + 30}%`],
    ['a salad of words', 'en', (at: number) => `${salad} ${at + 12}%`],
    ['rare characters', 'zh', (at: number) => `${characters.slice(at)}${characters}，提升 ${at + 15}%`],
  ] as const)('%s is said to be none and is not scored', (_, language, line) => {
    const strong = language === 'zh' ? strongChinese() : strongEnglish();
    const content = {
      ...strong,
      basics: { ...strong.basics, introduction: line(0) },
      work: strong.work.map((job, at) => ({
        ...job,
        content: [1, 2, 3, 4].map((point) => line(at * 4 + point)),
        achievements: [],
      })),
      projects: [],
      custom: [],
    };
    const { score, unscored, advice, ledger, strengths } = analyze({ content, language, today });
    expect({ score, unscored, advice, strengths }).toEqual({
      score: 0,
      unscored: 'language',
      advice: [],
      strengths: [],
    });
    expect(ledger.map(({ checkId }) => checkId)).toEqual(['CAP-04']);
  });

  test.each([
    [
      'traditional letters',
      [
        '統籌十四件品牌識別專案，含農會、茶行與獨立書店',
        '建立設計交付規範，改稿次數平均減少三成',
        '帶領兩位初階設計師與一位實習生',
      ],
    ],
    [
      'a story as it is told',
      [
        '我在镇上的修理铺学了三年手艺，师傅走后铺子就归我了',
        '这两年主要跑县里的老小区，谁家水管坏了都是打电话给我',
        '孩子上学了，现在想找一份离家近的活，下午五点要能接孩子',
      ],
    ],
  ])('%s are a language of work', (_, content) => {
    const strong = strongChinese();
    const work = strong.work.map((job) => ({ ...job, content, achievements: [] }));
    const told = { ...strong, work, projects: [], custom: [], basics: { ...strong.basics, introduction: '' } };
    expect(analyze({ content: told, language: 'zh', today }).unscored).toBeUndefined();
  });

  test('one line of it neither helps nor harms', () => {
    const content = strongEnglish();
    const before = analyze({ content, language: 'en', today }).score;
    content.work[0]!.content.push(`${placeholder}, improving sales by 40%`);
    expect(analyze({ content, language: 'en', today }).score).toBe(before);
  });
});
