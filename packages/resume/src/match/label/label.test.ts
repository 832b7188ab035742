import { expect, test } from 'vitest';
import { testEndlessPosting } from '../../../testing/endless-posting.ts';
import { requirementsOf } from '../requirements.ts';
import { termsByRules } from '../terms/terms-by-rules.ts';
import { readPosting } from './posting-spans.ts';
import { linesOf, sentencesOf, tokensOf } from './posting-tokens.ts';

test('tokens are words of both languages, cut where a term ends, and cover all that is no blank', () => {
  const text = '熟悉SQL和Node.js，3年以上 C++ 经验';
  const tokens = tokensOf(text, [{ from: 5, to: 6 }]);
  expect(tokens.map((token) => token.text)).toEqual([
    '熟悉', 'SQL', '和', 'Node', '.', 'js', '，', '3', '年', '以上', 'C', '+', '+', '经验',
  ]); // biome-ignore format: words of one line
  for (const { text: word, from, to } of tokens) expect(text.slice(from, to)).toBe(word);
});

test('sentences hold their phrases, and a heading goes down to the lines below it', () => {
  const text = 'What we need\n- Python (or Go), databases. Docker\n- Git\n\nMust: a van';
  expect(sentencesOf(text).map(({ from, to }) => text.slice(from, to))).toEqual([
    'What we need',
    '- Python (or Go), databases',
    ' Docker',
    '- Git',
    'Must: a van',
  ]);
  expect(linesOf(text).map(({ heading }) => heading)).toEqual([
    '',
    'What we need',
    'What we need',
    'What we need',
    'Must',
  ]);
});

test('pieces stand in the text, in order, with a probability', () => {
  const posting = '招聘：前台文员\n要求：\n1. 会用Excel；\n2. 能上夜班；\n3. 有酒店前厅经验优先。\n包吃住，月休四天。';
  const spans = readPosting(posting, termsByRules(posting)).spans;
  expect(spans.length).toBeGreaterThan(2);
  spans.forEach(({ from, to, probability }, i) => {
    expect(from).toBeLessThan(to);
    expect(from).toBeGreaterThanOrEqual(spans[i - 1]?.to ?? 0);
    expect(probability).toBeGreaterThan(0);
    expect(probability).toBeLessThanOrEqual(1);
  });
  const said = spans.map(({ from, to }) => posting.slice(from, to)).join();
  expect(said).toContain('夜班');
  expect(said).not.toContain('月休');
});

test('what the rules know nothing of is found by where it stands', () => {
  const posting =
    'Kitchen assistant\n\nWhat you need\n- wet-plate developing\n- zither tuning certificate\n\nWe pay £12 an hour.';
  const asked = requirementsOf(posting).flatMap(({ options }) => options.map((option) => option.toLowerCase()));
  expect(asked.join()).toContain('zither tuning');
  expect(asked.join()).not.toContain('£12');
});

test.each([
  [
    'Elevator Helper\nDocksides Lifts, Hull\n\n* escalator steps and comb plates\n* own torque wrench\n* working at heights ticket\n* lift 25 kg\n\n* pension\n* free parking\n* birthday off',
    ['torque wrench', 'heights'],
    ['pension', 'parking', 'birthday'],
  ],
  [
    '老板让我发个招聘，我们做出口灯具的。要一个外贸跟单，英语四级差不多，跟过单一年以上，知道验货、订舱怎么弄，旺季周六上班。年底有分红，包午饭。',
    ['英语四级', '订舱'],
    ['分红', '午饭'],
  ],
])('demands without a heading: %j', (posting, wanted, unwanted) => {
  const asked = requirementsOf(posting)
    .flatMap(({ options }) => options)
    .join('; ');
  for (const one of wanted) expect(asked).toContain(one);
  for (const one of unwanted) expect(asked).not.toContain(one);
});

test.each([
  ['- 10 hour night shifts incl. bank holidays', 'night shifts'],
  ['- The rota means every other weekend', 'every other weekend'],
])('a condition inside a longer piece: %s', (line, wanted) => {
  const asked = requirementsOf(`Night Porter\n\nYou must have:\n- SQL\n${line}\n- First aid certificate`);
  expect(asked.flatMap(({ options }) => options).join('; ')).toContain(wanted);
});

test('people, months and spans of time are nothing to ask for', () => {
  const posting =
    'Dental nurse\n\nYou must have:\n- GDC registration\n- assisted with implants, as Mr Thistledown places two a week from Jan\n- X-ray certificate, two years';
  const asked = requirementsOf(posting).flatMap(({ options }) => options);
  expect(asked.join('; ')).not.toMatch(/Mr|Thistledown|\bJan\b|^two years$/);
});

// `endless-patterns.long.test.ts` has more of them
testEndlessPosting(['熟悉 SQL，']);
