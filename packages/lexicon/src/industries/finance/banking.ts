import type { IndustrySource } from '../../entry.ts';

export const banking: IndustrySource = {
  id: 'banking',
  en: 'Banking',
  zh: '银行',
  titles: `
    bank teller, teller, relationship manager, credit analyst, loan officer, branch manager, credit officer, private banker, trade finance officer, mortgage advisor, corporate banker, personal banker |
    银行柜员, 柜员, 综合柜员, 对公客户经理, 个人客户经理, 理财经理, 信贷经理, 支行行长, 风控专员, 信审专员, 授信审批, 信用卡专员, 银行实习生, 大堂引导`,
  shared: `
    Excel, SQL, Python, SAS, Wind, financial analysis, financial modeling, anti-money laundering, KYC, regulatory compliance, credit risk, market risk, operational risk, risk control,
    Basel III, stress testing, due diligence, asset-backed securities, CFA, FRM, CPA, AFP, CFP, banking qualification, fund qualification, securities qualification, Intermediate Economist, CAMS,
    AUM, NPL ratio, delinquency rate, customer satisfaction, fraud detection, cross-selling, account management, internal controls, new customers, operating cost, CET-6`,
  hard: `
    counter service, teller operations | 柜面业务, 柜台业务, 柜面服务, 临柜
    account opening, account opening services | 开户, 对公开户
    deposit marketing, deposit mobilization, deposit gathering | 揽储, 吸收存款, 存款营销
    corporate banking, corporate banking business | 对公业务, 公司业务, 公司金融, 公司银行
    retail banking, personal banking | 零售银行, 个人金融业务
    private banking, wealth management, wealth planning | 私人银行, 财富管理, 资产配置
    credit approval, loan approval, credit underwriting | 授信审批业务, 贷款审批, 信贷审批, 审贷
    credit investigation, pre-loan investigation | 贷前调查, 授信调查
    post-loan management, loan monitoring | 贷后管理, 贷后检查
    credit analysis, credit assessment, credit review | 信用分析, 信用评估, 授信分析
    credit rating, internal rating, credit scoring | 信用评级, 内部评级
    scorecard modeling, scorecard | 评分卡, 评分卡模型, A卡B卡 | credit rating | credit, risk, model, models, loan, sas, 信用, 模型, 风控, 贷款
    corporate loans, working capital loans, syndicated loans | 流动资金贷款, 对公贷款, 银团贷款, 项目贷款
    mortgage loans, home mortgage | 个人住房贷款, 按揭贷款, 房贷
    consumer loans, personal loans | 消费贷, 个人消费贷款, 经营贷, 个贷
    inclusive finance, SME lending, micro and small enterprise loans | 普惠金融, 小微贷款, 小微企业贷款, 小微信贷
    supply chain finance | 供应链金融, 保理
    trade finance, international settlement | 国际结算, 贸易融资, 国际业务
    letter of credit processing, letters of credit | 信用证业务, 信用证开立
    bank guarantees, letters of guarantee | 保函, 银行保函
    bill discounting, bankers' acceptance | 票据贴现, 银行承兑汇票, 承兑汇票, 票据业务
    forfaiting, factoring | 福费廷 | trade finance | bank, trade, finance, receivables, receivable, invoice, 银行, 国际业务
    foreign exchange business, FX trading | 外汇业务, 外汇交易, 结售汇业务
    interbank business, interbank market | 同业业务, 金融同业, 同业拆借
    bond underwriting | 债券承销
    asset and liability management, ALM | 资产负债管理
    liquidity management, liquidity risk | 流动性管理, 流动性风险
    non-performing asset disposal, NPL resolution | 不良资产处置, 不良清收, 不良资产
    loan collection, debt collection | 贷款催收, 贷后催收, 催收管理
    collateral management, mortgage registration, collateral evaluation | 抵押登记, 押品管理, 抵质押
    credit card business, credit card marketing | 信用卡业务, 信用卡营销, 信用卡
    electronic banking, mobile banking, digital banking | 电子银行, 手机银行, 网上银行
    payment and clearing, payment settlement | 支付结算, 清算, 资金清算
    wealth product sales, bank wealth management products, structured deposits | 理财产品销售, 银行理财, 结构性存款
    fund and insurance agency sales, bancassurance | 代销基金, 银保, 银保业务, 代理保险
    precious metals sales | 贵金属销售, 贵金属业务
    lobby marketing, customer diversion | 厅堂营销, 厅堂服务, 厅堂管理
    payroll agency service, merchant acquiring | 代发工资, 代发业务, 收单业务, 商户收单
    vault management, cash counting | 金库管理, 现金清点, 点钞, 尾箱
    operations authorization, accounting supervision | 会计主管, 授权复核
    anti-fraud at counter, telecom fraud prevention | 反电诈, 电信诈骗防范
    regulatory reporting | 监管报送, 监管报表, 1104报表, 人行报送`,
  tool: `
    core banking system, T24, Temenos | 核心银行系统
    SWIFT messaging, SWIFT | SWIFT报文 | international settlement | bank, payment, payments, mt103, messaging, letters, trade, settlement, 银行, 报文, 国际结算
    credit reference system, credit bureau report | 征信系统, 征信报告, 人行征信
    credit management system | 信贷管理系统, 信贷系统
    UnionPay / Fedwire / HVPS payment system | 银联 / / 大小额支付系统
    Moody's Analytics, RiskCalc
    FICO Score, FICO | FICO评分
    Calypso / Murex | 资金交易系统`,
  cert: `
    anti-counterfeit currency certificate | 反假币证, 反假货币上岗证, 反假证
    junior banking professional | 初级银行从业, 银行业初级资格
    intermediate banking professional | 中级银行从业, 银行业中级资格
    CDCS, Certified Documentary Credit Specialist | 国际信用证专家, CDCS认证
    insurance agency qualification in banks | 保险销售资格
    gold trader certificate | 黄金交易员, 黄金交易从业资格
    credit analyst certification, Certified Credit Professional | 信用分析师认证, 信用管理师
    private banker certificate, CPB | 私人银行家认证
    NMLS license, mortgage loan originator license | 抵押贷款从业牌照`,
  metric: `
    money up | deposit balance, deposits gathered, deposit growth | 存款余额, 存款增量, 日均存款, 新增存款, 揽储金额
    money up | loan balance, loans originated, loan portfolio | 贷款余额, 贷款投放, 放款金额, 放款额
    money up | intermediary business income, fee income | 中间业务收入, 中收
    money up | wealth product sales volume, wealth sales | 理财销量, 理财销售额, 基金销量
    count up | credit cards issued | 信用卡发卡量, 发卡量
    count up | transactions per day at the counter, counter transactions | 日均业务量, 柜面业务量, 业务笔数
    % up | loan approval rate | 审批通过率, 贷款通过率
    time down | approval turnaround, loan processing time | 审批时效, 放款时效, 审批时长
    % up | NPL recovery rate, bad loan recovery | 清收率, 不良回收率, 不良清收金额
    % up | provision coverage ratio | 拨备覆盖率
    % up | net interest margin, NIM | 净息差
    % up | capital adequacy ratio | 资本充足率
    count up | high-net-worth clients, VIP customers | 高净值客户, 贵宾客户, 私行客户
    count up | accounts opened, corporate accounts opened | 开户数, 新开户, 新增对公账户
    % up | mobile banking penetration | 手机银行开通率, 手机银行签约
    % up | zero-error transactions | 业务零差错, 无差错笔数`,
  domain: `
    commercial bank | 商业银行, 股份制银行, 城商行, 农商行, 国有银行
    consumer finance company, consumer finance | 消费金融, 消金公司
    fintech | 金融科技
    green finance, green credit | 绿色金融, 绿色信贷
    policy bank | 政策性银行
    digital RMB, e-CNY | 数字人民币`,
};
