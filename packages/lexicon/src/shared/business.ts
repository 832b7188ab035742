import type { Tables } from '../entry.ts';

/** What firms of every kind do, measure and ask for. */
export const business: Tables = {
  hard: `
    project management | 项目管理, 项目统筹
    program management | 项目集管理
    product management | 产品管理, 产品规划
    stakeholder management | 干系人管理, 利益相关方管理
    risk management | 风险管理, 风险管控
    change management | 变更管理, 变革管理
    process improvement, process optimization, business process reengineering | 流程优化, 流程改善, 流程再造, 业务流程优化
    market research | 市场调研, 市场研究, 市调 | competitive analysis
    competitive analysis, competitor analysis, competitor research | 竞品分析, 竞争分析, 竞品调研 | market research
    requirements analysis, requirements gathering | 需求分析, 需求调研
    user research, user interview | 用户研究, 用户访谈, 用户调研
    business development | 商务拓展, 业务拓展, 业务开发
    contract negotiation | 合同谈判, 商务谈判
    contract management | 合同管理
    bidding, tendering, tender management, tender preparation | 招投标, 投标, 标书制作, 标书编制
    budgeting, budget management, budget planning, budget control | 预算管理, 预算编制, 全面预算, 预算控制
    cost control, cost reduction, cost management | 成本控制, 成本管控, 降本增效, 成本管理
    pricing strategy, product pricing | 定价策略, 价格策略, 产品定价
    feasibility study | 可行性研究, 可研报告, 可行性分析
    business plan | 商业计划书
    CRM, customer relationship management | 客户关系管理, CRM系统
    ERP, enterprise resource planning | ERP系统, 企业资源计划 | SAP
    OKR, OKRs | OKR管理
    KPI, KPI management | 绩效指标, KPI考核
    SOP, standard operating procedure | 标准作业程序, 标准化流程, SOP文件
    procurement, purchasing | 采购管理, 采购
    supplier management, vendor management | 供应商管理, 供应商开发 | procurement
    after-sales service | 售后服务, 售后
    training delivery, staff training, employee training | 员工培训, 培训授课, 内训
    event planning, event management | 会展策划, 会务组织, 会议组织
    technical writing, technical documentation | 技术文档, 技术文档撰写`,
  tool: `
    SAP, SAP ERP, SAP S/4HANA, SAP R/3 | SAP系统
    Oracle EBS, Oracle Financials
    Oracle NetSuite, NetSuite
    Kingdee, Kingdee K3 | 金蝶, 金蝶K3, 金蝶云星空 | Yonyou
    Yonyou, UFIDA | 用友, 用友U8, 用友NC | Kingdee
    Salesforce | | CRM
    Zendesk
    WordPress
    Mini Program, WeChat Mini Program | 小程序, 微信小程序`,
  cert: `
    PMP, Project Management Professional | PMP证书, PMP认证, 项目管理专业人士 | PRINCE2
    PRINCE2 | PRINCE2认证 | PMP
    ACP, PMI-ACP | 敏捷项目管理认证 | PMP | pmi, pmp, agile, scrum, 敏捷, 项目管理
    Information Systems Project Manager | 信息系统项目管理师, 高级信息系统项目管理师
    System Integration Project Manager | 系统集成项目管理工程师
    CET-4, College English Test Band 4 | 英语四级, 大学英语四级, 四级证书
    CET-6, College English Test Band 6 | 英语六级, 大学英语六级, 六级证书 | CET-4
    TEM-8, Test for English Majors Band 8 | 专业八级, 英语专八, 专八 | CET-6
    TEM-4 | 专业四级, 英语专四, 专四 | CET-6
    IELTS | 雅思
    TOEFL | 托福 | IELTS
    TOEIC | 托业
    BEC Higher / BEC Vantage / Business English Certificate | BEC高级 / BEC中级 / 商务英语证书, 剑桥商务英语
    JLPT N1 / JLPT N2 | 日语N1, 日语一级 / 日语N2, 日语二级
    TOPIK | 韩语等级考试
    Putonghua Proficiency Test / Putonghua Level 1-B / Putonghua Level 2-A | 普通话证书, 普通话等级证书 / 普通话一级乙等, 普通话一乙 / 普通话二级甲等, 普通话二甲
    NCRE Level 2 | 计算机二级, 全国计算机二级, 计算机等级考试二级
    driving license, driver's license | 驾驶证, C1驾照, 驾照
    secretary certificate | 秘书证`,
  metric: `
    money up | sales revenue, revenue, annual revenue, sales volume | 销售额, 营业额, 营收, 营业收入
    money down | operating cost, operating costs, operating expenses | 运营成本, 经营成本, 费用支出
    % up | gross margin, gross profit margin | 毛利率
    % up | net margin, net profit, profit margin | 净利率, 净利润, 利润率
    % up | market share | 市场份额, 市场占有率, 市占率
    % up | customer satisfaction, CSAT, satisfaction rate | 客户满意度, 满意度, 顾客满意度
    ratio up | NPS, net promoter score | 净推荐值
    % up | customer retention, customer retention rate | 客户留存率, 客户保有率
    time down | response time | 响应时间, 响应时长
    time down | turnaround time, processing time, cycle time | 处理时长, 处理周期, 办理时限
    % down | complaint rate, customer complaints, complaints | 投诉率, 客诉率, 客诉量, 投诉量
    % up | on-time delivery, on-time delivery rate, OTD | 准时交付率, 准交率, 准时率, 交付及时率, 按期交付率
    % down | error rate | 差错率, 错误率
    % up | budget execution rate, budget adherence | 预算执行率
    % down | budget variance | 预算偏差
    ratio up | ROI, return on investment | 投资回报率, 投入产出比
    % up | renewal rate, contract renewal rate | 续约率, 续费率, 续签率
    count up | output per person, productivity per head, labor productivity | 人效, 人均产出, 人均产值
    time down | lead time, delivery lead time | 交货周期, 交付周期, 提前期, 交期
    time down | downtime | 停机时间, 宕机时长, 停机时长
    % up | utilization rate, resource utilization | 资源利用率, 利用率
    % up | on-time completion rate, project on-time rate | 按时完成率, 项目按期率, 按期完成率`,
};
