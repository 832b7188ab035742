import type { Tables } from '../entry.ts';

/** Money: shared by banks, brokers, insurers, auditors and advisers. */
export const finance: Tables = {
  hard: `
    financial analysis, financial statement analysis | 财务分析, 财报分析 | financial modeling
    financial modeling | 财务建模, 财务模型 | financial analysis
    valuation, DCF valuation, company valuation | 估值, 估值建模, 企业估值 | financial modeling
    due diligence, commercial due diligence | 尽职调查, 尽调, 商业尽调
    IFRS, International Financial Reporting Standards | 国际财务报告准则
    US GAAP, GAAP | 美国会计准则
    Chinese accounting standards, PRC GAAP | 企业会计准则
    internal controls, internal control | 内部控制, 企业内控, 内控体系, 内控建设
    anti-money laundering, AML | 反洗钱, 反洗钱管理
    KYC, know your customer, customer due diligence | 客户身份识别, 客户尽职调查
    regulatory compliance, compliance management | 合规管理, 监管合规, 合规审查
    credit risk | 信用风险 | risk control
    market risk | 市场风险 | risk control
    operational risk | 操作风险
    risk control, risk control strategy | 风控, 风险控制, 风控策略
    asset-backed securities, ABS issuance, securitization | 资产证券化
    mergers and acquisitions, M&A | 并购, 兼并收购, 并购重组 | due diligence
    investment analysis, investment research | 投资分析, 投研
    industry research, sector research | 行业研究, 行研 | investment analysis
    corporate finance, corporate financing | 企业融资, 投融资
    Basel III, Basel Accord | 巴塞尔协议
    cash flow management, treasury management | 资金管理, 现金流管理, 司库管理
    stress testing | 压力测试`,
  tool: `
    Wind | 万得, Wind终端, Wind数据库 | Bloomberg | terminal, 终端, 数据库, bloomberg, ifind, choice, 金融, excel, python
    Bloomberg Terminal, Bloomberg | 彭博, 彭博终端 | Wind
    Capital IQ, S&P Capital IQ | | Bloomberg
    FactSet | | Bloomberg
    iFinD | 同花顺iFinD, 同花顺 | Wind
    Choice terminal | 东方财富Choice, Choice终端 | Wind
    Refinitiv Eikon, Eikon | 路透终端`,
  cert: `
    CPA, Certified Public Accountant | 注册会计师, 中国注册会计师, 注会, 注册会计师(CPA)
    ACCA | 特许公认会计师, ACCA会员
    CFA, Chartered Financial Analyst / CFA Level I / CFA Level II / CFA Level III | 特许金融分析师 / CFA一级 / CFA二级 / CFA三级
    FRM, Financial Risk Manager / FRM Part I | 金融风险管理师 / FRM一级 | CFA
    AFP | 金融理财师, 金融理财师AFP | CFP
    CFP, Certified Financial Planner | 国际金融理财师, 注册理财规划师 | AFP
    securities qualification | 证券从业资格, 证券从业资格证, 证券从业
    fund qualification | 基金从业资格, 基金从业资格证, 基金从业
    banking qualification | 银行从业资格, 银行从业资格证, 银行从业, 银行业专业人员职业资格
    futures qualification | 期货从业资格, 期货从业资格证
    CAMS, Certified Anti-Money Laundering Specialist | 公认反洗钱师, 反洗钱师认证 | anti-money laundering
    Intermediate Economist | 中级经济师, 中级经济师证
    Intermediate Accountant Certificate | 中级会计, 中级会计师, 中级会计职称
    National Judicial Exam, legal professional qualification | 法律职业资格, 法律职业资格证, 法考, 司法考试, 司考
    Series 7, FINRA Series 7`,
  metric: `
    money up | AUM, assets under management | 资产管理规模, 管理规模, 在管规模
    % down | NPL ratio, non-performing loan ratio | 不良贷款率
    % up | IRR, internal rate of return | 内部收益率
    % up | ROE, return on equity | 净资产收益率
    % down | delinquency rate, overdue rate | 逾期率, 贷款逾期率
    % up | audit pass rate of files, compliance rate | 合规率, 检查合格率`,
};
