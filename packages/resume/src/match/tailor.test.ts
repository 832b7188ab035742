import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
import { defaultStyle } from '../content/empty.ts';
import { textFields } from '../content/text-fields.ts';
import { matchJob } from './match-job.ts';
import { tailorByRules } from './tailor.ts';

const tailored = (jobDescription: string, content = strongEnglish()) => {
  const match = matchJob({ content, language: 'en', jobDescription, today: '2026-11' })!;
  return tailorByRules(content, defaultStyle('en'), match);
};
const words = (content: ReturnType<typeof strongEnglish>) =>
  textFields(content)
    .flatMap(({ text }) => text.toLowerCase().match(/[a-z0-9£%]+/g) ?? [])
    .sort();

test('what answers the job stands first; nothing is lost and nothing is new', () => {
  const { content, items } = tailored('Requirements:\nPower BI, Tableau, route planning');
  expect(content.skills[0]!.items.slice(0, 2)).toEqual(['Tableau', 'Power BI']);
  expect(content.work[0]!.content[0]).toContain('Tableau dashboard');
  expect(content.work.map(({ id }) => id)).toEqual(strongEnglish().work.map(({ id }) => id));
  expect(words(content)).toEqual(words(strongEnglish()));
  expect(items.map(({ path, engine }) => [path, engine])).toEqual([
    ['skills/s1/items', 'rules'],
    ['skills/s2/items', 'rules'],
    ['work/w1/content', 'rules'],
  ]);
});

test('a term that the work shows is listed; one that only the job names is not', () => {
  const plain = strongEnglish();
  plain.skills = [{ id: 's1', category: 'Tools', items: ['Excel', 'Power BI'] }];
  const { content } = tailored('Requirements:\nPython, SQL, Kafka, Snowflake', plain);
  expect(content.skills[0]!.items).toEqual(['Python', 'SQL', 'Excel', 'Power BI']);
});

test('a list before and after is joined alike, so that only its terms differ', () => {
  const plain = strongEnglish();
  plain.skills = [{ id: 's1', category: 'Tools', items: ['Excel', 'Power BI'] }];
  plain.work[0]!.content = ['Kept 客户关系管理 records of 40 stores'];
  const { items } = tailored('Requirements:\n客户关系管理', plain);
  const skills = items.find(({ path }) => path === 'skills/s1/items')!;
  expect(skills).toMatchObject({ original: 'Excel、Power BI', text: '客户关系管理、Excel、Power BI' });
});

test('the section that answers the job comes earlier', () => {
  const { style } = tailored('Requirements:\nSQL, Power BI');
  const order = style.sections.map(({ key }) => key);
  expect(order.indexOf('skills')).toBeLessThan(order.indexOf('education'));
  expect(order.indexOf('work')).toBeLessThan(order.indexOf('projects'));
});

test('nothing moves where nothing answers', () => {
  const { content, items, style } = tailored('Requirements:\nKafka, Snowflake');
  expect([content, items, style]).toEqual([strongEnglish(), [], defaultStyle('en')]);
});
