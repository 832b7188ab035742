/** Accounts, payroll, law, human resources, offices, banks, insurance, property, public offices. */
export const office = `
accounts payable, purchase ledger, supplier invoices, bought ledger, creditors ledger, supplier payments / accounts receivable, sales ledger, debtors ledger | 应付, 应付账款, 供应商对账, 应付会计, 供应商付款 / 应收, 应收账款, 应收会计, 客户对账
credit control, debt collection, chasing debts, chasing late payments, collections calls, chasing invoices, aged debt, chasing overdue accounts, debt chasing | 催款, 催收, 回款跟进, 清欠, 追款, 账款催收, 催账
bank reconciliation, bank recs, reconciling bank accounts, reconciling the bank, reconciling bank statements | 银行对账, 银行余额调节表, 核对银行流水, 银企对账, 余额调节表
month-end close, month end, closing the books, period end close, month-end accounts, monthly close | 月结, 月末结账, 结账关账, 关账, 月末关账, 月底结账
bookkeeping, keeping the books, double-entry, posting journals, double entry bookkeeping, journal postings | 记账, 做账, 登账, 录凭证, 账务处理, 做凭证, 全盘账, 编制凭证, 代理记账, 凭证录入, 全盘账务
statutory accounts, year-end accounts, final accounts, annual accounts preparation, accounts preparation | 年报编制, 年终决算, 财务决算, 决算报表
management accounts, monthly management pack, management reporting, board pack | 管理报表, 管理会计, 经营分析报表, 管理报告
VAT returns, VAT, Making Tax Digital | 增值税申报
GST returns, BAS statements |
| 报税, 纳税申报, 月度报税, 税务申报, 申报纳税
corporation tax, CT600, corporate tax returns, corporate tax | 企业所得税, 汇算清缴, 所得税汇算, 汇缴
personal tax returns, self assessment, 1040s, self assessment returns, SA100 | 个税申报, 个人所得税, 代扣个税, 个税
invoicing, raising invoices, issuing invoices, billing customers, sales invoicing | 开票, 开发票, 发票管理, 开具发票, 发票开具, 数电票
expense claims, expenses processing, processing expenses, T&E, employee expenses | 费用报销, 报销审核, 报销, 审核报销
petty cash | 备用金, 零用金, 现金日记账
cashier accounting | 出纳, 现金收付, 网银付款, 跑银行, 资金收付
fixed asset register, fixed assets, depreciation schedules, asset register | 固定资产核算, 固定资产盘点, 固定资产管理, 折旧计提
cost accounting, product costing, standard costing, job costing, inventory costing | 成本核算, 成本会计, 产品成本, 料工费, 成本归集
cash flow forecast, cash flow forecasting, treasury, cash forecasting, cash flow management | 资金计划, 资金预测, 现金流预测, 资金调度, 头寸管理, 资金管理
variance analysis, budget vs actual, budget variance, actual versus budget | 预实分析, 差异分析, 预算执行分析
external audit, audit fieldwork, statutory audit, audit work papers, substantive testing, working papers | 审计底稿, 外勤审计, 年报审计, 实质性测试, 工作底稿
internal audit, controls testing, SOX testing, internal controls testing | 内审, 内部审计, 内控测试, 内控审计, 穿行测试
accounting packages | 财务软件 > Xero, QuickBooks = QBO, Sage 50 = Sage Line 50, MYOB, FreeAgent, 用友 = 用友U8 = 用友T3, 金蝶 = 金蝶K3 = 金蝶云, 畅捷通 = 好会计
junior accounting certificate | 初级会计证, 初级会计职称证, 初级会计证书
payroll, running payroll, wages, payroll processing, processing payroll, wage runs, end-to-end payroll, payrolls, weekly wages, payroll runs | 算工资, 薪酬核算, 工资核算, 发工资, 做工资, 工资发放, 核算工资, 薪资核算, 薪资发放, 工资表, 算薪
payroll tax filing, PAYE, RTI, RTI submissions, FPS and EPS, P45s and P60s, Form 941, P11D, P60s, National Insurance contributions | 代扣代缴
pensions auto-enrolment, workplace pensions, pension contributions, pension uploads, auto-enrolment | 企业年金, 养老金缴纳
statutory sick pay, SSP, SMP, statutory payments, maternity pay, statutory pay calculations | 病假工资, 产假工资, 生育津贴
social insurance handling | 社保办理, 五险一金办理, 社保公积金, 缴社保, 社保增减员, 公积金办理, 社保缴纳, 社保
attendance records, time and attendance, timesheets, clocking data, timesheet processing, timekeeping records | 考勤, 考勤统计, 考勤核算, 打卡统计, 考勤管理
payroll packages | 薪酬系统, 薪资系统 > Sage Payroll, BrightPay, ADP, IRIS payroll, Moorepay, Star Payroll, Paychex, Staffology, Workday Payroll, 薪人薪事
recruitment, hiring, talent acquisition, recruiting, filling vacancies, resourcing, end-to-end recruitment | 招聘, 招人, 人才招聘, 招聘配置, 人员招聘, 招工
candidate sourcing, headhunting, Boolean search, LinkedIn Recruiter, direct sourcing, executive search | 猎头, 人才搜寻, 猎聘, 寻访, 简历筛选, 挖人, mapping寻访
interviewing candidates, competency-based interviews, screening calls, conducting interviews, phone screens | 面试, 初试, 结构化面试, 面试甄选, 电话面试
onboarding, inductions, new starter induction, new starters, new hire orientation, induction of staff | 入职办理, 新员工入职, 入离职, 入职手续, 办入职, 入职培训, 入转调离
employee relations, disciplinaries, grievances, disciplinary and grievance, ER cases, ER casework, disciplinary hearings | 员工关系, 劳动争议, 劳资纠纷, 劳动关系, 劳动仲裁, 员工关系处理
performance appraisal, performance reviews, appraisals, performance management | 绩效考核, 绩效管理, 绩效评估, KPI考核
compensation and benefits, comp and ben, job evaluation | 薪酬福利, 薪酬体系, 薪酬设计, C&B
training coordination, organising training, learning and development, L&D, training needs analysis | 培训组织, 培训管理, 培训计划, 员工培训, 培训体系
HR information system, HRIS, HR database | 人力系统, eHR系统, 人事系统, 人力资源系统 > Workday, BambooHR, SAP SuccessFactors, iTrent, PeopleHR, 北森, 钉钉人事
personnel files, employee records, HR records, staff files | 人事档案, 员工档案, 档案管理人事
labour contracts, employment contracts, contracts of employment, issuing contracts of employment | 劳动合同, 签劳动合同, 合同签订续签, 劳动合同管理
diary management, calendar management, managing diaries, scheduling meetings, managing calendars, arranging meetings | 日程安排, 日程管理, 行程安排, 会议安排, 安排会议
minute taking, taking minutes, meeting minutes, minuting meetings, minutes of meetings | 会议纪要, 会议记录, 记会议纪要, 写会议纪要
audio typing, copy typing, dictation typing, transcribing dictation, digital dictation | 打字录入, 速录, 听打, 文字录入 > BigHand
data entry, keying data, data input, inputting data, keying-in, data capture | 数据录入, 信息录入, 录入数据, 录入资料
telephone switchboard, telephone answering, answering calls, phone handling, answering phones, taking calls, incoming calls | 接电话, 电话接听, 接听来电, 总机, 接听电话, 电话接待
reception duties, receptionist duties, greeting visitors, front-of-house reception, manning reception | 前台, 来访接待, 接待访客, 行政前台, 访客接待
filing and scanning, document filing, archiving records, records management | 文件归档, 档案整理, 资料归档, 立卷归档, 档案管理, 整理归档
travel booking, booking travel, travel arrangements, flights and hotels booking, arranging travel | 差旅预订, 订机票酒店, 差旅安排, 机票酒店预订, 订票订酒店
office supplies ordering, stationery ordering, ordering stationery, office management | 办公用品采购, 办公用品管理, 行政采购, 办公采购
official document writing | 公文写作, 公文, 公文处理, 写材料, 机关公文, 公文撰写, 写公文, 起草文件
conveyancing, property transactions legal, residential conveyancing, exchange and completion, Land Registry | 房产过户, 产权过户, 过户手续, 权证办理, 网签, 办证过户
litigation, civil litigation, contentious work, trial preparation | 诉讼, 民商事诉讼, 打官司, 诉讼代理, 民事诉讼
contract review, contract drafting, reviewing contracts, drafting contracts, drafting agreements, redlining, contract negotiation | 合同审核, 审合同, 合同起草, 合同审查, 起草合同, 审核合同
legal research, case law research | 法律检索, 案例检索, 法律研究 > Westlaw, LexisNexis, Practical Law, 北大法宝, 威科先行
court bundles, court bundling, trial bundles, e-bundling, hearing bundles, disclosure lists | 整理卷宗, 证据目录, 案卷整理, 卷宗整理, 装订卷宗
court filing, filing at court, issuing claims, e-filing | 立案, 网上立案, 跑法院, 递交材料法院
due diligence legal, legal due diligence, data room review | 法律尽调, 尽职调查, 尽调
wills and probate, probate, estate administration, private client law, LPA | 遗嘱继承, 继承公证, 遗产继承
data protection, GDPR, subject access requests, UK GDPR, DSARs | 个人信息保护, 数据合规, 个人信息合规
legal professional qualification certificate | 法律职业资格证, 法律职业资格证书
anti-money laundering, AML, KYC, know your customer, customer due diligence, CDD, financial crime checks | 反洗钱, 客户身份识别, 可疑交易, 客户尽职调查
teller work, bank counter, counter cash, branch counter service, cashiering at a bank | 柜面, 柜员, 柜台业务, 对公柜面, 对私柜面, 柜面业务, 储蓄柜台
loan processing, loan underwriting, mortgage processing, credit assessment, lending decisions, mortgage underwriting | 贷款审批, 信贷审批, 授信, 贷前调查, 信贷, 贷款业务, 授信审批
wealth management sales, investment products, financial planning, wealth management | 理财销售, 基金销售, 财富管理, 理财产品, 理财顾问
insurance claims, claims handling, claims processing, loss adjusting, handling claims, claims settlement, claims adjusting, FNOL | 理赔, 保险理赔, 定损, 查勘定损, 核赔, 车险理赔, 查勘
insurance underwriting, risk underwriting, policy underwriting | 核保, 承保, 保险核保
insurance sales, selling policies, policy renewals, insurance broking | 保险销售, 续保, 卖保险, 保险代理, 保险展业, 保单销售
lettings, residential lettings, letting agency, property lettings, letting properties | 租赁带看, 房屋租赁, 房屋出租, 租房中介, 长租公寓
property viewings, accompanied viewings, conducting viewings, showing properties, viewings | 带看, 看房, 带客户看房, 陪看房
property valuation, market appraisals, surveying and valuation, valuations of property | 房产评估, 房地产估价, 房屋评估
tenancy referencing, right to rent checks, deposit registration, tenancy agreements | 租约, 租赁合同, 签租约
rent collection, rent arrears, collecting rent, chasing arrears | 收租, 租金催缴, 催租, 租金收缴
tenant management, tenancy management, housing management, tenant liaison | 租户管理, 租客管理, 租户关系, 商户管理
new homes sales, off-plan sales, new build sales | 案场, 新房销售, 置业顾问, 楼盘销售, 售楼, 卖房
public enquiries counter, one-stop counter, citizen services | 窗口服务, 办事窗口, 政务大厅, 政务服务, 综合窗口, 服务大厅
petitions and public complaints | 信访, 信访接待, 群众来访, 12345, 市民热线, 群众接待
grassroots governance | 网格员, 网格化管理, 社区网格, 网格管理, 社区治理
party building affairs | 党建, 党务, 党务工作, 党支部工作, 党建工作
tendering public procurement, public procurement, government tenders | 招投标, 政府采购, 招标采购, 招标, 招标文件
statutory enforcement, enforcement inspections, compliance inspections, regulatory inspections | 行政执法, 执法检查, 监督检查, 监督执法, 执法办案
`;
