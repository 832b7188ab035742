import type { ResumeDocument } from '../../document/document.ts';
import { type Check, EVERYWHERE, type FieldSpan, hint, spansOf } from '../check.ts';

/** Times that are counted from the day of writing: 去年, `last summer`. Beside a comparison they measure it. */
const PASSING = {
  en: /\b(?:last|this|next) (?:year|month|week|spring|summer|autumn|winter|season|term|semester|quarter)\b(?!['’])|\b(?:a )?(?:few|couple of|two|three|several) (?:years|months) ago\b/gi,
  zh: /(?<![比较从至到于])(?<!(?:每年?|年度?|当年|全年|历年|[各逐一两])(?:的)?)(?:去年|(?<![目之以此])前年(?!薪|收入)|今年(?!薪)|上个?月|这个月|上半年|下半年|上学期|这学期|明年)(?!同[期比]|以来|末|底前|[\s\p{Script=Han}\d]{0,6}岁)/gu,
};
/** `up 12% on last year`, `比去年增长`, `each quarter this year`: part of a measure or of a plan. */
const COMPARED =
  /\b(?:than|on|over|from|versus|vs\.?|against|compared (?:with|to)|since|until|by|of|for|each|every|the) $/i;
const COMPARES_ZH = /(?:比|较|同比|对比|相比|超过|持平)[^，,。；;]{0,4}$/;
/** Who says when to come or what is planned speaks of days to come. */
const PLANS =
  /\b(?:available|notice|start|expected|appl(?:y|ying|ied)|graduat\w+|due|will|plan\w*|hop(?:e|ing)|intend\w*|aim\w*)\b|到岗|毕业|预计|计划|可以?来|入职|参加|仍|将(?!近)|打算|准备|希望|争取|继续/i;

const isPassing = ({ text, from = 0 }: FieldSpan): boolean => {
  const before = text.slice(0, from);
  const sentence = before.split(/[.。；;\n]/).at(-1) + text.slice(from).split(/[.。；;\n]/)[0]!;
  return (
    !COMPARED.test(before) && !COMPARES_ZH.test(before) && !PLANS.test(sentence) && !/(?:19|20)\d\d/.test(sentence)
  );
};

/** `去年` in a job that ended last year: the year stands beside it. */
const BACK: readonly [RegExp, number][] = [
  [/^(?:今年|this )/i, 0],
  [/^(?:去年|last year)/i, 1],
  [/^前年/, 2],
];
function isDatedBeside({ content: { work, projects }, today }: ResumeDocument, { path, text, from, to }: FieldSpan) {
  const words = text.slice(from, to);
  const [, back] = BACK.find(([pattern]) => pattern.test(words)) ?? [];
  const entry = [...work, ...projects].find(({ id }) => path.split('/')[1] === id);
  const year = String(Math.floor(today / 12) - (back ?? 0));
  return back !== undefined && entry !== undefined && [entry.start, entry.end].some((date) => date?.startsWith(year));
}

const advice = (words: string) => ({
  en: `“${words}”: this is right today and wrong in a year. Write the year instead.`,
  zh: `“${words}”过一年就不准了，换成具体的年份。`,
});

const OF_TOLD: ReadonlySet<string> = new Set(['work', 'projects', 'awards', 'custom', 'introduction', 'volunteering']);

export const passingTimes: Check = {
  id: 'DAT-09',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Times counted from today', zh: '“去年”“今年”这样的时间' },
  detects: {
    en: '“Last year”, “this summer”, “two years ago” where a year could stand. Only said.',
    zh: '写成“去年”“今年”“上半年”而不是具体年份。只作提示。',
  },
  advice: { en: 'Write the year instead.', zh: '换成具体的年份。' },
  praise: null,
  example: {
    en: { bad: 'Finished the shutdown early last summer', good: 'Finished the 2025 shutdown early' },
    zh: { bad: '去年被评为优秀员工', good: '2025 年被评为优秀员工' },
  },
  notOnForms: true,
  worth: 0.8,
  restsOn: 'label',
  touches: EVERYWHERE,
  // a letter is of the day on which it is sent
  run: (document) =>
    hint(
      (document.letter ? [] : document.fields)
        // `Director of Studies (last year)`: the last of the post
        .filter(({ entry, kind, path }) => OF_TOLD.has(entry.section) && (kind !== 'line' || /^awards\//.test(path)))
        .flatMap((field) =>
          [...spansOf(field, PASSING.en), ...spansOf(field, PASSING.zh)]
            .filter((span) => isPassing(span) && !isDatedBeside(document, span))
            .map((span) => ({ ...span, advice: advice(span.text.slice(span.from, span.to)) })),
        ),
    ),
};
