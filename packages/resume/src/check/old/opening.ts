import { findEnglishVerb, OWNERSHIP } from '@verdant/lexicon';
import { type Bullet, evidence, type ResumeDocument } from '../../document/document.ts';
import { deedsOf } from '../../gate/ownership.ts';
import { type Check, counted, type Place } from '../check.ts';

const opened = (document: ResumeDocument, test: (bullet: Bullet) => boolean): Place[] =>
  document.bullets
    .filter((bullet) => !bullet.metric && test(bullet))
    .map(({ path, text, opener }) => ({ path, text, from: opener.from, to: opener.to }));

const byVerb = (document: ResumeDocument) =>
  mostly(
    document.bullets.filter(({ opener }) => opener.kind === 'verb'),
    document,
  ).map(({ path, text, opener }) => evidence(path, text, opener.from, opener.to));

/** Some good openings among many others are no strength. */
const mostly = (good: Bullet[], { bullets }: ResumeDocument) => (good.length * 2 > bullets.length ? good : []);

const isAssist = ({ opener }: Bullet) => opener.kind === 'weak' && opener.weak.level === OWNERSHIP.assist;
const isProven = ({ quantities, result }: Bullet) => quantities.length > 0 && result !== null;

export const noActionVerb: Check = {
  id: 'IMP-01',
  group: 'impact',
  allotment: 6,
  effort: 1,
  title: { en: 'No verb at the start', zh: '开头没有动作' },
  detects: {
    en: 'The first words are a thing instead of a deed.',
    zh: '去掉“通过/基于…”等状语后，开头是事物而不是动作。',
  },
  advice: {
    en: 'This point starts with a thing. Start with what you did to it: built, cut, wrote, negotiated.',
    zh: '这一条以事物开头。先写你做的动作：搭建、优化、编写、谈成。',
  },
  praise: { en: 'Points start with what was done', zh: '每条都以动作开头' },
  example: {
    en: { bad: 'Report generation for the finance team', good: 'Built monthly reports for the finance team' },
    zh: { bad: '关于用户增长的工作', good: '搭建用户增长漏斗' },
  },
  run: (document) =>
    counted(
      opened(document, ({ opener }) => opener.kind === 'noun'),
      4,
      byVerb(document),
    ),
};

export const dutyOpener: Check = {
  id: 'IMP-04',
  group: 'impact',
  allotment: 5,
  effort: 1,
  title: { en: 'Opens with a duty', zh: '以职责开头' },
  detects: {
    en: 'Responsible for, duties included, worked on, involved in, helped. Free where a figure and an outcome follow.',
    zh: '以负责、参与、协助、从事等职责词开头；同一条里有数字和结果则不算。',
  },
  advice: {
    en: 'These words name a duty, not what came of it. Start with the deed itself, and claim no more than you did.',
    zh: '这样开头说的是职责，不是做成了什么。直接从动作写起，也不要写得比实际做的更多。',
  },
  praise: { en: 'Deeds instead of duties', zh: '写的是做成的事，不是职责' },
  example: {
    en: { bad: 'Responsible for answering phones', good: 'Answered [N] calls a day' },
    zh: { bad: '负责订单系统的开发', good: '开发订单系统，【指标】提升【X%】' },
  },
  run: (document) =>
    counted(
      opened(document, (bullet) => bullet.opener.kind === 'weak' && !isProven(bullet)),
      4,
      byVerb(document),
    ),
};

/** A helper's bullet so short that what was helped with, or with what, cannot be in it. */
const withoutOwnPart = (bullet: Bullet) =>
  isAssist(bullet) && !isProven(bullet) && (isBrief(bullet) || onlyJoined(bullet));
const isBrief = (bullet: Bullet) =>
  bullet.words - countOpener(bullet) <= (bullet.language === 'zh' ? 8 : 4) &&
  !NAMES_PART.test(restOf(bullet)) &&
  !namesDeed(bullet);
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
  !/^\s*(?:了)?\s*[\p{L}-]+ing\b|\bby [\p{L}-]+ing\b|撰写|编写|完成[^，,。；;上]/u.test(text.slice(opener.to)) &&
  deedsOf(text.slice(opener.from)).every(({ shared, level }) => shared || level === OWNERSHIP.assist);
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
    en: 'It says that you helped, not with what. Name the piece that was yours.',
    zh: '只写了参与或协助，看不出你做的是哪一部分。写出属于你的那一块。',
  },
  praise: { en: 'Your own part is clear', zh: '自己做的部分写得清楚' },
  example: {
    en: { bad: 'Helped the team', good: 'Wrote [N] test cases for the checkout page' },
    zh: { bad: '参与活动策划', good: '撰写活动方案【N】份' },
  },
  run: (document) => counted(opened(document, withoutOwnPart), 4, byVerb(document)),
};
