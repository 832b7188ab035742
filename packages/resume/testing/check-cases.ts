import type { Language, ResumeContent } from '@verdant/contracts';
import { acrossTheTable } from '@verdant/testkit/check-cases/across-the-table';
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
import { madeByOthers } from '@verdant/testkit/check-cases/made-by-others';
import { moreCases } from '@verdant/testkit/check-cases/more';
import { paperCases } from '@verdant/testkit/check-cases/papers';
import { passedAndLowered } from '@verdant/testkit/check-cases/passed-and-lowered';
import { roleCases } from '@verdant/testkit/check-cases/roles';
import { sectionsCases } from '@verdant/testkit/check-cases/sections';
import { strangersBullets } from '@verdant/testkit/check-cases/strangers/bullets';
import { strangersDuties } from '@verdant/testkit/check-cases/strangers/duties';
import { strangersEdits } from '@verdant/testkit/check-cases/strangers/edits';
import { strongestCases } from '@verdant/testkit/check-cases/strongest-line';
import { topAndPapersCases } from '@verdant/testkit/check-cases/top-and-papers';
import { personalCases, unsaidCases } from '@verdant/testkit/check-cases/unsaid';
import { unshownCases } from '@verdant/testkit/check-cases/unshown';
import { writingCases } from '@verdant/testkit/check-cases/writing';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { expect, test } from 'vitest';
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
  ...madeByOthers,
  ...acrossTheTable,
  ...passedAndLowered,
];

const flagged = (content: ResumeContent, language: Language, setting?: Setting) =>
  analyze({ content, language, today: '2026-11', ...setting })
    .ledger.filter(({ evidence }) => evidence.some(({ path }) => path === PATH))
    .map(({ checkId }) => checkId);

/** A text, an edit or the facts of a file that one check is to find or to leave alone. */
type Known = { id: string; language: Language; isFault: boolean; shown: string; found: () => string[] };

const ofText = bullets.flatMap(([id, language, bad, good]) =>
  [...bad.map((text) => [true, text] as const), ...good.map((text) => [false, text] as const)].map(
    ([isFault, text]): Known => ({
      id,
      language,
      isFault,
      shown: text,
      found: () => flagged(writeField(strong(language), PATH, text), language),
    }),
  ),
);

/** Each fault and each innocent of a case: the first of each in all its languages, the others in them by turns. */
function inTurn<One>(
  { id, languages: own = languages }: { id: string; languages?: readonly Language[] },
  isFault: boolean,
  all: One[],
  found: (language: Language, one: One) => string[],
): Known[] {
  return all.flatMap((one, at) =>
    (at === 0 ? own : [own[at % own.length]!]).map((language) => ({
      ...{ id, language, isFault, shown: `${at}` },
      found: () => found(language, one),
    })),
  );
}
const ofEdit = edits.flatMap((one) => {
  const look = (language: Language, edit: (typeof one.bad)[number]) => flaggedChecks(language, edit, one.setting);
  return [...inTurn(one, true, one.bad, look), ...inTurn(one, false, one.good, look)];
});
const ofFile = fileCases.flatMap((one) => {
  const { settings } = one;
  const look = (language: Language, facts: object) =>
    flaggedChecks(language, untouched, { source: { ...plainFile, ...facts }, ...(settings && { settings }) });
  return [...inTurn(one, true, one.bad, look), ...inTurn(one, false, one.good, look)];
});

const known = [...ofText, ...ofEdit, ...ofFile];
const kindOf = ({ id, language, isFault }: Known) => `${id} ${language} ${isFault}`;
const first = [...new Map(known.toReversed().map((one) => [kindOf(one), one])).values()];
const some = new Set(first.filter((_, at) => at % 3 === 0));

/** Of each check in each language the first fault and the first innocent, one in three of these; or the others. */
export function testCheckCases(chosen: 'some' | 'others'): void {
  const all = known.filter((one) => some.has(one) === (chosen === 'some'));
  test.each(all.filter(({ isFault }) => isFault))('$id in $language finds $shown', ({ id, found }) => {
    expect(found()).toContain(id);
  });
  test.each(all.filter(({ isFault }) => !isFault))('$id in $language leaves alone $shown', ({ id, found }) => {
    expect(found()).not.toContain(id);
  });
}
