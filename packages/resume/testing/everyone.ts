import type { AnalysisSettings, Language, ResumeContent } from '@verdant/contracts';
import { people } from '@verdant/testkit/marked-people/read-people';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { analyze } from '../src/score/analyze.ts';

export const today = '2026-11';
export type Someone = { id: string; language: Language; content: ResumeContent; settings?: AnalysisSettings };
/** More than fifty résumés: those that their authors marked, and strong ones under several settings. */
export const everyone: Someone[] = [
  ...people,
  { id: 'strong en', language: 'en', content: strongEnglish() },
  { id: 'strong zh', language: 'zh', content: strongChinese() },
  { id: 'strong en, student', language: 'en', content: strongEnglish(), settings: { stage: 'student' } },
  { id: 'strong zh, abroad', language: 'zh', content: strongChinese(), settings: { country: 'GB' } },
  { id: 'strong en, in China', language: 'en', content: strongEnglish(), settings: { country: 'CN' } },
];

type Analysis = ReturnType<typeof analyze>;
const known = new Map<ResumeContent, Analysis>();
/** The analysis of one of them; of whoever is as in the list it is made once. */
export function analysisOf({ content, language, settings }: Someone): Analysis {
  const made = () => analyze({ content, language, today, ...(settings && { settings }) });
  if (!everyone.some((one) => one.content === content && one.settings === settings && one.language === language))
    return made();
  const analysis = known.get(content) ?? made();
  known.set(content, analysis);
  return analysis;
}
export const score = (one: Someone): number => analysisOf(one).score;
