import type { Language, PairPlace, ResumeContent } from '@verdant/contracts';
import type { Agreed } from './agreed.ts';
import type { Glossary } from './glossary.ts';

/** What is looked at: what the two agreed on, the one that changed and its twin as they stand now. */
export type Look = {
  agreed: Agreed;
  from: Language;
  to: Language;
  source: ResumeContent;
  twin: ResumeContent;
  glossary: Glossary;
};

/**
 * A place with what can be done about it. `agrees`: the two say the same there already, only that is not written down.
 * `write`: the twin with what can be carried, null where nothing can. `settle`: the two as they stand count as agreed
 * there. `begin`: what is agreed on once `write` brought something new. `put`: the same with words that a person gives, null
 * where there is no text to write into.
 */
export type Place = PairPlace & {
  agrees: boolean;
  write: (() => ResumeContent) | null;
  settle: (agreed: Agreed) => Agreed;
  begin?: (agreed: Agreed) => Agreed;
  put: ((words: string) => { twin: ResumeContent; settle: (agreed: Agreed) => Agreed }) | null;
};
