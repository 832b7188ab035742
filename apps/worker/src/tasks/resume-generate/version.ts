import type { Engine, Language, ResumeContent, ResumeStyle, SiblingItem } from '@verdant/contracts';
import type { Run } from '../define-job.ts';

/** A résumé made of another; `items` say for each text what became of it. */
export type Version = {
  content: ResumeContent;
  style: ResumeStyle;
  language: Language;
  items: SiblingItem[];
  engine: Engine;
};
export type MakeVersion = Run<'resume.generate', Version>;
