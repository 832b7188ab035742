import type { WholeStyle } from '@verdant/contracts';
import { BorderStyle, PageBorderDisplay, PageBorderOffsetFrom } from 'docx';
import { twips } from './styles.ts';
import { USUAL, type WordLook } from './word-look.ts';

/** Sizes in pt. */
const papers = { a4: { width: 595.3, height: 841.9 }, letter: { width: 612, height: 792 } };
/** White between a ground and the words on it or beside it, in cm. */
export const EDGE = 0.85;

/** Centimetres in the unit of Word. */
export const cm = (centimetres: number): number => twips((centimetres / 2.54) * 72);

/** A double line around every page, thick and thin, in points from the edges of the paper; none where there is none. */
export function frameOf({ margins }: WholeStyle, look: WordLook, color: string) {
  if (!look.frame) return {};
  const side = {
    style: BorderStyle.THIN_THICK_SMALL_GAP,
    size: 24,
    color,
    space: Math.round(Math.min(31, 27 * margins)),
  };
  return {
    borders: {
      pageBorders: { display: PageBorderDisplay.ALL_PAGES, offsetFrom: PageBorderOffsetFrom.PAGE },
      pageBorderTop: side,
      pageBorderRight: side,
      pageBorderBottom: side,
      pageBorderLeft: side,
    },
  };
}

/** Paper and margins in twips, and where a date on the right ends. A ground to one side has its own white there. */
export function pageOf({ paper, margins }: WholeStyle, look: WordLook = USUAL) {
  const { width, height } = papers[paper];
  const isGround = look.layout === 'side' && (look.ground === 'tint' || look.ground === 'deep');
  const onGround = (side: WordLook['side']) => (isGround && look.side === side ? EDGE : look.margins.x);
  const of = (length: number) => cm(length * margins);
  const margin = {
    top: of(look.margins.top),
    bottom: of(look.margins.bottom),
    left: of(onGround('left')),
    right: of(onGround('right')),
    header: cm(0.4),
    footer: cm(0.6),
  };
  const size = { width: twips(width), height: twips(height) };
  return { size, margin, right: size.width - margin.left - margin.right };
}
