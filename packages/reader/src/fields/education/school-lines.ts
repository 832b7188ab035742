import { alternation, chineseDegrees, supervisorLabels } from '@verdant/lexicon/vocabulary';
import { unclosed } from '../../entries/pieces.ts';
import { withCells, withText } from '../../entries/reworded.ts';
import { ranOut } from '../../layout/line-width.ts';
import { halvesAt } from '../../sections/halves.ts';
import { isBullet } from '../../sections/styles.ts';
import { isCjk, joinLines } from '../../text/spacing.ts';
import type { Cell, Line } from '../../types.ts';
import { isPlaceOfLearning } from '../../values/degrees.ts';
import { findDates } from '../../values/parse-dates.ts';

const STAGE = alternation([...chineseDegrees.others, chineseDegrees.undergraduate.word, ...chineseDegrees.academic]);
/** `…中学读初中`, `县一中念的高中`: the verb between a school and what was learned there. */
const READ = new RegExp(
  `(?<=学校|[中小大]学|学院|高中|职高|中专|[电夜]大|[技党卫师]校|师范|[一二三四五六七八九十附\\d]中)(?:里|那里)?\\s?(?:读|念|上)(?:完|了|到|过|的是|的)?\\s?(?=${STAGE}|\\p{Script=Han}{2,10}(?:专业|班)(?:$|[，,。；;（( ]))`,
  'u',
);
/** The full stop behind a sentence that names a stage and nothing more. */
const STOP = new RegExp(`(?<=(?:${STAGE})(?:毕业)?)。$`, 'u');

const plainCell = (cell: Cell): Cell => {
  const text = cell.text.replace(READ, ' ');
  if (text === cell.text) return cell;
  // what the labeller saw holds words that are gone
  const { slots: _, ...plain } = withText(cell, text.replace(STOP, ''));
  return plain;
};

/** `…（大专，业` in the last cell of a row and `余）` below: a bracket that found no room. */
function withWholeBrackets(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const line of lines) {
    const above = out.at(-1);
    const cell = above?.cells.at(-1);
    const isRest =
      above !== undefined &&
      cell !== undefined &&
      unclosed(cell.text) >= 0 &&
      line.cells.length === 1 &&
      line.page === above.page &&
      !isBullet(line.text) &&
      /^[^（(]{0,20}[)）]/u.test(line.text) &&
      ranOut(above, line);
    if (isRest)
      out[out.length - 1] = withCells(above, [
        ...above.cells.slice(0, -1),
        withText(cell, joinLines(cell.text, line.text, line.mixing)),
      ]);
    else out.push(line);
  }
  return out;
}

const OF_THESIS = /^(?:毕业|学位|硕士|博士)?论文|^导师|^课题|^研究/u;
/** `松林大学，物理学，硕士，2006年—2009年。论文《…》`: what is told behind the names and dates of a school is a line of its own. */
function sentencesApart(line: Line): Line[] {
  const cell = line.cells.at(-1)!;
  const end = cell.text.indexOf('。');
  const told = cell.text.slice(end + 1).trim();
  const head = cell.text.slice(0, end);
  if (end < 0 || !OF_THESIS.test(told) || isBullet(line.text) || !isPlaceOfLearning(head) || !findDates(head))
    return [line];
  const [names, rest] = halvesAt(cell, end + 1);
  return [
    withCells(line, [...line.cells.slice(0, -1), withText(names, head)]),
    { ...withCells(line, [rest]), gap: 1.2, x0: rest.x0 },
  ];
}

/** `硕士 机械工程，导师：王某 副教授`: the clause that names a teacher, whose rank is no subject, to its end. */
const GUIDED = new RegExp(
  `(?:^|[\\s,，;；、|｜·])\\s{0,3}${alternation(supervisorLabels)}\\s?[:：]\\s?[^,，;；|｜。]{2,20}(?=$|[,，;；|｜。])`,
  'u',
);
const EDGE = /^[\s,，;；、|｜·]+/u;
function teacherApart(line: Line): Line[] {
  const told: Cell[] = [];
  const cells = line.cells.flatMap((cell) => {
    const clause = GUIDED.exec(cell.text)?.[0];
    if (!clause) return [cell];
    told.push(withText(cell, clause.replace(EDGE, '')));
    const text = cell.text.replace(clause, '').replace(EDGE, '').trim();
    const { slots: _, ...plain } = withText(cell, text);
    return text ? [plain] : [];
  });
  if (!told.length || !cells.length || isBullet(line.text)) return [line];
  return [withCells(line, cells), ...told.map((cell) => ({ ...withCells(line, [cell]), gap: 1.2, x0: cell.x0 }))];
}

/** Chinese lines of schools without the words of a sentence around the names, each name whole. */
export const withPlainSchools = (lines: readonly Line[]): Line[] =>
  withWholeBrackets(lines).flatMap((line) => {
    if (!isCjk(line.text)) return [line];
    const cells = line.cells.map(plainCell);
    const plain = cells.some((cell, i) => cell !== line.cells[i]) ? withCells(line, cells) : line;
    return sentencesApart(plain).flatMap(teacherApart);
  });
