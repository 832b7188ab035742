import { type EndpointKey, endpoints } from '@verdant/contracts';
import { type Dice, diceFrom } from '../random.ts';
import { damagedForm } from './damaged-form.ts';
import { type Draft, draftOf, type HttpRequest, httpOf } from './draft.ts';
import { withForeignIds, withoutSession } from './identity.ts';
import { malformed } from './malformed.ts';
import type { Attack } from './person.ts';
import { ofWrongType, oversized, withUnknownField } from './shape.ts';
import { extremeText, payloads } from './texts.ts';
import { withWords } from './words.ts';

export { draftOf, type HttpRequest, httpOf } from './draft.ts';
export type { Attack, Ids, Noun } from './person.ts';
export { SIGNS_OF_RUNNING } from './texts.ts';

/** What is done to a request that is right. */
const kinds = {
  right: (draft) => draft,
  'no session': withoutSession,
  'foreign id': withForeignIds,
  malformed: (draft, _, dice) => malformed(draft, dice),
  oversized,
  'wrong type': ofWrongType,
  'unknown field': withUnknownField,
  unicode: (draft, attack, dice) => withWords(draft, () => extremeText(dice), attack, dice),
  payload: (draft, attack, dice) => withWords(draft, () => dice.pick(payloads), attack, dice),
  'damaged form': (draft, { files }, dice) => damagedForm(draft, dice.pick(files), dice),
} satisfies Record<string, (draft: Draft, attack: Attack, dice: Dice) => Draft>;

export type Kind = keyof typeof kinds;
export const KINDS = Object.keys(kinds) as Kind[];
export const KEYS = Object.keys(endpoints) as EndpointKey[];

export type HostileRequest = HttpRequest & Pick<Draft, 'key' | 'endpoint' | 'signedIn' | 'foreign'> & { kind: Kind };

/** Request `n` of a storm: every endpoint of the map in turn, and every kind; the same for a seed and an attack. */
export function hostileRequest(seed: number, n: number, attack: Attack): HostileRequest {
  const dice = diceFrom(seed * 1_000_003 + n);
  const key = KEYS[n % KEYS.length]!;
  const kind = KINDS[Math.floor(n / KEYS.length) % KINDS.length]!;
  const draft = kinds[kind](draftOf(key, endpoints[key], attack, dice), attack, dice);
  const { endpoint, signedIn, foreign } = draft;
  return { ...httpOf(draft), key, kind, endpoint, signedIn, foreign };
}
