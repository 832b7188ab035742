/** Which of the first two numbers of a date is the day: the one above 12; null where either may be. */
export function dayOrder(first: number, second: number): 'day' | 'month' | null {
  if (first > 12 === second > 12) return null;
  return first > 12 ? 'day' : 'month';
}
