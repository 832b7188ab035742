import type { IndustrySource } from '../entry.ts';

export const nonprofitSocial: IndustrySource = {
  id: 'nonprofit_social',
  en: 'Nonprofit and social work',
  zh: '公益/社工',
  titles: `
    social worker, case manager, program officer nonprofit, fundraising manager, grant writer, volunteer coordinator, development officer, community organizer, youth worker, counselor, family support worker, nonprofit program manager, child welfare worker |
    社工, 社会工作者, 项目官员, 志愿者, 公益项目专员, 筹款专员, 志愿者协调员, 社工站, 心理咨询师, 个案管理员, 公益项目经理, 基金会秘书长, 禁毒社工, 青少年社工, 司法社工, 公益传播官员`,
  shared: `
    Excel, PowerPoint, Microsoft Word, project management, event planning, stakeholder management, budgeting, survey research, SPSS, grant writing, qualitative research, WeChat Official Account, press release, community activities, social media marketing, mediation,
    psychological counselor certificate, Putonghua Proficiency Test, driving license, elderly care, special education, NVivo, party building, public relations, CRM, content marketing, copywriting, training delivery,
    health education, subsistence allowances, Canva, PMP, 政府采购`,
  hard: `
    social work, social work practice | 社会工作, 社工服务, 社会工作实务
    casework, case management, case work | 个案工作, 个案管理, 个案服务, 个案辅导
    group work, support groups, group facilitation | 小组工作, 小组活动, 支持小组, 互助小组
    community work, community development, community organizing | 社区工作, 社区发展, 社区营造, 社区动员
    needs assessment, client needs assessment, intake assessment | 需求评估, 服务对象评估, 接案评估, 需求调查
    service plan, care plan development, intervention plan | 服务计划, 介入计划, 服务方案, 干预方案
    crisis intervention, suicide prevention | 危机干预, 危机介入, 自杀干预
    psychological counseling, counseling, psychosocial support | 心理咨询, 心理疏导, 心理辅导服务, 心理支持
    cognitive behavioral therapy, CBT, motivational interviewing | 认知行为疗法, 动机式访谈
    family therapy, family services | 家庭治疗, 家庭社会工作, 家庭服务, 亲子活动
    home visits, client home visits | 家访服务, 探访, 入户探访, 探访服务
    resource linkage, referral services, resource mobilization | 资源链接, 转介, 转介服务
    elderly services, home-based elderly care | 为老服务, 居家养老, 老年社会工作, 长者服务
    youth services, adolescent services | 青少年服务, 青少年社会工作, 四点半课堂
    child protection, child welfare | 儿童保护, 儿童福利, 困境儿童, 留守儿童, 未成年人保护
    disability services, rehabilitation of the disabled | 残疾人服务, 助残, 社区康复, 残障服务
    drug rehabilitation social work, community correction | 禁毒社会工作, 社区矫正, 社区戒毒, 司法社会工作
    domestic violence support, women's services, gender equality | 反家暴, 妇女服务, 性别平等
    homeless services, refugee resettlement, housing assistance | 流浪救助, 难民安置
    medical social work, hospice care | 医务社会工作, 医务社工, 临终关怀, 安宁疗护
    school social work | 学校社会工作, 驻校社工
    disaster relief work, humanitarian aid, humanitarian assistance | 灾害救援, 人道救援, 救灾
    fundraising, fund development, donor fundraising | 筹款, 劝募, 公益筹款, 公众筹款, 月捐
    donor relations, donor stewardship, major gifts | 捐赠人关系, 捐赠人维护, 大额捐赠, 捐赠人服务
    corporate partnership in philanthropy, CSR programs, CSR | 企业社会责任, 企业公益, CSR项目
    grant management, grant reporting | 资助管理, 项目资助, 资助官员
    charity project design, program design, project proposal for nonprofits | 公益项目设计, 项目书撰写, 公益项目
    monitoring and evaluation, M&E, impact evaluation, logframe, theory of change | 监测评估, 项目评估, 逻辑框架, 变革理论, 社会影响评估
    participatory appraisal, participatory methods | 参与式方法, 参与式评估
    venture philanthropy of public bids, public welfare venture, government purchase of services | 公益创投, 政府购买服务, 购买服务项目
    volunteer management, volunteer recruitment, volunteer coordination | 志愿者管理, 志愿者招募, 志愿者培训, 志愿服务管理
    volunteering, voluntary service, community service | 志愿服务, 志愿活动, 义工, 支教
    advocacy campaigns, policy advocacy, public advocacy | 政策倡导, 公众倡导, 公益倡导, 倡导活动
    charity event planning, charity sales, charity gala | 公益活动策划, 义卖, 慈善晚宴, 公益活动
    public welfare communication, storytelling for charity | 公益传播, 公益宣传
    capacity building, nonprofit capacity building | 能力建设, 机构能力建设, 社会组织培育
    social organization incubation, NGO registration | 社会组织孵化, 社会组织登记, 机构年检
    supervision in social work, clinical supervision | 社工督导, 督导服务
    case recording, social work documentation, case notes | 个案记录, 社工文书, 服务记录
    environmental protection NGO, biodiversity conservation, conservation projects | 环保公益, 生物多样性保护, 自然教育
    education aid, student sponsorship, rural education support | 助学, 乡村教育, 教育公益, 助学金发放
    legal aid for migrants, migrant workers services | 流动人口服务, 务工人员服务, 农民工服务
    trauma-informed care, harm reduction, strengths-based approach | 创伤知情, 优势视角, 增能理论`,
  tool: `
    Salesforce Nonprofit Success Pack / Raiser's Edge / Bloomerang / DonorPerfect | | donor relations
    Tencent Charity, Tencent 99 Giving Day, Alipay charity | 腾讯公益, 99公益日, 蚂蚁公益, 支付宝公益, 水滴公益
    volunteer system / iVolunteer / Zhiyuanhui | 志愿者系统, 志愿中国 / i志愿 / 志愿汇
    KoboToolbox / ODK / CommCare | | monitoring and evaluation
    HMIS, case management software, Apricot software | 个案管理系统, 社工管理系统
    Kickstarter crowdfunding / GoFundMe / Qingsongchou | 众筹平台 / / 轻松筹
    Eventbrite, Mailchimp for nonprofits | 活动行, 报名工具
    assessment scales / PHQ-9 / SCL-90 / DSM-5 | 心理量表, 评估量表, 抑郁量表`,
  cert: `
    social worker certificate, social worker qualification / junior social worker | 社会工作者证, 社工证, 社会工作者职业资格, 社会工作者职业资格证 / 助理社会工作师, 初级社工证
    intermediate social worker, certified social worker | 社会工作师, 中级社工证, 中级社会工作师
    senior social worker | 高级社会工作师
    LCSW, licensed clinical social worker / LMSW / LSW | 临床社会工作师执照
    CFRE, Certified Fund Raising Executive | 注册筹款师, 国际注册筹款师
    volunteer registration certificate, star-rated volunteer | 五星级志愿者, 志愿者证, 注册志愿者
    Red Cross first aid certificate, first aid certificate | 红十字救护员证, 急救证, 初级救护员, 急救员证
    LPC, licensed professional counselor, NCC counselor | 执业心理咨询师
    marriage and family counselor certificate | 婚姻家庭咨询师, 婚姻家庭咨询师证
    MSW, Master of Social Work | 社会工作硕士`,
  metric: `
    count up | beneficiaries reached, people served, clients served by programs, beneficiaries | 受益人数, 服务人次, 受益人次, 服务对象数, 惠及人数
    money up | funds raised, donations raised, amount fundraised | 筹款金额, 筹款额, 募集善款, 筹集善款
    count up | volunteers managed, volunteers recruited | 志愿者人数, 招募志愿者, 管理志愿者
    count up | volunteer hours, hours of service | 志愿时长, 志愿服务时长, 服务时长
    count up | cases managed, active caseload, caseload | 个案数, 个案数量, 跟进个案, 结案个案
    count up | groups run, group sessions | 小组节数, 小组数量, 开展小组
    count up | activities held, community events held | 活动场次, 开展活动, 社区活动场次
    count up | donors acquired, number of donors, monthly donors | 捐赠人数, 月捐人数, 新增捐赠人
    % up | donor retention rate | 捐赠人留存率, 续捐率
    money up | grants secured, grant funding secured | 获资助金额, 资助款, 申请资金, 项目资金
    % up | project completion rate, program completion | 项目完成率, 指标完成率, 服务指标完成率
    % up | client satisfaction of services, service satisfaction | 服务满意度, 服务对象满意度
    count up | communities covered, villages covered, schools covered | 覆盖社区, 覆盖村庄, 覆盖学校
    count up | partner organizations, partners engaged | 合作机构, 合作伙伴数, 链接资源
    count up | home visits made | 探访人次, 探访次数
    ratio up | third-party evaluation score, project evaluation grade | 评估得分, 末期评估, 项目评估优秀`,
  domain: `
    nonprofit organization, NGO, non-profit | 公益组织, 非营利组织, 社会组织, 公益机构
    charity foundation, charitable foundation | 基金会, 慈善基金会, 公益基金会
    social work agency, social work service center | 社工机构, 社工服务中心, 社会工作服务中心
    Red Cross, United Nations Volunteers, UNICEF | 红十字会, 联合国儿童基金会
    social enterprise, impact investing | 社会企业, 影响力投资
    philanthropy, charity sector | 慈善, 公益慈善, 公益行业
    SDGs, Sustainable Development Goals | 可持续发展目标`,
};
