import { type Static, Type } from 'typebox';
import { Award, Certification, Custom, Education, LIMITS, Project, Skill, Work } from './resume.ts';

const closed = { additionalProperties: false };

/**
 * Where a model puts the words of a document. Name and contact data are none of its business; every value is looked for
 * in the document afterwards.
 */
export const ModelAssignment = Type.Object(
  {
    introduction: Type.String({ maxLength: LIMITS.text }),
    education: Type.Array(Type.Omit(Education, ['id'], closed), { maxItems: LIMITS.items }),
    work: Type.Array(Type.Omit(Work, ['id'], closed), { maxItems: LIMITS.items }),
    projects: Type.Array(Type.Omit(Project, ['id'], closed), { maxItems: LIMITS.items }),
    certifications: Type.Array(Type.Omit(Certification, ['id'], closed), { maxItems: LIMITS.items }),
    awards: Type.Array(Type.Omit(Award, ['id'], closed), { maxItems: LIMITS.items }),
    skills: Type.Array(Type.Omit(Skill, ['id'], closed), { maxItems: LIMITS.items }),
    custom: Type.Array(Type.Omit(Custom, ['id'], closed), { maxItems: LIMITS.items }),
  },
  closed,
);
export type ModelAssignment = Static<typeof ModelAssignment>;
