import type { Run } from '../lines.ts';
import type { Context, Place } from './context.ts';
import { type Letters, lettersOf } from './styles.ts';
import { child, type Element, elements, settingOf, textIn } from './xml.ts';

/** What a paragraph holds: its runs, with tabs and line breaks as `\t` and `\n`, and the drawings that hang on it. */
type Inline = { runs: Run[]; drawings: Element[] };
/** `from`: the run that its result begins with */
type Field = { instruction: string; result: boolean; from: number };

/** Containers of which the content counts as if it stood there itself. */
const TRANSPARENT = new Set([
  'w:ins',
  'w:moveTo',
  'w:smartTag',
  'w:sdt',
  'w:sdtContent',
  'w:customXml',
  'w:dir',
  'w:bdo',
  'w:ruby',
  'w:rubyBase',
  'w:p',
]);
const DRAWINGS = new Set(['w:drawing', 'w:pict', 'w:object']);
const MARKS: Record<string, string> = {
  'w:tab': '\t',
  'w:ptab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  'w:noBreakHyphen': '-',
};
/** Fields that say what a page is, not what the person is. */
const FURNITURE = /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES|DATE|TIME|SAVEDATE|PRINTDATE|FILENAME)\b/i;
const HYPERLINK = /^\s*HYPERLINK\s+(?:\\l\s+)?"?(?<target>[^"\s]+)/i;
const WORD_SIZE = 10;
const TINY = 2.5;
const FAINTEST = 0xf4;

const isWhite = (colour: string): boolean =>
  [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) >= FAINTEST);

function hiddenBy(letters: Letters, shaded: boolean) {
  if (letters.hidden) return 'markup' as const;
  if ((letters.size ?? WORD_SIZE) <= TINY) return 'size' as const;
  return letters.colour && isWhite(letters.colour) && !letters.shaded && !shaded ? ('colour' as const) : null;
}

/** Reads a paragraph. Deleted text is no text; hidden text goes to the context's list. */
export function inlineOf(paragraph: Element, base: Letters, context: Context, place: Place): Inline {
  const runs: Run[] = [];
  const drawings: Element[] = [];
  const fields: Field[] = [];

  const add = (text: string, letters: Letters) => {
    const field = fields.at(-1);
    if (field && (!field.result || FURNITURE.test(field.instruction))) return;
    const how = text.trim() ? hiddenBy(letters, place.shaded) : null;
    if (how) return context.hide(text, how);
    runs.push({
      text,
      bold: letters.bold === true,
      italic: letters.italic === true,
      size: letters.size ?? WORD_SIZE,
      colour: letters.colour ?? '#000000',
    });
  };

  const lead = (from: number, href: string | undefined) => {
    if (href) for (let at = from; at < runs.length; at++) runs[at] = { ...runs[at]!, href };
  };

  function fieldMark(kind: string | undefined) {
    if (kind === 'begin') fields.push({ instruction: '', result: false, from: runs.length });
    else if (kind === 'separate' && fields.length) fields.at(-1)!.result = true;
    else if (kind === 'end') {
      const field = fields.pop();
      if (field) lead(field.from, HYPERLINK.exec(field.instruction)?.groups?.target);
    }
  }

  function run(element: Element) {
    const properties = child(element, 'w:rPr');
    const style = context.styles.of(settingOf(properties, 'w:rStyle') ?? 'no style').letters;
    const letters = { ...base, ...style, ...lettersOf(properties) };
    for (const each of elements(element)) {
      if (each.name === 'w:t') add(textIn(each).replace(/[\t\n\r]+/g, ' '), letters);
      else if (each.name === 'w:instrText' && fields.length) fields.at(-1)!.instruction += textIn(each);
      else if (each.name === 'w:fldChar') fieldMark(each.attributes['w:fldCharType']);
      else if (each.name in MARKS) add(MARKS[each.name]!, letters);
      else if (each.name === 'w:ruby') walk(each);
      else if (DRAWINGS.has(each.name) || each.name === 'mc:AlternateContent') drawings.push(each);
    }
  }

  function walk(element: Element) {
    for (const each of elements(element)) {
      if (each.name === 'w:r') run(each);
      else if (TRANSPARENT.has(each.name)) walk(each);
      else if (each.name === 'w:hyperlink') {
        const from = runs.length;
        walk(each);
        lead(from, context.links.get(each.attributes['r:id'] ?? ''));
      } else if (each.name === 'w:fldSimple' && !FURNITURE.test(each.attributes['w:instr'] ?? '')) walk(each);
      else if (each.name === 'mc:AlternateContent') drawings.push(each);
    }
  }

  walk(paragraph);
  return { runs, drawings };
}
