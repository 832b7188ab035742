import type { Language, ResumeContent } from '@verdant/contracts';
import { bulletCases } from '@verdant/testkit/check-cases/bullets';
import { bulletCasesMore } from '@verdant/testkit/check-cases/bullets-more';
import { type Case, plainFile, type Setting, untouched } from '@verdant/testkit/check-cases/edits';
import { fileCases } from '@verdant/testkit/check-cases/file';
import { formatCases } from '@verdant/testkit/check-cases/format';
import { integrityCases } from '@verdant/testkit/check-cases/integrity';
import { moreCases } from '@verdant/testkit/check-cases/more';
import { sectionsCases } from '@verdant/testkit/check-cases/sections';
import { writingCases } from '@verdant/testkit/check-cases/writing';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { flaggedChecks } from '../../testing/flagged-checks.ts';
import { writeField } from '../content/field.ts';
import { analyze } from '../score/analyze.ts';
import { checks } from './registry.ts';

const PATH = 'work/w1/content/1';
const languages = ['en', 'zh'] as const;
const strong = (language: Language) => (language === 'zh' ? strongChinese() : strongEnglish());
const bullets = [...bulletCases, ...bulletCasesMore, ...integrityCases];
const edits: Case[] = [...writingCases, ...sectionsCases, ...formatCases, ...moreCases];

const flagged = (content: ResumeContent, language: Language, setting?: Setting) =>
  analyze({ content, language, today: '2026-11', ...setting })
    .ledger.filter(({ evidence }) => evidence.some(({ path }) => path === PATH))
    .map(({ checkId }) => checkId);

describe.each(bullets)('%s in %s', (checkId, language, bad, good) => {
  test.each(bad)('finds: %s', (text) => {
    expect(flagged(writeField(strong(language), PATH, text), language)).toContain(checkId);
  });
  test.each(good)('leaves alone: %s', (text) => {
    expect(flagged(writeField(strong(language), PATH, text), language)).not.toContain(checkId);
  });
});

describe.each(edits.flatMap((one) => (one.languages ?? languages).map((language) => [one.id, language, one] as const)))(
  '%s in %s, edited',
  (id, language, { bad, good, setting }) => {
    test.each(bad.map((edit, index) => [index, edit] as const))('finds fault %i', (_, edit) => {
      expect(flaggedChecks(language, edit, setting)).toContain(id);
    });
    test.each(good.map((edit, index) => [index, edit] as const))('leaves alone %i', (_, edit) => {
      expect(flaggedChecks(language, edit, setting)).not.toContain(id);
    });
  },
);

describe.each(
  fileCases.flatMap((one) => (one.languages ?? languages).map((language) => [one.id, language, one] as const)),
)('%s in %s, of a file', (id, language, { bad, good, settings }) => {
  const look = (facts: object) =>
    flaggedChecks(language, untouched, { source: { ...plainFile, ...facts }, ...(settings && { settings }) });
  test.each(bad)('finds %j', (facts) => {
    expect(look(facts)).toContain(id);
  });
  test.each(good)('leaves alone %j', (facts) => {
    expect(look(facts)).not.toContain(id);
  });
});

const applying = checks.flatMap(({ id, onlyFor }) =>
  languages
    .filter((language) => (onlyFor?.languages?.includes(language) ?? true) || onlyFor?.orIndustries !== undefined)
    .map((language) => [id, language] as const),
);
test.each(applying)('%s in %s has three faults and three innocents at least', (id, language) => {
  const own = bullets.filter(([checkId, of]) => checkId === id && of === language);
  const edited = edits.filter((one) => one.id === id && (one.languages ?? languages).includes(language));
  const files = fileCases.filter((one) => one.id === id && (one.languages ?? languages).includes(language));
  const count = (key: 'bad' | 'good') =>
    files.reduce((sum, one) => sum + one[key].length, 0) +
    own.reduce((sum, one) => sum + one[key === 'bad' ? 2 : 3].length, 0) +
    edited.reduce((sum, one) => sum + one[key].length, 0);
  expect(count('bad')).toBeGreaterThanOrEqual(3);
  expect(count('good')).toBeGreaterThanOrEqual(3);
});
