import { hasInternWord, hasTitleWord } from '@verdant/lexicon/vocabulary';
import { toEntries } from '../entries/entries.ts';
import { piecesOf } from '../entries/pieces.ts';
import type { Drafts } from '../parse/limits.ts';
import type { Line } from '../types.ts';
import { leansToOrganisation } from '../values/roles.ts';
import { toProject } from './projects.ts';
import { toWork } from './work.ts';

/** A section of jobs and projects together: an entry that names a company or a job is one. */
export function parseMixed(lines: Line[], drafts: Drafts): void {
  for (const entry of toEntries(lines)) {
    const { pieces } = piecesOf(entry.head);
    const isJob =
      pieces.some((p) => leansToOrganisation(p.text)) ||
      pieces.slice(0, 2).some((p) => hasInternWord(p.text) && hasTitleWord(p.text));
    const [work, project] = isJob ? [toWork(entry), null] : [null, toProject(entry)];
    Object.assign((work ?? project)!.source!.doubts, work ? { company: 'mixed' } : { name: 'mixed' });
    if (work) drafts.work.push(work);
    else drafts.projects.push(project!);
  }
}
