import { readFileSync } from 'node:fs';
import type { CheckReason } from '@verdant/contracts';
import type { Cell, Slot } from '../types.ts';
import type { Field } from './fields.ts';
import { isFormed } from './formed.ts';
import { shapeTraits } from './shape-traits.ts';
import { fold, type Letter } from './stream.ts';
import type { Traits } from './traits.ts';

/** What a value is, by the end of its path; what has no line here is `other`. */
const GROUPS: Readonly<Record<string, string>> = {
  'basics/name': 'name',
  'basics/email': 'email',
  'basics/phone': 'phone',
  'basics/address': 'location',
  'basics/homepage': 'link',
  'basics/linkedin': 'link',
  'education/school': 'school',
  'education/degree': 'degree',
  'education/major': 'major',
  'work/company': 'company',
  'work/position': 'position',
  'projects/name': 'project',
  'certifications/name': 'certificate',
  'awards/name': 'award',
  'skills/items': 'skill',
  'skills/category': 'skill',
  'languages/language': 'skill',
  'languages/level': 'skill',
};

/** What the labeller calls the words of a value. */
const SLOTS: Readonly<Record<string, readonly string[]>> = {
  name: ['person'],
  email: ['email'],
  phone: ['phone'],
  location: ['location', 'place'],
  link: ['link'],
  project: ['name'],
  certificate: ['name'],
  award: ['name'],
  date: ['date'],
};

/** What the labeller calls the cells of a section. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  name: ['top.name'],
  basics: ['top.contact', 'top.headline', 'introduction'],
  intention: ['intention', 'top.headline'],
  work: ['work', 'activities'],
  skills: ['skills', 'languages'],
  languages: ['skills', 'languages'],
  volunteering: ['work', 'activities'],
  publications: ['publications'],
  references: ['references', 'custom', 'none'],
  custom: ['custom', 'activities', 'publications', 'interests', 'references', 'none'],
};

const LEAST = 0.02;
const logOdds = (p: number): number => {
  const held = Math.min(1 - LEAST, Math.max(LEAST, p));
  return Math.log(held / (1 - held));
};

/** What is told of a post or a project: where it ends is what one may be wrong about, and its words are no name. */
const POINT = /^(?:work|volunteering)\/[^/]+\/(?:content|achievements)\/|^projects\/[^/]+\/(?:results\/|introduction$)/;
/** Text that belongs to no entry: its section is all there is to it. */
const STATEMENT = /^basics\/introduction$|^custom\//;

export function groupOf({ path, key, kind, value }: Pick<Field, 'path' | 'key' | 'kind' | 'value'>): string {
  if (kind !== 'text') return 'date';
  if (isFormed(path, value ?? '')) return 'formed';
  if (POINT.test(path)) return 'point';
  if (STATEMENT.test(path)) return 'statement';
  return GROUPS[`${path.split('/', 1)[0]}/${key}`] ?? 'other';
}

/** What the labeller has no word for. */
const WITHOUT_SLOT: ReadonlySet<string> = new Set(['other', 'skill', 'point', 'statement', 'formed']);

type Asked = { field: Field; letters: readonly Letter[]; reason: CheckReason | null };

/** What the labeller makes of the letters of a value, and what is doubtful about it. */
export function traitsOf({ field, letters, reason }: Asked): Traits {
  const group = groupOf(field);
  const section = field.path.split('/', 1)[0]!;
  const traits: Traits = { [group]: 1, ...(field.kind === 'text' ? shapeTraits(field.value ?? '') : {}) };
  if (reason) traits[`reason:${reason}`] = 1;
  const cells = [...new Set(letters.map(({ cell }) => cell))];
  const said = cells.flatMap(({ says }) => (says ? [says] : []));
  if (!said.length) return { ...traits, unseen: 1 };
  const kinds = KINDS[group] ?? KINDS[section] ?? [section];
  const share = said.reduce((sum, says) => sum + kinds.reduce((all, kind) => all + (says.kinds[kind] ?? 0), 0), 0);
  traits.section = logOdds(share / said.length);
  const slot = slotOf(cells, field, group);
  if (!WITHOUT_SLOT.has(group)) {
    if (slot.agrees !== null) traits.agrees = logOdds(slot.agrees);
    else if (slot.holds !== null) traits.holds = slot.holds;
    else traits[slot.contradicts === null ? 'alone' : 'contradicts'] = slot.contradicts ?? 1;
  }
  return traits;
}

/** How likely the labeller holds the very words to be this value, to hold it among others, or to be another one. */
function slotOf(cells: readonly Cell[], field: Field, group: string) {
  const slots = cells.flatMap((cell) => cell.slots ?? []);
  const names = SLOTS[group] ?? [group];
  const value = group === 'date' ? '' : fold(field.value ?? '');
  const best = (fits: (slot: Slot) => boolean) => {
    const p = slots.filter(fits).map((slot) => slot.p);
    return p.length ? Math.max(...p) : null;
  };
  return {
    agrees: best((slot) => names.includes(slot.slot) && (group === 'date' || fold(slot.text) === value)),
    holds: best(
      (slot) => names.includes(slot.slot) && (fold(slot.text).includes(value) || value.includes(fold(slot.text))),
    ),
    contradicts: best((slot) => !names.includes(slot.slot) && value !== '' && fold(slot.text) === value),
  };
}

/** Weights of a logistic regression by trait, `bias` for all. */
export type Weights = Readonly<Record<string, number>>;

/** How likely what has these traits is true, 0 to 1. */
export function logistic(weights: Weights, traits: Readonly<Traits>): number {
  const sum = Object.entries(traits).reduce(
    (all, [name, value]) => all + value * (weights[name] ?? 0),
    weights.bias ?? 0,
  );
  return 1 / (1 + Math.exp(-sum));
}

let weights: Weights | undefined;
const load = (): Weights =>
  JSON.parse(readFileSync(new URL('../../data/probability.json', import.meta.url), 'utf8')) as Weights;

/** Sentences are long, and end: that says nothing against a point. */
const OF_NAMES: ReadonlySet<string> = new Set(['shape:long', 'shape:sentence']);
/** Points are weighed by themselves: what makes a name doubtful does not make a sentence so. */
const asPoint = (traits: Readonly<Traits>): Traits =>
  Object.fromEntries([
    ['point', 1],
    ...Object.entries(traits).flatMap(([name, value]) =>
      OF_NAMES.has(name) || name === 'point' ? [] : [[`point:${name}`, value] as const],
    ),
  ]);

/** Of those that were looked at one by one all were right, but for such as stood where another value belongs. */
const FORMED = 0.95;
/** Where the labeller says nothing. */
const UNKNOWN = 0.5;

/** The traits by which a value is weighed, as they are fitted. */
export const weighed = (traits: Readonly<Traits>): Readonly<Traits> => (traits.point ? asPoint(traits) : traits);

/**
 * How likely a value with these traits is right, 0 to 1: a logistic regression (`npm run calibrate:reader`); of text that
 * belongs to no entry, how likely the labeller holds its section.
 */
export function probabilityOf(traits: Readonly<Traits>): number {
  if (traits.formed) return FORMED;
  if (traits.statement) return traits.section === undefined ? UNKNOWN : logistic({ section: 1 }, traits);
  weights ??= load();
  return logistic(weights, weighed(traits));
}
