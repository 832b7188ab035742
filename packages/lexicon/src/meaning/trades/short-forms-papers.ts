/**
 * Short forms of certificates, examinations, methods and systems and what they stand for, one a line. Letters that stand
 * for several things at work (CMA, COD, GAP, OTA) are none: who reads them out may claim another paper.
 */
export const shortFormsOfPapers = `
CATTI | 全国翻译专业资格水平考试 | 翻译专业资格水平考试 | 全国翻译资格考试 | 翻译资格考试 | 全国翻译专业资格考试
PMP | project management professional | 项目管理专业人士 | 项目管理专业人士资格认证 | 项目管理专业人士资格 | 项目管理专业资格认证 | 项目管理专业人员
NPDP | new product development professional | 产品经理国际资格认证
HSK | 汉语水平考试 | 中国汉语水平考试
HSKK | 汉语水平口语考试
NCRE | 全国计算机等级考试 | 计算机等级考试
TEM-4 | TEM4 | 英语专业四级 | 英语专业四级考试 | 专业英语四级 | 专四
TEM-8 | TEM8 | 英语专业八级 | 英语专业八级考试 | 专业英语八级 | 专八
BEC | business English certificate | 剑桥商务英语证书 | 剑桥商务英语
IELTS | 雅思 | 雅思考试 | 国际英语语言测试系统
TOEFL | 托福 | 托福考试
TOEIC | 托业 | 托业考试
JLPT | 日本语能力测试 | 日语能力考试 | 日本语能力考试 | 日语能力测试
TOPIK | 韩国语能力考试 | 韩国语能力测试
DELF | 法语学习文凭
FRM | financial risk manager | 金融风险管理师
CISA | certified information systems auditor | 国际注册信息系统审计师 | 注册信息系统审计师
CISP | 注册信息安全专业人员
CISSP | 注册信息系统安全专家 | 信息系统安全专业认证
ITIL | 信息技术基础架构库
LEED | 能源与环境设计先锋
MBA | 工商管理硕士
EMBA | 高级管理人员工商管理硕士
MPAcc | 会计硕士
CNAS | 中国合格评定国家认可委员会
ACLS | 高级心血管生命支持
BLS | 基础生命支持
OSCE | 客观结构化临床考试
FMEA | 失效模式与影响分析 | 失效模式及影响分析 | 失效模式与后果分析 | 潜在失效模式及后果分析
PPAP | 生产件批准程序
APQP | 产品质量先期策划
OEE | 设备综合效率
BOM | 物料清单
MRP | 物料需求计划
PLM | 产品生命周期管理
SCADA | 数据采集与监视控制 | 数据采集与监控
HMI | 人机界面
AGV | 自动导引车 | 自动导引运输车
RFID | 射频识别
VMI | 供应商管理库存
FIFO | 先进先出
NPS | 净推荐值
OKR | 目标与关键成果
IPO | 首次公开募股 | 首次公开发行
DRG | 疾病诊断相关分组
HIS | 医院信息系统
PACS | 影像归档和通信系统
CSSD | 消毒供应中心
COPD | 慢性阻塞性肺疾病 | 慢阻肺
VTE | 静脉血栓栓塞症 | 静脉血栓栓塞
ADL | 日常生活活动能力 | 日常生活能力
MSDS | 化学品安全技术说明书 | 安全技术说明书
NDT | 无损检测
`;
