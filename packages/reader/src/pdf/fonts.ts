import type { PDFPageProxy } from 'pdfjs-dist/types/src/display/api.js';

/** `icons`: its letters mean nothing; `marks`: which of them stand for the mark of a list. */
export type Font = {
  font: string;
  icons: boolean;
  marks: RegExp | null;
  bold: boolean;
  italic: boolean;
  scale: number;
  vertical: boolean;
};
type FontObject = { name?: string; bold?: boolean; italic?: boolean; vertical?: boolean; fontMatrix?: number[] };

const BOLD = /bold|black|heavy|demi|medium|cmbx|cmssbx|[-,]bd|[-,]w[6-9]\b|simhei|heiti/i;
const LIGHTER = /light|thin|extralight/i;
/** Fonts of pictures: their letters mean nothing. */
const ICONS = /awesome|icon|fontello|marvosym|academicons|ionicons|glyphs|simple-?line|emoji/i;
/** Fonts that word processors take the marks of lists from: by name, and which of their letters. */
const MARKS: [name: RegExp, letters: RegExp][] = [
  // arrows stand between words
  [/wingdings|webdings|dingbats/i, /[^\sßàáâãçèéêëìíîïðóôõö→←↑↓\uf0df-\uf0f8]/u],
  [/symbol/i, /[\ue000-\uf8ff]/u],
];
const ITALIC = /italic|oblique|slanted|cmti|cmsl/i;

/** What the document says about a font; the PDF names weights in the font's name only. */
export function fontOf(page: PDFPageProxy, id: string): Font {
  const object: FontObject = page.commonObjs.has(id) ? (page.commonObjs.get(id) as FontObject) : {};
  const name = (object.name ?? id).replace(/^[A-Z]{6}\+/, '');
  return {
    font: name,
    icons: ICONS.test(name),
    marks: MARKS.find(([fonts]) => fonts.test(name))?.[1] ?? null,
    bold: object.bold === true || (BOLD.test(name) && !LIGHTER.test(name)),
    italic: object.italic === true || ITALIC.test(name),
    scale: object.fontMatrix?.[0] ?? 0.001,
    vertical: object.vertical === true,
  };
}
