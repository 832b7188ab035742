import type { Language } from '@verdant/contracts';
import type { Edit, Setting } from '@verdant/testkit/check-cases/edits';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { analyze } from '../src/score/analyze.ts';

/** The checks that speak about the edited résumé. */
export const flaggedChecks = (language: Language, edit: Edit, setting: Setting = {}): string[] => {
  const content = edit(language === 'zh' ? strongChinese() : strongEnglish());
  return analyze({ content, language, today: '2026-11', ...setting }).ledger.map(({ checkId }) => checkId);
};
