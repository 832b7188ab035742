import type { Language, ResumeContent } from '@verdant/contracts';
import { ownAddresses, standardAddresses } from './addresses.ts';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** Absent where there is nothing to say: JSON Resume readers take '' for a value. */
function filled(object: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(object).filter(
      ([, value]) => value !== '' && value !== undefined && !(Array.isArray(value) && value.length === 0),
    ),
  );
}

const said = (bullets: readonly string[]) => bullets.filter((bullet) => bullet.trim() !== '');

const period = ({ start, end }: { start: string; end: string | null }) => ({ startDate: start, endDate: end ?? '' });

/**
 * A résumé in the JSON Resume schema 1.0.0. What the schema has no word for (addresses that are none, intention, the split of bullets, custom
 * sections, item ids, an end that is "present" as against unknown) rides along under `meta.verdant`, so that nothing is
 * lost on the way back.
 */
export function toJsonResume(content: ResumeContent, language: Language): Record<string, unknown> {
  const { basics, work, projects, education, certifications, awards, skills, intention, custom } = content;
  const { email, homepage, linkedin } = standardAddresses(basics);
  return {
    $schema: SCHEMA,
    basics: filled({
      name: basics.name,
      label: intention.position,
      email,
      phone: basics.phone,
      url: homepage,
      summary: basics.introduction,
      ...(basics.address && { location: { address: basics.address } }),
      ...(linkedin && { profiles: [{ network: 'LinkedIn', url: linkedin }] }),
    }),
    work: work.map((item) =>
      filled({
        name: item.company,
        position: item.position,
        location: item.location,
        ...period(item),
        highlights: [...said(item.content), ...said(item.achievements), ...said(item.metrics)],
      }),
    ),
    projects: projects.map((item) =>
      filled({
        name: item.name,
        description: item.introduction,
        roles: item.role === '' ? [] : [item.role],
        keywords: item.technologies,
        ...period(item),
        highlights: said(item.results),
      }),
    ),
    education: education.map((item) =>
      filled({
        institution: item.school,
        studyType: item.degree,
        area: item.major,
        ...period(item),
        // The schema has no summary here; `courses` is where its tools put running text.
        courses: item.description === '' ? [] : [item.description],
      }),
    ),
    certificates: certifications.map(({ name, issuer, date }) => filled({ name, issuer, date })),
    awards: awards.map(({ name, issuer, date, description }) =>
      filled({ title: name, awarder: issuer, date, summary: description }),
    ),
    skills: skills.map(({ category, items }) => filled({ name: category, keywords: items })),
    meta: {
      version: 'v1.0.0',
      verdant: {
        language,
        basics: ownAddresses(basics),
        intention,
        custom,
        work: work.map(({ id, content: told, achievements, end }) => ({
          id,
          content: said(told).length,
          achievements: said(achievements).length,
          present: end === null,
        })),
        projects: projects.map(({ id, end }) => ({ id, present: end === null })),
        education: education.map(({ id, end }) => ({ id, present: end === null })),
        certifications: certifications.map(({ id }) => ({ id })),
        awards: awards.map(({ id }) => ({ id })),
        skills: skills.map(({ id }) => ({ id })),
      },
    },
  };
}
