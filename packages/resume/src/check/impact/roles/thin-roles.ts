import { askedRoles, type ResumeDocument, type Role } from '../../../document/document.ts';

/** Chinese entries often hold several deeds in one bullet, parted by ；or 。, paragraphs in either language. */
export const deeds = (role: Role): number =>
  [...role.bullets, ...role.introduction].reduce(
    (sum, { text, language }) =>
      sum + text.split(language === 'zh' ? /[；;。\n]/ : /\n/).filter((part) => part.trim() !== '').length,
    0,
  );

const YEARS_LOOKED_AT = 10 * 12;

/** Three points of the newest role and two of each older one are enough. Our judgement. `old` ended ten years ago. */
export const thinRoles = (document: ResumeDocument): { role: Role; have: number; need: number; old: boolean }[] =>
  askedRoles(document).flatMap((role, rank) => {
    const old = rank > 0 && role.end !== null && document.today - role.end.last > YEARS_LOOKED_AT;
    const need = rank === 0 ? 3 : 2;
    const have = deeds(role);
    return have < need ? [{ role, have, need, old }] : [];
  });
