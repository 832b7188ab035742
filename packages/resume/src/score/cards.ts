import type { Advice, AdviceCard } from '@verdant/contracts';
import type { Industry } from '@verdant/lexicon';
import { checkById } from '../check/registry.ts';

/** Fields that are found by the names of their tools, and that show their work by a link. */
const BY_TOOLS: ReadonlySet<string> = new Set([
  'internet_software',
  'data_ai',
  'it_ops_security',
  'design_ux',
  'gaming',
  'media_content',
  'electronics_semiconductor',
  'telecom',
]);

const LEAST_ALIKE = 2;

/** What is true and yet not worth a word here: what costs nothing because there is enough, what the field does not ask. */
function isSaid({ checkId, lost }: Advice, ofCheck: number, industry: Industry | null): boolean {
  const voice = checkById.get(checkId)?.voice;
  if (voice === 'figures' || voice === 'told') return lost > 0;
  if (voice === 'tools') return industry !== null && BY_TOOLS.has(industry.id);
  if (voice === 'alike') return ofCheck >= LEAST_ALIKE;
  return true;
}

/**
 * The advice as people want to hear it: an ailment that stands at several places is one card with its places, several
 * ailments of one text are one card, and all that is merely empty is one quiet list behind the rest. `advice` comes
 * ranked; a card stands where its first piece stood. Pieces in no card are right but not worth a word.
 */
export function cardsOf(advice: readonly Advice[], industry: Industry | null): AdviceCard[] {
  const perCheck = new Map<string, number>();
  for (const { checkId } of advice) perCheck.set(checkId, (perCheck.get(checkId) ?? 0) + 1);
  const cards = new Map<string, AdviceCard>();
  for (const one of advice) {
    const ofCheck = perCheck.get(one.checkId)!;
    if (!isSaid(one, ofCheck, industry)) continue;
    const check = checkById.get(one.checkId);
    const isEmpty = one.original === '' && check?.group === 'sections' && check.voice !== 'alone';
    const key = isEmpty
      ? 'empty'
      : check?.voice === 'figures' || check?.voice === 'told'
        ? check.voice
        : ofCheck > 1
          ? one.checkId
          : one.path;
    const card = cards.get(key);
    if (card) card.ids.push(one.id);
    else cards.set(key, { kind: isEmpty ? 'empty' : 'fault', ids: [one.id] });
  }
  const all = [...cards.values()];
  return [...all.filter(({ kind }) => kind === 'fault'), ...all.filter(({ kind }) => kind === 'empty')];
}
