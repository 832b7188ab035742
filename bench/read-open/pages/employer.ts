import type { Random } from '../random.ts';
import { type Block, row } from './blocks.ts';
import type { Style } from './style.ts';

const ABOUT = {
  zh: [
    '一家专注于区域市场的民营企业，员工约三百人。',
    '公司成立于2003年，主营生产与销售，设有四家分公司。',
    '国内同行业规模前列的集团下属单位。',
    '外商独资企业，总部设在德国，在华员工八百余人。',
    '社区型服务机构，年服务约两万人次。',
    '初创团队，做面向中小商家的软件。',
    '省级重点单位，下设十二个部门。',
    '家族经营的老字号，三家门店。',
  ],
  en: [
    'A family-owned business with two sites and around sixty staff.',
    'Regional charity supporting adults and young people.',
    'Mid-sized manufacturer supplying customers across Europe.',
    'Independent practice established in 1987.',
    'Publicly listed group with 4,000 employees worldwide.',
    'Start-up building software for small shops.',
    'Leading provider of services to local government.',
    'Busy high-street branch, part of a national chain.',
  ],
};
const FIELDS: [string, string[]][] = [
  ['公司性质', ['民营', '国企', '外商独资', '合资', '事业单位', '股份制企业']],
  ['公司规模', ['20-99人', '100-499人', '500-999人', '1000人以上', '少于50人']],
  ['所属行业', ['制造业', '互联网/电子商务', '教育/培训', '医疗/卫生', '物流/仓储', '餐饮业', '建筑/建材']],
  ['所在部门', ['业务部', '综合办公室', '技术部', '市场部', '生产车间']],
  ['汇报对象', ['总经理', '部门经理', '主任', '项目总监']],
  ['下属人数', ['3人', '5人', '12人', '无', '0']],
  ['离职原因', ['个人发展', '合同到期', '家庭原因', '寻求更大平台', '公司搬迁']],
  ['证明人', ['王主任', '李经理', '张先生', '陈女士']],
  ['工作性质', ['全职', '兼职', '实习']],
  ['税前月薪', ['8000元/月', '面议', '保密', '6001-8000元/月']],
];
const ENGLISH: [string, string[]][] = [
  ['Reporting to', ['Managing Director', 'Head of Department', 'Store Manager', 'Principal']],
  ['Reason for leaving', ['End of contract', 'Career progression', 'Relocation', 'Redundancy']],
  ['Type of business', ['Retail', 'Manufacturing', 'Health care', 'Education', 'Logistics']],
  ['Team size', ['4', '12', '6 people', 'none']],
];

/** What a document tells of an employer between the head of an entry and what was done there; the same way in all entries. */
export type EmployerForm = { about: boolean; fields: number; inRow: boolean };

export const sampleEmployer = (random: Random, language: Style['language']): EmployerForm => ({
  about: random.chance(0.08),
  fields: random.chance(language === 'zh' ? 0.1 : 0.04) ? random.int(1, 4) : 0,
  inRow: random.chance(0.6),
});

export function employerBlocks(entry: number, style: Style, random: Random): Block[] {
  const { about, fields, inRow } = style.employer;
  const out: Block[] = [];
  if (about)
    out.push(row([{ text: random.pick(ABOUT[style.language]), label: 'work.body', entry, italic: entry % 2 === 0 }]));
  const list = style.language === 'zh' ? FIELDS : ENGLISH;
  const colon = style.language === 'zh' ? '：' : ': ';
  const said = list
    .filter((_, at) => (at * 7 + fields) % list.length < fields)
    .map(([name, values]) => `${name}${colon}${random.pick(values)}`);
  if (inRow && said.length) out.push(row([{ text: said.join('   '), label: 'work.label', entry }]));
  else out.push(...said.map((text) => row([{ text, label: 'work.label' as const, entry }])));
  return out;
}
