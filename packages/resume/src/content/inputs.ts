import type { AnalysisSettings, Language, ResumeContent, SourceFacts } from '@verdant/contracts';

/** `today` is `YYYY-MM`: the rules have no clock of their own, so the same input gives the same answer. */
export type AnalyzeInput = {
  content: ResumeContent;
  language: Language;
  today: string;
  jobDescription?: string | null;
  settings?: AnalysisSettings;
  /** facts of the uploaded file, while it is the file that is judged */
  source?: SourceFacts | null;
};
