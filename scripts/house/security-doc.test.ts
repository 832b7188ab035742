import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/SECURITY.md', 'utf8');

/** | number | level | asks | is | where, or why | */
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) +\| ([12]) +\| ([^|]+?) +\| ([^|]+?) +\| ([^|]+?) +\|$/gm)].map(
  ([, number, level, asks, is, where]) => ({ number: number!, level: level!, asks, is: is!, where: where! }),
);
const STATES = ['met', 'n/a', '**not met**'];
/** Requirements of levels 1 and 2 in each chapter of ASVS 5.0.0. */
const IN_CHAPTER = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7];

test('every requirement of levels 1 and 2 stands there once', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const inChapter = IN_CHAPTER.map((_, i) => rows.filter(({ number }) => number.startsWith(`${i + 1}.`)).length);
  expect(inChapter).toEqual(IN_CHAPTER);
  expect(rows.filter(({ level }) => level === '1')).toHaveLength(70);
  expect(rows.filter(({ level }) => level === '2')).toHaveLength(183);
});

test('each is met, not met, or of no concern, and the sums at the top are theirs', () => {
  expect(rows.filter(({ is }) => !STATES.includes(is))).toEqual([]);
  const sums = (level: string) => STATES.map((state) => rows.filter((row) => row.level === level && row.is === state));
  for (const level of ['1', '2']) {
    const [met, no, not] = sums(level).map(({ length }) => length);
    expect(text).toMatch(new RegExp(`^\\| level ${level} .*\\| +${met} +\\| +${no} +\\| +${not} +\\|$`, 'm'));
  }
});

const ROOTS = /^(?:apps|packages|docs|docker|scripts|e2e|bench)\//;

test('what is named exists', () => {
  const named = [...text.matchAll(/`([^`\s]+)`/g)].map(([, name]) => name!);
  const paths = named.filter((name) => ROOTS.test(name) || /^[\w.-]+\.(?:ya?ml|json|example)$/.test(name));
  expect(paths.length).toBeGreaterThan(150);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
  const links = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, link]) => `docs/${link}`);
  expect(links.filter((link) => !existsSync(link))).toEqual([]);
});
