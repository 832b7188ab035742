import type { Language } from '@verdant/contracts';
import { people } from '@verdant/testkit/people/warehouse-analysts';
import { expect, it } from 'vitest';
import { judgeSentence, type LetterFacts } from './judge-sentence.ts';

const facts: Record<Language, LetterFacts> = {
  en: {
    content: people.en,
    language: 'en',
    letter: {
      post: 'Operations analyst',
      addressee: { name: 'Ms Orr', title: '', company: 'Globex Freight', address: '' },
      answers: { why: 'My father drove for you, and I grew up with your orange lorries' },
    },
  },
  zh: {
    content: people.zh,
    language: 'zh',
    letter: {
      post: '运营分析师',
      addressee: { name: '', title: '', company: '远山供应链', address: '' },
      answers: { why: '我父亲在远山开过车' },
    },
  },
};
const judge = (language: Language, text: string, ...paths: string[]) => judgeSentence(text, paths, facts[language]);
const [contracts, dashboard] = ['work/w1/content/0', 'work/w1/content/3'];

it.each<[Language, string, string[], string | null]>([
  [
    'en',
    'At Fennel & Rowe, I built a weekly dashboard in Tableau that replaced four manual reports.',
    [dashboard],
    dashboard,
  ],
  ['en', 'I am applying for the position of Operations analyst at Globex Freight.', [], null],
  ['en', 'Thank you for reading my application; I would welcome a conversation.', [], null],
  ['en', 'My father drove for you, and I grew up with your orange lorries.', [], 'answers/why'],
  ['zh', '在竹溪物流担任仓储分析师期间，我用 Tableau 搭建周报看板，替代四份手工报表。', [dashboard], dashboard],
  ['zh', '我想应聘远山供应链的运营分析师一职。', [], null],
  ['zh', '期待有机会与您当面沟通，感谢您抽出时间阅读。', [], null],
  ['zh', '我父亲在远山开过车。', [], 'answers/why'],
])('%s: takes what is said: %s', (language, text, paths, path) => {
  expect(judge(language, text, ...paths)).toEqual({ text, path, verdict: 'fits', reason: null, confirm: [] });
});

it.each<[Language, string, string[]]>([
  // a figure, a larger one, a name, a tool that only the posting has, a date
  ['en', 'At Fennel & Rowe, I managed 25 courier contracts.', [contracts]],
  ['en', 'I built a weekly dashboard in Tableau that replaced forty manual reports.', [dashboard]],
  ['en', 'At Amazon, I built a weekly dashboard in Tableau that replaced four manual reports.', [dashboard]],
  ['en', 'I built a weekly dashboard in Tableau and Kubernetes that replaced four manual reports.', [dashboard]],
  ['en', 'In 2023, I built a weekly dashboard in Tableau that replaced four manual reports.', ['work/w2/content/0']],
  // more than the person's share
  ['en', 'I led the team through all stock counts.', ['work/w1/content/1']],
  // a motive, a trait, a history without a place
  ['en', 'I have long admired the culture of Globex Freight.', []],
  ['en', 'I am a passionate leader with ten years of experience.', []],
  ['en', 'I was Operations analyst at Globex Freight.', []],
  ['en', 'I am the Operations analyst at Globex Freight.', []],
  // a place that does not exist, and one that says something else
  ['en', 'I won the national logistics award.', ['awards/a9/name']],
  ['en', 'At Globex Freight, I built a weekly dashboard in Tableau that replaced four manual reports.', [dashboard]],
  ['zh', '在竹溪物流工作期间，我管理了 25 份快递合同。', [contracts]],
  ['zh', '我在腾讯用 Tableau 搭建周报看板，替代四份手工报表。', [dashboard]],
  ['zh', '我用 Tableau 和 Kubernetes 搭建周报看板，替代四份手工报表。', [dashboard]],
  ['zh', '我热爱物流行业，一直仰慕远山供应链的文化。', []],
  ['zh', '我是远山供应链的运营分析师。', []],
  ['zh', '我有十年运营经验。', []],
])('%s: refuses or asks an invention: %s', (language, text, paths) => {
  const judged = judge(language, text, ...paths);
  expect(judged.verdict, JSON.stringify(judged)).not.toBe('fits');
});

it('asks about words of the model’s own, and says which', () => {
  const tail =
    'I built a weekly dashboard in Tableau that replaced four manual reports, out of sheer passion for logistics.';
  const judged = judge('en', tail, dashboard);
  expect(judged.verdict).not.toBe('fits');
  if (judged.verdict === 'ask') expect(judged.confirm).toEqual(expect.arrayContaining(['passion']));
  expect(judge('zh', '我凭着对物流的热情，用 Tableau 搭建周报看板，替代四份手工报表。', dashboard).verdict).not.toBe(
    'fits',
  );
});
