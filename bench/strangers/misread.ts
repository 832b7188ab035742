import type { FieldPath, ResumeContent } from '@verdant/contracts';
import type { Check } from '../../packages/resume/src/check/check.ts';
import { foundIn } from './found.ts';
import { holds, isSameDate, likeness, plain, readings } from './likeness.ts';
import { paired } from './paired.ts';
import type { Entry, Said, Truth } from './truth.ts';

type Part = 'work' | 'education' | 'projects';
type True = Record<string, unknown> & { start?: Said; end?: Said; highlightsCount?: number };
const HEADS: Record<Part, readonly string[]> = {
  work: ['company', 'position'],
  education: ['school', 'degree', 'major'],
  projects: ['name'],
};
const isPart = (section: string): section is Part => Object.hasOwn(HEADS, section);
const ALIKE = 0.7;

/** `unlike`, `lost` and `made up` by the field; empty where it was read as the truth says. */
function headFaults(part: Part, truth: True, found: Entry): string[] {
  return HEADS[part].flatMap((key) => {
    const said = truth[key] as Said | undefined;
    const text = found[key] ?? '';
    if (!readings(said).length) return text === '' || key !== HEADS[part][0] ? [] : [`${key} made up`];
    if (text === '') return [`${key} lost`];
    return likeness(said, text) >= ALIKE || holds(said, text, 3) ? [] : [`${key} unlike`];
  });
}

function dateFaults(truth: True, { start = '', end = '' }: Entry): string[] {
  const [first, last] = [truth.start ?? '', truth.end ?? ''];
  const given = [first, last].filter(Boolean);
  // a single printed date may stand at either end
  if (given.length === 1) return [start, end].some((one) => one && isSameDate(given[0], one)) ? [] : ['dates'];
  if (given.length === 0) return [];
  return (first === '' || isSameDate(first, start)) && (last === '' || isSameDate(last, end)) ? [] : ['dates'];
}

const alike = (part: Part, truth: True, found: Entry) =>
  HEADS[part].reduce((sum, key) => sum + likeness(truth[key] as Said | undefined, found[key] ?? ''), 0) +
  (holds(truth[HEADS[part][0]!] as Said | undefined, found[HEADS[part][0]!] ?? '', 3) ? 0.5 : 0) +
  (dateFaults(truth, found).length === 0 && truth.start ? 0.5 : 0);

/** `expected` is how many points the truth counts, where it does. */
export type EntryFaults = { head: string[]; dates: string[]; points: string[]; expected?: number; none: boolean };
export type SectionFaults = { byId: Map<string, EntryFaults>; missed: number };

/** What of each entry of a section was read otherwise than the truth says, and how many of its entries were not found. */
export function faultsOf(part: Part, truth: Truth, content: ResumeContent): SectionFaults | null {
  const own = truth[part] as True[] | undefined;
  if (!own) return null;
  const found = foundIn(content)[part] as Entry[];
  const pairs = paired(own, found, (a, b) => (alike(part, a, b) >= 0.6 ? alike(part, a, b) : 0));
  const byFound = new Map([...pairs].map(([a, b]) => [b, own[a]!]));
  const byId = new Map(
    content[part].map((item, at): [string, EntryFaults] => {
      const other = byFound.get(at);
      if (!other) return [item.id, { head: ['no such entry'], dates: [], points: [], none: true }];
      const points = part === 'work' ? content.work[at]!.content.length + content.work[at]!.achievements.length : 0;
      const expected = other.highlightsCount;
      const far = expected !== undefined && Math.abs(points - expected) > Math.max(1, 0.34 * expected);
      return [
        item.id,
        {
          head: headFaults(part, other, found[at]!),
          dates: dateFaults(other, found[at]!),
          points: far ? [`${points} points for ${expected}`] : [],
          ...(expected !== undefined && { expected }),
          none: false,
        },
      ];
    }),
  );
  const missed = own.filter((entry, at) => !pairs.has(at) && !(entry as { optional?: boolean }).optional).length;
  return { byId, missed };
}

/** Whether a point stands in a job that has about as many as the truth counts; null for what is no point, or not counted. */
export function isPointRight(path: FieldPath, jobs: SectionFaults | null): boolean | null {
  const [, id] = /^work\/([^/]+)\/(?:content|achievements)\//.exec(path) ?? [];
  const faults = id === undefined ? undefined : jobs?.byId.get(id);
  if (!faults || (!faults.none && faults.expected === undefined)) return null;
  return !faults.none && faults.points.length === 0;
}

const BASICS: Record<string, keyof NonNullable<Truth['basics']>> = {
  name: 'name',
  email: 'email',
  phone: 'phone',
  address: 'location',
};

/** Why what a piece of advice rests on was read otherwise than the truth says; empty where it was not, null where the truth doesn't say. */
export function misreadAt(
  path: FieldPath,
  text: string,
  ground: Check['restsOn'],
  truth: Truth,
  content: ResumeContent,
): string[] | null {
  if (ground === 'file') return null;
  const [section = '', id = '', key = ''] = path.split('/');
  if (section === 'basics') {
    const own = BASICS[id];
    if (!own || !truth.basics) return null;
    const said = truth.basics[own] as Said | undefined;
    const value = String(content.basics[id as 'name'] ?? '');
    if (value === '') return readings(said).length ? [`${id} lost`] : [];
    return likeness(said, value) >= ALIKE || holds(said, value, 3) ? [] : [`${id} unlike`];
  }
  if (section === 'skills' && truth.skills?.length) {
    const found = plain(foundIn(content).skills.join(' '));
    const lost = truth.skills.filter((skill) => !readings(skill).some((one) => found.includes(plain(one)))).length;
    return lost > 0.3 * truth.skills.length ? [`${lost} of ${truth.skills.length} skills lost`] : [];
  }
  if (!isPart(section)) return null;
  const faults = faultsOf(section, truth, content);
  if (!faults) return content[section].length ? ['no such section'] : null;
  const all = [...faults.byId.values()];
  const missed = faults.missed ? [`${faults.missed} entries missed`] : [];
  const wrongDates = all.flatMap(({ dates, none }) => (none ? ['an entry too many'] : dates));
  if (id === '') return [...missed, ...all.flatMap(({ none }) => (none ? ['an entry too many'] : []))];
  const own = faults.byId.get(id);
  if (!own) return null;
  if (ground === 'order') return [...missed, ...wrongDates];
  if (ground === 'dates') return [...own.head.filter((one) => one === 'no such entry'), ...own.dates, ...missed];
  if (ground === 'role') return [...own.head, ...own.dates, ...own.points];
  if (own.none) return own.head;
  if (text === '')
    return [
      ...own.head.filter((one) => one.startsWith(`${key} `)),
      ...own.dates.filter(() => /^(?:start|end)$/.test(key)),
    ];
  if (ground === 'point') return [...own.points, ...own.head.filter((one) => /unlike/.test(one))];
  return [];
}
