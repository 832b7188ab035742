import type { Change, ResumeContent } from '@verdant/contracts';
import { readField, writeField } from '../content/field.ts';

/** The content with the change written, null where its original no longer stands. An empty text removes a bullet. */
export const applyChange = (content: ResumeContent, change: Change, text: string): ResumeContent | null =>
  readField(content, change.path) === change.original ? writeField(content, change.path, text) : null;
