import type { ResumeContent } from '@verdant/contracts';
import { type Check, type FieldSpan, hint } from '../check.ts';

const OF_LEISURE =
  /^(?:(?:my |personal )?(?:hobbies|interests|leisure|pastimes)|[a-z]\. hobbies)\b|^(?:兴趣|爱好|興趣|愛好|个人爱好)/i;
/** What anyone may name, without a place, a level or a result. */
const OF_ALL =
  /^(?:(?:reading|read)(?: (?:books?|novels?))?|books|(?:listening (?:to )?)?music|travel(?:l?ing)?|movies|films?|cinema|(?:watching )?(?:tv|television|series|movies|films|football|sports?)|cooking|baking|meeting (?:new )?people|making friends|socialising(?: with friends)?|socializing(?: with friends)?|spending time with (?:my )?(?:family|friends|children|grandchildren)|family|friends|walk(?:s|ing)(?: (?:my|the) dogs?)?|(?:the )?gym|fitness|sports?|football|soccer|swimming|singing|dancing|shopping|animals|pets|gardening|photography|hiking|running|jogging|yoga|cycling|surfing (?:the )?(?:net|internet)|video games|gaming|阅读|看书|读书|(?:听)?音乐|听歌|唱歌|旅游|旅行|(?:看)?电影|运动|跑步|羽毛球|篮球|足球|乒乓球|打球|打?(?:羽毛球|篮球|乒乓球)|游泳|爬山|登山|健身|摄影|做饭|美食|追剧|逛街|上网|交友)$/i;
const LEAST = 2;

const namesOf = (item: string): string[] =>
  item
    .split(/[,，、;；·•|/｜.。\n]|\band\b|&|和/)
    .map((name) => name.replace(/^[\s:：*-]+|\s+$/g, ''))
    .filter((name) => name !== '');

/** `LANGUAGES AND HOBBIES`: a sentence of such a section, or what stands behind the label, with nothing else in it. */
const HOLDS_LEISURE = /\b(?:hobbies|interests|pastimes)\b|兴趣|爱好|興趣|愛好/i;
const LABEL = /^(?:hobbies|interests|(?:个人)?(?:兴趣)?爱好|兴趣)\s*[:：]/i;
const amongOthers = (custom: ResumeContent['custom']): FieldSpan[] =>
  custom
    .filter(({ title }) => HOLDS_LEISURE.test(title) && !OF_LEISURE.test(title.trim()))
    .flatMap(({ id, items }) =>
      items.flatMap((text, at) => {
        const sentences = text.split(/(?<=[.。；;\n])/);
        let from = 0;
        return sentences.flatMap((sentence): FieldSpan[] => {
          const start = from;
          from += sentence.length;
          const names = namesOf(sentence.trim().replace(LABEL, ''));
          return names.length >= LEAST && names.every((name) => OF_ALL.test(name))
            ? [{ path: `custom/${id}/items/${at}`, text, from: start, to: from }]
            : [];
        });
      }),
    );

export const pastimesOfAll: Check = {
  id: 'SEC-28',
  group: 'sections',
  allotment: 0,
  effort: 1,
  title: { en: 'Pastimes that anyone could name', zh: '人人都有的爱好' },
  detects: {
    en: 'A section of interests with nothing but reading, music, travelling and the like. Only said.',
    zh: '兴趣爱好一栏只有看书、音乐、旅游、运动这类。只作提示。',
  },
  advice: {
    en: 'Anyone could write these. Leave the line out, or keep the one that shows something: a club, a team, a level, a result.',
    zh: '这些谁都可以写。整行去掉，或只留能说明问题的一项：参加的队伍、级别、成绩。',
  },
  praise: null,
  example: {
    en: { bad: 'Interests: reading, music, travelling', good: 'Interests: umpire in the county hockey league' },
    zh: { bad: '爱好：看书、音乐、旅游', good: '爱好：羽毛球（市业余赛男双八强）' },
  },
  notOnForms: true,
  worth: 0.5,
  restsOn: 'label',
  touches: ['custom'],
  run: ({ content: { custom } }) =>
    hint([
      ...amongOthers(custom),
      ...custom
        .filter(({ title }) => OF_LEISURE.test(title.trim()))
        .flatMap(({ id, items }) => {
          const names = items.flatMap(namesOf);
          return names.length >= LEAST && names.every((name) => OF_ALL.test(name))
            ? [{ path: `custom/${id}/items/0`, text: items[0]! }]
            : [];
        }),
    ]),
};
