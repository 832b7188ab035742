import { type Layout, pageOf } from './document.ts';
import { english } from './people/en.ts';
import type { Person } from './people/person.ts';
import { chinese } from './people/zh.ts';

/** A row a layout: frame, heading, job, school, project, skill, honour; then the forms of dates in English and Chinese. */
const ROWS = `
centred ruled edges edges edges labelled edges short dot
left coloured roleFirst degreeFirst under bulleted bullets long dash
labelled bar pipe pipe edges labelled bullets slash chinese
band badge timeline edges under chips edges short yearSlash
rightContacts upper stacked edges edges comma edges apostrophe dot
footer dotted at degreeFirst edges labelled edges long yearSlash
sideLeft coloured edges edges under single under short dot
sideLeft upper stacked degreeFirst under bars under long chinese
sideRight ruled roleFirst edges edges labelled bullets short dash
sideRight bar dateAbove edges edges bulleted edges caps yearSlash
halves ruled roleFirst degreeFirst under labelled edges short dot
halves coloured stacked edges edges single bullets long dash
marginHeadings upper edges edges edges labelled edges short chinese
marginHeadings coloured tabsDateLast edges edges single under long dot
rotated coloured edges edges edges labelled edges short dash
rotated upper roleFirst edges under comma bullets long dot
left numbered tabsDateFirst tabs dateFirst labelled bullets short dot
centred bracketed tabsDateLast tabs edges labelled bullets slash dash
labelled bilingual spread table edges labelled bullets long yearSlash
left beside margin margin edges labelled edges short dot
centred centred dashed comma edges comma edges short chinese
band caps placed endOnly edges columns edges long dot
labelled colon labels labels labels labelled bullets short dash
left spaced tabsDateFirst table dateFirst bold cards short chinese
left ruled leaders edges edges labelled edges short dot
`;

const KEYS = ['frame', 'heading', 'job', 'school', 'project', 'skill', 'honour'] as const;

export type Fixture = { name: string; person: Person; layout: Layout; html: string };

/** Every layout in both languages; people take turns. */
export const fixtures: Fixture[] = ROWS.trim()
  .split('\n')
  .flatMap((row, n) => {
    const words = row.split(' ');
    const look = Object.fromEntries(KEYS.map((key, i) => [key, words[i]]));
    return [english, chinese].map((people, k): Fixture => {
      const person = people[n % people.length]!;
      const layout = { ...look, date: words[KEYS.length + k] } as Layout;
      const name = `${String(n + 1).padStart(2, '0')}-${person.language}-${layout.frame}`;
      return { name, person, layout, html: pageOf(person, layout) };
    });
  });
