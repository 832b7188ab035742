import { cleanGlyph } from '../../text/clean.ts';
import type { Face, Glyph, Page } from '../../types.ts';
import type { Dots } from './ink-of-words.ts';
import { chosen, evened, sizesOf } from './letter-sizes.ts';
import { asBullet, fullWidth, isWide, type Letter, withDashes, withDots, withPronoun } from './letters.ts';
import type { Recognised } from './recogniser.ts';
import { type Typography, typographyOf } from './typography.ts';
import { lettersOf } from './word-letters.ts';

/** A line of the picture; `size` in dots, `slope` in dots a dot, `x` and `y` the middle of its baseline. */
type Row = { words: Letter[][]; size: number; x: number; y: number; slope: number; length: number };

/** Words that are read with less confidence than this, in percent, are marks and pictures. */
const NOISE = 25;
const NOISE_LETTERS = 2;
/** Letters nearer than this, in letter sizes, stand in one word or are parted by one space. */
const NEAR = 0.9;
/** A gap within a word that is wider than this, in letter sizes, is a space that was not seen. */
const BROKEN = 0.25;
/** A slope above this, in dots a dot, is a page that lies on its side. */
const STEEPEST = 0.1;

const asRead = (words: Letter[][], size: number): Letter[][] =>
  withPronoun(withDashes(withDots(asBullet(words, size), size)));

function rowsOf(recognised: Recognised): Row[] {
  const lines = (recognised.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((p) => p.lines));
  const rows = lines.flatMap((line): (Row & { sizes: number[] })[] => {
    const kept = line.words.filter(({ text, confidence }) => {
      const least = text.trim().length <= NOISE_LETTERS ? NOISE : NOISE / 2;
      return text.trim() !== '' && confidence >= least;
    });
    const words = kept.map(lettersOf).filter((letters) => letters.length > 0);
    const sizes = sizesOf(words.flat());
    if (!sizes.length) return [];
    const { x0, x1, y0, y1 } = line.baseline;
    const length = Math.max(1, x1 - x0);
    return [
      {
        words: fullWidth(words),
        sizes,
        size: 0,
        x: (x0 + x1) / 2,
        y: (y0 + y1) / 2,
        slope: (y1 - y0) / length,
        length,
      },
    ];
  });
  const sizes = chosen(rows.map((row) => ({ sizes: row.sizes, weight: row.words.flat().length })));
  return rows.map((row, i) => ({ ...row, size: sizes[i]!, words: asRead(row.words, sizes[i]!) }));
}

/** How far the page is turned: what most of its text says. */
function slopeOf(rows: Row[]): number {
  const level = rows.filter(({ slope }) => Math.abs(slope) < STEEPEST).sort((a, b) => a.slope - b.slope);
  let left = level.reduce((sum, { length }) => sum + length, 0) / 2;
  for (const { slope, length } of level) {
    left -= length;
    if (left <= 0) return slope;
  }
  return 0;
}

type Place = { size: number; scale: number; y: number; shift: number };

/** Letters of one line, each reaching to the next one of its word; Chinese words are parted by no space. */
function glyphsOf(row: Row, looks: Typography[], { size, scale, y, shift }: Place): Glyph[] {
  const at = (x: number) => x * scale + shift;
  const glyphs: Glyph[] = [];
  row.words.forEach((letters, w) => {
    const face: Face = { font: '', size, italic: false, ...looks[w]! };
    letters.forEach((letter, i) => {
      const next = letters[i + 1];
      const other = next ?? row.words[w + 1]?.[0];
      const near = other !== undefined && other.bbox.x0 - letter.bbox.x1 < NEAR * row.size;
      const wide = near && isWide(letter.text) && isWide(other.text);
      const broken = near && !wide && other.bbox.x0 - letter.bbox.x1 > BROKEN * row.size;
      const joined = near && !broken && (next !== undefined || wide);
      const text = cleanGlyph(letter.text);
      const [x0, x1] = [at(letter.bbox.x0), at(joined ? Math.max(other.bbox.x0, letter.bbox.x0) : letter.bbox.x1)];
      if (text) glyphs.push({ text, x0, x1, y, face, space: false, doubt: 'ocr' });
      if (near && !joined) glyphs.push({ text: ' ', x0: x1, x1: at(other.bbox.x0), y, face, space: true });
    });
  });
  return glyphs;
}

/** The letters of a page that was read off its picture; `width` and `height` of the page in pt. */
export function pageOf(recognised: Recognised, dots: Dots, width: number, height: number): Page {
  const scale = width / dots.width;
  const rows = rowsOf(recognised);
  const looks = typographyOf(rows, dots);
  const sizes = evened(rows.map(({ size, words }) => ({ size, weight: words.flat().length })));
  const slope = slopeOf(rows);
  const glyphs = rows.flatMap((row, i) => {
    const [x, y] = [row.x * scale, row.y * scale];
    // straightened about the middle of the page, so that letters stay near their place on the picture
    return glyphsOf(row, looks[i]!, {
      size: Math.round(sizes.get(row.size)! * scale * 2) / 2,
      scale,
      y: y - slope * (x - width / 2),
      shift: slope * (y - height / 2),
    });
  });
  return { width, height, glyphs };
}
