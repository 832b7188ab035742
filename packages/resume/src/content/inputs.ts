import type {
  AnalysisSettings,
  CheckReason,
  FieldPath,
  Language,
  ResumeContent,
  SourceFacts,
} from '@verdant/contracts';
import type { Written } from '../document/whole/written.ts';
import type { Layout } from './layout.ts';

/** A value that is right less often than so is wrong sooner than right. */
export const LEAST_LIKELY = 0.5;

/**
 * What the import says about its own reading: values to look at, and whether words were left that found no field;
 * `dates`: the words of the document behind the dates, by path.
 */
export type Reading = {
  doubts: Readonly<Record<FieldPath, CheckReason>>;
  looseLines: boolean;
  /** those words */
  loose?: readonly string[];
  dates?: Readonly<Record<FieldPath, string>>;
  /** values that the reader itself thinks wrong sooner than right, by `LEAST_LIKELY` */
  unlikely?: readonly FieldPath[];
  /** where its parts stand on the pages of the file */
  layout?: Layout;
  /** the document itself */
  written?: Written;
};

/** `today` is `YYYY-MM`: the rules have no clock of their own, so the same input gives the same answer. */
export type AnalyzeInput = {
  content: ResumeContent;
  language: Language;
  today: string;
  jobDescription?: string | null;
  settings?: AnalysisSettings;
  /** facts of the uploaded file, while it is the file that is judged */
  source?: SourceFacts | null;
  /** how surely the document was read, while nobody has looked through it */
  reading?: Reading;
};
