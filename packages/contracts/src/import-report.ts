import type { Engine } from './analysis.ts';
import type { ImportReading } from './import.ts';

/** What kind of file a résumé came from. `json`: JSON Resume or our own export; `linkedin`: LinkedIn’s data export. */
export type SourceKind = 'pdf' | 'docx' | 'json' | 'linkedin' | 'text' | 'markdown' | 'picture';
export const sourceKinds = [
  'pdf',
  'docx',
  'json',
  'linkedin',
  'text',
  'markdown',
  'picture',
] as const satisfies readonly SourceKind[];

/** What reading an uploaded file found, and what kind of file it was. */
export type ImportSource = ImportReading & { kind: SourceKind };

/** As it is stored with the résumé: the content itself is the revision that the import wrote. */
export type StoredImport = Omit<ImportSource, 'content'> & {
  /** who assigned the words to fields: rules alone, or a model within the words of the document */
  engine: Engine;
};

/**
 * What an import tells its person. `revision` is the one it wrote: evidence names fields of that content. `file` is null
 * once it is gone; else `GET /resume/source` has it. `reviewedAt` is null until the person has confirmed it.
 */
export type ImportReport = StoredImport & {
  resumeId: string;
  revision: number;
  file: { name: string; mime: string; size: number } | null;
  reviewedAt: string | null;
  createdAt: string;
};
