import type { Education } from '@verdant/contracts';
import type { Draft } from '../../parse/draft.ts';

const INITIALS = /^\p{Lu}{3,6}$/u;
/** Small words of a name have no part in its initials. */
const initialsOf = (name: string): string => (name.match(/(?<![\p{L}'’])\p{Lu}/gu) ?? []).join('');

/** `MTU` in the place of a school, where another one is `Moor Technical University`: told by its initials, and not the one above. */
export function withSchoolsByInitials(schools: Draft<Education>[]): Draft<Education>[] {
  const known = new Set(schools.map(({ school }) => initialsOf(school.split(/[,(（]/, 1)[0]!)));
  return schools.map((one) => {
    const told = one.description.split('\n');
    const short = told.find((text) => INITIALS.test(text) && known.has(text));
    if (!short || one.source?.lines.some(({ text }) => one.school !== '' && text.includes(one.school))) return one;
    return { ...one, school: short, description: told.filter((text) => text !== short).join('\n') };
  });
}
