import type { Education } from '@verdant/contracts';
import type { Draft } from '../../parse/draft.ts';

type School = Draft<Education>;

const isBare = ({ start, end, description }: School): boolean => !start && !end && !description;
const agrees = (one: string, other: string): boolean =>
  one === '' || other === '' || other.includes(one) || one.includes(other);

/** A school that a cover or a form names alone, and that stands among the schools with its dates: told once. */
export const withoutNamedAgain = (schools: School[]): School[] =>
  schools.filter(
    (one) =>
      !isBare(one) ||
      !schools.some(
        (other) =>
          other !== one &&
          !isBare(other) &&
          other.school.startsWith(one.school) &&
          one.school !== '' &&
          agrees(one.degree, other.degree) &&
          agrees(one.major, other.major),
      ),
  );
