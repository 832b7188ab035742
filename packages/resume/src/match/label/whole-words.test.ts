import { processorMs } from '@verdant/testkit/processor-time';
import { expect, test } from 'vitest';
import { tokensOf } from './posting-tokens.ts';
import { wholeWords } from './whole-words.ts';

test.each([
  ['ASME Y14.5 reading', 'ASME Y14', 'ASME Y14.5'],
  ['CPPB or NIGP-CPP certification', 'CPP', 'NIGP-CPP'],
  ['low-power design', 'power design', 'low-power design'],
  ['a 2IC', 'IC', '2IC'],
  ['Docker, Kafka', 'Kafka', 'Kafka'],
  ['Prometheus+Grafana', 'Grafana', 'Grafana'],
  ['带上作品集', '作品', '作品集'],
  ['会叉车', '叉车', '叉车'],
  ['懂英语的', '英语', '英语'],
])('in "%s" %s is %s', (text, said, whole) => {
  const from = text.lastIndexOf(said);
  const span = wholeWords(text, tokensOf(text, [{ from, to: from + said.length }]))({ from, to: from + said.length });
  expect(text.slice(span.from, span.to)).toBe(whole);
});

test('a long run of letters takes no time', async () => {
  const text = `${'a'.repeat(20_000)} b`;
  const whole = wholeWords(text, []);
  const ms = await processorMs(() => {
    for (let i = 0; i < 1000; i++) whole({ from: 10_000, to: 10_001 });
  });
  expect(ms).toBeLessThan(1000);
});
