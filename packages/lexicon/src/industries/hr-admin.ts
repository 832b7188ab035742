import type { IndustrySource } from '../entry.ts';

export const hrAdmin: IndustrySource = {
  id: 'hr_admin',
  en: 'Human resources and administration',
  zh: '人力/行政',
  titles: `
    HR manager, HR business partner, HRBP, recruiter, talent acquisition specialist, HR specialist, HR generalist, office manager, administrative assistant, executive assistant, compensation and benefits specialist, receptionist, HR assistant, personal assistant |
    人力资源专员, 人事专员, 招聘专员, 人力资源经理, 人事经理, 行政专员, 行政助理, 行政经理, 前台, 招聘经理, 薪酬专员, 培训专员, 人事助理, 人力资源总监, 总经理助理, 行政主管, 猎头顾问, 秘书`,
  shared: `
    Excel, VLOOKUP, PowerPoint, Microsoft Word, WPS, Microsoft Office, Outlook, DingTalk, Feishu, WeCom, budgeting, cost control, OKR, KPI, SOP, event planning, staff training, supplier management, procurement,
    organizational design, labor law, labor disputes, balanced scorecard, job evaluation, secretary certificate, Putonghua Proficiency Test, CET-6, driving license, employee satisfaction, Visio, seal management,
    Power BI, ERP, internal communications, process improvement, fixed assets, contract management, on-time completion rate`,
  hard: `
    recruitment, talent acquisition, recruiting | 招聘, 人才招聘, 人员招聘 | structured interview
    full-cycle recruiting, end-to-end recruitment | 全流程招聘, 招聘全流程
    campus recruitment, campus recruiting | 校园招聘, 校招
    executive search, headhunting | 猎头, 高端招聘, 中高端招聘, 高管寻访
    candidate sourcing, talent sourcing, talent mapping | 人才寻访, 简历筛选, 人才地图, 寻访
    structured interview, candidate interviewing, behavioral interview | 结构化面试, 面试甄选, 行为面试, 面试邀约
    background check, reference check | 背景调查, 背调
    employer branding | 雇主品牌, 雇主品牌建设
    offer negotiation, salary negotiation | 薪资谈判, 谈薪, offer谈判
    onboarding and offboarding, employee onboarding, offboarding | 入离职办理, 入职办理, 员工入离职, 入转调离
    employee relations, labor relations | 员工关系, 劳动关系, 员工关系管理
    labor contract management, labor contracts | 劳动合同管理, 劳动合同签订, 劳动合同
    personnel files, HR records, employee records | 人事档案, 员工档案, 档案管理
    payroll, payroll processing, payroll administration | 薪酬核算, 工资核算, 薪资核算, 薪酬发放
    compensation and benefits, C&B | 薪酬福利, 薪酬管理, 薪酬福利管理, 薪酬体系
    salary benchmarking, compensation survey | 薪酬调研, 薪酬对标
    social insurance and housing fund, social insurance | 社保公积金, 社保缴纳, 社保办理
    attendance management, timekeeping | 考勤管理, 考勤, 考勤统计
    performance management, performance appraisal, performance review | 绩效管理, 绩效考核, 绩效评估, 绩效面谈
    training and development, learning and development, L&D | 培训与发展, 培训管理, 培训体系搭建, 人才发展
    training needs analysis, course development | 培训需求分析, 培训需求调研
    internal trainer development, train the trainer, TTT | 内训师培养, 内训师
    talent review, succession planning, nine-box grid | 人才盘点, 继任计划, 九宫格盘点
    competency model, competency modeling, leadership development | 胜任力模型, 素质模型, 领导力发展
    job grading, career path design, job description writing | 职级体系, 任职资格, 岗位说明书, 职业发展通道
    workforce planning, headcount planning | 人力资源规划, 人员编制, 编制管理
    HR policies, employee handbook | 人事制度, 员工手册, 规章制度, 制度建设
    HR shared services, HRSSC | 人力资源共享服务, 人力共享中心
    corporate culture, culture building | 企业文化, 企业文化建设, 文化建设
    team building activities, employee activities | 团建活动, 员工活动, 团建策划
    employee engagement, engagement survey | 员工敬业度, 敬业度调研, 员工满意度调查
    exit interview, layoffs handling | 离职面谈, 裁员, 离职管理
    flexible staffing, labor dispatch, outsourcing of labor | 灵活用工, 劳务派遣, 劳务外包, 人力外包
    household registration, work permit, visa application | 落户办理, 居住证办理, 工作签证, 外国人工作许可
    administration management, office administration | 行政管理, 行政事务, 行政工作, 办公室管理
    front desk reception, visitor reception, guest reception | 前台接待, 来访接待, 客户接待
    appointment scheduling, booking appointments, booked appointments, scheduling appointments | 预约安排, 预约登记
    travel arrangement, calendar management, diary management | 差旅管理, 日程管理, 差旅预订, 日程安排, 行程安排
    meeting minutes, meeting arrangement | 会议纪要, 会务, 会议安排, 会议记录
    document management, official document writing, filing system | 公文写作, 文件管理, 文书处理, 公文处理
    office supplies management, office procurement | 办公用品采购, 办公用品管理, 物资采购
    vehicle management, dormitory management, canteen management | 车辆管理, 宿舍管理, 食堂管理, 后勤管理, 后勤保障
    office relocation, office renovation, facility management | 办公室搬迁, 办公室装修, 行政物业
    qualification application of company, business registration | 工商变更, 企业资质申报, 工商注册`,
  tool: `
    Workday / SuccessFactors | | HRIS
    Beisen / Moka | 北森 / Moka招聘系统 | HRIS
    HRIS, HRMS | 人力资源系统, EHR系统, 人力资源管理系统
    ADP / Gusto payroll / Paychex | | payroll | payroll, hr, workday, hris, employees, 薪酬
    applicant tracking system, ATS recruiting system / Greenhouse / Lever | 招聘系统 | | recruiting, recruitment, candidates, candidate, hiring, ats, talent, hr, 招聘
    LinkedIn Recruiter | 领英招聘
    BOSS Zhipin / Zhaopin / 51job / Liepin / Lagou | BOSS直聘 / 智联招聘 / 前程无忧 / 猎聘 / 拉勾
    BambooHR / Zenefits | | HRIS
    DISC, MBTI, Hogan, personality assessment | 人才测评, 性格测评`,
  cert: `
    human resources manager certificate / Level 2 human resources manager / Level 3 human resources manager | 人力资源管理师, 人力资源管理师证 / 人力资源管理师二级, 二级人力资源管理师 / 三级人力资源管理师
    SHRM-CP / SHRM-SCP | 美国人力资源管理协会认证
    PHR / SPHR / HRCI | 人力资源专家认证
    CIPD / CIPD Level 5 / CIPD Level 7 | 英国特许人事发展协会认证
    intermediate economist (HR) | 中级经济师人力资源
    labor relations coordinator certificate | 劳动关系协调员, 劳动关系协调师
    enterprise trainer certificate, corporate trainer | 企业培训师, 企业培训师证书
    headhunter consultant certificate, career planner certificate, GCDF | 职业规划师证书, 全球职业规划师, 生涯规划师
    archivist certificate | 档案管理员证
    Certified Administrative Professional, CAP | 行政管理师`,
  metric: `
    % up | offer acceptance rate, offer accept rate | offer接受率, 录用接受率
    time down | time to hire, time to fill, time-to-hire | 招聘周期, 平均招聘周期, 到岗周期
    count up | positions filled, hires made, new hires | 入职人数, 招聘人数, 到岗人数
    % up | recruitment completion rate, hiring plan completion | 招聘完成率, 招聘达成率, 到岗率
    money down | cost per hire, recruiting cost | 招聘成本, 人均招聘成本
    % down | turnover rate, employee turnover, attrition rate, staff turnover | 离职率, 员工离职率, 人员流失率, 员工流失率
    % up | employee retention, new hire retention | 员工留任率, 试用期留存率, 转正率
    % up | employee satisfaction, engagement score, eNPS | 员工满意度, 敬业度
    % up | training coverage, training completion rate | 培训覆盖率, 培训完成率
    count up | training sessions, training hours | 培训场次, 培训课时, 人均培训时长
    % up | payroll accuracy | 薪酬核算准确率, 工资发放准确率
    count up | employees supported, headcount supported | 服务员工数, 支持员工数, 管理编制
    count down | labor dispute cases | 劳动争议案件数, 劳动纠纷
    money down | administrative cost, admin expenses | 行政费用, 行政成本, 办公费用
    % up | performance appraisal completion | 绩效完成率, 考核完成率
    count up | resumes screened, candidates interviewed | 筛选简历, 面试人数, 简历筛选量
    % up | internal promotion rate, key position fill rate | 内部晋升率, 关键岗位到岗率`,
  domain: `
    six HR modules | 人力资源六大模块, 六大模块
    HR three pillars | 三支柱, 人力资源三支柱
    internal communications | 内部沟通, 内部宣传
    organization development, OD | 组织发展, 组织能力建设 | | organization, talent, hr, hrbp, culture, change, 组织, 人才, 人力
    diversity and inclusion, DEI | 多元与包容`,
};
