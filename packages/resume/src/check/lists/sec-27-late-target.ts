import { allSimplified } from '../../text/simplified.ts';
import { type Check, hint } from '../check.ts';

/** A wish for work, in a sentence about oneself. */
const WISH =
  /(?:希望|想|期望|意向|打算|计划|愿意?|冀)(?:能?够?|有机会|可以|能有机会)?(?:在|到|去|进入|加入|从事|应聘|应征|转任|转到|找|做|当|担任)[^，,。；;]{2,30}(?:工作|岗位|职位|管理|配送|专员|助理|主管|经理|员|师|单位|机构|公司|企业|行业|部门|学校|医院)|(?:应聘|应征|求职意向|求职目标)[^，,。；;]{2,24}/;
/** What is said of the aim in a place of its own, wherever that was filed. */
const NAMED_ELSEWHERE = /^(?:应聘|应征|求职|想找|想做|意向|期望|目标|报考|申请)/;
const LEAST_BEFORE = 20;
const LONGEST = 48;

export const lateTarget: Check = {
  id: 'SEC-27',
  group: 'sections',
  allotment: 0,
  effort: 1,
  onlyFor: { languages: ['zh'] },
  title: { en: 'The target stands late', zh: '求职意向藏在自我评价里' },
  detects: {
    en: 'No target at the top, and the wish for work in a later sentence of the self-evaluation. Only said; in Chinese résumés.',
    zh: '抬头没有求职意向，想找的工作写在自我评价的后半段。只作提示。',
  },
  advice: {
    en: 'What you look for stands late in the text about yourself. Put it in a line below your name.',
    zh: '求职意向写在这段话的后面，容易被略过。单独写一行，放在姓名下面。',
  },
  praise: null,
  example: {
    en: { bad: '… I hope to work in warehousing.', good: 'Target: warehouse clerk, Lanzhou' },
    zh: { bad: '……希望从事仓储方面的工作。', good: '求职意向：仓储管理员（兰州）' },
  },
  notOnForms: true,
  notOfScholars: true,
  worth: 1.5,
  restsOn: 'label',
  touches: ['basics'],
  run: ({ content: { basics, intention, custom }, letter }) => {
    const elsewhere = custom.some(({ title, items }) =>
      [title, ...items].some((text) => NAMED_ELSEWHERE.test(allSimplified(text.trim()))),
    );
    if (letter || elsewhere || intention.position.trim() !== '') return hint([]);
    const text = basics.introduction;
    const found = allSimplified(text).match(WISH);
    if (found?.index === undefined || found.index < LEAST_BEFORE || !/[。；;\n]/.test(text.slice(0, found.index)))
      return hint([]);
    const words = text.slice(found.index, found.index + found[0].length);
    const quote = words.length <= LONGEST ? words : `${words.slice(0, LONGEST)}…`;
    return hint([
      {
        path: 'basics/introduction',
        text,
        from: found.index,
        to: found.index + found[0].length,
        advice: {
          en: `“${quote}”: what you look for stands late in this text and is read over. Put the post, and the place, in a line below your name.`,
          zh: `“${quote}”写在这段话的后面，容易被略过。单独写一行“求职意向：岗位、城市”，放在姓名下面。`,
        },
      },
    ]);
  },
};
