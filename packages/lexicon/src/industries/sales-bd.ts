import { type Industry, terms } from '../entry.ts';

export const salesBd: Industry = {
  id: 'sales_bd',
  name: { en: 'Sales and business development', zh: '销售/商务' },
  shared: ['excel', 'lead-generation', 'conversion-rate', 'saas'],
  entries: [
    ...terms(
      'hard',
      `
      business development | 商务拓展, 业务拓展, 业务开发
      key account management, key accounts | 大客户管理, 大客户销售, 重点客户管理 | account-management
      account management | 客户管理, 客户经营 | key-account-management
      channel sales, channel management, channel development | 渠道销售, 渠道管理, 渠道拓展
      direct sales, field sales | 直销, 地推, 外勤销售
      inside sales, telesales, telemarketing | 电话销售, 电销
      enterprise sales, B2B sales | 企业销售, B2B销售, ToB销售
      retail sales, B2C sales | 零售销售, 门店销售, ToC销售
      solution selling, consultative selling | 解决方案销售, 顾问式销售
      cold calling, cold outreach | 陌生拜访, 陌拜, 电话开拓
      prospecting, sales prospecting | 客户开发, 客户开拓
      pipeline management, sales pipeline | 销售漏斗, 商机管理, 漏斗管理 | sales-forecasting
      sales forecasting, sales forecast | 销售预测
      territory management, regional sales | 区域管理, 区域销售
      contract negotiation, contract negotiations | 合同谈判, 商务谈判
      bidding, tendering, tender management | 招投标, 投标, 标书制作
      pricing strategy | 定价策略, 价格策略
      quotation, quotations | 报价, 报价单
      CRM, customer relationship management | 客户关系管理 | salesforce
      customer success | 客户成功 | account-management
      after-sales service | 售后服务
      distributor management, dealer management | 经销商管理, 代理商管理
      partnership development, strategic partnerships | 合作伙伴拓展, 战略合作
      sales training | 销售培训
      product demonstration, product demos | 产品演示, 产品讲解
      cross-selling, upselling | 交叉销售, 向上销售
      payment collection, receivables collection | 回款, 催收, 货款回收
      trade shows, trade fairs | 展会, 参展
      merchandising, shelf display | 陈列, 铺货`,
    ),
    ...terms(
      'tool',
      `
      Salesforce | | crm
      LinkedIn Sales Navigator
      Zoho CRM | | crm
      Microsoft Dynamics, Dynamics 365 | | crm
      Pipedrive | | crm
      Outreach.io, SalesLoft
      Gong.io
      Xiaoshouyi | 销售易 | crm
      Fxiaoke | 纷享销客 | crm
      WeCom, WeChat Work | 企业微信
      DingTalk | 钉钉
      Qichacha, Tianyancha | 企查查, 天眼查`,
    ),
    ...terms(
      'cert',
      `
      Salesforce Certified Administrator | Salesforce管理员认证
      Certified Professional Sales Person, CPSP | 专业销售人员认证
      Marketing Specialist Certificate | 营销师, 营销师证
      Certified Sales Professional | 销售专业认证
      BEC Higher, Business English Certificate | 商务英语证书, BEC高级`,
    ),
    ...terms(
      'metric',
      `
      revenue, sales revenue, sales volume | 销售额, 营业额, 营收
      quota attainment, sales quota, sales target | 业绩完成率, 销售目标, 业绩目标
      win rate, close rate | 赢单率, 成交率
      average deal size, average order value | 客单价, 平均合同额
      repurchase rate, repeat purchase rate | 复购率
      renewal rate | 续约率, 续费率
      new accounts, new customers | 新增客户, 新客户
      sales cycle | 销售周期, 成单周期
      customer satisfaction, CSAT | 客户满意度
      market share | 市场份额, 市场占有率
      collection rate | 回款率
      response rate | 响应率, 回复率`,
    ),
    ...terms(
      'domain',
      `
      FMCG, fast-moving consumer goods | 快消, 快速消费品
      overseas markets, international sales | 海外市场, 海外销售
      government and enterprise accounts | 政企客户`,
    ),
  ],
};
