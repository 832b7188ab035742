import { type Check, hint } from '../check.ts';

/** What a list of skills is called, or begins with, wherever it was filed. */
const NAMES_SKILLS =
  /\b(?:skills?|competenc(?:y|ies)|expertise|proficien\w{1,4}|toolkit|tech(?:nical|nologies)? stack|knowledge of|software)\b|技能|技術|专长|特长|擅长|熟练|精通|熟悉|掌握|能力/i;
const LEAST_ROLES = 2;
const LEAST_POINTS = 4;

export const noSkills: Check = {
  id: 'SEC-23',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'No list of skills', zh: '没有技能一栏' },
  detects: {
    en: 'Two roles or more with points, and no list of skills under any name. Only said.',
    zh: '有两段以上写了内容的经历，却没有任何形式的技能栏。只作提示。',
  },
  advice: {
    en: 'Nothing lists what you can do. Six to ten names are enough: machines, programs, methods, languages of your trade, each of which a role shows in use.',
    zh: '没有一处列出会什么。写六到十项就够：这一行用的设备、软件、方法，经历里用到过的再写。',
  },
  praise: null,
  example: {
    en: { bad: '(no skills)', good: 'Skills: copper, push-fit, power flushing, combi swaps, Benchmark' },
    zh: { bad: '（没有技能）', good: '技能：二保焊、氩弧焊、看图、行车操作' },
  },
  voice: 'alone',
  notOnForms: true,
  notOfScholars: true,
  looksItself: true,
  touches: ['skills'],
  run: ({ content: { skills, basics, custom, education }, allFields, loose, roles, bullets }) => {
    const told = roles.filter((role) => role.bullets.length > 0);
    if (skills.some(({ items }) => items.length > 0) || told.length < LEAST_ROLES || bullets.length < LEAST_POINTS)
      return hint([]);
    const elsewhere = [
      basics.introduction,
      ...loose,
      ...custom.flatMap(({ title, items }) => [title, ...items]),
      ...education.map(({ description }) => description),
      ...allFields.filter(({ entry }) => entry.section === 'certifications').map(({ text }) => text),
    ];
    return elsewhere.some((text) => NAMES_SKILLS.test(text)) ? hint([]) : hint([{ path: 'skills', text: '' }]);
  },
};
