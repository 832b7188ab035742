import { styleOf, textsOf } from '@verdant/testkit/generated-content/contents';
import { emptyContent } from '@verdant/testkit/people/empty-content';
import { expect, it } from 'vitest';
import { samples } from '../samples.ts';
import { plainText } from './plain.ts';

const style = styleOf('slip');

it.each(['en', 'zh'] as const)('holds every word, and nothing that a form would choke on (%s)', (language) => {
  const text = plainText(samples[language], language, style);
  for (const value of textsOf(samples[language])) expect(text).toContain(value.replace(/^https?:\/\//, ''));
  expect(text).not.toMatch(/[\t\r*#_`<>]|\n\n\n| \n/);
  for (const { content } of samples[language].work) expect(text).toContain(`\n- ${content[0]}\n`);
  const order = [
    samples[language].basics.name,
    samples[language].work[0]!.company,
    samples[language].education[0]!.school,
  ];
  expect(order.map((part) => text.indexOf(part))).toEqual(
    order.map((part) => text.indexOf(part)).sort((a, b) => a - b),
  );
});

it('is empty where there is nothing to say', () => expect(plainText(emptyContent(), 'en', style)).toBe(''));
