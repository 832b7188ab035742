import { f1, type Scores } from './score.ts';
import type { Found, Truth } from './truth.ts';

const PARTS = {
  basics: ['name', 'email', 'phone', 'location', 'links'],
  education: ['school', 'degree', 'major', 'school dates'],
  work: ['company', 'position', 'work dates'],
  projects: ['projects', 'project dates'],
  certifications: ['certifications'],
  awards: ['awards'],
  skills: ['skills'],
} as const;

const lines = (value: unknown): string[] => {
  if (value === undefined) return ['(nothing)'];
  return Array.isArray(value) ? value.map((one) => JSON.stringify(one)) : [JSON.stringify(value)];
};

/** What of a document was not read as its truth says: the fields with their F1 in per cent, and both sides of their part. */
export function wrongOf(name: string, truth: Truth, found: Found, scores: Scores): string {
  const wrong = Object.entries(scores).flatMap(([field, count]) => {
    const score = f1(count);
    return typeof score === 'number' && score < 1 ? [[field, Math.round(100 * score)] as const] : [];
  });
  if (!wrong.length) return '';
  const parts = Object.entries(PARTS).filter(([, fields]) =>
    wrong.some(([field]) => (fields as readonly string[]).includes(field)),
  );
  const sides = parts.flatMap(([part]) => [
    ...lines(found[part as keyof Found]).map((line) => `  ${part} found ${line}`),
    ...lines(truth[part as keyof Truth]).map((line) => `  ${part} truth ${line}`),
  ]);
  return [`${name}: ${wrong.map(([field, score]) => `${field} ${score}`).join(', ')}`, ...sides, ''].join('\n');
}
