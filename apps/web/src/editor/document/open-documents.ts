import type { ResumeDocument } from './document.ts';

/** The documents that stand open on this page. */
export const openDocuments = new Set<ResumeDocument>();
