import { type Static, Type } from 'typebox';
import type { Language } from './language.ts';

/**
 * What a résumé says. Named after JSON Resume where it has a word. Every list item of a section has a stable `id`;
 * bullets are plain strings. Dates are `YYYY` or `YYYY-MM`, '' where the document says none; `end: null` is "present".
 * Lengths are in UTF-16 units; a longer value is refused (100), never cut.
 */
export const LIMITS = { line: 300, text: 6000, bullet: 1500, bullets: 60, items: 60, tags: 120 } as const;

const line = Type.String({ maxLength: LIMITS.line, default: '' });
const text = Type.String({ maxLength: LIMITS.text, default: '' });
const bullets = Type.Array(Type.String({ maxLength: LIMITS.bullet }), { maxItems: LIMITS.bullets, default: [] });
const tags = Type.Array(Type.String({ maxLength: LIMITS.line }), { maxItems: LIMITS.tags, default: [] });
const itemId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });
const date = Type.String({ pattern: '^(\\d{4}(-(0[1-9]|1[0-2]))?)?$', default: '' });
const end = Type.Union([date, Type.Null()], { default: '' });
const list = <T extends ReturnType<typeof Type.Object>>(item: T) =>
  Type.Array(item, { maxItems: LIMITS.items, default: [] });
const closed = { additionalProperties: false };

export const Basics = Type.Object(
  { name: line, email: line, phone: line, address: line, linkedin: line, homepage: line, introduction: text },
  closed,
);
export type Basics = Static<typeof Basics>;

export const Intention = Type.Object(
  { position: line, city: line, salary: line, availability: line, industry: line },
  closed,
);
export type Intention = Static<typeof Intention>;

export const Education = Type.Object(
  { id: itemId, school: line, degree: line, major: line, start: date, end, description: text },
  closed,
);
export type Education = Static<typeof Education>;

export const Work = Type.Object(
  {
    id: itemId,
    company: line,
    position: line,
    location: line,
    start: date,
    end,
    content: bullets,
    achievements: bullets,
    metrics: bullets,
  },
  closed,
);
export type Work = Static<typeof Work>;

export const Project = Type.Object(
  { id: itemId, name: line, introduction: text, role: line, technologies: tags, start: date, end, results: bullets },
  closed,
);
export type Project = Static<typeof Project>;

export const Certification = Type.Object({ id: itemId, name: line, issuer: line, date }, closed);
export type Certification = Static<typeof Certification>;

export const Award = Type.Object({ id: itemId, name: line, issuer: line, date, description: text }, closed);
export type Award = Static<typeof Award>;

export const Skill = Type.Object({ id: itemId, category: line, items: tags }, closed);
export type Skill = Static<typeof Skill>;

export const Custom = Type.Object({ id: itemId, title: line, items: bullets }, closed);
export type Custom = Static<typeof Custom>;

export const ResumeContent = Type.Object(
  {
    basics: Basics,
    intention: Intention,
    education: list(Education),
    work: list(Work),
    projects: list(Project),
    certifications: list(Certification),
    awards: list(Award),
    skills: list(Skill),
    custom: list(Custom),
  },
  closed,
);
export type ResumeContent = Static<typeof ResumeContent>;

/** The sections that can be ordered and hidden. `introduction` is `basics.introduction`; the name and contacts stay on top. */
export const SectionKey = Type.Union([
  Type.Literal('introduction'),
  Type.Literal('intention'),
  Type.Literal('work'),
  Type.Literal('projects'),
  Type.Literal('education'),
  Type.Literal('skills'),
  Type.Literal('certifications'),
  Type.Literal('awards'),
  Type.Literal('custom'),
]);
export type SectionKey =
  | 'introduction'
  | 'intention'
  | 'work'
  | 'projects'
  | 'education'
  | 'skills'
  | 'certifications'
  | 'awards'
  | 'custom';
export type ListSectionKey = Exclude<SectionKey, 'introduction' | 'intention'>;

/** `processing`: an import or generation runs. `incomplete`: `missing` lists what keeps it from being downloaded. */
export type ResumeStatus = 'processing' | 'incomplete' | 'saved';
export type MissingField = 'name' | 'contact' | 'experience';

export type ResumeSummary = {
  id: string;
  name: string;
  language: Language;
  status: ResumeStatus;
  revision: number;
  template: string;
  score: number | null;
  createdAt: string;
  updatedAt: string;
};

/** Where a value may be changed: `basics/introduction`, `work/<id>/content/2`, `education/<id>/description`, `skills/<id>/items`. */
export type FieldPath = string;

export type Revision = { revision: number; reason: RevisionReason; createdAt: string };
export type RevisionReason = 'import' | 'create' | 'edit' | 'fix' | 'restore' | 'undo';
