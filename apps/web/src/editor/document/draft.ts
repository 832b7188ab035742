import type { Language, ResumeContent, ResumeStyle } from '@verdant/contracts';

/** What a person can change in the workspace: the document, its look, its name and the language of its headings. */
export type Draft = { name: string; language: Language; content: ResumeContent; style: ResumeStyle };

/** The part of a draft that undo and redo walk through. */
export type Look = Pick<Draft, 'content' | 'style'>;

export const lookOf = ({ content, style }: Draft): Look => ({ content, style });
