import fc from 'fast-check';
import { expect, it } from 'vitest';
import { carryMarks, plainWords, printRuns, type Run, runsOf, toggleMark } from './index.ts';

const words = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('led', ' ', ' team ', '增长', 'C++', '5', '。', '，', '-', '(', ')', '😀', 'é'),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom('*', '**', '_', '[', ']', '(', '\\', '\\\\', '\n', '](https://example.com)'),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
);
const text = fc.array(words, { maxLength: 12 }).map((parts) => parts.join(''));
const mark = fc.constantFrom(true as const, undefined);
const run = fc
  .record({
    text,
    bold: mark,
    italic: mark,
    href: fc.constantFrom('https://example.com/a', 'mailto:a@example.com', undefined),
  })
  .map(
    ({ text: plain, bold, italic, href }): Run => ({
      text: plain,
      ...(bold && { bold }),
      ...(italic && { italic }),
      ...(href && { href }),
    }),
  );
const runs = fc.array(run, { maxLength: 5 });
const plain = (all: readonly Run[]) => all.map((one) => one.text).join('');
// other ones in every run
const many = { numRuns: 120 };

it('writes runs so that exactly their words are read', () =>
  fc.assert(
    fc.property(runs, (all) => {
      expect(plainWords(printRuns(all))).toBe(plain(all));
    }),
    many,
  ));

it('writes what it has read so that the same is read again', () =>
  fc.assert(
    fc.property(runs, (all) => {
      const once = runsOf(printRuns(all));
      expect(runsOf(printRuns(once))).toEqual(once);
    }),
    many,
  ));

it('leaves a text that holds no mark as it is', () =>
  fc.assert(
    fc.property(text, (given) => {
      const read = runsOf(given);
      if (read.some((one) => one.bold || one.italic || one.href) || plain(read) !== given) return;
      expect(printRuns(read)).toBe(given);
    }),
    many,
  ));

it('carries exactly the new words, and no mark into a text that had none', () =>
  fc.assert(
    fc.property(runs, text, (all, next) => {
      const carried = carryMarks(printRuns(all), next);
      expect(plainWords(carried)).toBe(next);
      if (all.every((one) => !one.bold && !one.italic && !one.href))
        expect(runsOf(carried).every(({ bold, italic, href }) => !bold && !italic && !href)).toBe(true);
    }),
    many,
  ));

it('changes no word with a mark', () =>
  fc.assert(
    fc.property(runs, fc.nat(60), fc.nat(60), (all, a, b) => {
      const given = printRuns(all);
      const [from, to] = [Math.min(a, b, given.length), Math.min(Math.max(a, b), given.length)];
      for (const kind of ['bold', 'italic'] as const)
        expect(plainWords(toggleMark({ text: given, from, to }, kind).text)).toBe(plainWords(given));
    }),
    many,
  ));

it('keeps every mark of whole words', () => {
  const kinds = fc.constantFrom<Omit<Run, 'text'>>(
    {},
    { bold: true },
    { italic: true },
    { bold: true, italic: true },
    { href: 'https://example.com/a' },
    { bold: true, href: 'https://example.com/b' },
  );
  const word = fc.record({
    text: fc.constantFrom('led', 'C++', '增长', '42%', 'a*b', '[x]', 'back\\slash'),
    kind: kinds,
  });
  fc.assert(
    fc.property(fc.array(word, { maxLength: 8 }), (all) => {
      const wanted = all.flatMap(({ text: given, kind }) => given.split('').map((char) => ({ char, ...kind })));
      const read = runsOf(printRuns(all.flatMap(({ text: given, kind }) => [{ text: given, ...kind }, { text: ' ' }])));
      const got = read.flatMap(({ text: given, ...kind }) => given.split('').map((char) => ({ char, ...kind })));
      expect(got.filter(({ char }) => char !== ' ')).toEqual(wanted);
    }),
    many,
  );
});
