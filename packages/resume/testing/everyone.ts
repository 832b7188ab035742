import type { AnalysisSettings, Language, ResumeContent } from '@verdant/contracts';
import { people } from '@verdant/testkit/marked-people/read-people';
import { strongChinese } from '@verdant/testkit/people/strong-chinese';
import { strongEnglish } from '@verdant/testkit/people/strong-english';
import { analyze } from '../src/score/analyze.ts';

export const today = '2026-11';
export type Someone = { id: string; language: Language; content: ResumeContent; settings?: AnalysisSettings };
export const score = ({ content, language, settings }: Someone) =>
  analyze({ content, language, today, ...(settings && { settings }) }).score;
/** More than fifty résumés: those that their authors marked, and strong ones under several settings. */
export const everyone: Someone[] = [
  ...people,
  { id: 'strong en', language: 'en', content: strongEnglish() },
  { id: 'strong zh', language: 'zh', content: strongChinese() },
  { id: 'strong en, student', language: 'en', content: strongEnglish(), settings: { stage: 'student' } },
  { id: 'strong zh, abroad', language: 'zh', content: strongChinese(), settings: { country: 'GB' } },
  { id: 'strong en, in China', language: 'en', content: strongEnglish(), settings: { country: 'CN' } },
];
