/** What a résumé can hold. Lengths are in UTF-16 units; a longer value is refused (100), never cut. */
export const LIMITS = { line: 300, text: 6000, bullet: 1500, bullets: 60, items: 60, tags: 120 } as const;

/** How long a visitor's draft is kept. */
export const DRAFT_HOURS = 24;
/** The name of a résumé or an archive. */
export const NAME_MAX = 120;
/** As far as the database counts. */
export const REVISION_MAX = 2 ** 31 - 1;
/** A printed heading of one's own. */
export const SECTION_TITLE_MAX = 60;
/** Place and date of a signature. */
export const SIGNED_AT_MAX = 80;
export const JOB_DESCRIPTION_MAX = 12_000;
/** Job descriptions kept for one résumé, and their titles and companies. */
export const MAX_JOBS = 20;
/** Tags of one person, of one résumé or archive, and the letters of one. */
export const MAX_TAGS = 60;
export const MAX_TAGS_OF_ONE = 8;
export const TAG_MAX = 24;
/** Archives that can be deleted at once. */
export const MAX_ARCHIVES_AT_ONCE = 100;
/** Looks that one person keeps. */
export const MAX_PRESETS = 30;
/** Links of one person, and the least letters of a password of one. */
export const MAX_SHARES = 100;
export const SHARE_PASSWORD_MIN = 8;
export const JOB_LINE_MAX = 120;
export const MAX_ADVICE_PER_FIX = 50;
/** Texts that a program may change at once. */
export const MAX_WORD_CHANGES = 20;
/** What a person says about the wording that they want instead. */
export const NOTE_MAX = 200;
/** Wordings of one proposed change, the first one with them. */
export const MAX_WORDINGS = 10;
/** Pages that a browser may say it still has. */
export const PREVIEW_PAGES_KEPT = 64;
/** Entries of one page of a list. */
export const PAGE_SIZE_MAX = 100;
/** Applications of one person, what a card can hold, and the letters of a CSV file of them. */
export const MAX_APPLICATIONS = 500;
export const APPLICATION_LIMITS = { line: 120, link: 500, contacts: 500, notes: 4_000 } as const;
export const APPLICATION_CSV_MAX = 500_000;
/** Letters of one person, and what one can hold. */
export const MAX_LETTERS = 200;
export const LETTER_LIMITS = {
  line: 120,
  subject: 200,
  address: 300,
  paragraph: 3_000,
  paragraphs: 12,
  claims: 24,
  answer: 600,
} as const;
/** Practices of one person, and what one can hold; `suggested` are the questions that a model adds. */
export const MAX_PRACTICES = 100;
export const PRACTICE_LIMITS = { part: 1_500, notes: 60, suggested: 5, questions: 12 } as const;
