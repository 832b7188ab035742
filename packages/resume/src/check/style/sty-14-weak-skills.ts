import { type Check, type FieldSpan, hint } from '../check.ts';
import { IS_LANGUAGE } from './is-language.ts';

/** What the person says to know a little of, behind the skill or before it. */
const WEAK =
  /[（(](?:一般|了解|略懂|能看懂|看得懂|入门|初级|基础|会一点|beginner|basic|basics|novice|rusty|a little|learning|elementary)[)）]|[:：]\s?(?:一般|了解|略懂|入门)$|^(?:略懂|粗通)|\b(?:beginner|novice)\b|^(?:some|a little|basic) (?:knowledge|understanding) of\b/i;
/** Grades as they are given beside each skill in many countries: where several have one, its low end is no confession. */
const GRADED = /[（(](?:very good|good|excellent|fluent|advanced|expert|proficient|intermediate|strong)[)）]/i;
const LEAST_GRADED = 2;
const LEAST_CONFESSED = 2;
/** The level of a list of its own, or the label of a form, without a skill. */
const LEVEL = /^(?:beginner|basics?|novice|elementary|intermediate|advanced|expert|入门|初级|基础|了解)$/i;
const isOnlyLevel = (item: string): boolean => LEVEL.test(item.trim());
const isWeak = (item: string): boolean => WEAK.test(item.trim()) && !IS_LANGUAGE.test(item);
const LEAST_BESIDE = 2;
const MOST_NAMED = 3;

export const weakSkills: Check = {
  id: 'STY-14',
  group: 'style',
  allotment: 0,
  effort: 1,
  title: { en: 'Skills you call weak yourself', zh: '自己标出弱项' },
  detects: {
    en: 'A skill marked as beginner, basic or rusty beside stronger ones. Languages are no matter. Only said.',
    zh: '技能后面写“一般”“了解”“能看懂”，旁边还有更强的。语言不算。只作提示。',
  },
  advice: {
    en: 'This points the reader to what you can’t do yet. Say what you did with it, or leave out the whole of it.',
    zh: '这是在告诉对方你的弱项。改写成用它做过什么，或者整项不写。',
  },
  praise: null,
  example: {
    en: { bad: 'SQL, Python, dbt (beginner)', good: 'SQL, Python' },
    zh: { bad: 'SolidWorks（精通）、ANSYS（一般）', good: 'SolidWorks' },
  },
  // a level is honest and is asked for: only whoever counts up several weak points shows what is missing
  saidOf: ({ content: { skills } }) => {
    const all = skills.flatMap(({ items }) => items);
    const confessed = all.filter((item) => isWeak(item) && !isOnlyLevel(item)).length;
    return () => confessed >= LEAST_CONFESSED;
  },
  restsOn: 'label',
  touches: ['skills'],
  run: ({ content: { skills }, fields }) => {
    const all = skills.flatMap(({ items }) => items);
    if (all.filter((item) => GRADED.test(item)).length >= LEAST_GRADED) return hint([]);
    return hint(
      skills.flatMap(({ id, category, items }): FieldSpan[] => {
        if (/language|语言|外语/i.test(category) && !/编程|programming/i.test(category)) return [];
        const weak = items.filter(isWeak);
        const path = `skills/${id}/items`;
        const text = fields.find((field) => field.path === path)?.text;
        if (weak.length === 0 || text === undefined || all.length - weak.length < LEAST_BESIDE) return [];
        const named = weak.slice(0, MOST_NAMED);
        return [
          {
            path,
            text,
            advice: {
              en: `${named.map((item) => `“${item}”`).join(', ')}: this points to what you can’t do yet. Say what you did with it, or leave out the whole of it, and not the level alone.`,
              zh: `${named.map((item) => `“${item}”`).join('')}是在告诉对方你的弱项。改写成用它做过什么，或者整项不写，不要只删程度。`,
            },
          },
        ];
      }),
    );
  },
};
