import { descriptorOf, LIST_SECTIONS, type ListSectionKey, type ResumeContent } from '@verdant/contracts';
import { LEFT_OVER } from '@verdant/resume';
import { allFields, type Field } from '../../evidence/fields.ts';
import { fold } from '../../evidence/stream.ts';
import { grouped, type Leaf } from './leaves.ts';

/** A value of the content and what of the document says it: `leaves` in the order of its words, `quote` their
 * words, parted by `\n`. */
export type Support = { field: Field; leaves: Leaf[]; quote: string };

const STANDARD = LIST_SECTIONS.flatMap((key) => descriptorOf(key).json ?? []);

/** The sections of JSON Resume that an entry of ours can come from. */
function rootsOf(key: ListSectionKey): string[] {
  const own = descriptorOf(key).json ?? [];
  return key === 'custom' ? [...LEFT_OVER, 'basics', ...STANDARD] : [own].flat();
}
const DATE_KEYS = { start: /start/i, end: /end/i, date: /date/i };
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The leaves whose words together are a text, longest first; null where they leave a letter of it unsaid. */
function together(text: string, leaves: Leaf[]): Leaf[] | null {
  const found: { leaf: Leaf; at: number }[] = [];
  let rest = plain(text);
  for (const leaf of leaves.toSorted((a, b) => b.text.length - a.text.length)) {
    const at = rest.indexOf(leaf.text);
    if (at < 0) continue;
    found.push({ leaf, at });
    rest = rest.slice(0, at) + ' '.repeat(leaf.text.length) + rest.slice(at + leaf.text.length);
  }
  return fold(rest) === '' && found.length ? found.sort((a, b) => a.at - b.at).map(({ leaf }) => leaf) : null;
}

/** Says for each value of the content which values of the document it is made of; those that nothing says are left out. */
export function supportsOf(content: ResumeContent, leaves: Leaf[]): Support[] {
  const byText = grouped(leaves, ({ text }) => text);
  const byGroup = grouped(leaves, ({ group }) => group);
  const groupNames = [...byGroup.keys()];
  const taken = new Set<Leaf>();

  const groupsFor = (path: string): string[] => {
    const [section, id] = path.split('/') as [string, string];
    if (section === 'basics' || section === 'intention') return ['basics', 'meta'];
    const key = section as ListSectionKey;
    const at = content[key].findIndex((item) => item.id === id);
    const own = rootsOf(key).map((root) => `${root}/${at}`);
    if (key !== 'custom' && key !== 'skills') return own;
    return [...own, ...groupNames.filter((name) => rootsOf(key).includes(name.split('/')[0]!))];
  };

  const supportOf = (field: Field): Leaf[] | null => {
    const groups = groupsFor(field.path);
    if (field.value === null) return null;
    if (field.kind !== 'text') {
      const dates = (byGroup.get(groups[0]!) ?? []).filter(({ text }) => text.startsWith(field.value!));
      const date = dates.find(({ key }) => DATE_KEYS[field.kind as keyof typeof DATE_KEYS].test(key)) ?? dates[0];
      return date ? [date] : null;
    }
    const same = byText.get(plain(field.value)) ?? [];
    const near = same.filter(({ group }) => groups.includes(group));
    const exact = near.find((leaf) => !taken.has(leaf)) ?? same.find((leaf) => !taken.has(leaf)) ?? near[0] ?? same[0];
    if (exact) return [exact];
    for (const group of groups) {
      const found = together(field.value, byGroup.get(group) ?? []);
      if (found) return found;
    }
    return null;
  };

  return allFields(content).flatMap((field) => {
    const found = supportOf(field);
    if (!found) return [];
    for (const leaf of found) taken.add(leaf);
    return [{ field, leaves: found, quote: found.map(({ text }) => text).join('\n') }];
  });
}

/** Less than this is too little to be known again in another text. */
const KNOWN_LENGTH = 3;

/** The leaves that say nothing more: taken, or told by a taken one beside them, as a network is by its address. */
export function isSaid(leaves: Leaf[], supports: Support[]): (leaf: Leaf) => boolean {
  const taken = new Set(supports.flatMap(({ leaves: found }) => found));
  const beside = grouped(
    leaves.filter((leaf) => taken.has(leaf)),
    ({ parent }) => parent,
  );
  return (leaf) => {
    const key = fold(leaf.text);
    if (taken.has(leaf) || key === '') return true;
    const told = beside.get(leaf.parent)?.some(({ text }) => fold(text).includes(key)) ?? false;
    return told && key.length >= KNOWN_LENGTH;
  };
}
