import { type Check, EVERYWHERE, hint, spansOf } from '../check.ts';
import { introductionsIn } from './introductions.ts';

const CASUAL = {
  en: /\b(?:gonna|wanna|kinda|gotta|lol|awesome|super (?:cool|fun|excited)|stuff like that|and stuff|you know|tons of|a bunch of|crazy good)\b|(?<=[a-z]{3})!(?=\s*$|\s+(?!(?:has|is|was|had|will|and|or|for|in|to|of|as|with|on|at)\b)[A-Z])|[\u{1F300}-\u{1FAFF}]/giu,
  zh: /哈哈|嘿嘿|嘻嘻|呵呵|(?<=\p{Script=Han}[。！!]?)[~～]{2,}|超级(?:厉害|棒|好)|(?:啦|呀|哦|嘛|滴)(?=[。！!，,~～]|$)|(?<!敬礼\s?)[！!](?=\s|$)|小哥哥|小姐姐|[\u{1F300}-\u{1FAFF}]/gu,
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
  comesFirst: true,
  // one exclamation is warmth, and a word about oneself may have it
  saidOf:
    ({ bullets }) =>
    ({ path, text, from, to }) =>
      bullets.some((one) => one.path === path) || !/^[!！]$/.test(text.slice(from, to)),
  restsOn: 'statement',
  touches: EVERYWHERE,
  run: (document) => {
    const isIntroduction = introductionsIn(document);
    return hint(
      document.prose
        .filter(({ path }) => !path.startsWith('custom/') && !isIntroduction(path))
        .flatMap((line) => spansOf(line, CASUAL[line.language])),
    );
  },
};
