/** What a question is about, finer than its kind: each form has words of its own in both languages. */
export const CLAIM_FORMS = [
  'fromTo',
  'change',
  'record',
  'led',
  'taught',
  'solved',
  'earned',
  'budget',
  'volume',
  'made',
  'outcome',
  'share',
  'sized',
  'plain',
] as const;
export type ClaimForm = (typeof CLAIM_FORMS)[number];
export type Form =
  | ClaimForm
  | 'listed'
  | 'gap'
  | 'gapNow'
  | 'shortStay'
  | 'shortStays'
  | 'met'
  | 'certificate'
  | 'missing'
  | 'related'
  | 'years'
  | 'degree'
  | 'field'
  | 'said'
  | 'repeated'
  | 'award'
  | 'why'
  | 'whyThere'
  | 'whyCompany'
  | 'whyNow'
  | 'whyLeft'
  | 'whyStudies'
  | 'basics'
  | 'count';

/** `{line}` and the other names are filled in from the résumé or the posting, and hold nothing else. More than one way to ask: no two questions of a list begin alike. */
export type Wording = { asks: [string, ...string[]]; why: string; hints: string[] };
export type Wordings = Record<Form, Wording>;
