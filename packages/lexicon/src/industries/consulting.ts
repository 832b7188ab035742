import type { IndustrySource } from '../entry.ts';

export const consulting: IndustrySource = {
  id: 'consulting',
  en: 'Consulting',
  zh: '咨询',
  titles: `
    management consultant, consultant, strategy consultant, business analyst consulting, associate consultant, engagement manager, senior consultant, IT consultant, ERP consultant, SAP consultant, research analyst consulting, implementation consultant |
    管理咨询顾问, 咨询顾问, 战略咨询顾问, 咨询经理, 行业分析师, 实施顾问, ERP实施顾问, SAP顾问, 人力资源咨询顾问, 数字化咨询顾问, 战略分析师`,
  shared: `
    Excel, PowerPoint, Visio, Tableau, Power BI, SQL, Python, SAP, Oracle EBS, Yonyou, Kingdee, ERP, CRM, project management, program management, stakeholder management, change management, process improvement,
    market research, competitive analysis, feasibility study, business plan, budgeting, cost control, OKR, KPI, SOP, financial modeling, financial analysis, due diligence, valuation, industry research, mergers and acquisitions,
    PMP, PRINCE2, CPA, CFA, CET-6, requirements analysis, customer satisfaction, Six Sigma, lean management, data analysis, ESG, Capital IQ, VBA, RPA, on-time completion rate, Big Four`,
  hard: `
    strategy consulting, corporate strategy, strategic planning | 战略咨询, 企业战略, 战略规划, 发展战略
    management consulting | 管理咨询
    growth strategy, market entry strategy, market entry | 增长战略, 市场进入策略, 市场进入, 增长策略
    business model design, business model innovation | 商业模式设计, 商业模式, 商业模式创新
    digital transformation, digital strategy | 数字化转型, 数字化战略, 数字化规划
    IT strategy, IT planning, enterprise architecture | IT规划, 信息化规划, 企业架构
    operations consulting, operational improvement, operational excellence | 运营咨询, 运营改善, 运营提升, 卓越运营
    organizational design, organization restructuring, org design | 组织设计, 组织架构设计, 组织优化, 组织诊断
    management diagnosis, business diagnosis | 管理诊断, 企业诊断, 管理调研
    business process mapping, process mapping, As-Is To-Be | 流程梳理, 业务流程梳理, 现状诊断
    operating model design, target operating model | 运营模式设计, 目标运营模式, 管控模式
    cost transformation, cost takeout | 成本优化项目, 成本转型, 降本项目
    post-merger integration, PMI integration | 投后整合, 并购整合, 并购后整合
    hypothesis-driven problem solving, issue tree, issue trees | 假设驱动, 议题树, 问题树
    MECE, structured thinking, pyramid principle | 结构化思维, 金字塔原理
    market sizing, market size estimation, TAM | 市场规模测算, 市场容量, 规模测算
    benchmarking, benchmark study, best practice study | 对标分析, 标杆研究, 对标研究, 最佳实践研究
    expert interviews, expert calls, expert network interviews | 专家访谈, 专家电话
    client interviews, executive interviews, C-level interviews | 高管访谈, 客户访谈, 中高层访谈
    desk research, secondary research | 案头研究, 桌面研究, 二手研究
    primary research, quantitative survey, questionnaire design | 一手调研, 定量调研, 问卷设计与分析
    SWOT analysis, PEST analysis, SWOT | SWOT分析, PEST分析
    Porter's Five Forces, five forces analysis | 波特五力, 五力分析
    BCG matrix, value chain analysis | 波士顿矩阵, 价值链分析
    scenario analysis, scenario planning | 情景分析, 情景规划
    business case development, business case, cost-benefit analysis | 商业论证, 成本收益分析, 投入产出分析
    workshop facilitation, client workshops, workshop moderation | 工作坊, 研讨会引导, 共创会, 引导技术
    client presentation, steering committee reporting, deck preparation | 客户汇报, 项目汇报, 汇报材料撰写, 汇报PPT
    consulting proposal, proposal development, RFP proposals | 咨询建议书, 项目建议书, 咨询方案
    project delivery, engagement management, client delivery | 项目交付, 咨询项目交付, 项目管理交付
    PMO, project management office | 项目管理办公室
    ERP implementation, system implementation, SAP implementation | ERP实施, 系统实施, 系统上线实施, 信息化实施
    blueprint design, solution blueprint, fit-gap analysis | 蓝图设计, 业务蓝图
    user acceptance testing, UAT, key user training | 用户验收测试, 关键用户培训
    data migration, master data management, MDM | 数据迁移, 主数据管理, 主数据
    SAP S/4HANA migration, SAP ABAP, ABAP | ABAP开发 | SAP
    performance management consulting, balanced scorecard | 平衡计分卡, 绩效体系咨询, 绩效咨询
    compensation consulting, job evaluation | 薪酬咨询, 岗位评估, 岗位价值评估
    customer experience design, customer journey mapping, customer journey | 客户旅程, 客户体验设计, 用户旅程
    risk advisory, internal control advisory | 风险咨询, 内控咨询
    ESG advisory, sustainability consulting, ESG reporting | ESG咨询, 可持续发展咨询, ESG报告
    public sector consulting, industrial park planning, regional planning consulting | 产业规划, 园区规划, 十四五规划, 产业研究
    state-owned enterprise reform | 国企改革, 混改, 混合所有制改革
    knowledge management | 知识管理, 知识库建设`,
  tool: `
    think-cell | | PowerPoint
    Alteryx / KNIME | | data analysis
    Euromonitor / Statista / IBISWorld / iResearch | 欧睿 / / / 艾瑞数据
    Gartner / Forrester research / IDC research | 高德纳
    Miro / Mural / Lucidchart | 在线白板 | | whiteboard, workshop, workshops, figma, lucidchart, diagram, collaboration, notion, remote, mural, 协作
    process mining / Celonis / ARIS | 流程挖掘
    Wenjuanxing / Qualtrics / SurveyMonkey | 问卷星
    ProcessOn / BPMN | 流程图软件`,
  cert: `
    CMC, Certified Management Consultant | 注册管理咨询师, 国际注册管理咨询师 | | consultant, consulting, management, certified, 咨询, 管理
    SAP Certified Consultant, SAP Certified Application Associate | SAP认证顾问, SAP认证, SAP顾问认证
    management consultant certificate | 管理咨询师证, 管理咨询师
    TOGAF, TOGAF Certified | TOGAF认证
    Certified Business Analysis Professional, CBAP, CCBA | 商业分析师认证
    Prosci Change Management, Prosci certified | 变革管理认证
    MSP, Managing Successful Programmes | 成功项目群管理认证 | | programme, program, prince2, pmp, axelos, project, 项目
    consulting engineer certificate, registered consulting engineer | 注册咨询工程师, 咨询工程师
    COBIT, COBIT 2019 | COBIT认证`,
  metric: `
    money up | cost savings identified, savings delivered, cost savings | 识别降本, 节约成本, 成本节约, 降本金额
    money up | project fees, contract value of engagements, consulting revenue | 咨询收入, 项目合同额, 签约金额
    count up | engagements delivered, projects delivered, client projects | 交付项目数, 咨询项目数
    count up | clients served, client organizations | 服务客户数, 服务企业数
    count up | interviews conducted, experts interviewed | 访谈人数, 访谈场次, 访谈量
    count up | surveys collected, sample size, questionnaires collected | 有效问卷, 样本量, 回收问卷
    % up | EBITDA, EBITDA improvement, EBITDA margin | 息税折旧摊销前利润
    % up | recommendation adoption rate, adoption rate | 方案采纳率, 建议采纳率
    % up | repeat business, follow-on project rate | 客户复购项目, 二期签约率, 续签项目
    % up | proposal win rate | 投标成功率, 方案中标率
    % up | go-live success, on-time go-live | 按期上线率, 上线成功率
    time down | process lead time, process cycle | 流程周期, 流程耗时, 流程时长
    % up | consultant utilization, billable utilization | 顾问利用率, 计费利用率
    count up | processes redesigned, processes mapped | 梳理流程数, 优化流程数, 流程数量`,
  domain: `
    MBB, top-tier strategy firm | 顶级咨询公司
    consulting firm | 咨询公司, 管理咨询公司
    boutique consultancy, expert network | 精品咨询, 专家网络
    business advisory, deal advisory, transaction advisory | 交易咨询, 财务顾问
    financial due diligence, vendor due diligence | 财务尽调, 业务尽调
    digital consulting | 数字化咨询`,
};
