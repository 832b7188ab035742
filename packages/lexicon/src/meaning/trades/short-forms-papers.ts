/** Short forms of certificates, examinations and licences and what they stand for, a paper a line. */
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
`;
