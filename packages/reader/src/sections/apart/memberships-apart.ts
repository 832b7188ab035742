import { withoutDates } from '../../entries/pieces.ts';
import type { Line } from '../../types.ts';
import { findDegree } from '../../values/degrees.ts';
import type { Section } from '../section.ts';
import { isBullet } from '../styles.ts';

/** `MXYZ – Royal Institution of Chartered Weavers`: letters behind a name, and the body that gives them. */
const MEMBER =
  /^\p{Lu}{2,}[\p{L}]{0,6}\s?(?:[-–—,:|(]\s?)(?:The\s)?(?:\p{L}+\s){0,3}(?:Institut(?:e|ion)|Society|Association|Chartered|Council|Board|Register|Guild)\b/u;
const isMembership = ({ text }: Line): boolean => {
  const name = withoutDates(text).replace(/^[\s|]+|[\s|]+$/g, '');
  return !isBullet(text) && name.length <= 90 && MEMBER.test(name) && findDegree(name) === null;
};

/** `Academic and Professional Qualifications`: memberships among the schools are certificates. Others as they are. */
export function withMembershipsApart(section: Section): Section[] {
  if (section.kinds[0] !== 'education') return [section];
  const members = section.lines.filter(isMembership);
  const others = section.lines.filter((line) => !members.includes(line));
  if (!members.length || !others.length) return [section];
  return [
    { ...section, lines: others },
    { ...section, kinds: ['certifications'], lines: members },
  ];
}
