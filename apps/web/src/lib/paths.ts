/** Every address of the site. Nobody writes one by hand. */
export const paths = {
  home: '/home',
  start: '/start',
  login: '/login',
  provider: '/login/provider',
  register: '/register',
  activate: '/activate',
  forgot: '/forgot',
  reset: '/reset',
  person: '/person-center',
  resumes: '/resume',
  applications: '/applications',
  letters: '/letters',
  letter: (id: string) => `/letters/${encodeURIComponent(id)}`,
  practice: '/practice',
  practiceOf: (id: string) => `/practice/${encodeURIComponent(id)}`,
  compare: '/compare',
  workspace: (id?: string) => (id ? `/resume-library/${encodeURIComponent(id)}` : '/resume-library'),
  about: '/about',
  contact: '/contact',
  service: '/service',
  privacy: '/privacy',
  refund: '/refund',
  rubric: '/rubric',
  devMail: '/dev/mail',
} as const;

const NEXT = 'next';

const leadingBack = (path: string) => (wanted: string) => `${path}?${NEXT}=${encodeURIComponent(wanted)}`;
/** The pages for signing in and up that lead back to `wanted`, an address of this site. */
export const loginTo = leadingBack(paths.login);
export const registerTo = leadingBack(paths.register);

/** Where somebody who has signed in wanted to go; only addresses of this site count. */
export function wantedFrom(query: URLSearchParams): string {
  const next = query.get(NEXT) ?? '';
  return /^\/(?![/\\])/.test(next) ? next : paths.resumes;
}

/** Whether somebody was on their way to a page when asked to sign in. */
export const wantsMore = (query: URLSearchParams): boolean => query.has(NEXT);

/** What the query of an address may hold. */
export const TAB_PARAM = 'tab';
export const reviewOf = (id: string): string => `${paths.workspace(id)}?${TAB_PARAM}=review`;
/** What stands in place of the tabs of a workspace. */
export const VIEW_PARAM = 'view';
/** Where a résumé and its twin are behind each other. */
export const pairOf = (id: string): string => `${paths.workspace(id)}?${VIEW_PARAM}=pair`;
export const TASKS_PARAM = 'tasks';
export const NEW_PARAM = 'new';
/** My résumés: which of the three lists is shown, and which archive. */
export const LIST_PARAM = 'list';
export const ARCHIVE_PARAM = 'archive';
export const portfolio = (archive?: string): string =>
  `${paths.resumes}?${LIST_PARAM}=portfolio${archive ? `&${ARCHIVE_PARAM}=${archive}` : ''}`;
/** The card that is open on the board. */
export const CARD_PARAM = 'card';
export const applicationOf = (id: string): string => `${paths.applications}?${CARD_PARAM}=${id}`;
/** A new letter: for a card of the board, or for a kept job. */
export const FOR_CARD_PARAM = 'application';
export const FOR_JOB_PARAM = 'job';
export const newLetter = (of: { application: string } | { job: string }): string =>
  `${paths.letters}?${NEW_PARAM}=letter&${new URLSearchParams(of)}`;
/** Which question of a practice is asked, from 1: the mode of one at a time. */
export const AT_PARAM = 'at';
/** The field of a résumé that its workspace opens at. */
export const FIELD_PARAM = 'field';
export const fieldOf = (id: string, path: string): string =>
  `${paths.workspace(id)}?${new URLSearchParams({ [FIELD_PARAM]: path })}`;
export const sharedLinks = `${paths.resumes}?${LIST_PARAM}=links`;
/** The revision that is compared with others, over the workspace. */
export const COMPARE_PARAM = 'compare';
/** Which two résumés are compared; the page chooses what is not said. */
export const COMPARE_WAS = 'was';
export const COMPARE_NOW = 'now';
export const compareOf = (was: string, now?: string): string =>
  `${paths.compare}?${COMPARE_WAS}=${was}${now ? `&${COMPARE_NOW}=${now}` : ''}`;
export type NewResumeStep = 'pick' | 'import' | 'library' | 'blank';
export const startBlank = `${paths.start}?${NEW_PARAM}=blank`;
export const newResume = (step: NewResumeStep): string => `${paths.resumes}?${NEW_PARAM}=${step}`;

export const PART_PARAM = 'part';
export type PersonPart =
  | 'overview'
  | 'profile'
  | 'avatars'
  | 'membership'
  | 'orders'
  | 'messages'
  | 'security'
  | 'data';
export const personCenter = (part: PersonPart): string => `${paths.person}?${PART_PARAM}=${part}`;

/** An address for a plain link, where there is no router. */
export const hrefTo = (path: string): string => `#${path}`;

/** Whatever an absolute address of this site says behind its host; null for other addresses. */
export function hashIn(address: string): string | null {
  const at = address.indexOf('/#/');
  return at < 0 ? null : address.slice(at + 1);
}
