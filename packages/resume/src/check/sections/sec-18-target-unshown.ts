import { recogniseIndustry } from '@verdant/lexicon';
import type { ResumeDocument } from '../../document/document.ts';
import { isOfAgency } from '../../document/kinds/agency-sheet.ts';
import { industriesOfTitle } from '../../score/industry.ts';
import { contentStems } from '../../text/words.ts';
import { type Check, hint } from '../check.ts';

/** Words of rank, which say nothing of the work itself. */
const RANKS = [
  ...contentStems(
    'senior junior lead head chief assistant associate deputy trainee graduate intern internship manager officer executive specialist coordinator administrator supervisor director consultant expert representative worker operator professional apprentice entry level part full time',
  ),
];
const RANKS_ZH =
  /高级|初级|中级|资深|助理|主管|经理|总监|专员|专家|负责人|实习生?|管培生|员工?|师|岗位?|职位|人员|工作|相关|类|兼职|全职/g;
const LONGEST_TITLE = 40;
/** So little tells nothing of what a person has done. */
const ENOUGH_WORDS = 60;
/** Fields that fit what is told: the first of them. */
const LIKELY = 4;

const stemsOf = (title: string) => [...contentStems(title)].filter((stem) => !RANKS.includes(stem));
/** Two letters each; of 厨师 the one that is left. */
const pairsOf = (title: string) =>
  (title.replace(RANKS_ZH, ' ').match(/\p{Script=Han}+/gu) ?? []).flatMap((run) =>
    run.length === 1 ? [run] : Array.from(run.matchAll(/(?=(\p{Script=Han}{2}))/gu), ([, pair = '']) => pair),
  );

/** Whether any word of the title stands in the text, or the text speaks of a field that has this title. */
function speaksOf(title: string, text: string, fieldsOfTitle: readonly string[]): boolean {
  const stems = stemsOf(title);
  const pairs = pairsOf(title);
  if (stems.length === 0 && pairs.length === 0) return true;
  const said = contentStems(text);
  if (stems.some((stem) => said.has(stem)) || pairs.some((pair) => text.includes(pair))) return true;
  return recogniseIndustry(text)
    .slice(0, LIKELY)
    .some(({ industry }) => fieldsOfTitle.includes(industry));
}

/** What a page sets before the post that somebody looks for; a line by itself may be anything. */
const AIM =
  /\b(?:objective|target|seeking|looking for|position (?:sought|desired|wanted|applied)|applying for|application for|apply for|desired|preferred|wanted)\b|求职|应聘|意向|目标|期望|希望|想/i;
const isAimed = (document: ResumeDocument): boolean => {
  const { written } = document;
  const at = written?.of['intention/position'];
  if (!written || !at || at.length === 0) return true;
  return at.some((line) => AIM.test(written.lines[line] ?? '') || AIM.test(written.lines[line - 1] ?? ''));
};

export const targetUnshown: Check = {
  id: 'SEC-18',
  group: 'sections',
  allotment: 0,
  effort: 3,
  title: { en: 'Nothing shows the target', zh: '正文撑不起求职意向' },
  detects: {
    en: 'A job aimed at of which neither work nor projects, education or skills say a word. Only said.',
    zh: '求职意向写的岗位，在经历、项目、教育和技能里一个字也没有提到。只作提示。',
  },
  advice: {
    en: 'Nothing below speaks of the job you aim at. Show what you have done of it, in a job, a course or by yourself, or say why you change.',
    zh: '下文没有一处提到你想做的岗位。写出你做过的相关事情（工作、课程、自学都算），或者说明为什么转行。',
  },
  praise: null,
  example: {
    en: {
      bad: 'Target: data analyst; work: waiter',
      good: 'Target: data analyst; work: waiter, who kept the sales sheet in Excel',
    },
    zh: { bad: '求职意向：数据分析师；经历：服务员', good: '求职意向：数据分析师；经历：服务员，用 Excel 做门店日报' },
  },
  restsOn: 'label',
  touches: ['intention'],
  run: (document) => {
    const {
      content: { intention, work },
      fields,
      words,
    } = document;
    const title = intention.position.trim();
    // behind a label stands whatever a form or an agency asks there; two blanks part the cells of a table
    if (title === '' || title.length > LONGEST_TITLE || /[、,，;；|/:：]|\s{2}/.test(title)) return hint([]);
    if (work.length === 0 || words < ENOUGH_WORDS || !isAimed(document) || isOfAgency(document)) return hint([]);
    const fieldsOfTitle = industriesOfTitle(title.toLowerCase());
    const held = work.flatMap(({ position }) => industriesOfTitle(position.trim().toLowerCase()));
    if (fieldsOfTitle.length === 0 || held.length === 0 || held.some((id) => fieldsOfTitle.includes(id)))
      return hint([]);
    const rest = fields
      .filter(({ path }) => !path.startsWith('intention/') && !path.startsWith('basics/'))
      .map(({ text }) => text)
      .join('\n');
    return hint(speaksOf(title, rest, fieldsOfTitle) ? [] : [{ path: 'intention/position', text: intention.position }]);
  },
};
