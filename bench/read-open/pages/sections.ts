import type { Person } from '../people/person.ts';
import type { Random } from '../random.ts';
import type { HeadingKind } from '../words/headings.ts';
import { type Block, row } from './blocks.ts';
import { activityBlocks, educationBlocks, projectBlocks, workBlocks } from './entries.ts';
import { honourBlocks } from './honours.ts';
import { languageBlocks, plainList, skillBlocks } from './lists.ts';
import type { Style } from './style.ts';
import { factBlocks, factsOf, intentionBlocks } from './top.ts';

/** What stands under a heading of each kind; empty where the person has nothing for it. */
export const sectionBodies: Record<HeadingKind, (person: Person, style: Style, random: Random) => Block[]> = {
  contact: (person, style, random) => factBlocks(factsOf(person, random), style, random, true),
  intention: intentionBlocks,
  introduction: ({ introduction }, style, random) => {
    if (!introduction.length) return [];
    const whole = introduction.join(style.language === 'zh' ? '' : ' ');
    if (random.chance(0.65)) return [row([{ text: whole, label: 'introduction.text' }], { justify: style.justify })];
    return introduction.map(
      (text, i): Block => ({
        kind: 'row',
        cells: [{ runs: [{ text, label: 'introduction.text' }] }],
        bullet: {
          text: style.language === 'zh' && random.chance(0.5) ? `${i + 1}、` : style.bullet,
          label: 'separator',
        },
      }),
    );
  },
  education: ({ education }, style, random) => educationBlocks(education, style, random),
  work: ({ work }, style, random) => workBlocks(work, style, random),
  projects: ({ projects }, style, random) => projectBlocks(projects, style, random),
  skills: ({ skills }, style, random) => skillBlocks(skills, style, random),
  certifications: ({ certifications }, style, random) =>
    honourBlocks(
      certifications,
      { name: 'certifications.name', issuer: 'certifications.issuer', date: 'certifications.date' },
      style,
      random,
    ),
  awards: ({ awards }, style, random) =>
    honourBlocks(awards, { name: 'awards.name', issuer: 'awards.issuer', date: 'awards.date' }, style, random),
  languages: ({ languages }, style, random) => languageBlocks(languages, style, random),
  activities: ({ activities }, style, random) => activityBlocks(activities, style, random),
  publications: ({ publications }, style, random) => plainList(publications, 'publications.body', style, random, false),
  interests: ({ interests }, style, random) => plainList(interests, 'interests.item', style, random),
  references: ({ references }, style, random) => plainList(references, 'references.body', style, random, false),
  custom: () => [],
};

const ORDERS: HeadingKind[][] = [
  [
    'introduction',
    'work',
    'projects',
    'education',
    'skills',
    'certifications',
    'languages',
    'awards',
    'activities',
    'publications',
    'interests',
    'references',
  ],
  [
    'education',
    'work',
    'projects',
    'activities',
    'awards',
    'certifications',
    'skills',
    'languages',
    'interests',
    'introduction',
    'publications',
    'references',
  ],
  [
    'introduction',
    'skills',
    'work',
    'education',
    'projects',
    'certifications',
    'awards',
    'publications',
    'activities',
    'languages',
    'interests',
    'references',
  ],
  [
    'intention',
    'education',
    'work',
    'projects',
    'skills',
    'certifications',
    'awards',
    'activities',
    'languages',
    'publications',
    'interests',
    'introduction',
  ],
  [
    'skills',
    'work',
    'projects',
    'education',
    'awards',
    'certifications',
    'languages',
    'interests',
    'activities',
    'introduction',
    'publications',
    'references',
  ],
];

/** The kinds of section of a document in their order; those without content fall away later. */
export function sampleOrder(random: Random, person: Person): HeadingKind[] {
  const order = [...random.pick(ORDERS)];
  if (random.chance(0.2)) {
    const [a, b] = [random.int(0, order.length - 1), random.int(0, order.length - 1)];
    [order[a], order[b]] = [order[b]!, order[a]!];
  }
  const wanted: boolean = random.chance(person.language === 'zh' ? 0.5 : 0.06);
  const kinds: HeadingKind[] = order.filter((kind) => kind !== 'intention');
  return wanted ? ['intention', ...kinds] : kinds;
}
