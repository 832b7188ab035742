import type { Analysis, Change, Decide, Evidence, Fix } from '@verdant/contracts';
import type { Advice } from '../../../editor/content/advice.ts';
import type { ScoreGroup } from '../../../ui/score-meter/score-meter-layout.ts';
import type { Wording } from '../finding/gaps.ts';

/** One place in the résumé that a line is about: its advice, the proposal for it, or both. */
export type Place = {
  id: string;
  advice: Advice | null;
  change: Change | null;
  needsOwnWords: boolean;
  /** what else is wrong with the same text */
  also?: Advice[];
};
/** The line of all fields that are merely empty. */
export const EMPTY = 'empty';
export type Line = {
  checkId: string;
  group: Analysis['ledger'][number]['group'];
  lost: number;
  title: string;
  detail: string;
  places: Place[];
  /** the words that it is about, where no advice says more */
  evidence: Evidence[];
};

const placesOf = (checkId: string, advice: Advice[], pending: Change[], unanswered: Set<string>): Place[] => {
  const asked = advice.filter((one) => one.checkId === checkId);
  const changeFor = (one: Advice) =>
    pending.find((change) => change.adviceId === one.id) ??
    pending.find((change) => change.checkId === checkId && change.path === one.path);
  const places = asked.map((one) => ({
    id: one.id,
    advice: one,
    change: changeFor(one) ?? null,
    needsOwnWords: unanswered.has(one.id),
  }));
  const known = new Set(places.map(({ change }) => change?.id));
  const rest = pending.filter((change) => change.checkId === checkId && !known.has(change.id));
  return [...places, ...rest.map((change) => ({ id: change.id, advice: null, change, needsOwnWords: false }))];
};

/** The advice that is worth a word: with its own place, as one more about the place of another, or as an empty field. */
function said({ advice, cards }: Analysis): { own: Advice[]; also: Map<string, Advice[]>; empty: Advice[] } {
  if (!cards) return { own: advice, also: new Map(), empty: [] };
  const byId = new Map(advice.map((one) => [one.id, one]));
  const also = new Map<string, Advice[]>();
  const own: Advice[] = [];
  const empty: Advice[] = [];
  for (const { kind, ids } of cards) {
    const all = ids.flatMap((id) => byId.get(id) ?? []);
    if (kind === 'empty') empty.push(...all);
    else
      for (const one of all) {
        const lead = own.find(({ path, checkId }) => path === one.path && checkId !== one.checkId);
        if (lead && all.includes(lead)) also.set(lead.id, [...(also.get(lead.id) ?? []), one]);
        else own.push(one);
      }
  }
  return { own, also, empty };
}

/**
 * The account: what costs points first, the dearest line on top; then what costs nothing but is worth a look. Pending
 * proposals stand at the line of their check, also where the newest analysis has no advice for them any more.
 */
export const accountOf = (analysis: Analysis, fix: Fix | null): Line[] => {
  const pending = fix?.changes.filter((change) => change.state === 'pending') ?? [];
  const unanswered = new Set(fix?.unanswered ?? []);
  const { own, also, empty } = said(analysis);
  const emptyChecks = new Set(empty.map(({ checkId }) => checkId));
  const isEmpty = ({ checkId }: { checkId: string }) =>
    emptyChecks.has(checkId) && !own.some((one) => one.checkId === checkId);
  const lines: Line[] = analysis.ledger
    .filter((line) => !isEmpty(line))
    .map((line) => ({
      checkId: line.checkId,
      group: line.group,
      lost: line.lost,
      title: line.title,
      detail: line.detail,
      places: placesOf(line.checkId, own, pending, unanswered).map((place) => ({
        ...place,
        also: also.get(place.id) ?? [],
      })),
      evidence: line.evidence,
    }));
  if (empty.length > 0)
    lines.push({
      checkId: EMPTY,
      group: 'sections',
      lost: analysis.ledger.filter(isEmpty).reduce((sum, { lost }) => sum + lost, 0),
      title: '',
      detail: '',
      places: [],
      evidence: empty.map(({ path, detail }, at) => ({ path, quote: detail, from: at, to: at })),
    });
  const worth = lines.filter(
    (line) => line.lost > 0 || line.places.length > 0 || line.group === 'integrity' || line.checkId === EMPTY,
  );
  const last = ({ checkId }: Line) => Number(checkId === EMPTY);
  return worth.sort((a, b) => last(a) - last(b) || b.lost - a.lost);
};

export const settledChanges = (fix: Fix | null): Change[] =>
  fix?.changes.filter((one) => one.state !== 'pending') ?? [];

/**
 * Advice that somebody here can word, one for each text, for one wording answers all that is wrong with it: first what
 * the rules have words for already.
 */
export const choosable = (lines: Line[], answerable: (advice: Advice) => boolean): string[] => {
  const open = lines
    .flatMap(({ places }) => places)
    .flatMap(({ advice, change, needsOwnWords }) => (advice && !change && !needsOwnWords ? [advice] : []))
    .filter(answerable);
  const worded = ({ rewrite }: Advice) => Number(rewrite !== null);
  const byText = new Map<string, string>();
  for (const { id, path } of open.sort((a, b) => worded(b) - worded(a))) if (!byText.has(path)) byText.set(path, id);
  return [...byText.values()];
};

type Decision = Decide['decisions'][number];

/**
 * Pending changes that can be taken together: nothing to confirm, no gap left to fill. A wording that drops its
 * figures is taken one by one: whoever takes many at once may still want to fill them in.
 */
export const readyDecisions = (fix: Fix | null, wordingFor: (change: Change) => Wording): Decision[] =>
  (fix?.changes ?? []).flatMap((change): Decision[] => {
    if (change.state !== 'pending' || change.confirm.length > 0) return [];
    const wording = wordingFor(change);
    if (!wording.ready || wording.plain) return [];
    // what was seen is what is written, whatever wording came meanwhile
    return [{ changeId: change.id, decision: 'accept', text: wording.text ?? change.proposed }];
  });

/** The score meter: the points of the open line are marked, those of a ceiling in every group that it takes them from. */
export const scoreGroups = (
  { groups, ledger }: Pick<Analysis, 'groups' | 'ledger'>,
  openCheck: string | null,
): Omit<ScoreGroup, 'label'>[] => {
  const line = ledger.find(({ checkId }) => checkId === openCheck);
  return groups.map(({ group, earned, allotment, withheld = 0 }) => ({
    key: group,
    earned,
    allotment,
    hot: line?.group === 'cap' ? withheld : line?.group === group ? line.lost : 0,
  }));
};

/** Points that a ceiling takes and no group has given up yet: none, unless the analysis is an old one. */
export const capOf = ({ groups, score }: Pick<Analysis, 'groups' | 'score'>): number =>
  Math.max(0, groups.reduce((sum, { earned }) => sum + earned, 0) - score);
