import { type Advice, type AdviceCard, entryPath } from '@verdant/contracts';
import type { Industry } from '@verdant/lexicon';
import { checkById } from '../check/registry.ts';
import { hasFigure } from '../text/quantities.ts';
import { isTorn } from '../text/torn.ts';
import { countWords } from '../text/words.ts';

/** Fields that are found by the names of their tools, and that show their work by a link. */
const BY_TOOLS: ReadonlySet<string> = new Set([
  'internet_software',
  'data_ai',
  'it_ops_security',
  'design_ux',
  'gaming',
]);

const LEAST_ALIKE = 2;
/** Points below which there are figures and outcomes enough. */
const LEAST_LACKING = 3;
/** Words of a statement that could hold a figure. */
const LEAST_WORDS = 4;
const isStatement = (text: string) => countWords(text) >= LEAST_WORDS && !isTorn(text);

/** What is true and yet not worth a word here: what costs nothing because there is enough, what the field does not ask. */
function isSaid(
  { checkId, path, lost, original }: Advice,
  ofCheck: number,
  industry: Industry | null,
  isTold: boolean,
): boolean {
  const { voice, group } = checkById.get(checkId) ?? {};
  if (voice === 'figures')
    return lost * ofCheck >= LEAST_LACKING && (original === '' || (isStatement(original) && !hasFigure(original)));
  if (voice === 'told') return lost > 0 && (isTold || group !== 'brevity' || !path.includes('/'));
  if (voice === 'tools') return industry !== null && BY_TOOLS.has(industry.id);
  if (voice === 'alike') return ofCheck >= LEAST_ALIKE;
  return true;
}

/** How a point of work is put, which is no matter where the point is to go. */
const isOfStyle = ({ checkId, path }: Advice): boolean => {
  const check = checkById.get(checkId);
  return check?.group === 'style' && !check.noWording && /^(?:work|projects)\//.test(path);
};

/** How long it is, and in how many words: said where nothing else is. */
const OF_LENGTH: ReadonlySet<string> = new Set(['BRV-01', 'BRV-02', 'BRV-04', 'STY-08', 'STY-11']);

const voiceOf = ({ checkId }: Advice) => checkById.get(checkId)?.voice;

const asksMore = (one: Advice): boolean => one.original !== '' && ['figures', 'role'].includes(voiceOf(one) ?? '');

/** Of a role it is said once that a figure or an outcome lacks, at the point that lacks more: it may stand in any of its points. */
function oneForEachText(ids: readonly string[], advice: readonly Advice[]): string[] {
  const isFigures = (one: Advice) => voiceOf(one) === 'figures';
  const pieces = advice
    .filter(({ id }) => ids.includes(id))
    .sort((a, b) => Number(isFigures(b)) - Number(isFigures(a)) || b.lost - a.lost);
  const seen = new Set<string>();
  return pieces.flatMap((one) => {
    const { id, path } = one;
    if ((isFigures(one) || voiceOf(one) === 'role') && seen.has(entryPath(path))) return [];
    seen.add(entryPath(path));
    return [id];
  });
}

/**
 * The advice as people want to hear it: an ailment that stands at several places is one card with its places, several
 * ailments of one text are one card, and all that is merely empty is one quiet list behind the rest. `advice` comes
 * ranked; a card stands where its first piece stood. Pieces in no card are right but not worth a word,
 * as are the `quiet` ones, by id.
 */
export function cardsOf(
  advice: readonly Advice[],
  industry: Industry | null,
  quiet: ReadonlySet<string> = new Set(),
): AdviceCard[] {
  // without any way of contact nothing else matters
  const ways = advice.filter(({ checkId, original }) => original === '' && checkById.get(checkId)?.contact);
  const isUnreachable = (one: Advice) => ways.length > 1 && one === ways.find(({ id }) => !quiet.has(id));
  const perCheck = new Map<string, number>();
  for (const { checkId } of advice) perCheck.set(checkId, (perCheck.get(checkId) ?? 0) + 1);
  const cards = new Map<string, AdviceCard>();
  const ofText = new Map<string, AdviceCard>();
  const asked = new Map<string, string>();
  // few words that say enough are no fault
  const lacking = advice.some(({ checkId, lost }) => lost > 0 && checkById.get(checkId)?.voice === 'figures');
  // of what is better left out nobody is asked for a figure
  const unsaid = new Set(advice.flatMap(({ checkId, path }) => (checkById.get(checkId)?.noWording ? [path] : [])));
  for (const one of advice) {
    const ofCheck = perCheck.get(one.checkId)!;
    if (quiet.has(one.id) || !isSaid(one, ofCheck, industry, lacking)) continue;
    const check = checkById.get(one.checkId);
    if (unsaid.has(one.path) && (check?.group === 'impact' || check?.restsOn === 'point' || isOfStyle(one))) continue;
    const isEmpty =
      one.original === '' && check?.group === 'sections' && check.voice !== 'alone' && !isUnreachable(one);
    const key = isEmpty
      ? 'empty'
      : check?.voice === 'figures' || check?.voice === 'told'
        ? check.voice
        : ofCheck > 1
          ? one.checkId
          : // what is said of the whole stands at a place, and is no part of another word there
            one.original === ''
            ? one.checkId
            : one.path;
    // of a text that is at fault otherwise its length is no further word
    if (OF_LENGTH.has(one.checkId) && one.original !== '' && ofText.has(one.path)) continue;
    const card = (isEmpty || one.original === '' ? undefined : ofText.get(one.path)) ?? cards.get(key);
    // that a figure or an outcome lacks is one thing to do, whichever rule missed it
    if (card && asksMore(one) && card.ids.some((id) => asked.get(id) === one.path)) continue;
    if (asksMore(one)) asked.set(one.id, one.path);
    if (card) card.ids.push(one.id);
    else cards.set(key, { kind: isEmpty ? 'empty' : 'fault', ids: [one.id] });
    if (one.original !== '' && !ofText.has(one.path)) ofText.set(one.path, card ?? cards.get(key)!);
  }
  const unreachable = advice.find(isUnreachable);
  const figures = cards.get('figures');
  if (figures) figures.ids = oneForEachText(figures.ids, advice);
  const isFirst = ({ ids }: AdviceCard) => unreachable !== undefined && ids.includes(unreachable.id);
  const all = [...cards.values()].sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  return [...all.filter(({ kind }) => kind === 'fault'), ...all.filter(({ kind }) => kind === 'empty')];
}
