import { type Check, hint } from '../check.ts';

/** So many points tell enough of the work for a tool to be missed among them. */
const ENOUGH_POINTS = 4;
const MOST_NAMED = 3;

/** Words before a tool by which somebody claims to know it; a till that was sold is no skill. */
const CLAIMED =
  /\b(?:skilled|proficien\w+|expert\w*|experience[ds]?|fluent|familiar|knows?|knowledge|use[sd]?|master\w*|command of|trained)\b[^.;]*$|\b(?:in|with|using)\s+(?:[\w.+#]+(?:,|\s+and)\s+){0,4}$|(?:熟练|精通|熟悉|会|掌握|擅长|使用|运用|善用|常用)[^，,。；;]{0,16}$/iu;

const LISTS = /^(?:\d{1,2}[.、)]\s*)?(?:熟练|熟悉|精通|掌握|了解|会用?|能|擅长|proficient|familiar|skilled)/i;
const LEAST_LISTED = 2;

/** Who says that they can write a letter is believed. */
const OF_OFFICE =
  /^(?:(?:ms |microsoft )?(?:office|word|excel|power ?point|outlook|teams)(?: suite| 365)?|ppt|wps|办公软件)$/i;

export const summaryUnshown: Check = {
  id: 'SEC-19',
  group: 'sections',
  allotment: 0,
  effort: 2,
  title: { en: 'Named in the summary alone', zh: '只在简介里提到' },
  detects: {
    en: 'Tools that the summary names and nothing else does: no role, project, course or list of skills. Only said.',
    zh: '简介里提到的工具，在经历、项目、教育和技能里都没有出现。只作提示。',
  },
  advice: {
    en: 'The summary names a tool that nothing below shows in use.',
    zh: '简介里写到的工具，下文没有一处用到。',
  },
  praise: null,
  example: {
    en: { bad: 'Summary: skilled in Tableau', good: 'Role: built the stock report in Tableau' },
    zh: { bad: '简介：熟练使用 Tableau', good: '经历：用 Tableau 做库存日报' },
  },
  // lines of what somebody knows are a list of skills in another place
  saidOf:
    () =>
    ({ text }) =>
      text.split('\n').filter((line) => LISTS.test(line.trim())).length < LEAST_LISTED,
  voice: 'tools',
  restsOn: 'label',
  touches: ['basics'],
  run: ({ content: { basics }, fields, terms, bullets }) => {
    const path = 'basics/introduction';
    if (bullets.length < ENOUGH_POINTS) return hint([]);
    const rest = fields.filter((field) => !field.path.startsWith('basics/') && !field.path.startsWith('intention/'));
    const text = rest.map((field) => field.text.toLowerCase()).join('\n');
    const shown = new Set(rest.flatMap((field) => (terms.get(field.path) ?? []).map(({ entry }) => entry.id)));
    const named = (terms.get(path) ?? [])
      .filter(
        ({ entry, from }) =>
          entry.kind === 'tool' && !shown.has(entry.id) && CLAIMED.test(basics.introduction.slice(0, from)),
      )
      .map(({ from, to }) => ({ word: basics.introduction.slice(from, to), from, to }))
      .filter(({ word }) => !text.includes(word.toLowerCase()) && !OF_OFFICE.test(word.trim()));
    const [first] = named;
    if (!first) return hint([]);
    const words = [...new Set(named.map(({ word }) => word))].slice(0, MOST_NAMED);
    const advice = {
      en: `The summary names ${words.join(', ')}, and nothing below shows it in use. Tell what you did with it in a role, or leave it out.`,
      zh: `简介里写了${words.join('、')}，下文没有一处用到。在经历里写出用它做了什么，或者去掉。`,
    };
    return hint([{ path, text: basics.introduction, from: first.from, to: first.to, advice }]);
  },
};
