import type { DegreeLevel } from '@verdant/contracts';
import type { Term } from '../terms/open-terms.ts';
import { DEGREE_ORDER, degreeOf } from './degree-names.ts';

/** Degrees whose name says the field: another one of the same level is only near to it. */
const OF_A_FIELD: [name: RegExp, field: RegExp][] = [
  [/\bmba\b|工商管理/i, /\bmba\b|business|management|管理/i],
  [/\bll\.?[mb]\b|法[律学]/i, /\bll\.?[mb]\b|\blaws?\b|\blegal\b|法/i],
  [/\bmpa\b|公共管理/i, /\bmpa\b|public|policy|公共|行政/i],
];

/** A degree that is asked for by its level, as the description writes it. */
export const degreeTerm = (level: DegreeLevel, form: string): Term => {
  const own = OF_A_FIELD.some(([name]) => name.test(form)) ? `:${form.toLowerCase()}` : '';
  return { id: `degree:${level}${own}`, en: [form], kind: 'degree', related: [] };
};
export const isDegree = ({ kind }: Pick<Term, 'kind'>): boolean => kind === 'degree';

/** What a degree of so-and-so in a field is to one that is asked for. */
export function answersDegree({ id, en }: Term, degree: string, major: string): 'held' | 'near' | null {
  const level = degreeOf(degree);
  const asked = DEGREE_ORDER.indexOf(id.split(':')[1] as DegreeLevel);
  if (level === null || DEGREE_ORDER.indexOf(level) < asked) return null;
  const field = OF_A_FIELD.find(([name]) => name.test(en[0]!))?.[1];
  return !field || field.test(`${degree} ${major}`) ? 'held' : 'near';
}
