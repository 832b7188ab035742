import type { ResumeContent } from './sections/map.ts';
import type { ResumeStyle } from './style.ts';

/**
 * What a page sets beside a résumé in the other language: the words of its twin, without the sections that the twin's own
 * look hides, the headings that the person gave it, and which entry belongs to which. As it stands, so that it can be kept
 * with what was sent out.
 */
export type Twin = {
  content: ResumeContent;
  titles: NonNullable<ResumeStyle['titles']>;
  entries: [own: string, twin: string][];
};
