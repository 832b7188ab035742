import type { ResumeDocument } from '../../document/document.ts';
import { type Check, type FieldSpan, hint } from '../check.ts';

const GAUGE =
  /[★☆●○■□◆◇▮▯█░]{3,}|(?<=[\p{L}\d)）+#]\s?[:：]?\s?)\d{1,3}\s?[%％](?=$|[、,，;；/|]|\s+\S{1,20}\s?\d{1,3}\s?[%％])/u;
/** `由 3.2s 优化到 680ms，占比 27%`: a deed or a rate that was read among the skills. */
const OF_DEED =
  /率|[度额量](?=\s?\d)|评分|得分|占比|[增减升降]|优化到|降到|升到|达到|同比|环比|\b(?:increas|reduc|rais|cut|improv|sav|grow|grew|lower|from|down|rate)\w*\b/iu;
const isGauge = (items: string): boolean =>
  items.split(/[、,，;；/|]/).some((item) => GAUGE.test(item) && !OF_DEED.test(item));
const MASTERED = /精通/g;
const MANY = 3;

const OF_SPEECH = /[听聽][^、，,]{0,6}[、，,][^、，,]{0,2}[说說]|[说說][^、，,]{0,6}[、，,][^、，,]{0,2}[读讀]/;

/** Skills whose lines in the document end in a share or in signs, which went into no field. */
const LEAST_GAUGED = 2;
function isGauged(path: string, text: string, written: ResumeDocument['written']): boolean {
  const lines = Object.entries(written?.of ?? {}).flatMap(([at, indices]) =>
    at.startsWith(`${path}/`) ? indices.map((index) => written!.lines[index]!) : [],
  );
  return !isGauge(text) && new Set(lines.filter(isGauge)).size >= LEAST_GAUGED;
}

export const skillGauges: Check = {
  id: 'SEC-16',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Skills rated by stars or per cent', zh: '技能打分' },
  detects: {
    en: 'Stars, bars or percentages behind skills; three skills and more that are “mastered”. Only said.',
    zh: '技能后面的星级、进度条、百分比；三项以上“精通”。只作提示。',
  },
  advice: {
    en: 'Nobody knows what a full bar means, and a short one points to a weakness. Name the skill, or what you did with it.',
    zh: '打分没有标准，分数低的反而暴露短处。只写名称，或写用它做过什么。',
  },
  praise: null,
  example: {
    en: { bad: 'After Effects ★★☆☆☆', good: 'After Effects' },
    zh: { bad: 'C4D 40%', good: 'C4D（产品渲染）' },
  },
  // what somebody hears, speaks, reads and writes is a language and asked for in grades
  saidOf:
    () =>
    ({ text }) =>
      !OF_SPEECH.test(text),
  restsOn: 'label',
  touches: ['skills'],
  run: ({ fields, written }) => {
    const listed = fields.filter(({ path }) => /^skills\/[^/]+\/items$/.test(path));
    const gauges = listed.flatMap(({ path, text }): FieldSpan[] =>
      isGauge(text) || isGauged(path, text, written) ? [{ path, text }] : [],
    );
    const mastered = listed.flatMap(({ path, text }): FieldSpan[] =>
      Array.from(text.matchAll(MASTERED), ({ index }) => ({
        path,
        text,
        from: index,
        to: index + 2,
        advice: {
          en: 'You will be asked about everything you call mastered. Keep the word for what your work shows.',
          zh: '写了这么多“精通”，面试会逐项追问。经历里看得到的再写精通，其余写熟悉或只列名称。',
        },
      })),
    );
    return hint([...gauges, ...(mastered.length >= MANY ? mastered : [])]);
  },
};
