import { emptyContent, hasGap } from '@verdant/resume';
import { expect, test } from 'vitest';
import { improveContent } from './improve-content.ts';
import { report } from './report.ts';

const content = {
  ...emptyContent(),
  basics: { ...emptyContent().basics, name: 'Ines | *Okoro*', email: 'ines@example.com', phone: '+44 113 496 0000' },
  education: [
    {
      id: 'e1',
      school: 'Example University',
      degree: 'BSc',
      major: 'Economics',
      start: '2016-09',
      end: '2019-06',
      description: '',
    },
  ],
  skills: [{ id: 's1', category: 'Tools', items: ['SQL', 'Excel', 'Python'] }],
  work: [
    {
      id: 'w1',
      company: 'Harbour Example Ltd',
      position: 'Analyst',
      location: 'Leeds',
      start: '2020-03',
      end: null,
      content: [
        'Responsible for managing a team of 6 analysts, which cut the monthly close from 9 to 5 days',
        'I built dashboards in javascript for the sales team',
        'Worked on various projects for several clients',
        'Negotiated 14 supplier contracts and lowered the yearly cost of cloud hosting from 410 to 322 thousand pounds',
        'Trained 23 colleagues in writing queries, after which requests to the data desk fell by 38% within one quarter',
        'Rebuilt the forecast of cash flow with a rolling model that the board has used for every budget since 2022',
        'Checked the figures of 11 subsidiaries each month and found two errors before the auditors saw them',
      ],
      achievements: [],
      metrics: [],
    },
    {
      id: 'w2',
      company: 'Mill Example Ltd',
      position: 'Assistant analyst',
      location: 'York',
      start: '2019-07',
      end: '2020-02',
      content: [
        'I wrote 12 reports in javascript for the warehouse, which cut the weekly count from 3 hours to 1',
        'I checked stock in order to find 40 wrong bookings a month before the yearly count',
      ],
      achievements: [],
      metrics: [],
    },
  ],
};
const figures = (value: unknown) => JSON.stringify(value).match(/\d+/g)?.sort() ?? [];

test('only what needs no answer is changed, and nothing is made up', () => {
  const { content: better, before, after, applied } = improveContent(content, 'en', '2026-01');
  expect(applied.length).toBeGreaterThan(0);
  expect(after.score).toBeGreaterThan(before.score);
  for (const { change, text } of applied) {
    expect(text).not.toBe(change.original);
    expect(hasGap(text)).toBe(false);
    expect(JSON.stringify(better)).toContain(text);
  }
  expect(figures(content)).toEqual(expect.arrayContaining(figures(better)));
  expect({ ...better, work: [] }).toEqual({ ...content, work: [] });
});

test('a second time there is nothing left to do', () => {
  const once = improveContent(content, 'en', '2026-01');
  const twice = improveContent(once.content, 'en', '2026-01');
  expect(twice.applied).toEqual([]);
  expect(twice.content).toEqual(once.content);
});

test.each(['en', 'zh'] as const)('the report gives the score, every change and what is left (%s)', (language) => {
  const improved = improveContent(content, language, '2026-01');
  const text = report({ ...improved, name: 'ines|*.pdf', language });
  expect(text).toContain(`${improved.before.score} → ${improved.after.score}`);
  for (const { change, text: now } of improved.applied) {
    expect(text).toContain(change.original);
    expect(text).toContain(now);
  }
  const lost = improved.after.ledger.filter((line) => line.lost > 0);
  for (const line of lost) expect(text).toContain(line.title[language]);
  expect(text).toContain('ines\\|\\*.pdf');
});

test('answers become bullets first, and the report asks the rest', () => {
  const before = improveContent(content, 'en', '2026-01');
  expect(report({ ...before, name: 'ines.pdf', language: 'en' })).toContain('--answers');
  const [asked] = before.asked;
  if (!asked) throw new Error('Nothing is asked.');
  const { id } = asked.questions[0]!;
  const answer = 'Handed the close over to two juniors, who have kept it at five days since';
  const improved = improveContent(content, 'en', '2026-01', undefined, [
    { id, answer },
    { id: 'gone:question', answer: 'Lost' },
    { id, answer: '' },
  ]);
  expect(improved.answered.map(({ bullet }) => bullet)).toEqual([answer]);
  expect(improved.content.work.flatMap((job) => job.content)).toContain(answer);
  expect(report({ ...improved, name: 'ines.pdf', language: 'en' })).toContain(answer);
});
