import type { IndustrySource } from '../entry.ts';

export const legalCompliance: IndustrySource = {
  id: 'legal_compliance',
  en: 'Legal and compliance',
  zh: '法务/合规',
  titles: `
    lawyer, attorney, legal counsel, paralegal, legal assistant, compliance officer, general counsel, contract manager, patent attorney, associate attorney, compliance analyst, corporate counsel, patent agent, solicitor, trainee solicitor, barrister, advocate, conveyancer, legal executive, legal secretary, notary |
    律师, 法务专员, 法务经理, 法务, 合规专员, 合规经理, 律师助理, 实习律师, 法律顾问, 专利代理人, 专利代理师, 法官助理, 知识产权专员, 法务总监, 公司律师`,
  shared: `
    contract negotiation, contract management, regulatory compliance, anti-money laundering, KYC, due diligence, mergers and acquisitions, internal controls, SOX compliance, information disclosure, IPO,
    IPO execution, risk control, National Judicial Exam, securities qualification, CAMS, CET-6, CPA, IELTS, HIPAA, equity incentive, risk assessment, corporate finance, turnaround time, cost control,
    private equity, non-performing asset disposal`,
  hard: `
    contract drafting, drafting agreements, contract drafting and review | 合同起草, 起草合同, 协议起草
    contract review, agreement review | 合同审查, 合同审核, 审核合同, 合同审阅
    legal research, case law research | 法律研究, 法律检索, 类案检索, 案例检索
    legal opinion, legal memoranda, legal memo | 法律意见书, 法律意见, 法律备忘录
    litigation, civil litigation, commercial litigation | 诉讼, 民事诉讼, 民商事诉讼, 商事诉讼, 诉讼案件
    arbitration, international arbitration | 仲裁, 商事仲裁, 国际仲裁
    mediation, dispute resolution, alternative dispute resolution | 调解, 争议解决, 纠纷解决, 诉前调解
    pleadings drafting, legal pleadings, motions and briefs | 起诉状, 答辩状, 代理词, 法律文书, 法律文书起草
    court appearance, trial advocacy, trial preparation | 出庭, 庭审, 开庭, 出庭应诉
    evidence collection, discovery process, e-discovery, document review | 证据收集, 取证, 证据整理, 证据目录
    criminal defense | 刑事辩护, 刑事案件
    administrative litigation | 行政诉讼, 行政复议
    enforcement of judgments, property preservation | 强制执行, 财产保全, 执行案件
    corporate governance, board resolutions | 公司治理, 三会, 股东会决议
    company law, corporate law | 公司法, 公司法律事务
    corporate secretarial, company secretarial work | 公司秘书, 董事会秘书事务
    labor law, employment law, labor disputes | 劳动法, 劳动合同法, 劳动争议, 劳动仲裁
    intellectual property, IP law, IP management | 知识产权, 知识产权管理, 知识产权保护
    patent application, patent prosecution, patent drafting | 专利撰写, 专利布局, 专利代理
    patent search, FTO analysis, freedom to operate | 专利检索, 专利分析, 侵权分析
    trademark registration, trademark prosecution | 商标注册, 商标异议, 商标
    copyright protection, copyright registration | 著作权, 版权, 软著登记, 版权登记
    anti-unfair competition, antitrust, competition law | 反不正当竞争, 反垄断, 经营者集中申报
    data compliance, data privacy, data protection, personal information protection | 数据合规, 个人信息保护, 隐私合规, 隐私政策
    GDPR, CCPA, PIPL | 通用数据保护条例, 个保法
    anti-corruption, anti-bribery, FCPA | 反腐败, 反商业贿赂, 反舞弊
    compliance training, compliance program | 合规培训, 合规体系, 合规体系建设
    compliance audit, compliance review, compliance testing | 合规检查, 合规审计
    sanctions compliance, export controls, trade compliance | 出口管制, 制裁合规, 贸易合规
    internal investigation, misconduct investigation | 内部调查, 合规调查, 舞弊调查
    licensing and permits, license application | 资质申请, 证照办理, 行政许可
    advertising law review, marketing compliance | 广告合规, 广告法, 宣传合规
    bankruptcy and restructuring, bankruptcy liquidation, insolvency | 破产重整, 破产清算, 破产管理人
    real estate law, construction disputes | 房地产法律, 建设工程纠纷
    family law, divorce cases | 婚姻家事, 离婚案件, 家事案件
    foreign investment law, cross-border legal affairs | 涉外法律, 外商投资, 涉外法律事务
    capital market legal services, securities law | 证券法, 资本市场法律业务
    legal risk prevention, legal risk assessment | 法律风险防范, 法律风险, 法律风险评估
    power of attorney, notarization | 公证, 授权委托书
    outside counsel management | 外部律师管理, 外聘律师, 律所管理
    template standardization, standard contract templates | 合同模板, 合同范本, 标准合同
    legal translation | 法律翻译
    legal aid, pro bono work | 法律援助, 公益法律
    seal management, contract archiving | 印章管理, 用印审批, 合同归档
    conveyancing, residential conveyancing | 不动产过户`,
  tool: `
    LexisNexis / Westlaw | 律商联讯 | legal research
    PKULaw / Wolters Kluwer legal database | 北大法宝 / 威科先行 | legal research
    China Judgments Online / Alpha legal / Wusong | 裁判文书网 / Alpha系统 / 无讼
    Relativity / Concordance | | e-discovery | discovery, review, legal, litigation, document, documents, ediscovery
    Clio / MyCase | | legal research | legal, law, case, firm, billing, matter, paralegal
    contract lifecycle management, CLM system, Ironclad, DocuSign CLM | 合同管理系统, 法大大
    e-signature / DocuSign / eSign / BestSign | 电子签, 电子签章 / / e签宝 / 上上签
    OneTrust | | data compliance
    incoPat / PatSnap / Derwent | 合享 / 智慧芽
    World-Check / LexisNexis Bridger | 制裁名单筛查`,
  cert: `
    lawyer's practising certificate, lawyer's license, bar admission, admitted to the bar | 律师执业证, 执业律师, 律师证, 律师资格证
    New York Bar, California Bar, state bar | 纽约州律师, 美国律师资格, 纽约州律师执照
    patent attorney license, patent agent license | 专利代理师资格, 专利代理师资格证, 专利代理人资格证
    corporate lawyer certificate, enterprise legal adviser | 企业法律顾问资格, 公司律师证
    CIPP/E, CIPP/US, CIPM, CIPP | 国际隐私专家认证
    CCEP, Certified Compliance and Ethics Professional | 企业合规师, 合规师证书
    Certified Fraud Examiner, CFE | 注册舞弊审查师
    Certified Paralegal, paralegal certificate | 法律助理证书
    trademark agent certificate | 商标代理人资格
    notary qualification, notary public | 公证员资格, 公证员执业证
    arbitrator qualification, listed arbitrator | 仲裁员资格, 仲裁员`,
  metric: `
    count up | contracts reviewed, agreements reviewed, contract volume reviewed | 审核合同数, 审查合同, 合同审核量, 年审合同
    count up | cases handled, matters handled | 办案数量, 代理案件, 案件数量, 经办案件
    % up | success rate of cases, case win rate | 胜诉率, 胜诉案件
    money up | amount in dispute, claim amount, value of matters | 争议标的额, 标的额, 涉案金额
    money up | losses recovered, recovered amount, losses avoided | 挽回损失, 追回金额, 避免损失
    time down | contract turnaround, review turnaround | 合同审核时效, 合同审批时效
    money down | legal spend, outside counsel spend, legal fees | 律师费, 法务费用, 外聘律师费
    count up | patents granted in portfolio, trademarks registered | 授权专利数, 注册商标数, 知识产权数量
    count down | compliance violations, regulatory penalties, compliance incidents | 违规事件, 监管处罚, 行政处罚
    % up | compliance training completion, training coverage of compliance | 合规培训覆盖率
    count up | licenses obtained, permits obtained | 取得资质, 证照数量
    % up | mediation success rate | 调解成功率, 调解率
    % up | standard template adoption | 合同标准化率, 范本使用率
    count up | billable hours | 计费小时, 计费工时
    time down | case closing time | 办案周期`,
  domain: `
    law firm, red circle firm | 律师事务所, 律所, 红圈所
    in-house legal, in-house counsel | 企业法务, 公司法务, 法务部
    people's court, procuratorate | 人民法院, 检察院, 中级人民法院
    non-litigation practice, transactional practice | 非诉, 非诉业务
    civil code, contract law | 民法典, 合同法
    legal tech | 法律科技`,
};
