import type { Language, MissingField } from '@verdant/contracts';

const en = {
  title: (name: string) => `Report on ${name}`,
  score: 'Score',
  engine: 'By the built-in rules; no language model took part. Nothing was added that the résumé did not say.',
  missing: 'Still missing',
  missingNames: { name: 'your name', contact: 'an e-mail address or a phone number', experience: 'work or education' },
  account: 'Where the points went',
  line: 'check',
  lostBefore: 'lost before',
  lostAfter: 'lost now',
  of: 'of',
  why: 'why',
  nothingLost: 'No points are lost.',
  changes: (count: number) => `Changes made (${count})`,
  noChanges: 'None: whatever could be better needs your own words.',
  was: 'was',
  now: 'now',
  removed: '(removed)',
  open: (count: number) => `What needs you (${count})`,
  nothingOpen: 'Nothing: the rules have no further advice.',
  fill: 'with your figures',
};

const zh: typeof en = {
  title: (name) => `${name} 的报告`,
  score: '得分',
  engine: '由内置规则完成，没有使用语言模型。没有添加任何简历里没有的内容。',
  missing: '还缺少',
  missingNames: { name: '姓名', contact: '邮箱或电话', experience: '工作经历或教育背景' },
  account: '分数扣在哪里',
  line: '检查项',
  lostBefore: '之前扣',
  lostAfter: '现在扣',
  of: '满分',
  why: '原因',
  nothingLost: '没有扣分。',
  changes: (count) => `已做的修改（${count} 处）`,
  noChanges: '没有：能改进的地方都需要你自己的话。',
  was: '原文',
  now: '现在',
  removed: '（已删除）',
  open: (count) => `需要你来做的（${count} 处）`,
  nothingOpen: '没有：规则没有更多建议。',
  fill: '填上你的数字',
};

export type Words = typeof en & { missingNames: Record<MissingField, string> };
export const words: Record<Language, Words> = { en, zh };
