import { Type } from 'typebox';
import { LIMITS } from './constants/limits.ts';
import type { Language } from './language.ts';
import { valuesSchema } from './section-schema.ts';
import {
  basics,
  type ResumeContent as Content,
  intention,
  type SectionKey as Key,
  LIST_SECTIONS,
  SECTION_ORDER,
  sections,
} from './sections/index.ts';

const itemId = Type.String({ minLength: 1, maxLength: 40, pattern: '^[A-Za-z0-9_-]+$' });

/** Made of the descriptors. Every entry has a stable `id`; bullets are plain strings. */
export const ResumeContent = Type.Unsafe<Content>(
  Type.Object(
    {
      basics: valuesSchema(basics),
      intention: valuesSchema(intention),
      ...Object.fromEntries(
        LIST_SECTIONS.map((key) => [
          key,
          Type.Array(valuesSchema(sections[key].fields, { id: itemId }), { maxItems: LIMITS.items, default: [] }),
        ]),
      ),
    },
    { additionalProperties: false },
  ),
);
export type ResumeContent = Content;

export const SectionKey = Type.Unsafe<Key>(Type.Union(SECTION_ORDER.map((key) => Type.Literal(key))));
export type SectionKey = Key;

/** `processing`: an import or generation runs. `incomplete`: `missing` lists what keeps it from being downloaded: what it lacks, and the paths of what is wrong in it. */
export type ResumeStatus = 'processing' | 'incomplete' | 'saved';

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

/** As the list has it, with the tags of its owner. `unchecked`: it was imported, and nobody has confirmed that yet. */
export type ListedResume = ResumeSummary & { tags: string[]; unchecked: boolean };

export type Revision = { revision: number; reason: RevisionReason; createdAt: string };
export type RevisionReason = 'import' | 'create' | 'edit' | 'fix' | 'restore' | 'undo' | 'program';
