import { isHiredByPhone } from '../../document/by-phone.ts';
import type { Bullet } from '../../document/document.ts';
import { newestJob } from '../../document/of-now.ts';
import { rewritesIn } from '../../rewrite/rewrites-in.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';
import { isBareDuty } from './duties/is-bare-duty.ts';
import { HEADING_WITHIN } from './heading-within.ts';
import { byVerb, opened } from './openers.ts';

/** Two words are a place or a label, and in quotation marks stands the name of a work. */
const LEAST_WORDS = 3;
const QUOTED = /^\s*[“"«‘《「]/;
const HABIT = 3;
const startsWithThing = (bullet: Bullet): boolean =>
  bullet.opener.kind === 'noun' &&
  bullet.words >= LEAST_WORDS &&
  // what is measured tells what was done
  bullet.quantities.length === 0 &&
  !QUOTED.test(bullet.text) &&
  !isBareDuty(bullet) &&
  !HEADING_WITHIN.test(bullet.text);

export const noActionVerb: Check = {
  id: 'IMP-01',
  group: 'impact',
  allotment: 3,
  effort: 1,
  title: { en: 'No verb at the start', zh: '开头没有动作' },
  detects: {
    en: 'The first words are a thing instead of a deed.',
    zh: '去掉“通过/基于…”等状语后，开头是事物而不是动作。',
  },
  advice: {
    en: 'This point starts with a thing, not an action. Start with what you did: built, cut, wrote, negotiated.',
    zh: '这一条以事物开头。先写你做的动作：搭建、优化、编写、谈成。',
  },
  praise: { en: 'Points start with what was done', zh: '每条都以动作开头' },
  example: {
    en: { bad: 'Report generation for the finance team', good: 'Built monthly reports for the finance team' },
    zh: { bad: '关于用户增长的工作', good: '搭建用户增长漏斗' },
  },
  // of older ones a verb helps nobody; a title of a duty or two is clear, and in some trades all are
  saidOf: (document) => {
    const newest = newestJob(document);
    const own = (newest ?? document.roles[0])?.bullets ?? [];
    const isHabit = own.filter(startsWithThing).length >= HABIT && !isHiredByPhone(document);
    return ({ path }) => isHabit && own.some((one) => one.path === path);
  },
  restsOn: 'point',
  touches: EXPERIENCE,
  rewrite: {
    stage: 'opener',
    atOnce: false,
    apply: (text, { language, goesOn }) => rewritesIn(language).withVerbFirst(text, goesOn),
  },
  run: (document) => counted(opened(document, startsWithThing), 4, byVerb(document)),
};
