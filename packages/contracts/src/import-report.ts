import type { ImportReading } from './import.ts';

/** What kind of file a résumé came from. `json`: JSON Resume or our own export. */
export type SourceKind = 'pdf' | 'docx' | 'json' | 'text' | 'markdown' | 'picture';
export const sourceKinds = [
  'pdf',
  'docx',
  'json',
  'text',
  'markdown',
  'picture',
] as const satisfies readonly SourceKind[];

/** What reading an uploaded file found, and what kind of file it was. */
export type ImportSource = ImportReading & { kind: SourceKind };
