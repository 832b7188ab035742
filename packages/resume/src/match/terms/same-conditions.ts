import type { JobSpan } from '@verdant/contracts';
import { conditionKindsIn } from './conditions.ts';
import type { Term } from './open-terms.ts';

type Asked = { entries: Term[]; options: string[]; term: string; need: 'must' | 'nice'; asked: JobSpan[] };

/** The kinds of condition that a requirement names and nothing beside them. */
function kindsOf({ options }: Asked): string[] {
  const kinds = options.map(conditionKindsIn);
  return kinds.every((own) => own.length > 0) ? kinds.flat() : [];
}

/**
 * One requirement for each kind of condition: `nationwide travel` among the facts and `a hundred days away` among the
 * demands ask for one thing, as do `every other weekend` and `Saturdays`. It is demanded where any of its places demands it.
 */
export function withConditionsOnce<T extends Asked>(requirements: readonly T[]): T[] {
  const first = new Map<string, T>();
  const once: T[] = [];
  for (const requirement of requirements) {
    const kinds = kindsOf(requirement);
    const before = kinds.map((kind) => first.get(kind)).find((one) => one !== undefined);
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
