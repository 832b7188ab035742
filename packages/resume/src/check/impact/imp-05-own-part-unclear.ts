import { findEnglishVerb, OWNERSHIP } from '@verdant/lexicon';
import type { Bullet } from '../../document/document.ts';
import { deedsOf } from '../../gate/ownership.ts';
import { type Check, counted, EXPERIENCE } from '../check.ts';
import { leftOpen } from './duties/left-open.ts';
import { byVerb, isProven, opened } from './openers.ts';

const isAssist = ({ opener }: Bullet) => opener.kind === 'weak' && opener.weak.level === OWNERSHIP.assist;

/** A helper's bullet so short that what was helped with, or with what, cannot be in it. */
/** `参与夜班轮值`, `Took part in the on-call rota`: a turn that everybody takes has no part that is one's own. */
const IS_TURN =
  /值班|值守|轮[值岗班]|排班|早会|晨会|例会|会议|培训|演练|盘点|大扫除|年会|运动会|考核|考试|面试|合唱|比赛|竞赛|训练|\b(?:on[- ]call|rota|roster|rotation|shifts?|meetings?|training|drills?|stock ?tak\w*|inventory|conference|seminar|workshops?|competition|tournament|race|choir)\b/i;
const withoutOwnPart = (bullet: Bullet) =>
  isAssist(bullet) &&
  !(
    /参与|参加|took part|participated/i.test(bullet.text.slice(bullet.opener.from, bullet.opener.to)) &&
    IS_TURN.test(bullet.text)
  ) &&
  !isProven(bullet) &&
  ((isBrief(bullet) && bullet.quantities.length === 0) || onlyJoined(bullet));

const isBrief = (bullet: Bullet) =>
  bullet.words - countOpener(bullet) <= (bullet.language === 'zh' ? 8 : 4) &&
  !NAMES_PART.test(restOf(bullet)) &&
  !namesDeed(bullet) &&
  !MADE.test(restOf(bullet)) &&
  leftOpen(bullet) === null;

/** `配合销售做技术标书`: behind whom one helped stands what one made. */
const MADE =
  /^[^，,。；;]{2,8}(?:[做写画测算装修查拍剪拟编录](?!好|完|成)|批改|打印|装订|校对|搬运|收发|布置|采集|接待|登记|清点|安装|调试|焊接|切配|量房|化妆|跟单|报价|剪辑|排版|翻译|统计|取样|送检|值机|排班|喂养|消毒|包扎|备课|备料)\p{Script=Han}{0,2}/u;

/** `Helped install boards`: the deed that was helped with is one's part of it. */
const namesDeed = (bullet: Bullet) => {
  const [next = ''] = restOf(bullet).trim().split(/\s/);
  return findEnglishVerb(next)?.base === next.toLowerCase();
};

const restOf = ({ text, opener }: Bullet) => text.slice(opener.to);

/** Whom one helped and with what; what one did about it. */
const NAMES_PART =
  /^\s+(?:the )?[\p{L}-]+(?: [\p{L}-]+)? (?:with|by|in|to) \p{L}|修改|撰写|编写|整理|制作|录入|核对|修复|绘制|起草|翻译|统计/u;

/** `参与…，配合…`, `Took part in …`: taking part in a thing, and no clause with a deed of one's own behind it. */
const onlyJoined = ({ text, opener, quantities }: Bullet) =>
  quantities.length === 0 &&
  /^(?:主要参与|参与|(?:was )?involved|participated|took part|(?:gained )?expos)/i.test(
    text.slice(opener.from, opener.to),
  ) &&
  !OWN_CLAUSE.test(text.slice(opener.to)) &&
  !/^\s*(?:了)?\s*[\p{L}-]+ing\b|\bby [\p{L}-]+ing\b|撰写|编写|完成[^，,。；;上]/u.test(text.slice(opener.to)) &&
  deedsOf(text.slice(opener.from)).every(({ shared, level }) => shared || level === OWNERSHIP.assist);

/** `参与…的尽调，核查前十大客户流水`: a clause of its own says what the part was, unless it only joins in as well. */
const OWN_CLAUSE = /[，,；;](?!\s*(?:参与|协助|配合|配置|学习|了解|熟悉|跟随|帮助|辅助|支持|协同))[^，,；;。]{4,}/;

const countOpener = ({ opener, language, text }: Bullet) =>
  language === 'zh' ? opener.to - opener.from : text.slice(opener.from, opener.to).split(' ').length;

export const ownPartUnclear: Check = {
  id: 'IMP-05',
  group: 'impact',
  allotment: 2,
  effort: 3,
  title: { en: 'Your own part is unclear', zh: '看不出自己做了什么' },
  detects: {
    en: 'Helping or taking part with no deed of one’s own behind it.',
    zh: '“参与/协助”之后看不到本人做了什么。',
  },
  advice: {
    en: 'It says that you helped, but not how. Name the part that was yours.',
    zh: '只写了参与或协助，看不出你做的是哪一部分。写出属于你的那一块。',
  },
  praise: { en: 'Your own part is clear', zh: '自己做的部分写得清楚' },
  example: {
    en: { bad: 'Helped the team', good: 'Wrote [N] test cases for the checkout page' },
    zh: { bad: '参与活动策划', good: '撰写活动方案【N】份' },
  },
  comesFirst: true,
  ofNow: true,
  restsOn: 'point',
  touches: EXPERIENCE,
  run: (document) => counted(opened(document, withoutOwnPart), 4, byVerb(document)),
};
