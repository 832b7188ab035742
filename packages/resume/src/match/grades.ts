/** Grades of one examination or licence, the highest first: who holds a higher one holds the lower. */
type Ladder = { names: RegExp; steps: readonly RegExp[] };

const LADDERS: readonly Ladder[] = [
  {
    names: /普通话/,
    steps: [/一级甲/, /一级乙|一乙/, /二级甲|二甲/, /二级乙|二乙/, /三级甲/, /三级乙/],
  },
  { names: /JLPT|日语|日文|日本语|japanese/i, steps: [/N1/i, /N2/i, /N3/i, /N4/i, /N5/i] },
  { names: /英语|英文|CET/i, steps: [/六级|CET[- ]?6/i, /四级|CET[- ]?4/i] },
  { names: /英语专业|专[八四]|TEM/i, steps: [/八级|专八|TEM[- ]?8/i, /四级|专四|TEM[- ]?4/i] },
  // A2 drives what B1, B2 and C1 do
  { names: /驾照|驾驶证|驾驶执照|车本/, steps: [/A[12]/i, /B[12]|A3/i, /C1/i, /C2/i] },
  {
    names: /\b(?:HGV|LGV|licen[cs]e|driv(?:er|ing))\b/i,
    steps: [/\bC ?\+ ?E\b|\bCE\b|\bclass 1\b/i, /\b(?:category|cat|class) C\b|\bclass 2\b/i],
  },
  { names: /\bCDL\b/i, steps: [/\b(?:class )?A\b/, /\b(?:class )?B\b/] },
];
/** Examinations with points. */
const POINTS = [
  /(?:IELTS|雅思)\D{0,12}(\d(?:\.\d)?)/i,
  /(?:TOEFL|托福)\D{0,12}(\d{2,3})/i,
  /(?:TOEIC|托业)\D{0,12}(\d{3})/i,
];

const lowest = ({ steps }: Ladder, text: string) => steps.findLastIndex((step) => step.test(text));
const highest = ({ steps }: Ladder, text: string) => steps.findIndex((step) => step.test(text));

/** Whether a text names the grade that is asked for or a higher one of the same: 普通话二级甲等 for 二级乙等, IELTS 7 for 6.5. */
export function holdsGrade(asked: string, text: string): boolean {
  for (const ladder of LADDERS) {
    if (!ladder.names.test(asked) || !ladder.names.test(text)) continue;
    const least = lowest(ladder, asked);
    const own = highest(ladder, text);
    if (least >= 0 && own >= 0 && own <= least) return true;
  }
  return POINTS.some((points) => {
    const [least, own] = [asked.match(points)?.[1], text.match(points)?.[1]];
    return least !== undefined && own !== undefined && Number(own) >= Number(least);
  });
}
