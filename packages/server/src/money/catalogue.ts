import type { AbilityCode, Localized, VipCode } from '@verdant/contracts';

/**
 * What is sold and what each level holds: the one place to change it. Prices are integers in fen. An order keeps a
 * copy of what it was made for, so a change here reaches only orders that come after it.
 */
export type Package = {
  id: string;
  packageName: Localized;
  description: Localized;
  vipCode: VipCode;
  durationDay: number;
  price: number;
  /** struck through */
  salePrice: number | null;
  /** Both or none; the shipped packages have none. */
  fakePrice?: number;
  fakeCountdown?: number;
};

export const packages: readonly Package[] = [
  {
    id: 'year',
    packageName: { en: 'Yearly', zh: '年度会员' },
    description: { en: 'For a longer search, and the most room', zh: '适合较长的求职期，次数和空间最多' },
    vipCode: 'YEAR',
    durationDay: 365,
    price: 19_800,
    salePrice: null,
  },
  {
    id: 'month',
    packageName: { en: 'Monthly', zh: '月度会员' },
    description: { en: 'For one round of applications', zh: '适合集中投递的一个月' },
    vipCode: 'MONTH',
    durationDay: 30,
    price: 2_800,
    salePrice: null,
  },
];

export const levels: readonly { vipCode: VipCode; vipName: Localized; description: Localized }[] = [
  {
    vipCode: 'FREE',
    vipName: { en: 'Free', zh: '免费' },
    description: { en: 'All it takes to write a résumé and send it', zh: '写好、投出一份简历所需的全部功能' },
  },
  {
    vipCode: 'MONTH',
    vipName: { en: 'Monthly', zh: '月度会员' },
    description: { en: 'More reviews, job matches and versions each month', zh: '每月有更多诊断、岗位匹配和版本次数' },
  },
  {
    vipCode: 'YEAR',
    vipName: { en: 'Yearly', zh: '年度会员' },
    description: { en: 'The most of everything, for a year', zh: '一年内次数和空间最多' },
  },
];

/** null: without limit */
export type Limit = number | null;
/**
 * How an ability is measured. monthly: counted, anew each calendar month. kept: how many there may be. each: how many
 * at once. described: text only, nothing is refused.
 */
export type Ability = { code: AbilityCode; name: Localized; description: Localized } & (
  | { measure: 'monthly' | 'kept' | 'each'; limits: Record<VipCode, Limit> }
  | { measure: 'described'; text: Record<VipCode, Localized> }
);

const everybody = (text: Localized): Record<VipCode, Localized> => ({ FREE: text, MONTH: text, YEAR: text });

export const abilities: readonly Ability[] = [
  {
    code: 'analyses',
    name: { en: 'Reviews a month', zh: '每月分析次数' },
    description: { en: 'How often a résumé can be reviewed', zh: '一个月可以诊断多少次' },
    measure: 'monthly',
    limits: { FREE: 20, MONTH: 60, YEAR: 200 },
  },
  {
    code: 'suggestions',
    name: { en: 'Suggestions in one fix', zh: '单次修改的建议数' },
    description: { en: 'How many suggestions one fix can take up', zh: '一次修改可以勾选多少条建议' },
    measure: 'each',
    limits: { FREE: 10, MONTH: 20, YEAR: null },
  },
  {
    code: 'matches',
    name: { en: 'Job matches a month', zh: '每月职位匹配次数' },
    description: { en: 'How many postings can be compared with a résumé', zh: '一个月可以匹配多少份职位描述' },
    measure: 'monthly',
    limits: { FREE: 10, MONTH: 30, YEAR: 100 },
  },
  {
    code: 'versions',
    name: { en: 'Generated versions a month', zh: '每月生成版本数' },
    description: { en: 'Versions for a job or in the other language', zh: '为某个岗位或另一种语言生成的版本' },
    measure: 'monthly',
    limits: { FREE: 5, MONTH: 20, YEAR: 60 },
  },
  {
    code: 'resumes',
    name: { en: 'Résumés kept', zh: '可保存的简历数' },
    description: { en: 'How many résumés can be in the list', zh: '列表里可以有多少份简历' },
    measure: 'kept',
    limits: { FREE: 10, MONTH: 20, YEAR: 100 },
  },
  {
    code: 'archives',
    name: { en: 'Sent versions kept', zh: '投递存档数' },
    description: { en: 'Copies of what was sent, which never change', zh: '投递时留下的存档，永远不变' },
    measure: 'kept',
    limits: { FREE: 10, MONTH: 20, YEAR: 100 },
  },
  {
    code: 'storage',
    name: { en: 'File space (MB)', zh: '文件与版本空间（MB）' },
    description: {
      en: 'Room for imported files, pictures and older versions',
      zh: '导入的文件、头像和旧版本所占的空间',
    },
    measure: 'kept',
    limits: { FREE: 250, MONTH: 500, YEAR: 2_000 },
  },
  {
    code: 'templates',
    name: { en: 'Templates', zh: '模板' },
    description: { en: 'Every look, for every résumé', zh: '每一种版式，每份简历都能用' },
    measure: 'described',
    text: everybody({ en: 'All', zh: '全部' }),
  },
  {
    code: 'ocr',
    name: { en: 'Import of scans', zh: '扫描件识别导入' },
    description: { en: 'Text is recognised in pictures and scans', zh: '识别图片和扫描件里的文字' },
    measure: 'described',
    text: everybody({ en: 'Included', zh: '包含' }),
  },
  {
    code: 'exports',
    name: { en: 'Downloads', zh: '下载' },
    description: { en: 'PDF, Word, text and data, as often as needed', zh: 'PDF、Word、文本和数据，次数不限' },
    measure: 'described',
    text: everybody({ en: 'Free, always', zh: '始终免费' }),
  },
];

export const packageOf = (id: string): Package | undefined => packages.find((one) => one.id === id);
export const levelName = (code: VipCode): Localized => levels.find(({ vipCode }) => vipCode === code)!.vipName;

/** A level, or what somebody has without an account. */
export type Level = VipCode | 'GUEST';

/** What a visitor's draft may be: enough to see what the product does, and little for whoever keeps it. */
const guestLimits: Partial<Record<AbilityCode, number>> = {
  analyses: 10,
  suggestions: 10,
  matches: 0,
  versions: 0,
  resumes: 3,
  archives: 0,
  storage: 30,
};

/** What a level allows of an ability; null without limit. */
export function limitOf(level: Level, code: AbilityCode): Limit {
  if (level === 'GUEST') return guestLimits[code] ?? null;
  const ability = abilities.find((one) => one.code === code)!;
  return ability.measure === 'described' ? null : ability.limits[level];
}
