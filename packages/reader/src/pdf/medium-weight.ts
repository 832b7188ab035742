import type { Face, Page } from '../types.ts';

const MEDIUM = /[-, ]?medium/i;
const HEAVIER = /bold|black|heavy|demi/i;
const familyOf = (font: string): string => font.split(/[-,]/)[0]!;

/** Medium is the plain weight of a family that the document uses in medium and heavier, and in no lighter weight. */
export function withPlainMedium(pages: Page[]): Page[] {
  const faces = new Set(pages.flatMap((p) => p.glyphs.map((g) => g.face)));
  const fonts = [...new Set([...faces].map((f) => f.font))];
  const plain = new Set(
    fonts.filter((font) => {
      const family = fonts.filter((f) => familyOf(f) === familyOf(font));
      return (
        MEDIUM.test(font) &&
        family.some((f) => HEAVIER.test(f)) &&
        family.every((f) => MEDIUM.test(f) || HEAVIER.test(f))
      );
    }),
  );
  if (!plain.size) return pages;
  const lighter = new Map<Face, Face>();
  for (const face of faces) lighter.set(face, plain.has(face.font) ? { ...face, bold: false } : face);
  return pages.map((page) => ({ ...page, glyphs: page.glyphs.map((g) => ({ ...g, face: lighter.get(g.face)! })) }));
}
