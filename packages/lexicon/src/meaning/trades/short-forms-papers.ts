/** Short forms of certificates, examinations, methods and systems and what they stand for, one a line. */
export const shortFormsOfPapers = `
CATTI | 全国翻译专业资格水平考试 | 翻译专业资格水平考试 | 全国翻译资格考试 | 翻译资格考试 | 全国翻译专业资格考试
PMP | project management professional | 项目管理专业人士 | 项目管理专业人士资格认证 | 项目管理专业人士资格 | 项目管理专业资格认证 | 项目管理专业人员
NPDP | new product development professional | 产品经理国际资格认证
HSK | 汉语水平考试 | 中国汉语水平考试
HSKK | 汉语水平口语考试
PSC | 普通话水平测试
NCRE | 全国计算机等级考试 | 计算机等级考试
PETS | 全国公共英语等级考试 | 全国英语等级考试 | 公共英语等级考试
TEM-4 | TEM4 | 英语专业四级 | 英语专业四级考试 | 专业英语四级 | 专四
TEM-8 | TEM8 | 英语专业八级 | 英语专业八级考试 | 专业英语八级 | 专八
BEC | business English certificate | 商务英语证书 | 剑桥商务英语证书 | 剑桥商务英语
IELTS | 雅思 | 雅思考试 | 国际英语语言测试系统
TOEFL | 托福 | 托福考试
TOEIC | 托业 | 托业考试
JLPT | 日本语能力测试 | 日语能力考试 | 日本语能力考试 | 日语能力测试
TOPIK | 韩国语能力考试 | 韩国语能力测试
DELF | 法语学习文凭
CIA | certified internal auditor | 国际注册内部审计师 | 注册内部审计师
CMA | certified management accountant | 注册管理会计师 | 美国注册管理会计师
FRM | financial risk manager | 金融风险管理师
CFP | certified financial planner | 国际金融理财师
AFP | associate financial planner | 金融理财师
CISA | certified information systems auditor | 国际注册信息系统审计师 | 注册信息系统审计师
CISP | 注册信息安全专业人员
CISSP | 注册信息系统安全专家 | 信息系统安全专业认证
CISM | 注册信息安全经理
ITIL | 信息技术基础架构库
LEED | 能源与环境设计先锋
MBA | 工商管理硕士
EMBA | 高级管理人员工商管理硕士
MPA | 公共管理硕士
MPAcc | 会计硕士
CNAS | 中国合格评定国家认可委员会
CCC | 3C | 中国强制性产品认证
GAP | 良好农业规范
GLP | 药物非临床研究质量管理规范 | 良好实验室规范
ACLS | 高级心血管生命支持 | 高级生命支持
BLS | 基础生命支持
OSCE | 客观结构化临床考试
FMEA | 失效模式与影响分析 | 失效模式及影响分析 | 失效模式与后果分析 | 潜在失效模式及后果分析
PPAP | 生产件批准程序
APQP | 产品质量先期策划
MSA | 测量系统分析
TPM | 全员生产维护 | 全员生产保全
OEE | 设备综合效率
VOC | 挥发性有机物
COD | 化学需氧量
BOD | 生化需氧量
PMC | 生产计划与物料控制
BOM | 物料清单
MRP | 物料需求计划
PLM | 产品生命周期管理
SCADA | 数据采集与监视控制 | 数据采集与监控
DCS | 集散控制系统 | 分布式控制系统
HMI | 人机界面
UPS | 不间断电源
AGV | 自动导引车 | 自动导引运输车
RFID | 射频识别
VMI | 供应商管理库存
FIFO | 先进先出
TMS | 运输管理系统
NPS | 净推荐值
OKR | 目标与关键成果
IPO | 首次公开募股 | 首次公开发行
DRG | 疾病诊断相关分组
HIS | 医院信息系统
LIS | 检验信息系统 | 实验室信息系统
PACS | 影像归档和通信系统
CSSD | 消毒供应中心
COPD | 慢性阻塞性肺疾病 | 慢阻肺
VTE | 静脉血栓栓塞症 | 静脉血栓栓塞
ADL | 日常生活活动能力 | 日常生活能力
SDS | 安全数据单
MSDS | 化学品安全技术说明书 | 安全技术说明书
NDT | 无损检测
GDP | 国内生产总值
CPI | 居民消费价格指数
PPP | 政府和社会资本合作
EPC | 工程总承包
POP | 售点广告
OTA | 在线旅行社 | 在线旅游平台
PMS | 酒店管理系统
`;
