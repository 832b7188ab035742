import { homeCountry } from '../../document/home-country.ts';
import { type Check, hint } from '../check.ts';
import { skillGauges } from '../sections/sec-16-skill-gauges.ts';

/** A grade that somebody gave themselves, behind a skill or read as an item of its own from a bar beside it. */
const GRADE =
  /(?:^|[\s(（:：–—-])(very good|good|excellent|expert|advanced|intermediate|beginner|proficient|basic|novice|average|熟练|良好|一般|精通|优秀|擅长|了解|熟悉|掌握)[)）]?$/i;
/** A grade, or how long, that was read apart from its skill. */
const IS_NO_NAME =
  /^(?:very good|good|excellent|expert|advanced|intermediate|beginner|proficient|basic|novice|average|熟练|良好|一般|精通|优秀|擅长|了解|熟悉|掌握|\d+\s*(?:个月|年))$/i;
/** Among the grades a low end, which is what shows a weakness; where all are high they are the words that are searched for. */
const IS_LOW = /^(?:good|intermediate|beginner|basic|novice|average|良好|一般|了解)$/i;
const LEAST = 3;
const MOST_NAMED = 3;
/** Where each skill is expected with its grade. */
const GRADING: ReadonlySet<string> = new Set(['DE', 'AT', 'CH']);

export const gradedSkills: Check = {
  id: 'SEC-26',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Skills with grades of your own', zh: '技能自己打等级' },
  detects: {
    en: 'Three skills and more with grades of one’s own, a low one among them. Only said.',
    zh: '三项以上技能后面写着自己打的等级，其中有“良好”“一般”“了解”。只作提示。',
  },
  advice: {
    en: 'A grade that one gives oneself says little. Say what you did with the skill.',
    zh: '自己打的等级没有统一标准。写用它做过什么。',
  },
  praise: null,
  example: {
    en: { bad: 'Salesforce: very good', good: 'Salesforce (pipeline reports, 9 users trained)' },
    zh: { bad: 'Excel（熟练）', good: 'Excel（数据透视表、每月成本报表）' },
  },
  worth: 0.9,
  restsOn: 'label',
  touches: ['skills'],
  run: (document) => {
    const { content, fields } = document;
    // stars, bars and many a mastery are told of by their own rule
    if (skillGauges.run(document).spans.length > 0 || GRADING.has(homeCountry(document) ?? '')) return hint([]);
    const found = content.skills.flatMap(({ id, items }) =>
      items.flatMap((item) => {
        const grade = item.trim().match(GRADE)?.[1];
        return grade ? [{ path: `skills/${id}/items`, grade }] : [];
      }),
    );
    const text = fields.find(({ path }) => path === found[0]?.path)?.text;
    const named = content.skills.flatMap(({ items }) => items).filter((item) => !IS_NO_NAME.test(item.trim()));
    // some grades among many plain names are a remark, and no scale
    if (
      found.length < LEAST ||
      !found.some(({ grade }) => IS_LOW.test(grade)) ||
      found.length * 2 < named.length ||
      text === undefined
    )
      return hint([]);
    const grades = [...new Set(found.map(({ grade }) => grade))].slice(0, MOST_NAMED);
    const advice = {
      en: `${grades.map((grade) => `“${grade}”`).join(', ')}: a grade that one gives oneself says little, and a low one points to a weakness. Say of the two or three that matter what you did with them; of what you hardly know leave out the whole, and not the grade alone.`,
      zh: `${grades.map((grade) => `“${grade}”`).join('')}是自己打的，没有统一标准，低的反而暴露短处。岗位看重的两三项写明用它做过什么；只是了解的整项不写，不要只删等级。`,
    };
    return hint([{ path: found[0]!.path, text, advice }]);
  },
};
