import type { Random } from '../random.ts';
import type { Moment, Period } from './person.ts';

const THIS_YEAR = 2025;

/** Periods of a working life, newest first, one after the other with small holes; some documents give years alone. */
export function careerPeriods(random: Random, count: number, options: { months: boolean; goesOn: boolean }): Period[] {
  const periods: Period[] = [];
  let until: Moment = { year: THIS_YEAR - random.int(0, 2), month: random.int(1, 12) };
  for (let i = 0; i < count; i++) {
    const lasts = random.int(3, 50);
    const start = minus(until, lasts);
    const goesOn = i === 0 && options.goesOn;
    periods.push({ start: coarse(start, options.months), end: goesOn ? 'present' : coarse(until, options.months) });
    until = minus(start, random.int(0, 5));
  }
  return periods;
}

/** A school's years, ending before `before`. */
export function schoolPeriod(random: Random, before: Moment | null, months: boolean): Period {
  const year = (before?.year ?? THIS_YEAR) - random.int(0, 1);
  const lasts = random.int(2, 4);
  return {
    start: coarse({ year: year - lasts, month: random.pick([8, 9, 9, 9, 10]) }, months),
    end: coarse({ year, month: random.pick([5, 6, 6, 6, 7]) }, months),
  };
}

const minus = ({ year, month }: Moment, months: number): Moment => {
  const at = year * 12 + ((month ?? 1) - 1) - months;
  return { year: Math.floor(at / 12), month: (at % 12) + 1 };
};
const coarse = (moment: Moment, months: boolean): Moment => (months ? moment : { ...moment, month: null });
