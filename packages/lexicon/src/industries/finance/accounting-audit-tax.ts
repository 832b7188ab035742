import type { IndustrySource } from '../../entry.ts';

export const accountingAuditTax: IndustrySource = {
  id: 'accounting_audit_tax',
  en: 'Accounting, audit and tax',
  zh: '财务/审计/税务',
  titles: `
    accountant, auditor, tax accountant, bookkeeper, financial controller, finance manager, audit associate, cost accountant, accounts payable clerk, tax consultant, FP&A analyst, payroll accountant, payroll clerk, accounts executive, accounts assistant, article assistant |
    会计, 审计, 审计员, 审计师, 出纳, 财务经理, 财务总监, 税务专员, 成本会计, 总账会计, 财务主管, 审计助理, 税务经理, 应收会计, 主办会计`,
  shared: `
    Excel, VLOOKUP, pivot table, SAP, Oracle EBS, Oracle NetSuite, Kingdee, Yonyou, Power BI, SQL, Wind, financial analysis, financial modeling, due diligence,
    IFRS, US GAAP, Chinese accounting standards, internal controls, cash flow management, budgeting, cost control, CPA, ACCA, CFA, Intermediate Accountant Certificate,
    gross margin, net margin, operating cost, budget variance, ERP`,
  hard: `
    financial reporting, financial statements, financial statement preparation | 财务报告, 财务报表, 报表编制
    general ledger, GL accounting | 总账, 总账管理
    accounts payable | 应付账款, 应付管理 | accounts receivable
    accounts receivable | 应收账款, 应收管理 | accounts payable
    bookkeeping, journal entries, journal entry | 记账, 账务处理, 做账, 会计分录, 凭证录入
    voucher review, voucher preparation | 凭证审核, 凭证编制, 记账凭证
    month-end close, monthly close, month-end closing, year-end close | 月结, 月末结账, 关账, 年结
    bank reconciliation, account reconciliation | 银行对账, 往来对账, 银行余额调节表, 对账
    cashier work, cash handling of company funds | 出纳工作, 现金收付, 银行收付
    expense reimbursement, expense review | 费用报销, 报销审核
    forecasting, rolling forecast, financial forecasting | 滚动预测, 财务预测
    variance analysis | 差异分析 | budgeting
    management accounting, management reporting | 管理会计, 管理报表, 管报
    cost accounting, cost analysis, standard costing | 成本核算, 成本分析, 标准成本, 成本归集
    activity-based costing | 作业成本法 | cost accounting
    revenue recognition | 收入确认
    fixed assets, fixed asset management, depreciation | 固定资产, 固定资产管理, 折旧计提
    intercompany accounting, intercompany reconciliation | 内部往来, 关联方往来
    consolidation, consolidated financial statements, consolidated statements | 合并报表, 报表合并 | financial reporting | consolidated, financial, group, statements, subsidiaries, reporting, ifrs, gaap, 合并, 报表, 集团
    internal audit, internal auditing | 内部审计, 内审
    external audit, statutory audit, annual audit | 外部审计, 年报审计, 年审
    audit planning, audit sampling, audit procedures | 审计计划, 审计抽样, 审计程序
    audit working papers, working papers | 审计底稿, 工作底稿, 底稿
    substantive testing, walkthrough testing, control testing | 实质性程序, 穿行测试, 控制测试
    confirmation letters, audit confirmation | 函证, 询证函, 银行函证
    inventory observation | 监盘, 存货监盘
    special audit, economic responsibility audit | 专项审计, 经济责任审计, 离任审计
    SOX compliance, Sarbanes-Oxley, SOX | 萨班斯法案, SOX内控 | internal controls
    tax filing, tax return, tax declaration | 纳税申报, 报税
    tax planning | 税务筹划, 税收筹划
    tax compliance, tax risk review | 税务合规, 税务风险
    VAT, value-added tax | 增值税
    corporate income tax | 企业所得税, 汇算清缴, 所得税汇算清缴
    individual income tax | 个人所得税, 个税, 个税申报
    export tax rebate | 出口退税
    super deduction for R&D, R&D tax credit | 研发费用加计扣除, 加计扣除
    transfer pricing | 转让定价, 同期资料
    VAT invoice management, invoicing | 发票管理, 增值税专用发票, 开票
    foreign exchange settlement | 结售汇, 外汇结算
    credit control, credit management | 信用管理, 信用额度管理
    GST returns, GSTR-1, GSTR-3B, GST filing |
    TDS returns, TDS filing | 预扣税申报`,
  tool: `
    QuickBooks
    Xero
    Sage 50, Sage Intacct
    Hyperion, Oracle Hyperion | 海波龙
    SAP FICO, SAP FI | SAP财务模块 | SAP
    golden tax system | 金税系统, 金税盘, 金税三期, 金税四期
    ACL Analytics / IDEA audit software | 审计软件
    Chanjet | 畅捷通, T3财务软件 | Yonyou
    expense control system / SAP Concur, Concur | 费控系统, 每刻报销
    BlackLine
    electronic tax bureau | 电子税务局
    Dingxinnuo / CaseWare | 鼎信诺, 鼎信诺审计软件
    Tally Prime, TallyPrime, Tally ERP |`,
  cert: `
    CMA, Certified Management Accountant | 管理会计师, 美国注册管理会计师 | | account, accounting, accountant, management, cost, budget, cpa, acca, finance, financial, 会计, 财务, 证书, 管理会计师
    CIA, Certified Internal Auditor | 国际注册内部审计师 | | audit, auditor, internal, cpa, acca, 审计, 内审, 证书, iia
    CPA Australia / CPA Canada / HKICPA | 澳洲注册会计师 / / 香港会计师公会
    Junior Accountant Certificate | 初级会计, 初级会计师, 初级会计职称, 初级会计证
    Senior Accountant Certificate | 高级会计师, 高级会计职称
    accounting qualification certificate | 会计从业资格证, 会计证
    Certified Tax Agent | 税务师, 注册税务师, 税务师证
    CIMA | 特许管理会计师
    EA, Enrolled Agent | 美国注册税务师 | | irs, tax, enrolled, cpa, 税务
    asset appraiser, China Public Valuer | 资产评估师
    audit professional title / intermediate auditor title / junior auditor title | 审计师职称 / 中级审计师 / 初级审计师`,
  metric: `
    time down | closing time, days to close, close cycle | 结账周期, 结账时间, 关账时间
    time down | DSO, days sales outstanding | 应收账款周转天数, 回款周期, 账期
    money down | overdue receivables, bad debt | 逾期账款, 坏账率, 坏账
    count down | audit adjustments, audit findings | 审计调整, 审计发现, 审计问题
    money up | tax savings, tax refund | 节税额, 节税金额, 退税金额
    count up | invoices processed, invoice volume, transactions processed | 开票量, 凭证量, 单据量, 凭证数
    % down | posting errors, error rate in postings | 凭证差错, 记账差错率
    % up | filing accuracy, on-time filing rate | 申报准确率, 按期申报率
    time down | reimbursement time, payment cycle | 报销时效, 付款周期, 报销周期
    % up | rectification rate, audit issue closure rate | 整改率, 审计整改率
    % down | expense ratio, cost-to-revenue ratio | 费用率, 期间费用率
    % up | forecast accuracy, budget accuracy | 预测准确率, 预算准确率
    count up | number of audit engagements, entities audited | 审计项目数, 被审计单位`,
  domain: `
    Big Four, Big 4 | 四大, 四大会计师事务所 | | audit, accounting, pwc, kpmg, deloitte, ey, firm, firms, consulting, advisory, 会计, 审计, 事务所, 德勤, 普华永道, 毕马威, 安永, 咨询
    accounting firm, public accounting | 会计师事务所, 会计事务所, 代理记账
    IPO audit, pre-IPO audit | 上市审计, IPO审计
    shared service center, financial shared services | 财务共享中心, 财务共享
    FP&A, financial planning and analysis | 财务规划与分析, 财务BP, 财务业务伙伴
    statutory reporting | 法定报表, 法定报告`,
};
