import { latinWords } from '../../text/words.ts';
import { type Check, hint, placesOf } from '../check.ts';

/** What is only said: it costs nothing, because taste and trade decide. */
export const mixedLanguage: Check = {
  id: 'STY-09',
  group: 'style',
  allotment: 0,
  effort: 2,
  title: { en: 'Sentence in the other language', zh: '整句是另一种语言' },
  detects: {
    en: 'Whole sentences of the experience in another language than the résumé’s. Terms and names are fine.',
    zh: '经历里整句使用另一种语言。术语和名称不算。',
  },
  advice: {
    en: 'The rest is in another language. One language is easier to read; a second version can hold the other.',
    zh: '其余内容是另一种语言。统一成一种更好读，另一种可以单独做一份。',
  },
  praise: null,
  example: {
    en: { bad: '负责门店排班和培训', good: 'Planned shifts and trained new staff' },
    zh: { bad: 'Planned shifts and trained new staff for the store', good: '安排门店排班并培训新员工' },
  },
  run: ({ prose, language }) =>
    hint(
      prose
        .filter((line) => line.language !== language)
        .filter(({ text }) => (language === 'zh' ? latinWords(text).length >= 8 : /\p{Script=Han}{6,}/u.test(text)))
        .map(({ path, text }) => ({ path, text })),
    ),
};

const CASUAL = {
  en: /\b(?:gonna|wanna|kinda|gotta|lol|awesome|super (?:cool|fun|excited)|stuff like that|and stuff|you know|tons of|a bunch of|crazy good)\b|(?<=[a-z]{3})!(?=\s|$)|[\u{1F300}-\u{1FAFF}]/giu,
  zh: /哈哈|嘿嘿|嘻嘻|呵呵|[~～]{2,}|超级(?:厉害|棒|好)|(?:啦|呀|哦|嘛|滴)(?=[。！!，,~～]|$)|[！!](?=\s|$)|小哥哥|小姐姐|[\u{1F300}-\u{1FAFF}]/gu,
};

export const casualTone: Check = {
  id: 'STY-10',
  group: 'style',
  allotment: 0,
  effort: 1,
  title: { en: 'Casual tone', zh: '语气随意' },
  detects: {
    en: 'Chat words, exclamation marks and emoji. Only said: some trades like them.',
    zh: '口语、感叹号和表情符号。只作提示，有的行业可以接受。',
  },
  advice: {
    en: 'This reads like a chat. Most readers expect plain sentences.',
    zh: '这里像聊天。多数招聘方更习惯平实的句子。',
  },
  praise: null,
  example: {
    en: { bad: 'Ran an awesome launch!', good: 'Ran the launch for [N] customers' },
    zh: { bad: '做了超级棒的活动！', good: '策划活动，吸引【N】人参加' },
  },
  run: ({ prose }) => hint(prose.flatMap((line) => placesOf(line, CASUAL[line.language]))),
};

/** English: more than 40 words without a full stop; Chinese: 50 characters without any mark. */
const LONG_BREATH = { en: 40, zh: 50 };

export const readability: Check = {
  id: 'STY-11',
  group: 'style',
  allotment: 0,
  effort: 2,
  title: { en: 'Hard to read in one breath', zh: '句子太长，不易读' },
  detects: {
    en: 'Sentences of more than 40 words; in Chinese, 50 characters without a mark.',
    zh: '连续 50 字没有标点；英文一句超过 40 个词。',
  },
  advice: { en: 'Make two sentences of it.', zh: '断成两句。' },
  praise: null,
  example: {
    en: {
      bad: 'Planned routes for drivers and handled claims and wrote reports and … (one sentence, 45 words)',
      good: 'Planned routes for [N] drivers. Cut claims by [X%].',
    },
    zh: { bad: '一句话五十多字，中间没有逗号', good: '每二十字左右断一次' },
  },
  run: ({ prose }) =>
    hint(
      prose
        .filter(({ text, language }) =>
          language === 'zh'
            ? new RegExp(`[\\p{Script=Han}]{${LONG_BREATH.zh},}`, 'u').test(text)
            : text.split(/[.!?;](?:\s|$)|\n/).some((part) => latinWords(part).length > LONG_BREATH.en),
        )
        .map(({ path, text }) => ({ path, text })),
    ),
};
