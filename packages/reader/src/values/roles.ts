const TITLE_EN =
  /\b(?:engineers?|developers?|programmer|managers?|director|analysts?|intern(?:ship)?|trainee|assistant|associate|consultant|designer|architect|specialist|coordinator|administrator|officer|president|chief|c[etofmi]o|vp|head|lead(?:er)?|founder|co-?founder|owner|partner|scientist|researcher|fellow|professor|lecturer|teacher|tutor|instructor|coach|mentor|volunteer|member|representative|executive|accountant|auditor|nurse|doctor|physician|attorney|lawyer|paralegal|clerk|cashier|waiter|waitress|server|barista|bartender|cook|chef|driver|technician|mechanic|operator|supervisor|secretary|treasurer|editor|writer|author|journalist|reporter|producer|photographer|translator|interpreter|recruiter|strategist|planner|advisor|adviser|agent|broker|buyer|sales(?:man|person|woman)?|staff|participant|maintainer|contributor|captain|chair(?:man|person)?|organi[sz]er|ambassador|freelancer?|contractor|postdoc|apprentice|job title|expert|generalist|tester|devops|sre|dean|principal|pharmacist|therapist|counsel(?:or|lor)|marketer|merchandiser|stylist|artist|animator|musician|curator|librarian|guide|host(?:ess)?|receptionist|attendant|worker|labou?rer|foreman|inspector|surveyor|electrician|plumber|carpenter|pilot|guard|delegate|speaker|judge|reviewer|evangelist|advocate|controller|underwriter|teller|actuary|economist|statistician|biologist|chemist|physicist|mathematician|psychologist|(?:scrum )?master)\b/i;
const TITLE_ZH =
  /(?:工程师|实习生|实习|经理|总监|主管|主任|助理|专员|顾问|设计师|架构师|开发|分析师|研究员|科学家|负责人|组长|队长|会长|部长|主席|干事|委员|书记|班长|社长|团长|副[总部会社主班队]|成员|队员|队长|志愿者|讲师|教师|教授|老师|导师|家教|总裁|总经理|董事|创始人|合伙人|首席|[CＣ][TEOF][OＯ]|编辑|记者|翻译|会计|审计|出纳|法务|律师|护士|医生|医师|药师|销售|运营|产品|策划|客服|行政|人事|采购|店长|店员|技术员|管理员|参与者|核心开发|前端|后端|全栈|算法|测试|运维|架构|技术专家|专家|教练|秘书|干部|代表|主持人|文员|操作员|质检|培训师|架构|主力|骨干|独立开发|个人项目|牵头)/;
const ORG_EN =
  /\b(?:inc|llc|ltd|limited|corp(?:oration)?|co|company|gmbh|plc|s\.?a|ag|bv|group|holdings?|university|college|institute|school|academy|lab(?:s|oratory|oratories)?|studios?|bank|hospital|clinic|center|centre|foundation|association|society|club|council|committee|department|ministry|agency|technolog(?:y|ies)|systems?|solutions?|software|consulting|partners|ventures|capital|research|networks?|media|interactive|workshops?|church|museum|restaurant|store|market|industries|international|llp|employer|organi[sz]ation|enterprises?|services)\b\.?/i;
const ORG_ZH =
  /(?:公司|集团|科技|大学|学院|研究院|研究所|研究中心|实验室|银行|医院|医疗中心|中心|事务所|工作室|协会|学会|委员会|学生会|社团|俱乐部|基金会|局|厅|部门|政府|学校|中学|小学|幼儿园|出版社|报社|电视台|酒店|餐厅|超市|工厂|有限|股份|证券|保险|传媒|网络|信息技术|联盟|团队|编程之夏|医药|汽车|电子|互联网|控股|商城)/;

export const isTitle = (text: string): boolean => TITLE_EN.test(text) || TITLE_ZH.test(text);
export const isOrganisation = (text: string): boolean => ORG_EN.test(text) || ORG_ZH.test(text);

/** The rightmost strong word decides in Chinese: `腾讯科技实习生` is a post, `软件开发有限公司` a company. */
export function leansToOrganisation(text: string): boolean {
  const t = text.replace(/[（(][^）)]*[)）]/g, '').trim();
  const org = t.search(new RegExp(`(?:${ORG_ZH.source})$`));
  const title = t.search(new RegExp(`(?:${TITLE_ZH.source})$`));
  if (org >= 0 || title >= 0) return org >= 0;
  return isOrganisation(t) && !isTitle(t);
}
