import { isKnownHeading, knownKinds } from '../../sections/known.ts';
import { isBullet } from '../../sections/styles.ts';
import { joinLines } from '../../text/spacing.ts';
import type { Line } from '../../types.ts';
import { BODY_SIZE, type Row, type Run, toLines } from '../lines.ts';
import { rowsOfRuns, wrapsAt } from './paragraphs.ts';

const plain: Omit<Run, 'text'> = { bold: false, italic: false, size: BODY_SIZE, colour: '#000000' };
const HEADING = { bold: true, size: 14 };
/** A line of marks alone: what a typewriter draws below a heading. */
const RULE = /^\s*[-=_*~—─═#]{3,}\s*$/;
const MARKED =
  /^\s*(?:[【[]\s*(?<inner>[^】\]]{2,20})\s*[】\]]|[=#*~—─-]{2,}\s*(?<between>.{2,30}?)\s*[=#*~—─-]{2,})\s*$/;

/** Paragraphs that a program wrapped, one line each; a bullet and an indent begin a new one. */
function unwrapped(block: string[]): string[] {
  const at = wrapsAt(block.filter((line) => !isBullet(line.trim())).join('\n')) ?? wrapsAt(block.join('\n'));
  if (at === null) return block;
  const out: string[] = [];
  for (const line of block) {
    if (out.length === 0 || isBullet(line.trim())) out.push(line);
    else out[out.length - 1] = joinLines(out.at(-1)!.trimEnd(), line.trim());
  }
  return out;
}

const indentOf = (line: string): number => (line.replace(/\t/g, '    ').match(/^ */)?.[0].length ?? 0) * 5;

/** `Harbour & Pine | Chicago | https://…`: the words of an entry, and where they lead. */
const LEADING = /^(?<words>.*\S)\s+\|\s+(?<href>https?:\/\/\S+)$/;

function rowOf(line: string, style: Partial<Run>, before: number): Row {
  const cells = rowsOfRuns([{ ...plain, ...style, text: line.trim() }], null)[0]!;
  return { cells, indent: Math.min(indentOf(line), 100), before, after: 0, column: 'whole' };
}

/**
 * Lines of a plain text. It has no type to tell a heading by: one whose words are a heading's and that stands alone,
 * between rules, in brackets or below a blank line counts as one.
 */
export function plainLines(text: string): Line[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\f/g, '\n\n').split('\n');
  const rows: Row[] = [];
  let block: string[] = [];
  let blank = true;
  /** whether a section has begun in which an address belongs to its entry */
  let isTold = false;
  const flush = () => {
    for (const line of unwrapped(block)) {
      const marked = MARKED.exec(line)?.groups;
      const words = marked?.inner ?? marked?.between ?? line.trim();
      const heading = words.length <= 30 && isKnownHeading(words) && !/[:：]\s*\S/.test(words);
      if (heading) isTold = !knownKinds(words)!.includes('contact');
      const led = isTold && !isBullet(line.trim()) ? LEADING.exec(line)?.groups : undefined;
      const style = heading || marked ? HEADING : led ? { href: led.href! } : {};
      rows.push(rowOf(heading ? words : (led?.words ?? line), style, blank || heading ? BODY_SIZE : 0));
      blank = false;
    }
    block = [];
  };
  for (const line of lines) {
    if (line.trim() !== '' && !RULE.test(line)) block.push(line);
    else {
      flush();
      blank = true;
    }
  }
  flush();
  return withName(toLines(rows));
}

/** The first line of a text without type is as good as printed large: names stand there. */
function withName([first, ...others]: Line[]): Line[] {
  if (!first) return [];
  const [cell, ...cells] = first.cells;
  const size = Math.max(first.size, 16);
  return [{ ...first, size, cells: [{ ...cell!, size }, ...cells] }, ...others];
}
