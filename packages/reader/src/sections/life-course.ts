import { anyOf, hasTitleWord, lifeCourseHeadings, saysTaught } from '@verdant/lexicon/vocabulary';
import { unclosed, withoutDates } from '../entries/pieces.ts';
import { withCells, withText } from '../entries/reworded.ts';
import { kindOfTitles } from '../entries/table.ts';
import { isCjk } from '../text/spacing.ts';
import type { Line } from '../types.ts';
import { findDegree, isSchool } from '../values/degrees.ts';
import { findDates } from '../values/parse-dates.ts';
import { leanOf } from '../values/roles.ts';
import type { Kind } from './kind.ts';
import type { Section } from './section.ts';

type Stage = Extract<Kind, 'work' | 'education'>;
/** How sure the labeller must be that a line begins an entry, and that it is no entry of the kind that its heading says. */
const [BEGINS, SURE] = [0.5, 0.8];

const ofBoth = anyOf(lifeCourseHeadings, { at: 'whole' });

const says = (line: Line, kind: Stage): number => Math.max(...line.cells.map((cell) => cell.says?.kinds[kind] ?? 0));
const begins = (line: Line): boolean => line.cells.some((cell) => (cell.says?.begin ?? 0) > BEGINS);

/** What stands in brackets went on beside the entry (`科员（其间在中央党校学习）`), to the end of the line where they stay open. */
const ASIDE = /[(（][^)）]*(?:[)）]|$)/g;

/** Whether a bracket is open behind a text that began with one open or closed. */
const staysOpen = (text: string, open: boolean): boolean => (open ? !/[)）]/.test(text) : unclosed(text) >= 0);

/** `…国库科副科长`: the words say a post, whatever the heading made the labeller see. */
const endsInTitle = (text: string): boolean => isCjk(text) && leanOf(withoutDates(text).replace(/[|\s]/g, '')) >= 1;

/** `Associate Professor of History, Elm University`: the post, and then who gave it. */
const opensInTitle = (text: string): boolean =>
  !isCjk(text) &&
  hasTitleWord(
    withoutDates(text)
      .split(/[,|]/)
      .find((part) => /\p{L}/u.test(part)) ?? '',
  );

/** What the entry that a line begins is, where `own` is what its heading says first. */
function stageOf(line: Line, own: Stage, both: boolean): Stage {
  const other: Stage = own === 'work' ? 'education' : 'work';
  const text = line.text.replace(ASIDE, '');
  // people work at schools, too
  const isLearner = findDegree(text) !== null || saysTaught(text);
  const names = isSchool(text) && (saysTaught(text) || !hasTitleWord(text)) ? 'education' : 'work';
  if (both && isLearner && names === 'education') return 'education';
  if (both && (endsInTitle(text) || (!isLearner && opensInTitle(text)))) return 'work';
  if (both)
    return Math.abs(says(line, own) - says(line, other)) < 0.2
      ? names
      : says(line, own) > says(line, other)
        ? own
        : other;
  return says(line, other) > SURE && names === other && (other === 'work' || isLearner) ? other : own;
}

/** `（其间：2019.06—2020.04 在松林医院实习）`: what went on meanwhile, on a line of its own with its own span. */
const MEANWHILE = /^[（(](?:其间|期间)[:：，,]?\s?(.+?)[)）]?$/u;
function withoutMeanwhile(line: Line): Line {
  const told = line.cells.length === 1 ? MEANWHILE.exec(line.text.trim())?.[1] : undefined;
  const span = told ? findDates(told) : null;
  if (!told || !span || span.single || span.from > 1) return line;
  return withCells(line, [withText(line.cells[0]!, told)]);
}

/**
 * Schools and posts in one list, as officials and emigrants write them (`学习工作经历`, `Education and employment`): two
 * sections, each entry in that of its kind. Others as they are.
 */
export function withStagesApart(section: Section): Section[] {
  const own = section.kinds[0];
  // column titles say what all rows of a table are
  if (own !== 'work' && own !== 'education') return [section];
  if (own === 'work' && kindOfTitles([...section.lines]) === own) return [section];
  const both = (section.kinds.includes('work') && section.kinds.includes('education')) || ofBoth.test(section.title);
  const parts: Record<Stage, Line[]> = { work: [], education: [] };
  let stage: Stage = own;
  let inBrackets = false;
  for (const line of section.lines) {
    const before = stage;
    if (begins(line) && !inBrackets) stage = stageOf(line, own, both);
    inBrackets = staysOpen(line.text, inBrackets);
    // beside a school, a post is one among the others
    parts[stage].push(stage === before ? line : withoutMeanwhile(line));
  }
  if (!parts.work.length || !parts.education.length) return [section];
  const rest = section.kinds.filter((kind) => kind !== 'work' && kind !== 'education');
  return (['education', 'work'] as const).map((kind) => ({
    ...section,
    kinds: kind === 'work' ? [kind, ...rest] : [kind],
    lines: parts[kind],
  }));
}
