import type { JobSpan } from '@verdant/contracts';
import { isOfRota } from '@verdant/lexicon';
import { conditionKindsIn } from './conditions.ts';
import type { Term } from './open-terms.ts';

type Asked = { entries: Term[]; options: string[]; term: string; need: 'must' | 'nice'; asked: JobSpan[] };

/** The kinds of condition that a requirement names and nothing beside them. */
function kindsOf({ options }: Asked): string[] {
  const kinds = options.map(conditionKindsIn);
  return kinds.every((own) => own.length > 0) ? kinds.flat() : [];
}

const ENDS_SENTENCE = /[。；;!！?？\n]|\.\s/;
/** Whether something of both stands in one sentence. */
const areNear = (text: string, a: Asked, b: Asked): boolean =>
  a.asked.some((one) =>
    b.asked.some(({ from, to }) => !ENDS_SENTENCE.test(text.slice(Math.min(one.to, to), Math.max(one.from, from)))),
  );

/**
 * One requirement for each kind of condition: `nationwide travel` among the facts and `a hundred days away` among the
 * demands ask for one thing, as do `every other weekend` and `Saturdays`, and the times of a rota that one sentence of the `text` tells: `三班倒，夜班常态`
 * (of 87 such pairs in the marked postings 12 are marked as two). It is demanded where any of its places demands it.
 */
export function withConditionsOnce<T extends Asked>(text: string, requirements: readonly T[]): T[] {
  const first = new Map<string, T>();
  const once: T[] = [];
  for (const requirement of requirements) {
    const kinds = kindsOf(requirement);
    const ofRota = kinds.some(isOfRota);
    const before =
      kinds.map((kind) => first.get(kind)).find((one) => one !== undefined) ??
      [...first].find(([kind, one]) => ofRota && isOfRota(kind) && areNear(text, one, requirement))?.[1];
    for (const kind of kinds) if (!first.has(kind)) first.set(kind, before ?? requirement);
    if (!before) {
      once.push(requirement);
      continue;
    }
    before.entries = [...before.entries, ...requirement.entries];
    before.options = [...before.options, ...requirement.options];
    before.term = before.options.join(' / ');
    before.asked = [...before.asked, ...requirement.asked];
    if (requirement.need === 'must') before.need = 'must';
  }
  return once;
}
