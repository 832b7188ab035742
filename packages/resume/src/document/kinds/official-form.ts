import type { TextField } from '../../content/text-fields.ts';

/** What heads the form of a public body or an employer: whoever fills it in doesn't choose its fields. */
const TITLE =
  /(?:报名|登记|履历|申请|审批|推荐|呈报|任免|政审|自荐|基本情况|個人資料|履歷)[表書]$|干部任免|\bpro[- ]?forma\b|\b(?:application|registration|nomination|entry) form\b|\bapplication for (?:[a-z-]+ ){0,2}(?:employment|appointment)\b|\bemployment application\b|\bpersonal (?:history|data) (?:form|sheet|statement)\b|\bform no\b|\bannexure\b|\bprescribed format\b/i;
/** So long a line is no title any more. */
const LONGEST_TITLE = 50;
/** A page's own title stands among its first lines, which the reader may have taken for its head. */
const HEAD_LINES = 6;

/** Fields that only such a form has; three of them are no accident. */
const SIGNS = [
  /贴照片|照片粘贴|贴相片/,
  /报考(?:单位|岗位|职位|部门)|岗位代码|职位代码|准考证/,
  /审[核查]意见|单位意见|推荐意见|组织意见|考察意见|主管部门/,
  /填表(?:人|日期|时间|说明)|从高中填起|本人签[名字]|签名[:：]/,
  /家庭(?:主要)?成员|社会关系/,
  /参加工作时间|入党时间|入党年月|任现职|现任职务|专业技术职务/,
  /熟悉专业|有何专长|有何特长|奖惩情况|年度考核|在职教育|全日制教育/,
  // what an employer's own site asks of whoever applies there
  /(?:申请|应聘|投递|报名)编号|投递(?:时间|日期)/,
  /服从(?:调剂|分配|安排)/,
  /证明人|紧急联系人/,
  /(?:承诺|保证|声明)[^。\n]{0,24}(?:真实|属实)/,
  /\b(?:candidate|applicant|application|requisition) (?:ID|no\.?|number|reference)\b|\bjob requisition\b|\b(?:date (?:applied|of application)|application date)\b/i,
  /\bblock (?:letters|capitals)\b/i,
  /\bsignature of (?:the )?(?:applicant|candidate|employee|officer)\b/i,
  /\baffix\b|\bpassport[- ]size\b/i,
  /\b(?:post|position|job) (?:applied|applied for|held)\b|\bpresent post\b/i,
  /\bcomplete (?:all|every|each) (?:parts?|sections?|questions?)\b|\bcontinue on (?:a )?separate sheet\b|\bin black ink\b/i,
  /\breasons? for leaving\b|\bname (?:and|&) address of (?:the )?(?:employer|school|referee)\b/i,
  /\bsupporting (?:statement|information)\b/i,
  /\b(?:national insurance|NI) (?:no\.?|number)\b|\bforenames?\b|\bsurname\b/i,
  /\bunspent\b|\bcriminal (?:convictions?|record)\b|\brehabilitation of offenders\b/i,
  /\bdo you (?:have|hold|require|need|consider)\b|\bare you (?:legally|entitled|related|currently)\b/i,
  // what a manning agency asks of a crew
  /鞋号|工服|工作服尺|\b(?:boiler ?suit|coverall|safety shoes?)s? size\b/i,
  /\brank applied\b|申请职务|可上船/i,
  /\b(?:seaman|seafarer|discharge)['’]?s? book\b|海员证|服务簿|海上资历|\bsea service\b|船名.{0,24}(?:总吨|航线|船型)|\bvessel\b.{0,40}\b(?:flag|GRT|DWT)\b/i,
  /\bcategory\b[^\n]{0,6}\b(?:general|obc|sc|st|ur)\b|\bwhether (?:belong|sc|st)/i,
  /\bnature of duties\b|\bpay (?:scale|level|matrix|band)\b|\bscale of pay\b/i,
  /\bvigilance\b|\bthrough proper channel\b|\bsuperannuation\b|\bfor office use\b|\bcounter-?signed\b/i,
];
const LEAST_SIGNS = 3;

/** What the résumé of a federal post of the United States has to say, wherever it stands; of others hardly one of them. */
const FEDERAL = [
  /\bhours (?:per|a|\/) ?week\b|\bhrs?\.?\/(?:wk|week)\b/i,
  /\b(?:pay plan|series)\b[:\s]{1,3}(?:GS|\d{4})|\bG[SG][- ]?(?:\d{4}[- ])?\d{1,2}\b/,
  /\bveterans['’]? preference\b/i,
  /\b(?:okay|ok) to contact\b|\bmay (?:we |be )?contact(?:ed)?\b|\bsupervisor\s?:/i,
  /\bcitizenship\s?:|\b(?:U\.?S\.?|United States) citizen\b/i,
  /\bfederal (?:civilian|service|employee|job|position)\b|\b(?:job|vacancy) announcement\b/i,
];

/** What a house's own system prints of an application, line by line: its headings are no field of anybody's. */
const PRINTED = [
  /^job application\s?[:：]|^printed by\s?[:：]/i,
  /^application questions(?: \(\d|$)/i,
  /^(?:voluntary (?:disclosures?|self[- ]identification)|self[- ]identify)$/i,
  /^terms and conditions accepted\b|^(?:current |application )stage\s?[:：]/i,
];
const LEAST_PRINTED = 2;

/** Whether the document is a form with fields of its own, or has to answer a list of questions: then nobody advises to leave one of them empty. */
export function isOfficialForm(
  fields: readonly TextField[],
  titles: readonly string[],
  loose: readonly string[],
  written: readonly string[] = [],
): boolean {
  if (PRINTED.filter((sign) => written.some((line) => sign.test(line.trim()))).length >= LEAST_PRINTED) return true;
  const whole = [...fields.map(({ text }) => text), ...loose].join('\n');
  if (FEDERAL.filter((sign) => sign.test(whole)).length >= LEAST_SIGNS) return true;
  const told = fields.filter(
    ({ entry: { section } }) => section === 'custom' || section === 'basics' || section === 'intention',
  );
  const texts = [...told.map(({ text }) => text), ...titles, ...loose];
  const lines = texts.flatMap((text) => text.split('\n')).map((line) => line.trim());
  const head = written.slice(0, HEAD_LINES).map((line) => line.trim());
  if ([...head, ...lines].some((line) => line.length <= LONGEST_TITLE && TITLE.test(line))) return true;
  const all = [...lines, ...fields.filter(({ entry }) => entry.section === 'education').map(({ text }) => text)].join(
    '\n',
  );
  return SIGNS.filter((sign) => sign.test(all)).length >= LEAST_SIGNS;
}
