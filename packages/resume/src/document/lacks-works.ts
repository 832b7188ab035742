import type { ResumeDocument } from './document.ts';

/** Titles of those whose works are looked at before the résumé; who designs circuits or gears is none of them. */
const SHOWS_WORKS =
  /\b(?:designer|illustrator|photographer|videographer|animator|art director|video editor|copywriter)\b|设计师?|設計師?|美工|插画|插畫|原画|动画|摄影|攝影|剪辑|剪輯|编导|新媒体|内容运营|文案/i;
const OF_ENGINEERS =
  /\b(?:instructional|curriculum|learning|circuit|chip|hardware|electrical|mechanical|structural|piping|civil|network|systems?|database|process|service|assistant)\b|暖通|给排水|幕墙|岩土|桥梁|道路|水利|能源|结构|電路|电路|机械|芯片|电气|工艺|版图|硬件|建筑|施工|系统|数据库|课程|教学/i;
const WORKS =
  /作品|站酷|behance|dribbble|vimeo|artstation|issuu|github|gitee|https?:|www\.|(?:^|\s)@[\w.]{3,}|\bportfolio\s*[:：]|(?:小红书|抖音|B站|公众号|视频号)(?:账号|号|ID)?\s*[:：]/i;
/** Among many aims it is none; the same in another language is no other. */
const IS_TITLE = /\p{Script=Han}{2}|\b\p{Ll}{2,}(?:er|or|ist)\b/u;
const isOneOfMany = (title: string): boolean =>
  /均可|都行|或者?/.test(title) || title.split(/[、,，;；|｜/／∕]/).filter((part) => IS_TITLE.test(part)).length > 1;

/** Whether somebody whose works are looked at first shows none. */
export function lacksWorks({ content: { basics, intention, work }, allFields, loose }: ResumeDocument): boolean {
  const title = intention.position.trim() || (work[0]?.position ?? '');
  const isLinked = [basics.homepage, basics.linkedin, ...(basics.profiles ?? [])].some((link) => link.trim() !== '');
  const texts = [...allFields.filter(({ path }) => path !== 'basics/email').map(({ text }) => text), ...loose];
  return (
    SHOWS_WORKS.test(title) &&
    !isOneOfMany(title) &&
    !OF_ENGINEERS.test(title) &&
    !isLinked &&
    !texts.some((text) => WORKS.test(text))
  );
}
