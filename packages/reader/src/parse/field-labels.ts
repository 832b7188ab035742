/** What a label inside an entry announces (`公司名称：`, `Employer:`). */
export type FieldLabel =
  | 'company'
  | 'position'
  | 'school'
  | 'degree'
  | 'major'
  | 'name'
  | 'role'
  | 'place'
  | 'dates'
  | 'issuer';

const LABELS: readonly [FieldLabel, RegExp][] = [
  [
    'company',
    /^(?:公司|单位|企业|机构|组织)(?:名称|全称)?$|^(?:工作|实习|任职|所在)(?:单位|公司)(?:名称)?$|^(?:name of )?(?:employer|company|organi[sz]ation)(?: name)?$/iu,
  ],
  [
    'position',
    /^(?:(?:工作|担任|所任|实习)?(?:职位|岗位|职务)(?:名称)?|职称|position(?: held| title)?|(?:job )?title|occupation)$/iu,
  ],
  [
    'school',
    /^(?:(?:毕业)?(?:学校|院校)(?:名称)?|就读(?:学校|院校)|school|university|institution|college)(?: name)?$/iu,
  ],
  ['degree', /^(?:学历|学位|学历学位|学历\/学位|最高学历|degree|qualification|diploma)$/iu],
  ['major', /^(?:(?:所学|主修)?专业(?:名称)?|major|field(?: of study)?|discipline|subject|specialization)$/iu],
  [
    'name',
    /^(?:项目(?:名称|名)?|课题(?:名称)?|证书(?:名称)?|奖项(?:名称)?|荣誉(?:名称)?|project(?: name)?|certificate|award|name)$/iu,
  ],
  ['role', /^(?:(?:担任|项目|我的|个人|所任)?(?:角色|职责角色|身份)|项目(?:职务|职位)|role|my role)$/iu],
  ['place', /^(?:(?:工作|公司|所在)?(?:地点|地址|城市|所在地)|location|place|city)$/iu],
  [
    'dates',
    /^(?:(?:起止|工作|项目|在校|就读|任职|在职|实习|获奖|获得|入学|毕业|取得|开发)?(?:时间|日期|年月|年份|周期|期间|年限)|起讫|(?:date|year)s?|period|duration|time)$/iu,
  ],
  [
    'issuer',
    /^(?:颁发(?:机构|单位)|发证(?:机构|机关|单位)|授予(?:单位|机构)|issuer|issued by|issuing (?:body|organi[sz]ation))$/iu,
  ],
];
const LABELLED = /^([\p{L}][\p{L} /]{0,24}?)\s*[:：]\s*/u;

export const fieldLabelOf = (text: string): FieldLabel | null =>
  LABELS.find(([, pattern]) =>
    pattern.test(text.replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '').trim()),
  )?.[0] ?? null;

/** A text without the label before it, and what the label announces. */
export function withoutLabel(text: string): { label: FieldLabel | null; rest: string } {
  const m = text.match(LABELLED);
  const label = m ? fieldLabelOf(m[1]!) : null;
  return { label, rest: label ? text.slice(m![0].length).trim() : text };
}
