import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLatest } from './latest-only.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const open = (worthRetry?: (error: unknown) => boolean) => {
  const asked: string[] = [];
  const answers: { resolve: (text: string) => void; reject: (error: Error) => void }[] = [];
  const shown: string[] = [];
  const states: string[] = [];
  const latest = createLatest<string, string>({
    run: (input) => {
      asked.push(input);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    delayMs: 150,
    retryMs: 2000,
    worthRetry,
    onResult: (output) => shown.push(output),
    onState: (state) => states.push(state),
  });
  return { latest, asked, answers, shown, states };
};

it('asks once for the last of many inputs', async () => {
  const { latest, asked } = open();
  latest.ask('a');
  await vi.advanceTimersByTimeAsync(100);
  latest.ask('ab');
  await vi.advanceTimersByTimeAsync(149);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual(['ab']);
});

it('never has two questions under way and ends with the newest', async () => {
  const { latest, asked, answers, shown } = open();
  latest.ask('a');
  await vi.advanceTimersByTimeAsync(150);
  latest.ask('ab');
  latest.ask('abc');
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual(['a']);
  answers[0]!.resolve('A');
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toEqual(['a', 'abc']);
  answers[1]!.resolve('ABC');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['A', 'ABC']);
});

it('keeps what is shown after an error and tries again, with the newest input', async () => {
  const { latest, asked, answers, shown, states } = open();
  latest.ask('a');
  await vi.advanceTimersByTimeAsync(150);
  answers[0]!.reject(new Error('away'));
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('retrying');
  latest.ask('ab');
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['a', 'ab']);
  answers[1]!.resolve('AB');
  await vi.advanceTimersByTimeAsync(5000);
  expect(shown).toEqual(['AB']);
  expect(asked).toHaveLength(2);
  expect(states.at(-1)).toBe('idle');
});

it('says nothing after it was stopped', async () => {
  const { latest, answers, shown } = open();
  latest.ask('a');
  await vi.advanceTimersByTimeAsync(150);
  latest.stop();
  answers[0]!.resolve('A');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual([]);
});

it('does not ask again for what was refused, and goes on with the next input', async () => {
  const { latest, asked, answers, shown } = open(() => false);
  latest.ask('too long');
  await vi.advanceTimersByTimeAsync(150);
  answers[0]!.reject(new Error('refused'));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toEqual(['too long']);
  latest.ask('short');
  await vi.advanceTimersByTimeAsync(150);
  answers[1]!.resolve('SHORT');
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['SHORT']);
});
