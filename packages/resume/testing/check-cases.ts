import type { Language, ResumeContent } from '@verdant/contracts';
import { casesByRecruiters } from '@verdant/testkit/check-cases/advice-by-recruiters';
import { adviceKinds } from '@verdant/testkit/check-cases/advice-kinds';
import { bulletCases } from '@verdant/testkit/check-cases/bullets';
import { bulletCasesMore } from '@verdant/testkit/check-cases/bullets-more';
import { dateFormCases } from '@verdant/testkit/check-cases/date-forms';
import { type Case, plainFile, type Setting, untouched } from '@verdant/testkit/check-cases/edits';
import { fileCases } from '@verdant/testkit/check-cases/file';
import { filedElsewhere } from '@verdant/testkit/check-cases/filed-elsewhere';
import { formatCases } from '@verdant/testkit/check-cases/format';
import { integrityCases } from '@verdant/testkit/check-cases/integrity';
import { listCases } from '@verdant/testkit/check-cases/lists';
import { moreCases } from '@verdant/testkit/check-cases/more';
import { paperCases } from '@verdant/testkit/check-cases/papers';
import { roleCases } from '@verdant/testkit/check-cases/roles';
import { sectionsCases } from '@verdant/testkit/check-cases/sections';
import { strangersBullets } from '@verdant/testkit/check-cases/strangers-bullets';
import { strangersDuties } from '@verdant/testkit/check-cases/strangers-duties';
import { strangersEdits } from '@verdant/testkit/check-cases/strangers-edits';
import { strongestCases } from '@verdant/testkit/check-cases/strongest-line';
import { topAndPapersCases } from '@verdant/testkit/check-cases/top-and-papers';
import { personalCases, unsaidCases } from '@verdant/testkit/check-cases/unsaid';
import { unshownCases } from '@verdant/testkit/check-cases/unshown';
import { writingCases } from '@verdant/testkit/check-cases/writing';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { describe, expect, test } from 'vitest';
import { writeField } from '../src/content/field.ts';
import { analyze } from '../src/score/analyze.ts';
import { flaggedChecks } from './flagged-checks.ts';

const PATH = 'work/w1/content/1';
export const languages = ['en', 'zh'] as const;
const strong = (language: Language) => (language === 'zh' ? strongChinese() : strongEnglish());
export const bullets = [...bulletCases, ...bulletCasesMore, ...integrityCases, ...strangersBullets];
export const edits: Case[] = [
  ...writingCases,
  ...sectionsCases,
  ...formatCases,
  ...moreCases,
  ...unsaidCases,
  ...dateFormCases,
  ...adviceKinds,
  ...casesByRecruiters,
  ...personalCases,
  ...unshownCases,
  ...strangersEdits,
  ...filedElsewhere,
  ...roleCases,
  ...topAndPapersCases,
  ...paperCases,
  ...strongestCases,
  ...strangersDuties,
  ...listCases,
];

const flagged = (content: ResumeContent, language: Language, setting?: Setting) =>
  analyze({ content, language, today: '2026-11', ...setting })
    .ledger.filter(({ evidence }) => evidence.some(({ path }) => path === PATH))
    .map(({ checkId }) => checkId);

/** Of the faults and of the innocents of each check the first `most`. */
export function testCheckCases(most: number): void {
  describe.each(bullets)('%s in %s', (checkId, language, bad, good) => {
    test.each(bad.slice(0, most))('finds: %s', (text) => {
      expect(flagged(writeField(strong(language), PATH, text), language)).toContain(checkId);
    });
    test.each(good.slice(0, most))('leaves alone: %s', (text) => {
      expect(flagged(writeField(strong(language), PATH, text), language)).not.toContain(checkId);
    });
  });

  describe.each(
    edits.flatMap((one) => (one.languages ?? languages).map((language) => [one.id, language, one] as const)),
  )('%s in %s, edited', (id, language, { bad, good, setting }) => {
    test.each(bad.slice(0, most).map((edit, index) => [index, edit] as const))('finds fault %i', (_, edit) => {
      expect(flaggedChecks(language, edit, setting)).toContain(id);
    });
    test.each(good.slice(0, most).map((edit, index) => [index, edit] as const))('leaves alone %i', (_, edit) => {
      expect(flaggedChecks(language, edit, setting)).not.toContain(id);
    });
  });

  describe.each(
    fileCases.flatMap((one) => (one.languages ?? languages).map((language) => [one.id, language, one] as const)),
  )('%s in %s, of a file', (id, language, { bad, good, settings }) => {
    const look = (facts: object) =>
      flaggedChecks(language, untouched, { source: { ...plainFile, ...facts }, ...(settings && { settings }) });
    test.each(bad.slice(0, most))('finds %j', (facts) => {
      expect(look(facts)).toContain(id);
    });
    test.each(good.slice(0, most))('leaves alone %j', (facts) => {
      expect(look(facts)).not.toContain(id);
    });
  });
}
