import { findDates } from '../../text/find-dates.ts';
import type { Placed } from '../meaning/figure-place.ts';

const TO = /^\s*(?:[-–—~～至到]+|to|until|through|and)\s*$/i;

/** From January to July 2018 are six months, seven with both of them: how long the line says that it lasted. */
export function isSpanOf(figure: Placed, original: string): boolean {
  if (figure.role !== '' || figure.compared === 'over' || figure.compared === 'least') return false;
  const dates = findDates(original);
  return dates.slice(1).some((last, at) => {
    const first = dates[at]!;
    if (!TO.test(original.slice(first.to, last.from))) return false;
    if (figure.unit === 'year' && first.month === null && last.month === null)
      return figure.value === last.year - first.year;
    if (first.month === null || last.month === null) return false;
    const months = (last.year - first.year) * 12 + last.month - first.month;
    const value = figure.unit === 'year' ? figure.value * 12 : figure.unit === 'month' ? figure.value : Number.NaN;
    return value === months || value === months + 1;
  });
}
