import { list } from '../match/list.ts';
import { chinese, maybe } from '../match/phrase.ts';

/** Kinds of employment that stand beside a post, by themselves. */
export const employmentTypes = [
  ...list(`
    full-time, full time, part-time, part time, fulltime, parttime, contract, permanent, temporary, temp, seasonal, casual, fixed-term, fixed term,
    zero hours, hourly, salaried, per diem, unpaid, paid, vollzeit, teilzeit, cdi, cdd, stage,
    正式, 正式员工, 合同制, 外包, 派遣, 编外, 事业编, 在编, 返聘, 远程, 驻场, 临时, 临时工, 短期, 长期
  `),
  chinese(maybe('全日制, 暑期, 寒假, 校外, 校内, 假期'), '全职, 兼职, 劳务派遣', maybe('工作')),
];

/** Those that are a post or an employer where nothing else is. */
export const employmentNouns = [
  ...list(
    'contractor, freelance, self-employed, internship, apprenticeship, volunteer, voluntary, 自由职业, 个体, 个体户',
  ),
  chinese(maybe('全日制, 暑期, 寒假, 校外, 校内, 假期'), '实习, 见习', maybe('工作')),
];

/** Before the name under which somebody works for themselves, and what says that they do. */
export const tradingAs = list('trading as, t/a, doing business as, dba, d/b/a');
export const selfEmployed = list(
  'self-employed, self employed, sole trader, sole proprietor, own business, own account, freelance, freelancer, independent contractor, owner',
);

/** Between an employer and the post there: 任职于…, 在…担任…. */
export const chineseEmployment = {
  at: list(
    '就职于, 任职于, 供职于, 工作于, 受雇于, 受聘于, 就业于, 服务于, 实习于, 入职, 加入, 进入, 转到, 转入, 调到, 调至, 调入, 跳槽到, 赴, 前往, 于, 在',
  ),
  /** places that begin with one of them: 于都县, 于田县, 于洪区 (but 于都江堰市) */
  atNoPlace: '(?!于(?:都(?![江匀昌安])|[田阗]县|洪区|潜镇))',
  as: list('担任, 出任, 任职, 任, 从事, 职务, 职位, 岗位, 做, 当'),
};
/** Between the post and the employer: `Radiographer with Northshore Imaging`. */
export const employedWith = list('at, with, bei, chez, presso, bij, en, ved');

/** What the parts of an employer end in. */
export const departmentEndings = list('部, 部门, 处, 科, 组, 事业部, 事业群, department, division, team');

/** What the branches of a bank or a chain end in, beside the name of the whole. */
export const branchEndings = list(
  '支行, 分行, 分理处, 营业部, 营业厅, 储蓄所, 分公司, 分院, 分局, 分校, 分店, 分部, 门店',
);

/** Written where the employer of the entry above would be said again. */
export const sameEmployer = list(
  '同上, 同前, 同一公司, 同一单位, 同单位, 同公司, same firm, same company, same employer, same organisation, same organization, same as above, as above, ditto',
);
