/** What a person may wish of one line, in the order in which they are offered. */
export const WISHES = ['shorter', 'verb', 'outcome', 'other', 'grammar', 'language'] as const;
export type Wish = (typeof WISHES)[number];

/** Letters of a text that a model is asked about. */
export const WISH_TEXT_MAX = 2_000;
/** What a person says came of their work. */
export const OUTCOME_MAX = 300;
/** Wordings that one wish brings. */
export const WISH_WORDINGS_MAX = 3;
