import { alternation, anyOf, isKnownCertificate, papersOfCourses, trainingHeadings } from '@verdant/lexicon/vocabulary';
import { withCells } from '../../entries/reworded.ts';
import { plainHeading } from '../../sections/known.ts';
import type { Section } from '../../sections/section.ts';
import type { Cell, Line } from '../../types.ts';
import { parseCertifications } from './certifications.ts';
import { isCertificate, isExam } from './honour-lists.ts';

/** `所获证书：国际商务单证员` in what is told of a course. */
const PAPER = new RegExp(`^${alternation(papersOfCourses)}\\s*[:：]\\s*`, 'u');
/** What stands there where somebody got none. */
const NONE = /^(?:无|没有|暂无|未填写?)?$/u;

/**
 * Courses that say by a label which paper each of them led to: these papers, and the lines of the courses without them.
 * Null for lines without such a label.
 */
export function papersApart(lines: readonly Line[]): { papers: string[]; courses: Line[] } | null {
  const papers: string[] = [];
  const isPaper = (cell: Cell | undefined): boolean => cell !== undefined && PAPER.test(cell.text);
  const courses = lines.flatMap((line) => {
    const kept = line.cells.filter((cell, i) => {
      const above = line.cells[i - 1];
      const isValue = isPaper(above) && above!.text.replace(PAPER, '') === '';
      if (!isPaper(cell) && !isValue) return true;
      const paper = isValue ? cell.text : cell.text.replace(PAPER, '');
      if (!NONE.test(paper)) papers.push(paper);
      return false;
    });
    if (kept.length === line.cells.length) return [line];
    return kept.length ? [withCells(line, kept)] : [];
  });
  return courses.length < lines.length || papers.length ? { papers, courses } : null;
}

const training = anyOf(trainingHeadings, { at: 'whole' });
const isOfTraining = ({ title, kinds }: Section): boolean =>
  kinds[0] === 'certifications' && training.test(plainHeading(title));
const isPaper = (name: string): boolean => isCertificate(name) || isExam(name) || isKnownCertificate(name);

/**
 * `培训经历` beside a list of certificates: courses that led to none of them stay under their own heading. Where there is no
 * such list, courses are all the papers that somebody has.
 */
export function withTrainingAside(sections: Section[]): Section[] {
  const hasOwn = sections.some((section) => section.kinds.includes('certifications') && !isOfTraining(section));
  if (!hasOwn) return sections;
  return sections.map((section) => {
    const isAside = isOfTraining(section) && papersApart(section.lines) === null;
    const names = isAside ? parseCertifications(section.lines).map(({ name }) => name) : [];
    return isAside && !names.some(isPaper) ? { ...section, kinds: ['custom'] } : section;
  });
}
