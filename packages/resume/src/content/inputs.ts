import type { Language, ResumeContent } from '@verdant/contracts';

/** `today` is `YYYY-MM`: the rules have no clock of their own, so the same input gives the same answer. */
export type AnalyzeInput = {
  content: ResumeContent;
  language: Language;
  today: string;
  jobDescription?: string | null;
};
