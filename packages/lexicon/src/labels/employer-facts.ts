import { list } from '../match/list.ts';
import { chinese, english, maybe } from '../match/phrase.ts';

/** Labels of what job boards ask about an employer or a post beside its name: no part of either. */
export const employerFacts = [
  chinese(maybe('税前, 税后'), '月薪, 薪资, 年薪, 薪酬', maybe('状况, 情况, 待遇')),
  chinese('公司, 企业, 单位', '性质, 规模, 行业, 类型, 人数, 描述, 介绍, 简介'),
  chinese('所属, 所在, 公司', '行业'),
  ...list(
    '汇报对象, 汇报给, 汇报, 所在部门, 所属部门, 下属, 上级, 直接上级, 下属人数, 管理人数, 管理人數, 离职原因, 证明人, 证明人电话, 工作性质, 雇佣类型, 职务类别, 职务性质, 管理责任, 年资, 总年资, 累计年资',
  ),
  english('reason', 'for leaving'),
  english(
    maybe('okay to, ok to, may we'),
    'contact',
    maybe('this, your'),
    maybe('current, previous'),
    'supervisor, employer',
  ),
  ...list(
    'reporting to, reports to, reported to, salary, type of business, type of business or sector, business or sector, sector, country, level in EQF, supervisor, hours per week, team size, pay plan, series, grade, rank',
  ),
];

/** What kind of owner an employer has, as job boards name it. */
export const employerNatures = list(`
  民营, 民营企业, 民营公司, 私营, 私营企业, 国企, 国有企业, 央企, 股份制企业, 外商独资, 外资, 外企, 合资, 中外合资, 事业单位, 上市公司, 政府机关, 非营利组织, 代表处
`);
