import type { IndustrySource } from '../entry.ts';

export const salesBd: IndustrySource = {
  id: 'sales_bd',
  en: 'Sales and business development',
  zh: '销售/商务',
  titles: `
    sales representative, sales manager, account manager, business development manager, sales executive, regional sales manager, key account manager, SDR, sales director, pre-sales engineer, inside sales representative, BDR |
    销售, 销售代表, 销售经理, 大客户经理, 商务经理, 区域经理, 销售总监, 渠道经理, 电话销售, 客户代表, 商务拓展经理, 售前工程师, 销售主管, BD经理, 大区经理`,
  shared: `
    Excel, PowerPoint, Salesforce, CRM, business development, contract negotiation, bidding, pricing strategy, market research, after-sales service, lead generation, SaaS,
    conversion rate, sales revenue, market share, customer satisfaction, renewal rate, customer retention, average order value, repurchase rate, gross margin, WeCom, DingTalk,
    B2B, driving license, lead volume, contract management, competitive analysis, churn rate`,
  hard: `
    key account management, key accounts, strategic accounts | 大客户管理, 大客户销售, 重点客户管理, 大客户开发 | account management
    account management, client management | 客户管理, 客户经营, 客户维护 | key account management
    channel sales, channel management, channel development | 渠道销售, 渠道管理, 渠道拓展, 渠道开发
    direct sales, field sales | 直销, 地推, 外勤销售
    inside sales, telesales, telemarketing, phone sales | 电话销售技巧, 电销
    enterprise sales, B2B sales | 企业销售, B2B销售, ToB销售
    B2C sales, consumer sales | ToC销售, C端销售
    solution selling, consultative selling, SPIN selling | 解决方案销售, 顾问式销售
    cold calling, cold outreach, cold emailing | 陌生拜访, 陌拜, 电话开拓, 扫楼
    prospecting, sales prospecting, lead prospecting | 客户开发, 客户开拓, 新客户开发
    lead qualification, BANT | 线索筛选, 客户筛选
    customer visits, client visits | 客户拜访, 拜访客户
    pipeline management, sales pipeline | 销售漏斗, 商机管理, 漏斗管理 | sales forecasting
    sales forecasting, sales forecast | 销售预测
    sales planning, sales strategy | 销售计划, 销售策略, 销售规划
    territory management, territory planning | 区域管理, 区域市场开发, 辖区管理
    regional sales, regional market | 区域销售, 区域市场
    quotation, price quotation, RFQ response | 报价单, 产品报价
    proposal writing, RFP response, sales proposal | 方案撰写, 解决方案撰写, 销售方案
    pre-sales support, presales, solution design for clients | 售前支持, 售前, 售前方案
    closing deals, deal closing | 促成签约, 签单, 逼单, 成单
    customer success, customer success management | 客户成功 | account management
    distributor management, dealer management, distributor development | 经销商管理, 代理商管理, 经销商开发, 代理商开发
    partnership development, strategic partnerships, partner management | 合作伙伴拓展, 战略合作, 合作伙伴管理, 生态合作
    sales training, sales enablement, sales coaching | 销售培训, 销售赋能, 话术培训
    sales scripts, sales playbook | 销售话术, 话术
    sales operations, sales ops | 销售运营, 销售支持
    sales incentive design, commission plan | 提成方案, 激励政策, 销售激励
    product demonstration, product demo, sales demo | 产品演示, 产品讲解, 产品宣讲
    cross-selling, upselling, cross-sell | 交叉销售, 向上销售, 增购
    payment collection, receivables collection, collections of receivables | 回款, 货款回收, 应收催收
    trade shows, trade fairs, exhibitions | 展会, 参展, 行业展会 | | booth, sales, exhibitor, leads, client, clients, industry, 客户, 销售, 获客, 广交会, 参加, 行业, 市场
    shelf display, in-store display, planogram | 终端陈列, 铺货, 陈列, 货架陈列
    sales promotion, promotional activities | 促销, 促销活动, 促销方案
    government relations of sales, government sales | 政府客户, 政企销售, ToG销售
    medical sales, pharmaceutical sales | 医药销售, 学术推广
    negotiation with buyers, price negotiation | 价格谈判, 议价
    customer relationship maintenance, client relations | 客户关系维护, 客情维护, 客情关系
    merchant onboarding, merchant acquisition | 商户拓展, 招商, 招商加盟, 商家入驻
    business etiquette, client entertainment | 商务接待, 商务礼仪`,
  tool: `
    LinkedIn Sales Navigator | 领英
    Zoho CRM | | CRM
    Microsoft Dynamics, Dynamics 365 | | CRM
    Pipedrive | | CRM
    Outreach.io / SalesLoft
    Gong.io / ZoomInfo
    Xiaoshouyi | 销售易 | CRM
    Fxiaoke | 纷享销客 | CRM
    Qichacha / Tianyancha | 企查查 / 天眼查
    Apollo.io
    autodialer, outbound calling system | 外呼系统, 电销系统`,
  cert: `
    Salesforce Certified Administrator | Salesforce管理员认证
    Certified Professional Sales Person, CPSP | 专业销售人员认证
    Marketing Specialist Certificate | 营销师, 营销师证, 高级营销师
    Certified Sales Professional, Certified Sales Executive | 销售专业认证
    Certified Strategic Account Manager, SAMA CSAM | 战略客户经理认证
    tenderer certificate | 招标师, 招标采购专业技术人员, 投标员证`,
  metric: `
    % up | quota attainment, sales target achievement, target achievement rate | 业绩完成率, 销售目标达成率, 目标完成率, 业绩达成率
    % up | win rate, close rate, bid win rate | 赢单率, 成交率, 中标率, 签约率
    money up | average deal size, contract value, ACV | 平均合同额, 合同额, 签约额, 合同金额
    count up | new accounts, new customers, new clients | 新增客户, 新客户, 新客户数, 新签客户
    time down | sales cycle, sales cycle length | 销售周期, 成单周期
    % up | collection rate, payment collection rate | 回款率
    money up | sales growth, year-on-year growth | 销售增长, 业绩增长, 同比增长
    % up | response rate, reply rate | 回复率, 响应率
    money up | ARR, annual recurring revenue | 年度经常性收入
    money up | MRR, monthly recurring revenue | 月度经常性收入
    count up | calls per day, daily calls | 日均外呼, 日均电话量, 外呼量
    count up | visits per week, client meetings | 周拜访量, 拜访量, 月拜访量
    % up | sales ranking, top performer ranking | 销冠, 业绩排名, 销售冠军
    count up | number of distributors, outlets covered | 经销商数量, 终端网点, 网点数, 覆盖门店
    % up | net revenue retention, NRR | 净收入留存率, 续费留存率`,
  domain: `
    FMCG, fast-moving consumer goods | 快消, 快速消费品, 快消品
    overseas markets, international sales | 海外市场, 海外销售
    government and enterprise accounts | 政企客户, 政企业务
    building materials industry | 建材行业, 家居建材
    industrial products sales | 工业品销售`,
};
