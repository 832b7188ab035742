/** Short forms of business, media, technology, trade and studies and what they stand for, a thing a line. */
export const shortFormsOfBusiness = `
KPI | key performance indicator | key performance indicators | 关键绩效指标 | 绩效指标 | 考核指标
OKR | objectives and key results | 目标与关键成果
SLA | service level agreement | service-level agreement | 服务水平协议 | 服务等级协议
ROI | return on investment | 投资回报率 | 投入产出比
ROAS | return on ad spend | 广告支出回报率
CTR | click-through rate | click through rate | 点击率
CVR | conversion rate | 转化率
CPC | cost per click | 点击付费
CPA | cost per acquisition | 获客成本
CAC | customer acquisition cost | 获客成本 | 客户获取成本
LTV | lifetime value | customer lifetime value | 客户生命周期价值
AOV | average order value | 客单价 | 平均客单价
NPS | net promoter score | 净推荐值
CSAT | customer satisfaction score | customer satisfaction | 客户满意度
AHT | average handling time | 平均处理时长
FCR | first call resolution | 首次解决率
IVR | interactive voice response | 语音导航
SEO | search engine optimisation | search engine optimization | 搜索引擎优化
SEM | search engine marketing | paid search | 搜索引擎营销
PPC | pay-per-click | pay per click
EDM | email marketing | 邮件营销
KOL | key opinion leader | influencer | 达人 | 意见领袖 | 关键意见领袖
KOC | 关键意见消费者 | key opinion consumer
UGC | user-generated content | 用户生成内容
PGC | 专业生产内容
MCN | multi-channel network
VI | visual identity | 视觉识别系统 | 视觉识别 | 视觉形象系统 | 企业视觉识别
SI | 空间识别系统 | store identity
LOGO | logo | 标志 | 标识 | 商标图形
PS | Photoshop | Adobe Photoshop
AI | Illustrator | Adobe Illustrator
AE | After Effects | Adobe After Effects
PR | Premiere | Adobe Premiere | Premiere Pro
ID | InDesign | Adobe InDesign
C4D | Cinema 4D
UI | user interface | 用户界面 | 界面
UX | user experience | 用户体验
IA | information architecture | 信息架构
DTP | desktop publishing | 桌面排版
PM | project manager | product manager | project management | 项目经理 | 产品经理 | 项目管理
PMO | project management office | 项目管理办公室
BA | business analyst | 业务分析师 | 商业分析师
BD | business development | 商务拓展 | 业务拓展 | 商务开发
PRD | product requirements document | 产品需求文档
MVP | minimum viable product | 最小可行产品
POC | proof of concept | 概念验证
UAT | user acceptance testing | 用户验收测试
QA | quality assurance | testing team | 质量保证 | 质保 | 测试
QC | quality control | 质量控制 | 质检 | 品控 | 品质控制
CI | continuous integration | 持续集成
CD | continuous delivery | 持续交付
CD | continuous deployment | 持续部署
CI/CD | continuous integration and delivery | continuous integration and deployment
TDD | test-driven development | 测试驱动开发
OOP | object-oriented programming | 面向对象编程
API | application programming interface | interface | 应用程序接口 | 接口
SDK | software development kit | 软件开发工具包
ORM | object-relational mapping | 对象关系映射
DB | database | 数据库
DBA | database administrator | 数据库管理员
RDBMS | relational database | 关系型数据库
ETL | extract, transform and load | extract-transform-load | 数据抽取转换加载
BI | business intelligence | 商业智能
EDA | exploratory data analysis | 探索性数据分析
ML | machine learning | 机器学习
DL | deep learning | 深度学习
NLP | natural language processing | 自然语言处理
CV | computer vision | 计算机视觉
LLM | large language model | large language models | 大语言模型 | 大模型
OCR | optical character recognition | 文字识别 | 光学字符识别
ASR | speech recognition | 语音识别
TTS | text-to-speech | 语音合成
GIS | geographic information system | geographic information systems | 地理信息系统
GPS | global positioning system | satellite positioning | 全球定位系统 | 卫星定位
IoT | internet of things | 物联网
VR | virtual reality | 虚拟现实
AR | augmented reality | 增强现实
VPN | virtual private network | 虚拟专用网
LAN | local area network | 局域网
WAN | wide area network | 广域网
DNS | domain name system | 域名解析
VM | virtual machine | virtual machines | 虚拟机
AWS | Amazon Web Services | 亚马逊云
GCP | Google Cloud Platform | 谷歌云
K8s | Kubernetes
JS | JavaScript
TS | TypeScript
OS | operating system | 操作系统
IT | information technology | 信息技术
ITIL | information technology infrastructure library
MTTR | mean time to recovery | mean time to repair | 平均恢复时间 | 平均修复时间
QPS | queries per second | 每秒查询数
TPS | transactions per second | 每秒事务数
RPS | requests per second | 每秒请求数
p95 | 95th percentile | 95th-percentile | 95分位 | 九五分位
p99 | 99th percentile | 99th-percentile | 99分位 | 九九分位
DAU | daily active users | 日活跃用户 | 日活
MAU | monthly active users | 月活跃用户 | 月活
PV | page views | 页面浏览量 | 浏览量
UV | unique visitors | 独立访客
GMV | gross merchandise value | gross merchandise volume | 成交总额 | 商品交易总额 | 成交额
SKU | stock keeping unit | stock-keeping unit | 单品 | 库存单位
FMCG | fast-moving consumer goods | fast moving consumer goods | 快消品 | 快速消费品 | 快消
B2B | business-to-business | 企业对企业 | 企业客户
B2C | business-to-consumer | 面向消费者
O2O | online-to-offline | 线上到线下
ERP | enterprise resource planning | 企业资源计划
CRM | customer relationship management | 客户关系管理
WMS | warehouse management system | 仓储管理系统 | 仓库管理系统 | 仓管系统
TMS | transport management system | transportation management system | 运输管理系统
MES | manufacturing execution system | 制造执行系统
POS | point of sale | point-of-sale | 收银系统 | 销售终端
EPOS | electronic point of sale | till system
OA | office automation | 办公自动化 | 办公系统
RFID | radio-frequency identification | 射频识别
AGV | automated guided vehicle | 自动导引车
FIFO | first in first out | first-in first-out | 先进先出
JIT | just-in-time | just in time | 准时制
MOQ | minimum order quantity | 起订量 | 最小起订量
BOM | bill of materials | 物料清单
OEM | original equipment manufacturer | 代工 | 贴牌
FOB | free on board | 离岸价
CIF | cost, insurance and freight | 到岸价
L/C | LC | letter of credit | 信用证
B/L | bill of lading | 提单
FCL | full container load | 整柜 | 整箱 | 整箱货
LCL | less than container load | 拼箱 | 拼柜 | 拼箱货
3PL | third-party logistics | 第三方物流
OEE | overall equipment effectiveness | 设备综合效率
TPM | total productive maintenance
5S | 五S | 5S管理
LOTO | lockout tagout | lock-out tag-out | 上锁挂牌
NDT | non-destructive testing | 无损检测
UT | ultrasonic testing | 超声检测 | 超声波检测
RT | radiographic testing | 射线检测
kV | 千伏 | kilovolt | kilovolts
kW | 千瓦 | kilowatt | kilowatts
F&B | food and beverage | 餐饮
HACCP | hazard analysis and critical control points | 危害分析与关键控制点
MICE | meetings, incentives, conferences and exhibitions | 会展
FOH | front of house
BOH | back of house
OTA | online travel agency | online travel agencies
PMS | property management system
RevPAR | revenue per available room | 每间可售房收入
ADR | average daily rate | 平均房价
GSM | 克重 | grams per square metre
NVQ | national vocational qualification
HNC | higher national certificate
HND | higher national diploma
BTEC | Business and Technology Education Council
GCSE | general certificate of secondary education
MBA | master of business administration | 工商管理硕士
GPA | grade point average | 平均绩点 | 绩点
CET-4 | CET4 | 英语四级 | 大学英语四级 | 四级
CET-6 | CET6 | 英语六级 | 大学英语六级 | 六级
NGO | non-governmental organisation | non-governmental organization | 非政府组织 | 公益组织
CV | CVs | curriculum vitae | résumé | resume | 简历
FAQ | frequently asked questions | 常见问题
PPT | PowerPoint | slides | 幻灯片 | 演示文稿
VBA | Visual Basic for Applications | Excel macros | 宏
SCI | Science Citation Index
UN | United Nations | 联合国
EU | European Union | 欧盟
NHS | National Health Service
HMRC | HM Revenue and Customs
PAT | portable appliance testing
MOT | MOT test
CPR | cardiopulmonary resuscitation | 心肺复苏
AED | automated external defibrillator | 自动体外除颤仪 | 除颤仪
HIV | human immunodeficiency virus
COPD | chronic obstructive pulmonary disease | 慢阻肺
GP | general practitioner | general practice | family doctor | 全科医生
CBT | cognitive behavioural therapy | 认知行为疗法
ADHD | attention deficit hyperactivity disorder | 多动症
MSc | Master of Science | 理学硕士
MA | Master of Arts | 文学硕士
MEng | Master of Engineering | 工程硕士
MPhil | Master of Philosophy
MRes | Master of Research
MEd | Master of Education | 教育硕士
MPH | Master of Public Health | 公共卫生硕士
LLM | Master of Laws | 法学硕士
BSc | Bachelor of Science | 理学学士
BA | Bachelor of Arts | 文学学士
BEng | Bachelor of Engineering | 工学学士
LLB | Bachelor of Laws | 法学学士
PhD | Doctor of Philosophy
PGCE | Postgraduate Certificate in Education
NVQ | National Vocational Qualification
GCSE | General Certificate of Secondary Education
CEO | chief executive officer | chief executive | 首席执行官
CFO | chief financial officer | 首席财务官
COO | chief operating officer | 首席运营官
CTO | chief technology officer | chief technical officer | 首席技术官
CIO | chief information officer | 首席信息官
CMO | chief marketing officer | 首席营销官
CPO | chief product officer | 首席产品官
CHRO | chief human resources officer | 首席人力资源官
CISO | chief information security officer | 首席信息安全官
VP | vice president | 副总裁
SVP | senior vice president | 高级副总裁
EVP | executive vice president | 执行副总裁
MD | managing director
PI | principal investigator | 课题负责人
EA | executive assistant
GP | general practitioner | 全科医生
QS | quantity surveyor
VOC | volatile organic compound | volatile organic compounds
VOCs | volatile organic compounds | 挥发性有机物 | 挥发性有机化合物
ICP-MS | inductively coupled plasma mass spectrometry | 电感耦合等离子体质谱
GC-MS | gas chromatography-mass spectrometry | 气相色谱-质谱联用
HPLC | high-performance liquid chromatography | high performance liquid chromatography | 高效液相色谱
GC | gas chromatography | 气相色谱 | 气相色谱法
AAS | atomic absorption spectroscopy | 原子吸收光谱
JLPT | 日语能力考试 | 日本语能力测试
NED | non-executive director
SLT | speech and language therapy | speech and language therapist | 言语治疗
ASD | autism spectrum disorder | 自闭症 | 孤独症
PR | pull request
MR | merge request
UI | user interface | 用户界面
UX | user experience | 用户体验
CI | continuous integration | 持续集成
CD | continuous delivery | 持续交付
CD | continuous deployment | 持续部署
PM | project manager
PM | product manager
T&Cs | terms and conditions
FAQ | frequently asked questions | 常见问题
ETL | extract, transform, load
A/P | accounts payable | AP | purchase ledger
A/R | accounts receivable | AR | sales ledger
GL | general ledger | nominal ledger
PO | purchase order | 采购订单
BOM | bill of materials | 物料清单
CAD | computer-aided design | 计算机辅助设计
CNC | computer numerical control | 数控
PPE | personal protective equipment | 劳保用品 | 个人防护用品
COSHH | control of substances hazardous to health
HACCP | hazard analysis and critical control points
GDPR | General Data Protection Regulation
CMS | content management system | 内容管理系统
SEO | search engine optimisation | search engine optimization | 搜索引擎优化
POS | point of sale | point-of-sale
LMS | learning management system
VLE | virtual learning environment
D&T | design and technology
PE | physical education | 体育课
ESL | English as a second language
EFL | English as a foreign language
EAL | English as an additional language
SEN | special educational needs
CPD | continuing professional development
DIY | do it yourself
NGO | non-governmental organisation
CSR | corporate social responsibility | 企业社会责任
Q&A | questions and answers | question and answer | 问答
IT | information technology | 信息技术
AI | artificial intelligence | 人工智能
ML | machine learning | 机器学习
NLP | natural language processing | 自然语言处理
CV | computer vision | 计算机视觉
OCR | optical character recognition | 文字识别
API | application programming interface | 接口
SDK | software development kit
OOP | object-oriented programming
VM | virtual machine | 虚拟机
DB | database | 数据库
OS | operating system | 操作系统
LAN | local area network | 局域网
VPN | virtual private network
IoT | internet of things | 物联网
cat | category
dept | department
mgmt | management
mgr | manager
asst | assistant
intl | international
natl | national
govt | government
assoc | association
intro | introduction
refs | references
repro | reproduction
ref | reference
spec | specification
specs | specifications
info | information
tech | technical
prep | preparation
maths | mathematics | math
uni | university
adverts | advertisements | ads
hols | holidays
lab | laboratory
vet | veterinary
发改委 | 发展和改革委员会 | 发展改革委员会 | 发展改革委
发改局 | 发展和改革局 | 发展改革局
人社局 | 人力资源和社会保障局 | 人力资源社会保障局
人社厅 | 人力资源和社会保障厅 | 人力资源社会保障厅
住建局 | 住房和城乡建设局 | 住房城乡建设局
住建委 | 住房和城乡建设委员会 | 住房城乡建设委员会
卫健委 | 卫生健康委员会 | 卫生健康委
卫健局 | 卫生健康局
工信局 | 工业和信息化局
市监局 | 市场监督管理局 | 市场监管局
农业农村局 | 农业和农村局
文旅局 | 文化和旅游局 | 文化旅游局
自规局 | 自然资源和规划局 | 自然资源规划局
应急局 | 应急管理局
城管局 | 城市管理局
交运局 | 交通运输局
退役军人局 | 退役军人事务局
政数局 | 政务服务数据管理局
税务局 | 国家税务局
国资委 | 国有资产监督管理委员会
科协 | 科学技术协会
工商联 | 工商业联合会
妇联 | 妇女联合会
残联 | 残疾人联合会
文联 | 文学艺术界联合会
疾控中心 | 疾病预防控制中心
居委会 | 居民委员会
村委会 | 村民委员会
业委会 | 业主委员会
职代会 | 职工代表大会
一建 | 一级建造师
二建 | 二级建造师
一造 | 一级造价工程师
二造 | 二级造价工程师
注安 | 注册安全工程师
教资 | 教师资格证 | 教师资格证书 | 教师资格
法考 | 国家统一法律职业资格考试 | 法律职业资格考试
公考 | 公务员考试
四六级 | 英语四六级
五险一金 | 社会保险和住房公积金 | 社保和住房公积金 | 社保和公积金 | 社保公积金
安检 | 安全检查
质检 | 质量检验 | 质量检查
安监 | 安全监督
环评 | 环境影响评价
文创 | 文化创意
非遗 | 非物质文化遗产
高铁 | 高速铁路
高速 | 高速公路
中专 | 中等专业学校
职高 | 职业高中
大专 | 大学专科
交传 | 交替传译
同传 | 同声传译
国自然 | 国家自然科学基金
抽检 | 抽样检验 | 抽样检测
国社科 | 国家社会科学基金
`;
