import type { JobEvidence } from '@verdant/contracts';
import { evidence, type ResumeDocument } from '../document/document.ts';
import { latinWords } from '../text/words.ts';
import { shareSaid } from './said.ts';
import { findOpenTerms, type Hit, type Term, termsIn } from './terms/open-terms.ts';

type Standing = JobEvidence['standing'];
export type Shown = { standing: Standing; credit: number; evidence: Omit<JobEvidence, 'option' | 'standing'> };

/** What a place is worth (research): shown in the last five years, shown earlier, only listed, only related. */
export const CREDIT: Record<Standing, number> = { recent: 1, older: 0.8, listed: 0.6, related: 0.5, unsure: 0.5 };
const RECENT_MONTHS = 60;
/** A line that is little else than terms lists them, wherever it stands. */
const MIN_LISTED = 6;
/** Shares of the words of what is asked for that a line says: from here on it is shown, or perhaps shown. */
const WHOLLY = 0.75;
const PARTLY = 0.5;
const LIST_SHARE = 0.6;

const meaning = (text: string) => latinWords(text).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;

function isList(text: string, hits: readonly Hit[]): boolean {
  if (hits.length < MIN_LISTED) return false;
  const covered = hits.reduce((sum, { from, to }) => sum + meaning(text.slice(from, to)), 0);
  return covered / Math.max(1, meaning(text)) >= LIST_SHARE;
}

/**
 * Every place of every term of the résumé, the best first. `open` are terms that no lexicon knows; what is `copied`
 * from the description lists its terms and shows none of them.
 */
export function shownTerms(
  document: ResumeDocument,
  open: readonly Term[],
  copied: (text: string) => boolean = () => false,
): Map<string, Shown[]> {
  const shown = new Map<string, Shown[]>();
  for (const { path, text, entry } of document.fields) {
    if (entry.section === 'basics' || entry.section === 'intention') continue;
    const role = document.roles.find(({ section, id }) => section === entry.section && id === entry.id);
    const hits = [...termsIn(text), ...findOpenTerms(text, open)];
    const end = role?.end?.last;
    const standing: Standing =
      role === undefined || isList(text, hits) || copied(text)
        ? 'listed'
        : end === undefined || document.today - end <= RECENT_MONTHS
          ? 'recent'
          : 'older';
    for (const { entry: term, from, to } of hits) {
      const places = shown.get(term.id) ?? [];
      shown.set(term.id, places);
      places.push({ standing, credit: CREDIT[standing], evidence: evidence(path, text, from, to) });
    }
    for (const term of open) {
      if (hits.some(({ entry: hit }) => hit.id === term.id)) continue;
      const share = shareSaid(term.en[0]!, text);
      if (share < PARTLY) continue;
      const place: Standing = share >= WHOLLY ? standing : 'unsure';
      const places = shown.get(term.id) ?? [];
      shown.set(term.id, places);
      places.push({ standing: place, credit: CREDIT[place], evidence: evidence(path, text, 0, text.length) });
    }
  }
  for (const places of shown.values()) places.sort((a, b) => b.credit - a.credit);
  return shown;
}
