import { isBullet, styleOf } from '../../sections/styles.ts';
import type { Line } from '../../types.ts';
import { isLocation } from '../../values/locations.ts';
import { headDates, isDuration } from '../heads/head-lines.ts';

/** `January 2016 - July 2018 (2 years 7 months)`, as networks print the stay in each post below its name. */
function isStay(line: Line | undefined): boolean {
  const span = line && headDates(line);
  if (!span || span.single || span.from > 2) return false;
  return isDuration(line.text.slice(span.to).split(/\s[|·]\s/)[0]!);
}

/** The employer above the first post, with how long all stays there took in a line between or not. */
const isAboveStay = (lines: Line[], at: number): boolean =>
  isStay(lines[at + 2]) || (isStay(lines[at + 3]) && isDuration(lines[at + 1]!.text));

/** A later employer in the type of the first one, above a post in another type with its stay. */
export function opensEmployer(lines: Line[], at: number): boolean {
  const [first, line] = [lines[0]!, lines[at]!];
  const post = lines.findIndex((_, i) => i > at && isStay(lines[i + 1]));
  return (
    at > 1 &&
    styleOf(line) === styleOf(first) &&
    post > at &&
    styleOf(lines[post]!) !== styleOf(first) &&
    isAboveStay(lines, 0) &&
    isAboveStay(lines, at)
  );
}

/** A later post of an employer, right above its stay: what stands before it tells of the post above. */
export const opensStay = (lines: Line[], at: number): boolean =>
  at > 1 &&
  isStay(lines[at + 1]) &&
  lines.slice(0, at).some(isStay) &&
  !isBullet(lines[at]!.text) &&
  (isStay(lines[at - 1]) || isLocation(lines[at - 1]!.text) || lines[at - 1]!.cells[0]!.says!.body > 0.5);

/** The parts of a head as networks print it: employer, how long all stays took or not, post, its stay, place or not. */
export function networkHead(head: readonly Line[]): { company: string; position: string; place: string } | null {
  if (head.some(({ cells }) => cells.length > 1)) return null;
  const [company, ...below] = head;
  const [position, stay, place, ...others] = below[0] && isDuration(below[0].text) ? below.slice(1) : below;
  if (!company || !position || !isStay(stay) || others.length > 0 || styleOf(company) === styleOf(position))
    return null;
  return { company: company.text.trim(), position: position.text.trim(), place: place?.text.trim() ?? '' };
}
