import type { ResumeDocument } from '../../document/document.ts';
import { tellsWork } from '../../document/tells-work.ts';
import type { FieldSpan } from '../check.ts';

const LEAST_EMPTY = 2;
const LEAST_POINTS = 3;
/** A section of what was done or achieved in all jobs together. */
const OF_ALL_JOBS =
  /^(?:(?:main |key |major |general )?(?:duties|responsibilities|achievements|accomplishments|tasks)(?: (?:and|&) (?:duties|responsibilities|achievements))?|(?:主要)?(?:工作)?(?:业绩|职责|成绩|内容)|工作成果|主要成果)$/i;

/**
 * What was done stands behind the jobs and not below each: two jobs and more are bare lines, and all points stand in the
 * last one or in a section of their own. Null where each job has what belongs to it.
 */
export function pointsApart({ content: { work, custom }, roles }: ResumeDocument): FieldSpan | null {
  const jobs = roles.filter(({ section, voluntary }) => section === 'work' && !voluntary);
  const empty = jobs.filter(({ bullets, start }) => bullets.length === 0 && start !== null);
  const told = jobs.filter(({ bullets }) => bullets.some(tellsWork));
  if (empty.length < LEAST_EMPTY) return null;
  const section = custom.find(({ title, items }) => OF_ALL_JOBS.test(title.trim()) && items.length >= LEAST_POINTS);
  if (told.length === 0 && section) return { path: `custom/${section.id}/items/0`, text: section.items[0]! };
  const [only] = told;
  if (told.length !== 1 || !only || only.id !== work.at(-1)?.id) return null;
  const points = only.bullets.filter(tellsWork);
  return points.length < LEAST_POINTS ? null : { path: points[0]!.path, text: points[0]!.text };
}
