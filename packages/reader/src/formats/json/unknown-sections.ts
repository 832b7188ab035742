import { type Custom, LIMITS } from '@verdant/contracts';
import type { Support } from './evidence.ts';
import { grouped, type Leaf } from './leaves.ts';

/** The sections of JSON Resume, in all its versions. */
const KNOWN = new Set([
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'interests',
  'references',
  'projects',
  'meta',
]);

const textOf = ({ within, text }: Leaf): string => (within ? `${within}: ${text}` : text);

/**
 * Sections that the schema does not know, under their own names, value by value. At most `room` of them; what does not
 * fit has no support.
 */
export function unknownSections(leaves: Leaf[], room: number): { custom: Custom[]; supports: Support[] } {
  const named = [...grouped(leaves, ({ root }) => root)].filter(
    ([root]) => !KNOWN.has(root) && root.length <= LIMITS.line,
  );
  const supports: Support[] = [];
  const custom = named.slice(0, Math.max(0, room)).map(([title, all], i) => {
    const id = `x-json-${i + 1}`;
    const item = `custom/${id}`;
    const fitting = all.filter((leaf) => textOf(leaf).length <= LIMITS.bullet).slice(0, LIMITS.bullets);
    const support = (key: string, value: string, leaf: Leaf): void => {
      supports.push({
        field: { path: `${item}/${key}`, item, key, value, kind: 'text' },
        leaves: [leaf],
        quote: value,
      });
    };
    support('title', title, all[0]!);
    for (const [at, leaf] of fitting.entries()) support(`items/${at}`, textOf(leaf), leaf);
    return { id, title, items: fitting.map(textOf) };
  });
  return { custom, supports };
}
