import { type Check, type FieldSpan, hint, spansOf } from '../check.ts';

/** Times that nobody can place: `2022ish`, `2 seasons`, `on and off`, 15年以后, 前几年. */
const VAGUE = {
  // `Four Seasons` is a house
  en: /\b(?:19|20)\d\d-?ish\b|\b(?:\d|[Oo]ne|[Tt]wo|[Tt]hree|[Ff]our|[Ss]everal) seasons?\b|\b[Oo]n and off\b|\b[Ss]ince forever\b|(?<=[,(–—-] ?)(?:about|around|roughly|maybe|nearly|over) (?:an?|one|two|three|four|\d) (?:years?|months?)\b|\bfor a (?:while|bit|time)\b(?=[.,;]?$)|\b[Aa] few (?:years|months) (?:ago|back)\b/g,
  zh: /(?<!\d)(?:\d{2}|(?:19|20)\d{2})年(?:左右|前后|以后|之后|那会儿?)|前几年|好几年前?|早几年|断断续续|(?:大概|大约|差不多)(?:[一二两三四五六七八九十半]|\d{1,2})年/g,
};
/** The head of an entry, or a line as short as one. */
const LONGEST_LINE = 60;

export const vagueDates: Check = {
  id: 'DAT-07',
  group: 'format',
  allotment: 0,
  effort: 1,
  title: { en: 'Dates that can’t be placed', zh: '时间说不清' },
  detects: {
    en: 'A time at work told as “about a year”, “2022ish”, “two seasons”, “on and off”. Only said.',
    zh: '工作时间写成“15年以后”“前几年”“大概两年”“断断续续”。只作提示。',
  },
  advice: {
    en: 'Nobody can place this. Give the years, and the months where you know them: 2021 – 2022.',
    zh: '这样写看不出是哪几年。写明起止年份，记得月份就写到月：2015.03—2018.06。',
  },
  praise: null,
  example: {
    en: { bad: 'Farm hand, two seasons', good: 'Farm hand, spring 2019 – autumn 2020' },
    zh: { bad: '15年以后　护工', good: '2015.09—2021.06　护工' },
  },
  restsOn: 'label',
  touches: ['work'],
  run: ({ content: { work }, fields }) => {
    // where the entry has its dates, the words say something else
    const undated = new Set(work.filter(({ start }) => start.trim() === '').map(({ id }) => id));
    return hint(
      fields
        .filter(
          ({ entry, path, text }) =>
            entry.section === 'work' && undated.has(path.split('/')[1]!) && text.length <= LONGEST_LINE,
        )
        .flatMap((field): FieldSpan[] => [...spansOf(field, VAGUE.en), ...spansOf(field, VAGUE.zh)]),
    );
  },
};
