import type { Language } from '@verdant/contracts';
import { evidence, type Role } from '../../document/document.ts';
import { isBeside, newestJob } from '../../document/of-now.ts';
import { type Check, EXPERIENCE } from '../check.ts';

const words = (role: Role) => role.bullets.reduce((sum, bullet) => sum + bullet.words, 0);

const YEAR = 12;
const FIGURES = 2;

/** Three bare points. Below it a role that has been held for a year is hardly there. Our judgement. */
const ENOUGH: Record<Language, number> = { en: 18, zh: 36 };

/**
 * The research compares lengths; then a plain line added to an old role would cost points. The newest role's own want
 * of words says the same and can only be mended.
 */
export const oldRoleLonger: Check = {
  id: 'IMP-08',
  group: 'impact',
  allotment: 1,
  effort: 2,
  title: { en: 'Little said about your latest role', zh: '最近一段写得太少' },
  detects: {
    en: 'The newest role, when held for a year or more, is told in few words.',
    zh: '最近一段已满一年，却写得很少。',
  },
  advice: {
    en: 'Readers look at your latest role first, and it says little.',
    zh: '招聘方先看最近一段，这一段却写得很少。',
  },
  praise: { en: 'The latest role has enough room', zh: '最近一段留足了篇幅' },
  example: {
    en: {
      bad: 'Present role: one line; role of 2015: ten lines',
      good: 'Present role: four points; role of 2015: two',
    },
    zh: { bad: '现在的工作一行，2015 年的工作十行', good: '现在的工作四条，2015 年的两条' },
  },
  notOfScholars: true,
  voice: 'told',
  // what stands beside the job may be told in a line
  saidOf: (document) => {
    const newest = newestJob(document);
    const isJob =
      newest !== undefined && !isBeside(document, newest) && !/\bbreak\b|sabbatical|返聘/i.test(newest.name);
    return ({ path }) => newest === undefined || (isJob && !document.form && path === newest.path);
  },
  restsOn: 'order',
  touches: EXPERIENCE,
  run: ({ roles, today, language }) => {
    const [latest] = roles.filter(({ section, voluntary }) => section === 'work' && !voluntary);
    if (!latest) return { severity: 0, spans: [] };
    const good = latest.name === '' ? [] : [evidence(latest.path, latest.name)];
    const heldForAYear = latest.start !== null && today - latest.start.last >= YEAR;
    const wanting = ENOUGH[language] - words(latest);
    // few words with two figures among them say much
    const figures = latest.bullets.reduce((sum, { quantities }) => sum + quantities.length, 0);
    if (!heldForAYear || wanting <= 0 || figures >= FIGURES) return { severity: 0, spans: [], good };
    return { severity: 0, each: wanting / ENOUGH[language], spans: [{ path: latest.path, text: latest.name }] };
  },
};
