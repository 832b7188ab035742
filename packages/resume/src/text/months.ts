/** Months since year 0, so that differences are plain subtractions. */
export type Month = number;

/** `YYYY-MM` or `YYYY` as the first and last month it can mean; null for '' or anything else. */
export function monthRange(date: string): { first: Month; last: Month; exact: boolean } | null {
  const match = date.match(/^(\d{4})(?:-(\d{2}))?$/);
  if (!match) return null;
  const year = Number(match[1]) * 12;
  if (match[2] === undefined) return { first: year, last: year + 11, exact: false };
  const month = year + Number(match[2]) - 1;
  return { first: month, last: month, exact: true };
}
