import type { ImportReport } from '../import-report.ts';
import { ById, Nothing, takes } from './endpoint.ts';
import { ImportAddress } from './requests.ts';

/** What is asked to bring a résumé from elsewhere, and about what was read in it. Part of the map of endpoints. */
export const importEndpoints = {
  'POST /resume/uploading': takes(Nothing, {
    access: 'guest',
    key: 'write',
    changes: true,
    raw: 'multipart',
    perMinute: 20,
    summary: 'Upload a PDF, Word file, picture, text, Markdown or JSON Resume (multipart: file, name?)',
  }).gives<{ resumeId: string; taskId: string }>(),
  'POST /resume/import/address': takes(ImportAddress, {
    access: 'user',
    key: 'write',
    changes: true,
    perMinute: 10,
    summary: 'Fetch a JSON Resume file from a public http(s) address and read it like an upload',
  }).gives<{ resumeId: string; taskId: string }>(),
  'GET /resume/import': takes(ById, {
    access: 'guest',
    key: 'read',
    owns: 'resume',
    summary: 'What its newest import found and where; null where it came from none',
  }).gives<ImportReport | null>(),
  'POST /resume/import/confirm': takes(ById, {
    access: 'guest',
    changes: true,
    owns: 'resume',
    summary: 'The person has looked through the import',
  }).gives<{ reviewedAt: string }>(),
  'GET /resume/source': takes(ById, {
    access: 'guest',
    owns: 'resume',
    raw: 'file',
    perMinute: 120,
    summary: 'The file that it was imported from',
  }).gives<never>(),
};
