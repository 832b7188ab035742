import { expect, test } from 'vitest';
import { requirementsOf } from '../requirements.ts';
import { isPerson } from './persons.ts';

const is = (text: string, piece: string, from = text.lastIndexOf(piece)) =>
  isPerson(text, { from, to: from + piece.length });

const chat = 'Wendy·星河人事:\n招会计，要会 Excel\n\n西瓜太甜:\n坐班吗\n\nWendy·星河人事:\n坐班，私我或者找 Wendy';
const wall =
  'Saoirse Kelleher\nWe need a groomer who knows Excel\n\nPiotr N.\nSaturdays?\n\nSaoirse Kelleher\nYes, ask Saoirse';

test.each([
  [chat, 'Wendy'],
  [chat, '西瓜太甜'],
  [wall, 'Saoirse'],
  [wall, 'Piotr N.'],
  ['You will share a bench with our carpenter, Magda.', 'Magda'],
  ['Dr. Osei works fast, and Osei likes it so', 'Osei'],
  ['Write to Ottilie Marsh with a CV', 'Ottilie'],
])('in %j %s is a person', (text, name) => {
  expect(is(text, name)).toBe(true);
});

test.each([
  [chat, 'Excel'],
  ['Requirements:\nSQL\nNice:\nKafka', 'SQL'],
  ['You keep our scheduler, Airflow, running', 'Airflow'],
  ['Call Python from C, 20 years old or not', 'Python'],
])('in %j %s is none', (text, name) => {
  expect(is(text, name)).toBe(false);
});

test('who speaks is not asked for', () => {
  const asked = requirementsOf(chat).map(({ term }) => term);
  expect(asked).toContain('Excel');
  expect(asked.join()).not.toMatch(/Wendy|西瓜/);
});
