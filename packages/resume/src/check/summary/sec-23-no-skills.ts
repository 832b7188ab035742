import { industryOf } from '../../score/industry.ts';
import { type Check, hint } from '../check.ts';
import { LINKED_TRADES } from '../sections/linked-trades.ts';
import { IS_LANGUAGE } from '../style/is-language.ts';

/** What a list of skills is called, or begins with, wherever it was filed. */
const NAMES_SKILLS =
  /\b(?:skills?|competenc(?:y|ies)|expertise|proficien\w{1,4}|toolkit|tech(?:nical|nologies)? stack|knowledge of|software)\b|技能|技術|专长|特长|擅长|熟练|精通|熟悉|掌握|能力|会(?:简单|开|修|做|用|看|写|打)/i;
/** Short things in a row, which may be skills under another name: `SMAW, GTAW, FCAW`; marks and dates are none. */
const LEAST_LISTED = 3;
const LONGEST_LISTED = 28;
const MOST_LINES = 5;
const isList = (text: string): boolean =>
  text.split('\n').length > MOST_LINES ||
  text
    .split(/[,，、;；/|·\n]|\s{2,}/)
    .filter((part) => part.trim() !== '' && part.trim().length <= LONGEST_LISTED && !/\d|@/.test(part)).length >=
    LEAST_LISTED;
const isShort = (item: string): boolean => item.trim().length <= LONGEST_LISTED && !/[:：@]|\d{3}/.test(item);
const OF_LEISURE = /interest|hobb|leisure|兴趣|爱好/i;

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
  // elsewhere the jobs say what somebody can do
  saidOf: (document) => {
    const industry = document.settings.industry ?? industryOf(document)?.id;
    return () => industry !== undefined && LINKED_TRADES.includes(industry);
  },
  restsOn: 'whole',
  touches: ['skills'],
  run: ({ content: { skills, certifications, custom, education, languages }, allFields, loose, roles, bullets }) => {
    const told = roles.filter((role) => role.bullets.length > 0);
    if (skills.some(({ items }) => items.length > 0) || told.length < LEAST_ROLES || bullets.length < LEAST_POINTS)
      return hint([]);
    // programs in a row with the languages are skills
    if (languages.filter(({ language }) => !IS_LANGUAGE.test(language)).length > 1) return hint([]);
    const others = custom.filter(({ title }) => !OF_LEISURE.test(title));
    const listed = [
      ...others.flatMap(({ items }) => items),
      ...education.map(({ description }) => description),
      ...certifications.map(({ issuer }) => issuer),
    ];
    const named = [
      ...listed,
      ...loose,
      ...others.map(({ title }) => title),
      ...allFields
        .filter(({ path }) => /^(?:certifications|basics)\/|\/introduction$/.test(path))
        .map(({ text }) => text),
    ];
    const holdsRow = others.some(({ items }) => items.filter(isShort).length > LEAST_LISTED);
    return holdsRow || listed.some(isList) || named.some((text) => NAMES_SKILLS.test(text))
      ? hint([])
      : hint([{ path: 'skills', text: '' }]);
  },
};
