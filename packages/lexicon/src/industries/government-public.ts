import type { IndustrySource } from '../entry.ts';

export const governmentPublic: IndustrySource = {
  id: 'government_public',
  en: 'Government and public services',
  zh: '政府/公共事业',
  titles: `
    civil servant, policy analyst, public administrator, city planner, community worker government, government affairs officer, public affairs specialist, program officer government, clerk county, firefighter, police officer, diplomat, budget analyst government |
    公务员, 科员, 副科长, 主任科员, 村官, 选调生, 社区工作者, 网格员, 街道办, 机关, 事业单位, 政策研究员, 党务工作者, 团委书记, 辅警, 民警, 消防员, 窗口工作人员, 综合文员, 党建专员, 综合科`,
  shared: `
    Microsoft Office, WPS, Excel, Microsoft Word, PowerPoint, official document writing, meeting minutes, event planning, public opinion monitoring, government procurement, bidding, budgeting, internal audit, performance appraisal, archivist certificate,
    Putonghua Proficiency Test, NCRE Level 2, CET-6, CET-4, National Judicial Exam, driving license, smart city, stakeholder management, ArcGIS, statistics, SPSS, survey research, project management, emergency plan, complaint rate, turnaround time,
    CPA, guest reception, document management, legal aid, mediation, press release, WeChat Official Account, urban planning, Intermediate Economist, feasibility study`,
  hard: `
    policy research, policy analysis, policy making | 政策研究, 政策分析, 政策制定, 政策解读
    policy implementation, policy publicity | 政策落实, 政策宣传, 政策宣讲, 惠民政策
    public administration, government administration | 公共管理, 政务管理, 行政事务管理, 政府管理
    government document drafting, drafting government reports | 材料撰写, 公文起草, 领导讲话稿, 工作报告, 信息简报, 公文拟写, 综合材料
    policy memo, briefing notes, legislative research, briefings for officials | 政务信息, 调研报告, 简报, 内参
    meeting organization of agencies, conference affairs in government | 办会, 会务保障, 会议筹备
    official reception, government reception | 公务接待, 政务接待
    supervision and inspection of work, inspection and supervision | 督查督办, 督办, 督查
    party building, party affairs | 党建, 党建工作, 党务工作, 党务
    party branch work, party member development | 党支部, 发展党员, 三会一课, 主题党日, 党员管理
    discipline inspection, anti-corruption supervision | 纪检监察, 纪检, 党风廉政, 廉政建设
    youth league work, trade union work, united front work | 团委工作, 共青团, 工会工作, 统战, 工会
    publicity and ideology, publicity work | 宣传工作, 意识形态, 宣传思想, 理论学习
    cadre personnel, personnel management in public sector, cadre assessment | 干部人事, 干部管理, 人事编制, 公务员管理, 干部考核
    rural revitalization, poverty alleviation, targeted poverty alleviation | 乡村振兴, 脱贫攻坚, 精准扶贫, 驻村, 扶贫
    grassroots governance, community governance, grid management | 基层治理, 社区治理, 网格化管理, 网格化, 网格管理
    petition handling, letters and visits work | 信访, 信访接待, 信访工作, 信访维稳
    mass work, visiting households, mass service | 群众工作, 入户走访, 群众服务, 走访群众
    government service window, public service hall | 政务服务, 窗口服务, 政务大厅, 窗口工作, 一网通办, 便民中心, 便民服务中心, 办事大厅, 行政审批大厅, 综合窗口, 窗口受理
    administrative approval, license examination | 行政审批, 审批服务, 放管服
    administrative law enforcement, market regulation | 行政执法, 综合执法, 市场监管, 城管执法
    census work, economic census, population census | 人口普查, 经济普查, 普查, 统计调查
    social security administration, civil affairs, subsistence allowances | 民政, 社会保障, 低保, 社会救助, 民政工作
    emergency management, disaster relief, emergency plan | 应急管理, 应急预案, 防汛, 抢险救灾, 森林防火
    public security, community policing, case investigation by police | 治安管理, 社区警务, 案件侦办, 治安
    fire rescue, fire inspection | 消防救援, 灭火救援, 防火检查
    environmental law enforcement, environmental protection inspection, ecological protection | 环保督察, 环境执法, 生态环境保护, 环境保护
    natural resources management, land management, territorial spatial planning | 国土空间规划, 自然资源管理, 土地管理, 耕地保护
    investment promotion by government, investment attraction | 招商引资, 营商环境, 优化营商环境
    fiscal budget, fiscal management, special bonds of government | 财政预算, 财政管理, 专项债, 财政资金, 预决算
    government audit | 政府审计, 国家审计
    transfer payments, state-owned assets supervision | 国资监管, 国有资产管理, 国有资产
    e-government, digital government | 电子政务, 数字政府, 智慧政务, 政务信息化
    government new media, government website | 政务新媒体, 政务公开, 政府网站, 信息公开
    foreign affairs, protocol and foreign affairs | 外事, 外事接待, 外事工作
    confidentiality work, classified document handling | 保密工作, 机要, 涉密文件
    retired cadres work, veterans affairs | 退役军人事务, 老干部工作
    public hearing, citizen engagement, public consultation | 民意调查, 听证会, 公众参与
    constituent services, casework for constituents, 311 calls | 市民热线, 12345热线, 接诉即办
    legislative affairs, bill drafting, regulatory drafting | 立法, 法规起草, 规范性文件
    public utilities operation, water supply, gas supply, heating supply | 公共事业运营, 供水, 供气, 供热, 水务, 燃气
    public transport administration, sanitation management | 环卫, 环卫管理, 公共交通管理
    civilized city creation, volunteer mobilization by government | 文明城市创建, 创文, 创卫, 新时代文明实践`,
  tool: `
    OA system, office automation system | OA系统, 协同办公系统, 政务OA | | office, document, documents, approval, 办公, 系统, 公文, 审批
    government service platform | 政务服务平台, 政务服务网, 浙里办, 粤省事
    Xuexi Qiangguo | 学习强国
    financial management system for budget units | 预算一体化系统, 财政一体化, 财政云
    party member information system | 党员信息管理系统, 智慧党建平台
    statistics reporting platform | 统计联网直报, 统计直报
    grid information platform, Zhejiang police system | 综治平台, 网格平台, 雪亮工程
    USAJOBS / GSA Schedule / SAM.gov | | public procurement`,
  cert: `
    civil service exam passed, civil service qualification | 国考, 省考, 公务员考试
    social worker certificate government | 社区工作者证, 社区工作者资格证
    administrative law enforcement certificate | 行政执法证, 执法证
    statistician certificate / intermediate statistician certificate / junior statistician certificate | 统计师, 统计从业资格证 / 中级统计师 / 初级统计师
    archives professional title | 档案专业职称, 档案馆员
    political work professional title | 政工师, 高级政工师, 思想政治工作职称
    firefighter certificate, EMT certification | 消防员职业资格, 灭火救援员
    police officer certification, POST certification | 人民警察证, 基本级执法资格, 执法资格考试
    security clearance, Top Secret clearance | 保密资格证, 涉密人员资格
    MPA, Master of Public Administration | 公共管理硕士`,
  metric: `
    count up | residents served, households served, citizens served | 服务居民, 服务群众, 服务户数, 辖区居民
    count up | documents drafted, reports drafted, briefs written | 撰写材料, 起草公文, 信息稿件, 报送信息
    count up | cases accepted, applications processed | 受理件数, 办件量, 受理业务, 窗口办件, 日均办件
    % up | on-time completion of cases, on-time processing rate | 按时办结率, 办结率, 限时办结率
    % up | public satisfaction, citizen satisfaction | 群众满意度, 群众满意率, 居民满意度
    count up | petitions resolved, disputes mediated | 化解信访, 调解纠纷, 化解矛盾, 矛盾纠纷
    money up | investment attracted, funds attracted | 招商引资额, 引资金额, 到位资金, 引进项目
    money up | fiscal funds managed, budget managed | 财政资金规模, 专项资金, 管理资金, 预算资金
    count up | households lifted out of poverty, households assisted | 脱贫户数, 帮扶户数, 帮扶对象
    count up | inspections conducted, enforcement cases | 执法检查, 检查次数, 立案件数, 出动执法
    count up | meetings organized, events organized in public sector | 筹办会议, 组织会议, 会议场次, 组织活动
    count up | households visited | 走访户数, 入户数, 走访群众数
    count up | articles adopted by superiors | 信息采用数, 采用信息, 上级采用
    count up | party members managed | 管理党员, 党员人数, 发展党员数
    time down | approval days, service processing days | 审批天数, 审批时限, 办理天数`,
  domain: `
    government agency, federal agency, state agency, public sector | 政府机关, 党政机关, 政府部门, 机关单位
    local government, municipal government, county government | 地方政府, 市政府, 县政府, 区政府
    public institution | 事业单位工作, 参公单位
    sub-district office, township government | 街道办事处, 乡镇政府, 乡镇, 镇政府
    community residents' committee, village committee | 居委会, 村委会, 社区居委会
    state-owned enterprise, central state-owned enterprise | 国有企业, 央企, 国企
    public policy | 公共政策
    Three Supports and One Assistance program, western volunteer program | 三支一扶, 西部计划, 大学生村官`,
};
