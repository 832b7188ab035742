import type { IndustrySource } from '../entry.ts';

export const customerService: IndustrySource = {
  id: 'customer_service',
  en: 'Customer service',
  zh: '客服',
  titles: `
    customer service representative, customer support specialist, call center agent, customer success manager, support agent, contact center manager, customer care representative, help desk agent, customer service manager, technical support specialist, call centre team leader |
    客服专员, 客服, 客服代表, 客服主管, 客服经理, 在线客服, 呼叫中心坐席, 售后客服, 客户服务专员, 话务员, 客服组长, 客户成功经理, 售后专员, 电话客服, 客诉专员, 投诉专员`,
  shared: `
    Excel, Microsoft Office, CRM, Salesforce, Zendesk, after-sales service, refund and returns handling, customer satisfaction, NPS, response time, complaint rate, complaints, customer retention, renewal rate, upselling, customer success, SOP, KPI, staff training, WeCom, DingTalk,
    Feishu, Qianniu, Taobao, JD.com, Pinduoduo, e-commerce, SaaS, positive review rate, refund rate, negative review rate, Putonghua Proficiency Test, CET-4, CET-6, knowledge base, error rate, JLPT N1, sales scripts, churn rate, root cause analysis, Jira,
    outbound calling system, help desk, utilization rate, employee turnover, tickets resolved`,
  hard: `
    customer service, customer support, client support | 客户服务, 客服工作, 客户支持
    inbound calls, call handling, call answering | 呼入, 接听电话, 热线接听, 来电接听, 电话接听
    outbound calls, outbound calling | 外呼, 呼出, 电话外呼
    live chat support, online chat support, chat support | 在线客服接待, 在线接待, 在线咨询, 线上接待
    email support, email ticket handling | 邮件客服, 邮件回复
    social media customer care, omnichannel support | 社媒客服, 全渠道客服, 多渠道客服
    complaint handling, customer complaint resolution, dispute handling | 投诉处理, 客诉处理, 处理客诉, 客户投诉处理
    escalation management, escalated cases, escalation handling | 投诉升级, 升级处理, 升级投诉, 疑难问题处理
    de-escalation, emotional pacification of customers | 客户安抚, 情绪安抚
    pre-sales consultation, product inquiry, sales consultation by chat | 售前咨询, 售前客服, 产品咨询, 咨询解答
    after-sales dispute, return and exchange service | 售后处理, 售后纠纷, 售后问题处理, 退换货处理
    technical support, troubleshooting for customers, product troubleshooting | 技术支持, 故障指导, 远程支持
    ticket management, work order handling, ticketing system handling | 工单处理, 工单管理, 工单流转, 工单跟进
    call quality monitoring, quality inspection of calls, QA of calls, call monitoring | 话务质检, 服务质检, 通话质检, 录音质检, 客服质检
    script optimization, canned responses, macros in support | 客服话术, 话术优化, 快捷回复, 话术整理
    knowledge base, knowledge base articles, FAQ writing | 客服知识库, FAQ整理, 知识库维护, 常见问题
    workforce management, agent scheduling, call volume forecasting | 坐席排班, 话务预测, 客服排班, 话务排班
    call center management, contact center operations, call center operations | 呼叫中心管理, 呼叫中心, 呼叫中心运营, 客服中心
    service recovery process, customer care calls | 客户关怀, 客户回访, 电话回访, 满意度回访
    service process optimization, support process improvement | 服务流程优化, 客服流程
    voice of customer, VOC analysis, customer feedback analysis | 客户之声, 用户反馈分析, 客户反馈, VOC分析
    customer onboarding, user onboarding | 客户启用, 新客引导, 客户上线
    customer health score, QBR, quarterly business review | 客户健康度, 季度业务回顾, 健康分
    churn prevention, customer win-back, customer retention calls | 客户挽留, 客户召回, 流失挽回, 挽单
    membership service, VIP customer service | 会员服务, VIP客服, 大客户服务, 贵宾客服
    intelligent customer service, chatbot training, chatbot configuration | 智能客服, 机器人客服, 客服机器人, AI客服, 机器人训练
    self-service design, IVR design | 自助服务, IVR流程, 语音导航
    multilingual support, English customer service, Japanese customer support | 英语客服, 日语客服, 多语种客服, 外语客服, 小语种客服
    cross-border customer service, Amazon customer emails | 跨境客服, 外贸客服
    order inquiry, order modification, logistics inquiry | 订单查询, 物流查询, 催件
    reservation and dispatch service, appointment booking | 预约服务, 派单, 上门预约
    billing inquiry, account inquiries | 账单查询, 话费查询, 账户咨询
    identity verification of callers, customer data protection in call center | 客户身份核实, 客户信息保密
    complaint compensation policy, compensation approval | 赔付处理, 补偿方案, 赔付审批
    reputation maintenance, review response | 评价回复, 口碑维护, 差评回复
    customer service training, agent coaching, new agent training | 客服培训, 坐席辅导, 新人带教, 新人培训
    team leadership of agents, agent performance management | 坐席管理, 客服团队管理
    outsourcing vendor management in support, BPO management | 外包客服管理, BPO管理, 客服外包
    collections calls, debt reminder calls | 催缴, 电话催收, 欠费催缴
    touch typing, fast typing | 盲打, 打字速度
    field service coordination, maintenance dispatch | 报修受理, 上门服务, 维修派工
    customer profile filing, customer information entry | 客户信息录入, 客户资料整理, 客户档案, 客户建档`,
  tool: `
    Freshdesk / Help Scout / Zoho Desk | | Zendesk
    Intercom / LiveChat software / Drift chat | | live chat support | zendesk, chat, support, tickets, freshdesk, customer, customers, saas, 客服
    Udesk / Zhichi / Xiaoneng / 53KF / Qiyu / Meiqia / Easemob | / 智齿客服 / 小能客服 / / 网易七鱼 / 美洽 / 环信 | live chat support
    Genesys / Avaya / Five9 / NICE inContact / Cisco Finesse / Hollycrm / Ronglian Qimo / TRCloud | / / / / / 合力亿捷 / 容联七陌 / 天润融通 | call center management
    Amazon Connect / Talkdesk / RingCentral / Aircall | 云呼叫中心 | call center management
    Gainsight / ChurnZero / Totango | | customer success
    JD Dongdong, Dongdong workbench | 京东咚咚, 咚咚工作台
    Feige / Pinduoduo merchant workbench | 飞鸽客服, 抖店飞鸽 / 拼多多商家后台
    Sunlogin / TeamViewer / AnyDesk | 向日葵远程, 远程桌面协助
    IVR system, ACD, CTI | IVR系统, 语音应答系统
    SurveyMonkey CSAT | 满意度调查工具
    Wubi input | 五笔输入法, 五笔`,
  cert: `
    customer service manager certificate, call center professional certificate | 客户服务管理师, 客户服务管理师证, 呼叫中心服务员, 客户服务师
    COPC, COPC certification, COPC CX | COPC认证, COPC客户体验标准
    CCXP, Certified Customer Experience Professional | 注册客户体验师, 客户体验专家认证
    HDI Support Center Analyst, HDI certification | HDI认证, 技术支持专家认证
    Zendesk Support Administrator certification | Zendesk认证
    CCSP customer service, Certified Customer Service Professional, CCSM | 认证客户服务专家, 客户服务认证
    certified customer success manager | 客户成功经理认证, 客户成功认证
    typing certificate, computer operator certificate | 计算机操作员证, 打字员证, 录入员证
    etiquette trainer certificate | 礼仪培训师证, 服务礼仪证书, 商务礼仪证书`,
  metric: `
    % up | first call resolution, FCR rate, first contact resolution | 一次解决率, 首次解决率, 首解率, 一次性解决率
    time down | average handle time, AHT | 平均处理时长, 平均通话时长, 平均处理时间
    time down | first response time, average response time | 首次响应时间, 平均响应时间, 首响时间, 首响, 平均响应时长
    % up | call answer rate, answer rate, service level 80/20 | 来电接通率, 接起率, 20秒接通率, 话务接通率
    % down | abandonment rate, call abandonment rate | 放弃率, 弃呼率, 来电放弃率
    count up | calls per shift, calls handled per day, daily call volume | 日均接听量, 日均来电, 接听量, 话务量, 接线量
    count up | chats handled, conversations per day, chat volume | 日均接待量, 日接待量, 接待人次, 咨询量
    count up | tickets closed, tickets per day | 日均工单, 结单量, 工单处理量
    % up | QA score, quality score, call quality score | 质检分, 质检合格率, 服务质检得分, 质检得分
    % up | inquiry conversion rate, chat-to-order conversion | 咨询转化率, 询单转化率, 询单转化
    % up | complaint resolution rate, complaint closure | 投诉解决率, 投诉处理率, 投诉结案率
    time down | resolution time, average resolution time, time to resolution | 解决时长, 问题解决时长, 平均解决时长, 处理时效
    % down | ticket backlog | 工单积压, 积压量
    % down | escalation rate | 升级率, 转人工率, 投诉升级率
    % up | retention success rate, save rate | 挽留成功率, 挽回率
    % up | bot resolution rate, self-service rate, deflection rate | 机器人解决率, 自助解决率, 智能客服解决率
    ratio up | customer effort score, CES | 客户费力度, 费力度得分
    count up | agents managed, support team size | 客服团队人数, 管理坐席, 坐席人数
    % up | schedule adherence, attendance adherence | 排班遵从率, 考勤遵从率
    money down | cost per contact, compensation cost | 单次服务成本, 赔付金额, 赔付成本`,
  domain: `
    BPO, business process outsourcing | 业务流程外包, 服务外包
    customer experience, CX | 客户体验, 客户体验管理, 服务体验
    hotline, service hotline | 服务热线, 客服热线, 热线
    e-commerce customer service | 电商客服工作, 店铺客服
    telecom customer service, bank customer service | 银行客服, 运营商客服`,
};
