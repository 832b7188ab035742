import type { Bullet } from '../document/document.ts';

const CLOSED = /[.。；;]\s*$/;

/** Bullets of one language that end otherwise than most: returns those, and whether they should be closed. */
export function oddEndings(bullets: readonly Bullet[]): { odd: Bullet[]; close: boolean } {
  // A bullet of several sentences needs its marks, whatever the others do.
  const prose = bullets.filter(
    ({ metric, text }) => !metric && !/[:：]\s*$/.test(text) && !/[.。；;].*[.。；;]\s*$/s.test(text),
  );
  const closed = prose.filter(({ text }) => CLOSED.test(text));
  const open = prose.filter(({ text }) => !CLOSED.test(text));
  const close = closed.length >= open.length;
  return { odd: close ? open : closed, close };
}
