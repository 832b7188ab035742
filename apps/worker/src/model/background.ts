import type { ResumeContent } from '@verdant/contracts';
import { fitting } from './model-data.ts';

/** Of each list: the first stand for the rest, and most résumés fit as a whole. */
const LIST_TOKENS = { skills: 500, education: 400, certificates: 300 };

/** What a person knows and has learnt: to judge by and to point at, never to word anew. `leftOut` entries do not fit. */
export function backgroundOf(content: ResumeContent) {
  const skills = content.skills.map(({ id, category, items }) => ({ path: `skills/${id}/items`, category, items }));
  const education = content.education.map(({ id, school, degree, major, start, end }) => ({
    path: `education/${id}/school`,
    school,
    degree,
    major,
    start,
    end,
  }));
  const certificates = content.certifications.map(({ id, name, issuer, date }) => ({
    path: `certifications/${id}/name`,
    name,
    issuer,
    date,
  }));
  const kept = {
    skills: fitting(skills, LIST_TOKENS.skills),
    education: fitting(education, LIST_TOKENS.education),
    certificates: fitting(certificates, LIST_TOKENS.certificates),
  };
  const all = skills.length + education.length + certificates.length;
  return { ...kept, leftOut: all - kept.skills.length - kept.education.length - kept.certificates.length };
}
