import { Failure } from '@verdant/contracts';

/**
 * One value of a JSON document. `group` is what it belongs to: its section, with its place where that is a list. `label`
 * names it for people (`work 2 · position`), `within` the same without its section.
 */
export type Leaf = {
  root: string;
  group: string;
  parent: string;
  key: string;
  label: string;
  within: string;
  text: string;
};

const MARK = ' · ';
/** More values than any résumé has. */
const MOST = 20_000;

type At = { root: string; group: string; parent: string; key: string; words: string[] };

function walk(value: unknown, at: At, out: Leaf[]): void {
  if (value === null) return;
  if (out.length >= MOST) throw new Failure('tooManyPages', { data: { lines: out.length, max: MOST } });
  if (typeof value === 'object') {
    const parent = [at.parent, at.key].join('/');
    for (const [key, inner] of Object.entries(value)) {
      const listed = Array.isArray(value);
      const isItem = listed && typeof inner === 'object';
      const last = at.words.at(-1)!;
      const words = !listed
        ? [...at.words, key]
        : isItem
          ? [...at.words.slice(0, -1), `${last} ${Number(key) + 1}`]
          : at.words;
      const group = isItem && at.words.length === 1 ? `${at.root}/${key}` : at.group;
      walk(inner, { ...at, group, parent, key: listed && !isItem ? at.key : key, words }, out);
    }
    return;
  }
  const text = String(value).replace(/\s+/g, ' ').trim();
  if (!text) return;
  const [head, ...rest] = at.words;
  out.push({
    root: at.root,
    group: at.group,
    parent: at.parent,
    key: at.key,
    label: at.words.join(MARK),
    within: [head!.slice(at.root.length).trim(), ...rest].filter(Boolean).join(MARK),
    text,
  });
}

/** Every value that a JSON document says, in its order; the name of its schema is none. Throws `Failure` tooManyPages. */
export function leavesOf(json: unknown): Leaf[] {
  const out: Leaf[] = [];
  if (typeof json !== 'object' || json === null) return out;
  for (const [root, value] of Object.entries(json))
    if (root !== '$schema') walk(value, { root, group: root, parent: '', key: root, words: [root] }, out);
  return out;
}

export const lineOf = ({ label, text }: Leaf): string => `${label}: ${text}`;

/** Leaves by what they have in common, in the order in which it first comes. */
export function grouped(leaves: Leaf[], by: (leaf: Leaf) => string): Map<string, Leaf[]> {
  const groups = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const group = groups.get(by(leaf));
    if (group) group.push(leaf);
    else groups.set(by(leaf), [leaf]);
  }
  return groups;
}
