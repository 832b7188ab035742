import type { Bullet } from '../../../document/document.ts';

/** `Washed and fed`: a past form of a verb that no list has. */
const PAST = /^\W*\p{L}{2,14}ed\b/u;
/** Says what somebody did, which a name or a heading that stands among the points does not. */
export const tells = ({ opener, text }: Bullet): boolean =>
  opener.kind === 'verb' || opener.kind === 'weak' || PAST.test(text);

/** The same, of English alone: a Chinese point may tell a deed by a noun. */
export const mayTell = (bullet: Bullet): boolean => bullet.language === 'zh' || tells(bullet);
