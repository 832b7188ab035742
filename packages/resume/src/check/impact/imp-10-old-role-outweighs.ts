import type { Role } from '../../document/document.ts';
import { type Check, EXPERIENCE, hint } from '../check.ts';

const words = (role: Role) => role.bullets.reduce((sum, bullet) => sum + bullet.words, 0);

const YEAR = 12;
/** An old role has ended so long ago. */
const OLD = 6 * YEAR;
/** So many times the room of the newest, and so many points at least. Our judgement. */
const TIMES = 2;
const FEWEST_POINTS = 5;

export const oldRoleOutweighs: Check = {
  id: 'IMP-10',
  group: 'impact',
  allotment: 0,
  effort: 2,
  title: { en: 'An old role takes the most room', zh: '旧经历占的篇幅最多' },
  detects: {
    en: 'A role that ended six years ago or earlier is told in twice as many words as the newest one. Only said.',
    zh: '六年前就结束的经历，篇幅是最近一段的两倍以上。只作提示。',
  },
  advice: {
    en: 'This role ended long ago and takes at least twice the room of your newest one. Keep two or three points of it that still count, and tell more of the newest.',
    zh: '这段经历早已结束，篇幅却是最近一段的两倍以上。留下两三条现在还有分量的，把篇幅让给最近一段。',
  },
  praise: null,
  example: {
    en: { bad: '2010–2015: nine points; today: three', good: '2010–2015: two points; today: six' },
    zh: { bad: '2010—2015 九条，现在三条', good: '2010—2015 两条，现在六条' },
  },
  voice: 'told',
  restsOn: 'order',
  touches: EXPERIENCE,
  run: ({ roles, today }) => {
    const [latest, ...older] = roles.filter(({ section, voluntary }) => section === 'work' && !voluntary);
    if (!latest || latest.start === null || today - latest.start.last < YEAR || latest.bullets.length === 0)
      return hint([]);
    const heavy = older.filter(
      (role) =>
        role.end !== null &&
        today - role.end.last >= OLD &&
        role.bullets.length >= FEWEST_POINTS &&
        words(role) >= TIMES * words(latest),
    );
    const [most] = heavy.sort((a, b) => words(b) - words(a));
    return hint(most ? [{ path: most.path, text: most.name }] : []);
  },
};
