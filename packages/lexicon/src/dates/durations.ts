import { list } from '../match/list.ts';

/** Units of the length of a stay: `2 yrs 3 mos`. */
export const years = list('year, years, yr, yrs');
export const monthsOfStay = list('month, months, mo, mos');
