import type { JobRequirement } from '@verdant/contracts';
import type { ResumeDocument } from '../../document/document.ts';
import { namesLanguage } from '../terms/parts.ts';
import { titleCloseness } from './title.ts';
import type { Asked } from './title-asked.ts';
import { workSpans } from './years.ts';

/** Shares of what is asked for: what every other trade shows as well, and what makes work of the kind, whatever it is called. */
const SHOWN = { anywhere: 0.07, ofTheKind: 0.2 };
/** How far whoever shows such a share of what is asked for is of the trade, 0 to 1. */
export const ofTheKind = (shown: number): number =>
  Math.min(1, Math.max(0, shown - SHOWN.anywhere) / (SHOWN.ofTheKind - SHOWN.anywhere));

/** `Store Manager`, `Duty Manager`: the less titles share, the likelier it is the rank alone, in another trade. */
const namedAlike = (closeness: number): number => closeness ** 2;

/** A language is the same in every trade. */
const tellsTrade = ({ options }: JobRequirement): boolean => !options.every(namesLanguage);

/** Years of work that has to do with a job: each post counts by its name and by how much it shows of what is asked. */
export function relevantYears(
  document: ResumeDocument,
  title: Asked | null,
  terms: readonly JobRequirement[],
  own: number,
): number {
  const positions = new Map(document.content.work.map(({ id, position }) => [id, position]));
  const telling = terms.filter(tellsTrade);
  const months = workSpans(document).reduce((sum, { id, from, to }) => {
    const shows = ({ found }: JobRequirement) =>
      found.some(({ path, standing }) => standing !== 'unsure' && path.startsWith(`work/${id}/`));
    const shown = telling.filter(shows).length / Math.max(1, telling.length);
    const named = title ? namedAlike(titleCloseness(title.title, positions.get(id) ?? '')) : 0;
    return sum + (to - from + 1) * Math.min(1, named + ofTheKind(shown));
  }, 0);
  return Math.min(own, months / 12);
}
