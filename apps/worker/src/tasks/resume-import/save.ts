import { giveUpImport, saveImport } from '@verdant/server/resume';
import type { Save, Undo } from '../define-job.ts';
import type { Imported } from './run.ts';

export const saveImported: Save<'resume.import', Imported> = async (services, tx, task, imported) => {
  await saveImport(services, tx, task, imported);
  const { pages, warnings } = imported.found;
  return {
    pages: pages.length,
    warnings: warnings.map(({ code, field }) => (field ? `${code}:${field}` : code)),
  };
};

/** An empty résumé stays, to fill by hand. */
export const undoImport: Undo = giveUpImport;
