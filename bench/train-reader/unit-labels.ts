import type { Unit } from '../../packages/reader/src/label/units.ts';
import type { Label } from '../read-open/labels.ts';

/** What each letter of a drawn document is; kept by the letters themselves, which every later stage hands on. */
export type Tag = { label: Label; entry: number };
export type Tags = WeakMap<object, Tag>;

const HEADED = ['education', 'work', 'projects', 'activities'] as const;
const BODY = new Set([
  'education.body',
  'work.body',
  'projects.body',
  'activities.body',
  'work.label',
  'projects.label',
  'projects.technologies',
  'education.other',
]);
const TOP: Partial<Record<Label, string>> = {
  name: 'top.name',
  headline: 'top.headline',
  contactLabel: 'top.contact',
  email: 'top.contact',
  phone: 'top.contact',
  link: 'top.contact',
  location: 'top.contact',
  personal: 'top.contact',
};

/** The label of a unit from those of its letters: what most of them are, separators aside. */
function labelOfUnit(unit: Unit, tags: Tags): { label: string; entry: number } {
  const counts = new Map<string, { n: number; tag: Tag }>();
  for (const glyph of unit.cell.glyphs ?? []) {
    const tag = tags.get(glyph);
    if (!tag || tag.label === 'separator' || tag.label === 'none') continue;
    const key = `${coarse(tag.label)}|${tag.entry}`;
    const one = counts.get(key) ?? { n: 0, tag };
    one.n++;
    counts.set(key, one);
  }
  const top = [...counts.values()].sort((a, b) => b.n - a.n)[0];
  return top ? { label: coarse(top.tag.label), entry: top.tag.entry } : { label: 'none', entry: -1 };
}

function coarse(label: Label): string {
  const top = TOP[label];
  if (top) return top;
  if (label.startsWith('heading.')) return label;
  const kind = label.split('.')[0]!;
  if ((HEADED as readonly string[]).includes(kind)) return BODY.has(label) ? `${kind}.body` : `${kind}.head`;
  if (label === 'title' || label === 'pageNumber' || label === 'none' || label === 'separator') return 'none';
  return kind;
}

/** The labels of all units; the first of an entry says so: `work.begin`. */
export function goldLabels(units: readonly Unit[], tags: Tags): string[] {
  const open = new Map<string, number>();
  return units.map((unit) => {
    const { label, entry } = labelOfUnit(unit, tags);
    const [kind, part] = label.split('.');
    if (label.startsWith('heading.')) open.delete(part!);
    if (part !== 'head' || open.get(kind!) === entry) {
      if (part === 'body') open.set(kind!, entry);
      return label;
    }
    open.set(kind!, entry);
    return `${kind}.begin`;
  });
}
