import { OWNERSHIP } from '@verdant/lexicon';
import { deedsOf, inCare, withoutGuides } from '../ownership.ts';
import { clausesIn, overlap } from './clauses.ts';

/** Deeds of more weight than the same part of the original has: who ran one thing and helped with another. */
export function raisedDeeds(original: string, rewrite: string): string[] {
  const before = clausesIn(original);
  return clausesIn(rewrite).flatMap((clause) => {
    const high = deedsOf(withoutGuides(inCare(clause.text, original), original)).filter(
      ({ level, shared }) => !shared && level >= OWNERSHIP.managed,
    );
    if (high.length === 0) return [];
    const ranked = before.map((other) => ({ other, share: overlap(clause, other) })).sort((a, b) => b.share - a.share);
    const most = ranked[0]?.share ?? 0;
    if (most === 0) return [];
    const levels = ranked
      .filter(({ share }) => share === most)
      .flatMap(({ other }) => {
        const own = deedsOf(other.text).map(({ level, shared }) => (shared ? OWNERSHIP.assist : level));
        return /responsible for|in charge of|负责/i.test(other.text) ? [...own, OWNERSHIP.managed] : own;
      });
    // a clause without a deed of its own is told about by the clause before it
    if (levels.length === 0) return [];
    return high.filter(({ level }) => level > Math.max(...levels)).map(({ lemma }) => lemma);
  });
}
