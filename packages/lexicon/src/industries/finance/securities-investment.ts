import type { IndustrySource } from '../../entry.ts';

export const securitiesInvestment: IndustrySource = {
  id: 'securities_investment',
  en: 'Securities and investment',
  zh: '证券/基金',
  titles: `
    investment analyst, equity research analyst, fund manager, portfolio manager, trader, investment banker, quantitative researcher, quant developer, private equity associate, venture capital associate, investment banking analyst, securities analyst, hedge fund analyst |
    投资经理, 基金经理, 行业研究员, 证券分析师, 投行分析师, 交易员, 量化研究员, 投资顾问, 投行经理, 股权投资经理, 基金运营, 证券经纪人, 量化交易员`,
  shared: `
    Excel, Python, SQL, R, MATLAB, C++, Wind, Bloomberg Terminal, Capital IQ, FactSet, iFinD, Choice terminal, Refinitiv Eikon, financial analysis, financial modeling, valuation, due diligence, IFRS,
    regulatory compliance, market risk, credit risk, risk control, asset-backed securities, mergers and acquisitions, investment analysis, industry research, corporate finance, CFA, FRM, CPA, ACCA,
    securities qualification, fund qualification, futures qualification, National Judicial Exam, Series 7, AUM, IRR, ROE, anti-money laundering, time series, PowerPoint, VBA, machine learning, pricing strategy`,
  hard: `
    equity research, stock research | 股票研究, 个股研究, 权益研究
    fundamental analysis | 基本面分析
    technical analysis of stocks, candlestick analysis | 技术分析, K线分析
    macro research, macroeconomic research | 宏观研究, 宏观经济研究, 宏观策略
    fixed income research, fixed income, bond research | 固定收益, 固收, 债券研究, 利率债, 信用债
    credit research | 信用研究, 信评
    initiating coverage reports, research report writing, research reports | 深度报告, 研报撰写, 研究报告, 研报
    earnings forecast, earnings model | 盈利预测, 盈利模型
    comparable company analysis, trading comps, precedent transactions | 可比公司分析, 可比交易
    LBO modeling, leveraged buyout, LBO | 杠杆收购
    IPO execution, IPO, initial public offering | 首次公开发行, IPO项目, 上市辅导, IPO申报
    sponsor work, sponsor due diligence | 保荐, 保荐承销, 保荐业务
    prospectus drafting, prospectus | 招股说明书, 招股书, 募集说明书
    private placement, follow-on offering, refinancing of listed firms | 定向增发, 定增, 再融资
    convertible bonds, corporate bonds issuance | 可转债, 公司债, 企业债, 债券发行
    roadshow, non-deal roadshow | 路演, 反向路演 | | investors, ipo, fund, investor, equity, offering, deal, 投资者, 上市, 融资, 基金, 机构
    NEEQ listing, BSE listing | 新三板, 新三板挂牌, 北交所上市
    private equity, PE investment | 私募股权, 股权投资, PE投资
    venture capital, VC investment, early-stage investment | 风险投资, 创业投资, 早期投资
    deal sourcing, deal origination | 项目挖掘, 项目搜寻, 项目承揽
    term sheet, investment agreement, term sheet negotiation | 投资条款清单, 投资协议, 对赌协议
    investment committee memo, investment memo | 投决会, 立项报告, 投资建议书, 投资备忘录
    post-investment management, portfolio company monitoring | 投后管理, 投后服务
    fundraising of funds, fund raising, LP relations | 基金募集, 募资, 资金募集
    portfolio management, portfolio construction, asset allocation | 投资组合管理, 组合管理, 大类资产配置, 组合构建
    portfolio rebalancing, performance attribution | 业绩归因, 组合再平衡
    quantitative trading, algorithmic trading, quantitative investment | 量化交易, 量化投资, 算法交易, 程序化交易
    factor investing, multi-factor model, alpha research, factor mining | 多因子模型, 因子挖掘, 阿尔法策略, 多因子
    strategy backtesting, backtesting | 策略回测, 回测
    CTA strategy, managed futures | CTA策略, 期货策略
    high-frequency trading, market making | 高频交易, 做市, 做市商
    statistical arbitrage, arbitrage strategy, ETF arbitrage | 统计套利, 套利策略, 套利
    options pricing, Black-Scholes, derivatives pricing | 期权定价, 衍生品定价
    derivatives, options and futures, OTC derivatives | 金融衍生品, 场外衍生品, 期货期权, 衍生品
    trade execution, order execution | 交易执行, 下单交易, 指令执行
    hedging, hedging strategy | 套期保值, 对冲, 对冲策略
    margin financing and securities lending | 融资融券, 两融, 两融业务
    securities brokerage, brokerage business | 证券经纪业务, 经纪业务, 券商开户
    investment advisory, investment consulting | 投资顾问业务, 投顾, 基金投顾
    fund operations, fund accounting, NAV calculation | 基金运营管理, 基金会计, 估值核算, 净值核算
    transfer agency, custody | 基金托管, 份额登记, 托管业务 | | fund, bank, funds, assets, agent, securities, nav, 基金
    information disclosure | 信息披露, 信披
    equity incentive, employee stock ownership plan | 股权激励, 员工持股
    restructuring of listed companies, backdoor listing | 重大资产重组, 借壳上市, 资产重组
    pitch book, pitch deck | 推介材料, 融资BP
    fund product design, fund filing | 基金产品设计, 基金备案, 产品备案
    REITs, infrastructure REITs | 公募REITs, 不动产信托`,
  tool: `
    PitchBook / Preqin / Crunchbase / Zero2IPO / CVSource | / / / 清科 / 投中数据
    QMT / Ptrade / vn.py | 量化交易平台 | quantitative trading
    JoinQuant / RiceQuant / Uqer | 聚宽 / 米筐 / 优矿 | quantitative trading
    Barra / Axioma | Barra模型 | factor investing
    MetaTrader / TradingView / Wenhua futures software | / / 文华财经
    Hundsun O32, O32 system | 恒生O32, 恒生系统, 投资交易系统
    QuantLib / KDB+ / Tushare | / / Tushare数据
    Mergermarket / Dealogic`,
  cert: `
    sponsor representative qualification | 保荐代表人, 保代, 保代资格, 准保代
    securities analyst qualification | 证券分析师资格, 证券投资咨询资格, 分析师资格
    investment advisor qualification | 证券投资顾问资格, 投资顾问资格
    CAIA, Chartered Alternative Investment Analyst | 特许另类投资分析师
    CQF, Certificate in Quantitative Finance | 量化金融认证
    CIIA | 注册国际投资分析师
    HKSI license, SFC Type 9, SFC license | 香港证监会牌照, 9号牌
    Series 63 / Series 79 / Series 66
    board secretary qualification | 董秘资格, 董事会秘书资格证`,
  metric: `
    % up | annualized return, annual return, portfolio return | 年化收益率, 年化收益, 组合收益
    % up | excess return, alpha | 超额收益, 阿尔法 | | return, fund, benchmark, portfolio, strategy, sharpe, factor, 收益, 基准, 策略, 组合
    ratio up | Sharpe ratio | 夏普比率, 夏普
    % down | maximum drawdown, max drawdown, drawdown | 最大回撤, 回撤
    ratio up | information ratio | 信息比率
    % down | tracking error | 跟踪误差
    money up | deal value, transaction value, deal size | 交易金额, 项目规模, 募资规模, 募集金额, 融资金额
    count up | deals closed, deals executed | 过会项目, 投资项目数, 成交项目
    ratio up | MOIC, multiple on invested capital | 投资倍数, 现金回报倍数
    count up | companies covered, stocks covered | 覆盖公司, 覆盖个股, 跟踪标的
    count up | research reports published | 发布研报, 研报数量
    money up | trading volume, daily trading volume | 交易量, 交易额, 日均成交额
    % up | win ratio of trades, hit rate of trades | 交易胜率, 胜率
    money up | underwriting amount | 承销金额, 承销规模
    count up | new brokerage accounts, new investors | 新增开户, 新增资产客户`,
  domain: `
    investment banking, investment bank | 投资银行, 投行
    securities firm, brokerage firm | 券商, 证券公司
    mutual fund, public fund | 公募基金, 公募
    hedge fund, private fund | 私募基金, 私募, 对冲基金
    capital markets, secondary market, primary market | 资本市场, 二级市场, 一级市场, 一级半市场
    A-share market, A shares, STAR Market | A股, 科创板, 创业板
    fund of funds, FOF | 母基金
    ESG investing, ESG | ESG投资, ESG评级
    trust company, asset management company | 信托, 信托公司, 资管, 资管产品
    commodities futures, futures company | 大宗商品期货, 期货公司, 商品期货`,
};
