import { type Check, hint } from '../check.ts';
import { LINKED_TRADES } from './linked-trades.ts';

/** Titles of those whose works are looked at before the résumé; who designs circuits or gears is none of them. */
const SHOWS_WORKS = /设计师?|設計師?|美工|插画|插畫|原画|动画|摄影|攝影|剪辑|剪輯|编导|新媒体|内容运营|文案/;
const OF_ENGINEERS =
  /暖通|给排水|幕墙|岩土|桥梁|道路|水利|能源|结构|電路|电路|机械|芯片|电气|工艺|版图|硬件|建筑|施工|系统|数据库|课程|教学/;
const WORKS =
  /作品|站酷|behance|dribbble|github|gitee|https?:|www\.|(?:小红书|抖音|B站|公众号|视频号)(?:账号|号|ID)?\s*[:：]/i;

export const worksLink: Check = {
  id: 'SEC-17',
  group: 'sections',
  allotment: 0,
  effort: 1,
  // with the trade chosen, another check says it and counts it
  onlyFor: { languages: ['zh'], notIndustries: LINKED_TRADES },
  title: { en: 'No work to look at', zh: '没有作品链接' },
  detects: {
    en: 'Designers, writers, editors of videos and the like without a page of works or an account named. Only said.',
    zh: '设计、内容、剪辑一类岗位没有作品链接，也没有写代表账号。只作提示。',
  },
  advice: {
    en: 'In this field the work is looked at first. Add a link to it, or name the accounts you ran.',
    zh: '这一行先看作品。加上作品集链接，或者写明做过的代表账号。',
  },
  praise: null,
  example: {
    en: { bad: '(no link)', good: 'Works: example.com/works' },
    zh: { bad: '（没有作品链接）', good: '作品集：example.com/works' },
  },
  touches: ['basics'],
  run: ({ content: { basics, intention, work }, allFields }) => {
    const title = intention.position.trim() || (work[0]?.position ?? '');
    const isLinked = [basics.homepage, basics.linkedin, ...(basics.profiles ?? [])].some((link) => link.trim() !== '');
    return !SHOWS_WORKS.test(title) ||
      // among many aims it is none
      /[、,，;；/|／∕]|均可|都行|或者?/.test(title) ||
      OF_ENGINEERS.test(title) ||
      isLinked ||
      allFields.some(({ text }) => WORKS.test(text))
      ? hint([])
      : hint([{ path: 'basics/homepage', text: basics.homepage }]);
  },
};
