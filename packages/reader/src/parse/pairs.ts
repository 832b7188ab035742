import { alternation, nameLabels } from '@verdant/lexicon/vocabulary';
import { withCells } from '../entries/reworded.ts';
import { isCjk } from '../text/spacing.ts';
import type { Cell, Line } from '../types.ts';
import { isLabelOfPerson, isSkillLabel, labelOf, withoutAside } from './contact-labels.ts';

/** `Name (in block letters)`: how it is to be filled in. */
const NAME = new RegExp(`^(${alternation(nameLabels)})\\s*[（(][^（()）]{2,40}[)）]$`, 'iu');
/** A label as it is known: without spaces between its characters and the colon behind it. */
const bare = (text: string): string =>
  withoutAside(
    text
      .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
      .replace(/\s*[:：]\s*$/, '')
      .replace(/\(s\)$/, '')
      .replace(NAME, '$1'),
  );
const isLabel = (text: string): boolean => isLabelOfPerson(bare(text)) || isSkillLabel(bare(text));

const COLON = /^[:：]\s*(?=\S)/u;
/** Words before a colon at the end of their cell. */
const LABEL = /^(?:\p{Script=Han}[\p{Script=Han} /（）()]{1,12}|\p{Script=Latin}[\p{Script=Latin} /()'-]{1,30})[:：]$/u;
const NUMBER = /^[（(]?\d{1,2}[.)、）]$/u;
/** Values of a form begin with their colon, in a column of their own. */
const asks = (label: Cell, value: Cell): boolean =>
  isLabel(label.text) || (LABEL.test(label.text) && !LABEL.test(value.text))
    ? !isLabel(value.text)
    : COLON.test(value.text) && /^\p{L}[\p{L} .()（）/-]{1,40}$/u.test(label.text);

/** The cells of a row of a form without the number before them. */
const unnumbered = ({ cells }: Line): readonly Cell[] =>
  cells.length > 2 && NUMBER.test(cells[0]!.text) ? cells.slice(1) : cells;

/** `ada@tarn.exam ple`: an address that broke in its column has no space. */
const unbroken = (label: Cell, text: string): string =>
  labelOf(bare(label.text)) === 'email' ? text.replace(/^(\S+@\S+)\s(?=[\w.-]+$)/, '$1') : text;

const joined = (label: Cell, value: Cell): Cell => ({
  ...label,
  text: `${bare(label.text)}：${unbroken(label, value.text.replace(COLON, ''))}`,
  x1: value.x1,
});

/** `13800000000 住 址` before a cell of its own: the last word is the label of that. */
function glued({ text }: Cell): { value: string; label: string } | null {
  const [, value, label] = text.match(/^(.{2,60}\S)\s+(\p{Script=Han}\s?\p{Script=Han}{1,3})$/u) ?? [];
  return value && isLabel(label!) && !isLabel(text) ? { value, label: label! } : null;
}

/** A cell whose end is the label of the next one, in two. */
const unglued = (cells: readonly Cell[]): Cell[] =>
  cells.flatMap((cell, i) => {
    const found = i + 1 < cells.length ? glued(cell) : null;
    return found
      ? [
          { ...cell, text: found.value },
          { ...cell, text: found.label },
        ]
      : [cell];
  });

/** `现居地 户口`: the labels of two rows in one cell; the second one goes before the value below. */
function unstacked(lines: Line[]): Line[] {
  let open: Cell | null = null;
  return lines.map((line) => {
    const [first, ...others] = line.cells;
    const [own, below, ...more] = first ? first.text.slice(0, 40).split(/\s+/) : [];
    if (!first || isLabel(first.text)) {
      open = null;
      return line;
    }
    const before = open ? [open] : [];
    const isStacked =
      own && below && !more.length && others.length > 0 && [own, below].every((text) => isCjk(text) && isLabel(text));
    open = isStacked ? { ...first, text: below } : null;
    return { ...line, cells: [...before, isStacked ? { ...first, text: own } : first, ...others] };
  });
}

/** Tables of personal data hold label and value in cells of their own: the two become one `label：value`. */
export const withPairs = (lines: Line[]): Line[] =>
  unstacked(lines).map((line) => {
    const cells: Cell[] = [];
    const each = unglued(unnumbered(line));
    for (let i = 0; i < each.length; i++) {
      const [cell, next] = [each[i]!, each[i + 1]];
      if (next && asks(cell, next)) {
        cells.push(joined(cell, next));
        i++;
      } else cells.push(cell);
    }
    return cells.length === line.cells.length && each.length === cells.length ? line : withCells(line, cells);
  });
