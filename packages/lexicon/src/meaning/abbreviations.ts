/** Short forms and what they stand for, a thing a line. */
export const abbreviations = `
HR | human resources | 人力资源 | 人事
QA | quality assurance | 质量保证 | 品质保证 | 质保
QC | quality control | 质量控制 | 品质控制 | 质检 | 品控
SOP | standard operating procedure | 标准作业程序 | 标准操作规程 | 标准作业流程 | 标准操作流程
KPI | key performance indicator | 关键绩效指标 | 绩效指标
ISO | International Organization for Standardization | 国际标准化组织
EHS | environment, health and safety | 环境健康安全 | 环境、健康与安全
H&S | health and safety | 安全健康
PPE | personal protective equipment | 个人防护装备 | 个人防护用品
ROI | return on investment | 投资回报率 | 投入产出比
GMV | gross merchandise value | 成交总额 | 商品交易总额
UV | unique visitors | 独立访客
PV | page views | 页面浏览量
DAU | daily active users | 日活 | 日活跃用户
MAU | monthly active users | 月活 | 月活跃用户
B2B | business-to-business | 企业对企业
B2C | business-to-consumer
CRM | customer relationship management | 客户关系管理
ERP | enterprise resource planning | 企业资源计划
MES | manufacturing execution system | 制造执行系统
WMS | warehouse management system | 仓储管理系统 | 仓库管理系统
TMS | transport management system | 运输管理系统
POS | point of sale | 收银系统 | 销售终端
ICU | intensive care unit | 重症监护室 | 重症监护病房 | 重症医学科
A&E | accident and emergency
ER | emergency room | 急诊室
OR | operating room | 手术室
GP | general practitioner
SEN | special educational needs
ESL | English as a second language
CV | curriculum vitae
AI | artificial intelligence | 人工智能
ML | machine learning | 机器学习
NLP | natural language processing | 自然语言处理
UI | user interface | 用户界面
UX | user experience | 用户体验
API | application programming interface | 应用程序接口
DB | database | 数据库
OS | operating system | 操作系统
CI | continuous integration | 持续集成
CD | continuous delivery | continuous deployment | 持续交付 | 持续部署
PM | project manager | product manager
NGO | non-governmental organisation | 非政府组织
VAT | value added tax | 增值税
P&L | profit and loss | 损益
FMCG | fast-moving consumer goods | 快消品 | 快速消费品
R&D | research and development | 研发
IT | information technology | 信息技术
PR | public relations | 公共关系 | 公关
AP | accounts payable | 应付账款 | 应付
AR | accounts receivable | 应收账款 | 应收
BOM | bill of materials | 物料清单
OEE | overall equipment effectiveness | 设备综合效率
CPR | cardiopulmonary resuscitation | 心肺复苏
ECG | electrocardiogram | 心电图
CT | computed tomography | 计算机断层扫描
MRI | magnetic resonance imaging | 磁共振 | 核磁共振
IV | intravenous | 静脉
NDA | non-disclosure agreement | 保密协议
IPO | initial public offering | 首次公开募股 | 首次公开发行
M&A | mergers and acquisitions | 并购 | 兼并收购
GPA | grade point average | 平均绩点 | 绩点
`;
