import { LIMITS, type ResumeContent } from '@verdant/contracts';
import type { Draft } from './draft.ts';

type Spill = (text: string, where: string) => void;

/** A text cut into parts of at most `max` units, at sentence ends or spaces where there are any. Nothing is lost. */
export function pieces(text: string, max: number): string[] {
  const out: string[] = [];
  let rest = text;
  while (rest.length > max) {
    const head = rest.slice(0, max);
    const at = Math.max(head.lastIndexOf('\n'), head.lastIndexOf('。'), head.lastIndexOf('. '), head.lastIndexOf('；'));
    const space = head.lastIndexOf(' ');
    const cut = at > max / 2 ? at + 1 : space > max / 2 ? space : safeCut(head);
    out.push(rest.slice(0, cut).trim());
    rest = rest.slice(cut).trim();
  }
  return rest ? [...out, rest] : out;
}

/** Not between the halves of a surrogate pair. */
const safeCut = (head: string): number => (/[\ud800-\udbff]$/.test(head) ? head.length - 1 : head.length);

/** Keeps an item within the limits: over-long lines move out through `spill`, over-long bullets are split. */
export function fitted<T extends object>(
  item: T,
  texts: ReadonlySet<string>,
  bullets: ReadonlySet<string>,
  spill: Spill,
): T {
  const entries = Object.entries(item).map(([key, value]) => {
    if (typeof value === 'string') {
      const max = texts.has(key) ? LIMITS.text : LIMITS.line;
      if (value.length <= max) return [key, value];
      const [first = '', ...others] = texts.has(key) ? pieces(value, max) : ['', value];
      for (const other of others) spill(other, key);
      return [key, first];
    }
    if (!Array.isArray(value)) return [key, value];
    const isBullets = bullets.has(key);
    const [max, most] = isBullets ? [LIMITS.bullet, LIMITS.bullets] : [LIMITS.line, LIMITS.tags];
    const split = (value as string[]).flatMap((v) => pieces(v, max));
    for (const other of split.slice(most)) spill(other, key);
    return [key, split.slice(0, most)];
  });
  return Object.fromEntries(entries) as T;
}

export type Drafts = {
  [K in keyof ResumeContent]: ResumeContent[K] extends (infer I extends object)[] ? Draft<I>[] : ResumeContent[K];
};
