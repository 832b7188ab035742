import { hasInternWord, hasTitleWord } from '@verdant/lexicon/vocabulary';
import { type Entry, toEntries } from '../entries/entries.ts';
import { piecesOf } from '../entries/pieces.ts';
import type { Drafts } from '../parse/limits.ts';
import type { Section } from '../sections/section.ts';
import type { Line } from '../types.ts';
import { leanOf, leansToOrganisation } from '../values/roles.ts';
import { toProject } from './projects.ts';
import { toJobs } from './work/work.ts';

const RESEARCH = /\bresearch\b(?!.*\bprojects?\b)/i;

const isJob = (entry: Entry): boolean => {
  const { pieces } = piecesOf(entry.head);
  return (
    pieces.some((p) => leansToOrganisation(p.text)) ||
    pieces.slice(0, 2).some((p) => hasInternWord(p.text) && hasTitleWord(p.text))
  );
};

/** What is called research may be posts: `Research Associate, Lakeside Institute`, not what was looked into. */
export function holdsPosts({ title, lines }: Section): boolean {
  if (!RESEARCH.test(title)) return false;
  const heads = toEntries(lines).map(({ head }) => piecesOf(head).pieces);
  const posts = heads.filter(
    (pieces) => pieces.some((p) => leanOf(p.text) >= 2) && pieces.some((p) => leansToOrganisation(p.text)),
  );
  return posts.length * 2 > heads.length;
}

/** A section of jobs and projects together: an entry that names a company or a job is one. */
export function parseMixed(lines: Line[], drafts: Drafts): void {
  const entries = toEntries(lines);
  const jobs = toJobs(entries.filter(isJob));
  const projects = entries.filter((entry) => !isJob(entry)).map(toProject);
  for (const job of jobs) Object.assign(job.source!.doubts, { company: 'mixed' });
  for (const project of projects) Object.assign(project.source!.doubts, { name: 'mixed' });
  drafts.work.push(...jobs);
  drafts.projects.push(...projects);
}
