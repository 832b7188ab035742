import type { JobEvidence } from '@verdant/contracts';
import type { TextField } from '../content/text-fields.ts';
import { evidence, type ResumeDocument } from '../document/document.ts';
import { latinWords } from '../text/words.ts';
import { answersDegree, isDegree } from './facts/degree-term.ts';
import { holdsGrade } from './grades.ts';
import { isHeldBy, namesCertificate } from './held.ts';
import { asksToHaveLed, leadingTold } from './meaning/leading.ts';
import { wordingSaying } from './meaning/wordings.ts';
import { isSeldomWritten, sayingOf } from './said.ts';
import { namesCondition } from './terms/conditions.ts';
import { type Hit, isStudy, openTermFinder, type Term, termsIn } from './terms/open-terms.ts';

type Standing = JobEvidence['standing'];
export type Shown = { standing: Standing; credit: number; evidence: Omit<JobEvidence, 'option' | 'standing'> };
/** A term that is asked for, as the description writes it. */
export type AskedTerm = { term: Term; option: string };

/** What a place is worth (research): shown in the last five years, shown earlier, only listed, only related. */
export const CREDIT: Record<Standing, number> = { recent: 1, older: 0.8, listed: 0.6, related: 0.5, unsure: 0.5 };
const RECENT_MONTHS = 60;
/** A line that is little else than terms lists them, wherever it stands. */
const MIN_LISTED = 6;
/** Shares of the words of what is asked for that a line says: from here on it is shown, or perhaps shown. */
const WHOLLY = 0.75;
const PARTLY = 0.5;
const LIST_SHARE = 0.6;
/** The name of a firm, a school or a place says a thing wholly or not at all. */
const NAMES = /\/(?:company|school|organization|organisation|location|issuer|category|url|link)$/;

const meaning = (text: string) => latinWords(text).length + (text.match(/\p{Script=Han}/gu)?.length ?? 0) / 2;

function isList(text: string, hits: readonly Hit[]): boolean {
  if (hits.length < MIN_LISTED) return false;
  const covered = hits.reduce((sum, { from, to }) => sum + meaning(text.slice(from, to)), 0);
  return covered / Math.max(1, meaning(text)) >= LIST_SHARE;
}

/** A certificate, a licence, a language, a readiness, a field of study can only be named: naming it is all that can be asked. */
const isOnlyNamed = ({ term, option }: AskedTerm): boolean =>
  term.kind === 'cert' ||
  isStudy(term) ||
  namesCertificate(option) ||
  namesCondition(option) ||
  isSeldomWritten(option);

/**
 * Every place of every term of the résumé, the best first. `asked` are the terms of the description, some of which no
 * lexicon knows; what is `copied` from the description lists its terms and shows none of them.
 */
export function shownTerms(
  document: ResumeDocument,
  asked: readonly AskedTerm[],
  copied: (text: string) => boolean = () => false,
): Map<string, Shown[]> {
  const shown = new Map<string, Shown[]>();
  const openIn = openTermFinder(asked.map(({ term }) => term).filter(({ id }) => id.startsWith('open:')));
  const named = new Set(asked.filter(isOnlyNamed).map(({ term }) => term.id));
  const standings = new Map<TextField, Standing>();
  const add = (id: string, standing: Standing, credit: number, at: Shown['evidence']) =>
    shown.set(id, [...(shown.get(id) ?? []), { standing, credit, evidence: at }]);
  const fields = document.fields.filter(({ entry }) => entry.section !== 'basics' && entry.section !== 'intention');
  for (const field of fields) {
    const { path, text, entry } = field;
    const role = document.roles.find(({ section, id }) => section === entry.section && id === entry.id);
    const hits = [...termsIn(text), ...openIn(text)];
    const end = role?.end?.last;
    const pasted = copied(text);
    const standing: Standing =
      role === undefined || isList(text, hits) || pasted
        ? 'listed'
        : end === undefined || document.today - end <= RECENT_MONTHS
          ? 'recent'
          : 'older';
    standings.set(field, standing);
    const whole = (id: string) =>
      !pasted && standing === 'listed' && (entry.section === 'certifications' || named.has(id));
    for (const { entry: term, from, to } of hits)
      add(term.id, standing, whole(term.id) ? 1 : CREDIT[standing], evidence(path, text, from, to));
  }
  for (const one of asked) {
    if (isDegree(one.term)) {
      for (const { id, degree, major } of document.content.education) {
        const answer = answersDegree(one.term, degree, major);
        const standing: Standing = answer === 'held' ? 'listed' : 'related';
        const at = evidence(`education/${id}/degree`, degree, 0, degree.length);
        if (answer) add(one.term.id, standing, answer === 'held' ? 1 : CREDIT.related, at);
      }
      continue;
    }
    const own = shown.get(one.term.id) ?? [];
    if (own.some(({ credit }) => credit >= CREDIT.listed)) continue;
    const says = sayingOf(one.option);
    const inOtherWords = wordingSaying(one.option);
    const leads = asksToHaveLed(one.option);
    const onlyNamed = named.has(one.term.id);
    for (const field of fields) {
      const { path, text, entry } = field;
      const at = evidence(path, text, 0, text.length);
      if (
        holdsGrade(one.option, text) ||
        (entry.section === 'certifications' && onlyNamed && isHeldBy(one.option, text))
      )
        add(one.term.id, 'listed', 1, at);
      else {
        const led = leads && entry.section === 'work' ? leadingTold(path, text) : null;
        const own = says(text);
        const share = Math.max(own, inOtherWords?.(text) ?? 0, led === null ? 0 : led === 'wholly' ? 1 : PARTLY);
        if (share < PARTLY || (share < WHOLLY && NAMES.test(path))) continue;
        // what a lexicon knows is shown by its own words alone; other words of the trade show a thing perhaps
        const isTold = led === 'wholly' || (own >= WHOLLY && one.term.id.startsWith('open:'));
        const standing: Standing = isTold ? standings.get(field)! : 'unsure';
        const isWhole = standing === 'listed' && onlyNamed && !copied(text);
        add(one.term.id, standing, isWhole ? 1 : CREDIT[standing], at);
      }
    }
  }
  for (const places of shown.values()) places.sort((a, b) => b.credit - a.credit);
  return shown;
}
