import type { Analysis, Change, Fix } from '@verdant/contracts';
import type { Advice } from '../state/shown.ts';

/** One place in the résumé that a line is about: its advice, the proposal for it, or both. */
export type Place = { id: string; advice: Advice | null; change: Change | null; needsOwnWords: boolean };
export type Line = {
  checkId: string;
  group: Analysis['ledger'][number]['group'];
  lost: number;
  title: string;
  detail: string;
  places: Place[];
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

/**
 * The account: what costs points first, the dearest line on top; then what costs nothing but is worth a look. Pending
 * proposals stand at the line of their check, also where the newest analysis has no advice for them any more.
 */
export const accountOf = (analysis: Analysis, fix: Fix | null): Line[] => {
  const pending = fix?.changes.filter((change) => change.state === 'pending') ?? [];
  const unanswered = new Set(fix?.unanswered ?? []);
  const lines = analysis.ledger.map((line) => ({
    checkId: line.checkId,
    group: line.group,
    lost: line.lost,
    title: line.title,
    detail: line.detail,
    places: placesOf(line.checkId, analysis.advice, pending, unanswered),
  }));
  const worth = lines.filter((line) => line.lost > 0 || line.places.length > 0);
  return worth.sort((a, b) => b.lost - a.lost);
};

export const settledChanges = (fix: Fix | null): Change[] =>
  fix?.changes.filter((one) => one.state !== 'pending') ?? [];

/** Pending changes that can be taken together: nothing to fill in, nothing to confirm. */
export const readyChanges = (fix: Fix | null): Change[] =>
  fix?.changes.filter((one) => one.state === 'pending' && one.placeholders.length === 0 && one.confirm.length === 0) ??
  [];

/** Points that a ceiling takes and no group has given up yet: none, unless the analysis is an old one. */
export const capOf = ({ groups, score }: Pick<Analysis, 'groups' | 'score'>): number =>
  Math.max(0, groups.reduce((sum, { earned }) => sum + earned, 0) - score);
