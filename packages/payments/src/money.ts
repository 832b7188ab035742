/** `19800` → `198`, `990` → `9.9`: as amounts go over the wire. */
export const inYuan = (fen: number): number => fen / 100;

/** `19800` → `198.00`. */
export const yuan = (fen: number): string => `${Math.trunc(fen / 100)}.${String(Math.abs(fen) % 100).padStart(2, '0')}`;

/** `198.00` or `-0.5` → fen, exact: no binary fraction is involved. Null where it is no amount of whole fen. */
export function fen(text: unknown): number | null {
  const match = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/.exec(String(text).trim());
  if (!match) return null;
  const [, sign, whole, part = ''] = match;
  const amount = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return sign && amount ? -amount : amount;
}
