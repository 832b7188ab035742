import { type Education, type Language, literalText } from '@verdant/contracts';
import { type Copy, filled } from './copy.ts';
import type { Entry } from './entry.ts';
import { withoutMark } from './without-mark.ts';
import { fieldLabel, words } from './words.ts';

type Setting = { copy: Copy; language: Language };

/** A grade point average as against marks out of a hundred. */
const POINTS_MOST = 10;
const NUMBER = /^\d{1,3}(?:\.\d+)?(?=$|[\s/%(（,，])/;
/** It says itself what it is. */
const NAMED = /^(?:c?gpa|grade|绩点|平均|均分|加权|成绩|学分绩)/i;

/** What a grade is called: points, marks or a class; '' where it says so itself. */
function gradeLabel(grade: string): 'gpa' | 'average' | 'grade' | '' {
  const plain = withoutMark(grade);
  if (NAMED.test(plain)) return '';
  const number = NUMBER.exec(plain)?.[0];
  return number === undefined ? 'grade' : Number(number) <= POINTS_MOST ? 'gpa' : 'average';
}

/**
 * A school as all templates can set it, in wide and narrow columns: grade, thesis and courses are lines of its text, each
 * behind its label, below what is told: in a narrow column nobody could tell where one ends and a text begins.
 */
export function schoolingOf(item: Education, parts: Partial<Entry>, { copy, language }: Setting): Partial<Entry> {
  const { degree, major, gpa = '', thesis = '', courses = [] } = item;
  const studied =
    language === 'zh'
      ? [copy.line(major), copy.line(degree)]
      : [[copy.line(degree), copy.line(major)].filter(filled).join(', ')];
  const told = (label: string, value: string) => {
    const name = fieldLabel(language, label);
    return value === '' ? [] : [`${name === '' ? '' : name + words[language].colon}${literalText(value)}`];
  };
  return {
    ...parts,
    subtitle: studied,
    paragraphs: [
      ...(parts.paragraphs ?? []),
      ...told(gradeLabel(copy.line(gpa)), copy.line(gpa)),
      ...told('thesis', copy.line(thesis)),
      ...told('courses', copy.tags(courses)),
    ],
    pairs: (parts.pairs ?? []).filter(({ href }) => href !== undefined),
  };
}
