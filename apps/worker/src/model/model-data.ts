import { entryPath, type FieldPath, type ResumeContent, type StoredAnalysis } from '@verdant/contracts';
import { estimateTokens } from '@verdant/llm';
import { textFields } from '@verdant/resume';

/** Tokens of one call's data: enough for three pages, small enough for a model on the person's own machine. */
export const DATA_TOKENS = 7_000;
const JOB_DESCRIPTION_TOKENS = 2_000;

export type Line = { path: FieldPath; text: string };
type Entry = { path: FieldPath; title: string; organisation: string; start: string; end: string | null };

/** Text that a model may word anew. Names, contacts, dates and lists of skills are the person's alone. */
const isProse = (path: FieldPath) =>
  /\/(?:content|achievements|metrics|results|items)\/\d+$|\/(?:introduction|description)$/.test(path);

/** Positions and projects, the current and the latest first. */
export function entriesOf(content: ResumeContent): Entry[] {
  const latest = ({ start, end }: Entry) => `${end === null ? '9999' : end || start}\n${start}`;
  const work = content.work.map(({ id, position, company, start, end }) => ({
    path: `work/${id}`,
    title: position,
    organisation: company,
    start,
    end,
  }));
  const projects = content.projects.map(({ id, role, name, start, end }) => ({
    path: `projects/${id}`,
    title: role,
    organisation: name,
    start,
    end,
  }));
  return [...work, ...projects].sort((a, b) => (latest(a) < latest(b) ? 1 : latest(a) > latest(b) ? -1 : 0));
}

/** Prose of a résumé: the introduction, then the newest entry first, then the rest as it stands. */
export function prose(content: ResumeContent): Line[] {
  const order = new Map(entriesOf(content).map(({ path }, index) => [path, index]));
  const place = ({ path }: Line) => (path === 'basics/introduction' ? -1 : (order.get(entryPath(path)) ?? order.size));
  return textFields(content)
    .filter(({ path, kind }) => kind !== 'line' && isProse(path))
    .map(({ path, text }) => ({ path, text }))
    .sort((a, b) => place(a) - place(b));
}

/** As many from the front as fit. */
export function fitting<T>(items: readonly T[], tokens: number): T[] {
  let left = tokens;
  const taken: T[] = [];
  for (const item of items) {
    left -= estimateTokens(JSON.stringify(item)) + 1;
    if (left < 0) break;
    taken.push(item);
  }
  return taken;
}

/** An advertisement's beginning, where the requirements stand; cut at a line where there is one. */
export function shortened(jobDescription: string | null): string | null {
  if (jobDescription === null || estimateTokens(jobDescription) <= JOB_DESCRIPTION_TOKENS) return jobDescription;
  return fitting(jobDescription.split(/(?<=[\n。；.;])/), JOB_DESCRIPTION_TOKENS).join('');
}

/** All prose where it fits; otherwise only what the rules have flagged, newest first, as far as it fits. */
export function chosenLines(content: ResumeContent, analysis: StoredAnalysis, tokens: number): Line[] {
  const lines = prose(content);
  if (fitting(lines, tokens).length === lines.length) return lines;
  const flagged = new Set(analysis.advice.map(({ path }) => path));
  return fitting(
    lines.filter(({ path }) => flagged.has(path)),
    tokens,
  );
}
