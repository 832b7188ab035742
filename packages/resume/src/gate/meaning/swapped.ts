import { baseOf, englishTokens } from './english-words.ts';

const LESSON =
  '(?:[\\w&/-]+\\s+){0,4}?(?:training|course|courses|workshops?|class(?:es)?|lessons?|seminars?|inductions?|modules?|sessions?|lectures?|webinars?|conference|tutorials?)\\b';
const TAKEN = new RegExp(
  `\\b(?:complet|attend|undert|took|taking|take|receiv|pass|underw|undergo|finish|sat|had|did|enrol|join|watch)[a-z]*\\s+${LESSON}|\\b(?:trained|taught|coached|instructed)\\s+(?:in|by|on)\\b`,
  'i',
);
const GIVEN = new RegExp(
  `\\b(?:g[ai]v(?:e|ing)|deliver|r[au]n|running|provid|conduct|lead|led|taught|teach|hold|held|organi[sz]|facilitat|present|host|coach|instruct)[a-z]*\\s+${LESSON}`,
  'i',
);
const TAKEN_ZH =
  /(?:参加|完成|接受|听|修完|参训|学习)(?:了|过)?[^，,。；;]{0,10}(?:培训|课程|讲座|课|研修|学习班|训练营)/;
const GIVEN_ZH =
  /(?:开展|组织|举办|讲授|主讲|开设|实施|提供|承担)(?:了|过)?[^，,。；;]{0,10}(?:培训|课程|讲座|课|研修|学习班|训练营)/;

/** 上过吉他课: as a pupil, unless somebody was taught. */
const HAD_LESSONS = /^(?!.*(?:给|为|教|授|讲)).*上过[^，,。；;]{0,8}课/u;
const TEACHES = /教(?!室|材|育|务|程)|讲授|授课|任教|讲课/;

/** Who took a course has not given it. */
function takenAsGiven(original: string, rewrite: string): string[] {
  if (TAKEN.test(original) && !GIVEN.test(original)) {
    const said = GIVEN.exec(rewrite)?.[0];
    if (said !== undefined) return [said];
  }
  if (HAD_LESSONS.test(original)) return TEACHES.exec(rewrite)?.slice(0, 1) ?? [];
  if (!TAKEN_ZH.test(original) || GIVEN_ZH.test(original)) return [];
  return GIVEN_ZH.exec(rewrite)?.slice(0, 1) ?? [];
}

const OTHERS_TAUGHT = /(?:培训|指导|辅导|带教|训练|考核)(?:了|过)?(?:他人|别人|旁人|其他人)/u;
/** 培训后上岗: nobody else was trained. */
const givenToOthers = (original: string, rewrite: string): string[] =>
  /他人|别人|旁人|其他人|人家/.test(original) ? [] : (OTHERS_TAUGHT.exec(rewrite)?.slice(0, 1) ?? []);

const ONE_WAY = /\bfrom\s+(?:the\s+)?[A-Za-z]\w*(?:\s\w+)?\s+(?:in)?to\s+[A-Za-z]|从\p{Script=Han}{1,6}[到至译往]/u;
const BOTH_WAYS =
  /\bbetween\s+[A-Za-z]\w*(?:\s\w+)?\s+and\s+[A-Za-z]|\bboth (?:ways|directions)\b|\bto and from\b|往返|互译|双向|来回/iu;
/** From one language into another is not between the two. */
const madeMutual = (original: string, rewrite: string): string[] =>
  ONE_WAY.test(original) && !BOTH_WAYS.test(original) ? (BOTH_WAYS.exec(rewrite)?.slice(0, 1) ?? []) : [];

const DEED_FOR =
  /^\s*(?:[a-z-]+\s+){1,4}?(?:for|about|on|of|in|to|against|around)\s+(?:the|an?|our|its|their|my)?\s*((?:[a-z-]+\s+){0,2}?[a-z-]+)(?=$|[,.;]|\s(?:and|with|by|in|at|for|to|using)\b)/i;
const OBJECT =
  /^\s+(?:the|an?|our|its|their|my)?\s*((?:[a-z-]+\s+){0,2}?[a-z-]+)(?=$|[,.;]|\s(?:and|with|by|in|at|for|to|using|plus)\b)/i;
const MAKES =
  /\b(?:wrote|built|designed|created|developed|made|produced|led|ran|managed|set up|launched|founded|authored|composed|took|shot|filmed|painted|drew|recorded|edited)\b/gi;

/** Who wrote tests for the module has not written the module: what a deed was for becomes its object. */
function purposeAsObject(original: string, rewrite: string): string[] {
  const objects = (text: string, shape: RegExp) =>
    Array.from(text.matchAll(MAKES)).flatMap(({ 0: deed, index }) => {
      const thing = shape.exec(text.slice(index + deed.length))?.[1];
      const head = thing?.split(/\s+/).at(-1);
      return head === undefined ? [] : [baseOf(head)];
    });
  const before = objects(original, DEED_FOR);
  if (before.length === 0) return [];
  const own = new Set(objects(original, OBJECT));
  const added = objects(rewrite, OBJECT).filter((head) => before.includes(head) && !own.has(head));
  return englishTokens(rewrite)
    .flatMap(({ text, keys: [base = ''] }) => (added.includes(base) ? [text] : []))
    .slice(0, 1);
}

/** What changes its part in the sentence: taken and given, one way and both, a deed's purpose and its object. */
export const swapped = (original: string, rewrite: string): string[] =>
  [takenAsGiven, givenToOthers, madeMutual, purposeAsObject].flatMap((check) => check(original, rewrite));
