import type { IndustrySource } from '../../entry.ts';

export const insurance: IndustrySource = {
  id: 'insurance',
  en: 'Insurance',
  zh: '保险',
  titles: `
    insurance agent, actuary, underwriter, claims adjuster, claims examiner, actuarial analyst, insurance broker, loss adjuster, claims specialist, insurance sales agent, actuarial associate |
    保险代理人, 精算师, 核保员, 核保师, 理赔专员, 查勘员, 查勘定损员, 保险经纪人, 精算分析师, 保险顾问, 组训, 内勤, 续期专员, 理赔员, 保险销售`,
  shared: `
    Excel, SQL, Python, R, SAS, VBA, anti-money laundering, regulatory compliance, risk control, credit risk, internal controls, CFA, FRM, AFP, CFP, CPA, IFRS, customer satisfaction, complaint rate,
    bancassurance, cold calling, renewal rate, fraud detection, customer visits, sales training, Putonghua Proficiency Test, telesales, asset allocation, PowerPoint, turnaround time`,
  hard: `
    life insurance, term life, whole life | 人寿保险, 寿险, 终身寿险, 定期寿险
    property and casualty insurance, P&C insurance | 财产保险, 财险, 产险
    health insurance, critical illness insurance | 健康险, 重疾险, 医疗险
    auto insurance, motor insurance | 车险, 机动车辆保险, 交强险
    accident insurance, travel insurance | 意外险, 旅行险
    group insurance, employee benefits insurance | 团险, 团体保险, 企业补充医疗
    liability insurance | 责任险, 雇主责任险
    cargo insurance, marine insurance | 货运险, 水险, 海上保险
    engineering insurance, construction insurance | 工程险, 建工险
    credit insurance, surety insurance | 信用保险, 保证保险, 信保
    agricultural insurance, crop insurance | 农业保险, 农险
    annuity products, annuities, pension insurance | 年金险, 养老保险产品, 年金产品
    universal life, participating insurance | 万能险, 分红险, 增额终身寿
    underwriting, risk underwriting | 核保, 承保, 核保审核
    medical underwriting | 医学核保, 健康告知 | underwriting
    claims handling, claims processing, claims management | 理赔, 理赔处理, 理赔管理, 保险理赔
    claims investigation | 理赔调查, 案件调查, 理赔反欺诈
    site survey of losses, loss survey, loss assessment | 查勘, 查勘定损, 现场查勘, 定损
    claims adjustment, loss adjusting | 理算, 核赔, 保险公估
    subrogation, salvage recovery | 代位求偿, 残值处理, 追偿
    policy administration, policy servicing | 保全, 保全业务, 保单管理, 契约管理
    new business processing, policy issuance | 新契约, 出单, 保单出具
    policy renewal, premium collection | 续保, 续期, 续期收费
    actuarial pricing, product pricing in insurance | 精算定价, 费率厘定, 产品精算
    actuarial reserving, loss reserving, IBNR | 准备金评估, 精算准备金, 未决赔款准备金
    embedded value, value of new business | 内含价值, 新业务价值
    experience analysis, mortality table | 经验分析, 生命表, 死差益
    catastrophe modeling, cat modeling | 巨灾模型, 巨灾风险
    solvency management, Solvency II, C-ROSS | 偿付能力, 偿二代, 偿付能力管理
    reinsurance, treaty reinsurance, facultative reinsurance | 再保险, 再保, 分保
    insurance product development | 保险产品开发, 产品条款, 条款设计
    insurance planning, family protection planning | 保险规划, 家庭保障规划, 保单检视, 保单年检
    agency team building, agent recruitment, agency development | 增员, 增员育成, 团队增员, 代理人招募
    agent training, agency training | 代理人培训, 新人育成, 早会经营, 晨会
    agency channel, individual agency channel | 个险, 个险渠道, 营销员渠道
    insurance brokerage, broker channel | 保险经纪, 经代渠道, 经纪渠道
    product presentation meetings, client seminars | 产说会, 客户答谢会, 创说会
    insurance telemarketing | 电销保险, 保险电销
    insurance investment, asset-liability matching | 保险资金运用, 险资, 保险资管
    annual insurance audit, claims audit | 理赔稽核, 核赔稽核
    policyholder complaint resolution | 保险消费者权益保护, 保险投诉处理`,
  tool: `
    Prophet actuarial, FIS Prophet | Prophet精算软件 | actuarial pricing
    AXIS, GGY AXIS | | actuarial pricing | actuarial, reserving, prophet, valuation, insurance, 精算
    Emblem / Radar pricing | | actuarial pricing | actuarial, pricing, glm, insurance, radar, 精算, 定价
    GLM, generalized linear model | 广义线性模型
    Guidewire / Duck Creek | | policy administration
    core insurance system, policy system | 保险核心系统, 核心业务系统, 承保系统
    RMS RiskLink, AIR Worldwide | 巨灾建模软件
    Xactimate / Audatex / Jingyou claims system | / / 精友, 定损系统
    MoSes / ResQ | | actuarial reserving
    Huibao training app, agency app | 展业工具, 展业平台`,
  cert: `
    FSA, Fellow of the Society of Actuaries / ASA, ASA actuary, Associate of the Society of Actuaries / SOA exams | 北美精算师 / 北美准精算师 | | actuary, actuarial, soa, exam, exams, insurance, 精算, reserving
    FCAS / ACAS / CAS | 北美产险精算师, 财险精算师 | | actuary, actuarial, exam, exams, casualty, 精算, reserving
    China actuary, FCAA, China Association of Actuaries / associate China actuary | 中国精算师 / 中国准精算师, 准精算师
    IFoA, FIA actuary | 英国精算师
    insurance agent license, insurance producer license, life and health license | 保险代理人资格证, 保险从业资格证, 保险代理从业资格, 保险销售从业资格
    insurance broker license | 保险经纪从业资格, 保险经纪人资格证
    loss adjuster license, claims adjuster license | 保险公估从业资格, 公估师
    CPCU, Chartered Property Casualty Underwriter | 特许财产与意外险承保师
    CLU, ChFC, Chartered Life Underwriter | 特许寿险规划师
    LOMA, FLMI | 寿险管理师, 寿险管理师FLMI
    MDRT, Million Dollar Round Table | 百万圆桌, 百万圆桌会员
    ACII / CICE / CII insurance certificate | 英国特许保险学会认证`,
  metric: `
    money up | premium income, gross written premium, GWP, premium volume | 保费收入, 保费规模, 保费, 总保费
    money up | first-year premium, FYP, annualized new premium, APE | 首年保费, 新单保费, 期交保费, 标准保费, 新单保单
    % down | loss ratio, claims ratio | 赔付率, 综合赔付率
    % down | combined ratio | 综合成本率
    % down | expense ratio of insurance | 综合费用率
    % up | persistency rate, 13-month persistency, policy persistency | 继续率, 13个月继续率, 续期率, 保单继续率
    % up | policy renewal rate, renewal retention of policies | 续保率, 车险续保率
    count up | policies sold, policies issued | 保单件数, 出单量, 承保件数, 保单数
    count up | claims processed, claims closed, files handled | 结案件数, 理赔件数, 案件量, 结案量
    time down | claim settlement time, claims cycle time | 理赔时效, 结案周期, 结案时效
    % up | claim closure rate | 结案率
    money up | claims leakage reduced, leakage savings | 减损金额, 理赔减损, 降赔金额
    count up | agents recruited, agency headcount | 增员人数, 代理人数量, 新增人力
    % up | agent activity rate | 活动率, 人力活动率
    % up | underwriting pass rate | 核保通过率, 承保通过率
    % down | surrender rate, lapse rate | 退保率, 失效率`,
  domain: `
    insurtech | 保险科技
    IFRS 17 | 新保险合同准则
    mutual aid insurance, Huiminbao | 惠民保, 互助保险
    insurance company branch | 保险公司, 保险中支, 中心支公司
    third-party administrator, TPA services | 第三方理赔管理
    long-term care insurance | 长期护理险, 长护险`,
};
