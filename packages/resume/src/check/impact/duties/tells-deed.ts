import type { Bullet } from '../../../document/document.ts';

/** Says what somebody did, which a name or a heading that stands among the points does not. */
export const tells = ({ opener }: Bullet): boolean => opener.kind === 'verb' || opener.kind === 'weak';

/** The same, of English alone: a Chinese point may tell a deed by a noun. */
export const mayTell = (bullet: Bullet): boolean => bullet.language === 'zh' || tells(bullet);
