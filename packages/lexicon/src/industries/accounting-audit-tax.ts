import { type Industry, terms } from '../entry.ts';

export const accountingAuditTax: Industry = {
  id: 'accounting_audit_tax',
  name: { en: 'Accounting, audit and tax', zh: '财务/审计/税务' },
  shared: ['sap', 'power-bi', 'sql'],
  entries: [
    ...terms(
      'hard',
      `
      financial reporting, financial statements, financial statement | 财务报告, 财务报表 | financial-analysis
      financial analysis | 财务分析 | financial-modeling
      financial modeling, financial modelling | 财务建模, 财务模型
      general ledger, GL | 总账
      accounts payable | 应付账款, 应付 | accounts-receivable
      accounts receivable | 应收账款, 应收 | accounts-payable
      bookkeeping | 记账, 账务处理, 做账
      month-end close, month end close, monthly close | 月结, 月末结账, 关账
      bank reconciliation, account reconciliation, reconciliations | 银行对账, 对账, 往来对账
      budgeting, budget management, budget planning | 预算管理, 预算编制, 全面预算
      forecasting, rolling forecast | 滚动预测, 财务预测
      variance analysis | 差异分析 | budgeting
      cost accounting, cost analysis | 成本核算, 成本会计, 成本分析
      cost control | 成本控制, 成本管控 | cost-accounting
      fixed assets, fixed asset management | 固定资产, 固定资产管理
      payroll, payroll processing | 薪酬核算, 工资核算
      internal audit, internal auditing | 内部审计, 内审
      external audit, statutory audit | 外部审计, 年报审计, 年审
      audit planning, audit sampling | 审计计划, 审计抽样
      internal controls, internal control | 内部控制, 内控 | sox-compliance
      SOX compliance, Sarbanes-Oxley | 萨班斯法案
      tax filing, tax returns, tax return | 纳税申报, 报税
      tax planning | 税务筹划, 税收筹划
      VAT, value-added tax | 增值税
      corporate income tax | 企业所得税
      transfer pricing | 转让定价
      IFRS, International Financial Reporting Standards | 国际财务报告准则
      US GAAP, GAAP | 美国会计准则
      Chinese accounting standards, PRC GAAP | 企业会计准则
      consolidation, consolidated statements | 合并报表
      due diligence | 尽职调查, 尽调
      cash flow management, treasury management | 资金管理, 现金流管理`,
    ),
    ...terms(
      'tool',
      `
      Excel, Microsoft Excel, MS Excel
      VLOOKUP, XLOOKUP | | excel
      pivot tables, pivot table | 数据透视表 | excel
      QuickBooks
      Xero
      Oracle NetSuite, NetSuite
      Oracle EBS, Oracle Financials
      Kingdee | 金蝶, 金蝶K3 | yonyou
      Yonyou, UFIDA | 用友, 用友U8, 用友NC | kingdee
      Hyperion, Oracle Hyperion
      golden tax system | 金税系统, 金税盘, 金税三期
      ACL Analytics, IDEA audit software | 审计软件
      Wind | 万得 | | terminal, 终端, 数据库, bloomberg`,
    ),
    ...terms(
      'cert',
      `
      CPA, Certified Public Accountant | 注册会计师, 中国注册会计师, 注会
      ACCA | 特许公认会计师
      CMA, Certified Management Accountant | 管理会计师
      CIA, Certified Internal Auditor | 国际注册内部审计师
      Junior Accountant Certificate | 初级会计, 初级会计师, 初级会计职称
      Intermediate Accountant Certificate | 中级会计, 中级会计师, 中级会计职称
      Certified Tax Agent | 税务师, 注册税务师
      CFA, Chartered Financial Analyst | 特许金融分析师
      CIMA | 特许管理会计师`,
    ),
    ...terms(
      'metric',
      `
      closing time, days to close | 结账周期, 结账时间
      DSO, days sales outstanding | 应收账款周转天数, 回款周期
      overdue receivables, bad debt | 逾期账款, 坏账率, 坏账
      audit adjustments, audit findings | 审计调整, 审计发现
      tax savings | 节税额, 节税金额
      operating cost, operating costs | 运营成本, 费用支出
      gross margin, gross profit margin | 毛利率
      net profit, net margin | 净利润, 净利率
      budget variance | 预算偏差, 预算执行率
      invoices processed, invoice volume | 开票量, 凭证量
      error rate in postings, posting errors | 差错率, 凭证差错`,
    ),
    ...terms(
      'domain',
      `
      Big Four, Big 4 | 四大, 四大会计师事务所
      IPO | 上市审计, IPO审计
      shared service center, shared service centre | 财务共享中心, 财务共享`,
    ),
  ],
};
