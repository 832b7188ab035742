/** Short forms of trades (care, schools, laboratories, works, law, books) and what they stand for, a thing a line. */
export const shortFormsOfTrades = `
ICU | intensive care unit | intensive care | 重症监护室 | 重症监护病房 | 重症医学科 | 重症监护 | 监护室
NICU | neonatal intensive care unit | neonatal intensive care | 新生儿重症监护室 | 新生儿重症监护
CCU | coronary care unit | 冠心病监护室
AMU | acute medical unit
ED | emergency department | 急诊科
OPD | outpatient department | outpatients | 门诊部
OT | occupational therapy | occupational therapist | 作业治疗
PT | physical therapy | physiotherapy | physiotherapist | physical therapist | 物理治疗
PHN | public health nurse
RN | registered nurse | 注册护士
LPN | licensed practical nurse
HCA | healthcare assistant | health care assistant | healthcare assistants
CNA | certified nursing assistant
TA | teaching assistant | 助教
SENCO | special educational needs coordinator
EHCP | education, health and care plan
IEP | individual education plan
EYFS | early years foundation stage
KS1 | key stage 1 | key stage one
KS2 | key stage 2 | key stage two
KS3 | key stage 3 | key stage three
EAL | English as an additional language
EFL | English as a foreign language
TEFL | teaching English as a foreign language
PE | physical education | 体育课 | 体育
DT | design and technology
EMR | electronic medical record | 电子病历
EHR | electronic health record | electronic health records
BP | blood pressure | 血压
ECG | EKG | electrocardiogram | 心电图
EEG | electroencephalogram | 脑电图
MRI | magnetic resonance imaging | 磁共振 | 核磁共振 | 磁共振成像
CT | computed tomography | CT scan | 计算机断层扫描 | 电子计算机断层扫描
DR | digital radiography | 数字化X线摄影 | 数字X线摄影 | 数字化摄影 | 数字X射线摄影
X光 | X线 | X射线 | X-ray | X-rays | radiograph
TENS | transcutaneous electrical nerve stimulation
IV | intravenous | 静脉 | 静脉输液
IM | intramuscular | 肌注 | 肌内注射
PICC | 经外周静脉置入中心静脉导管 | peripherally inserted central catheter
OTC | over-the-counter | over the counter | 非处方药 | 非处方
GMP | good manufacturing practice | 药品生产质量管理规范
GCP | good clinical practice | 药物临床试验质量管理规范
GSP | 药品经营质量管理规范
CRA | clinical research associate | 临床监查员
CRC | clinical research coordinator | 临床研究协调员
CRO | contract research organisation | 合同研究组织
HPLC | high-performance liquid chromatography | high performance liquid chromatography | 高效液相色谱 | 高效液相 | 液相色谱
GC | gas chromatography | 气相色谱
LC-MS | liquid chromatography mass spectrometry | 液质联用
GC-MS | 气质联用 | gas chromatography mass spectrometry
PCR | polymerase chain reaction | 聚合酶链式反应
qPCR | quantitative PCR | real-time PCR | 实时荧光定量PCR | 荧光定量PCR | 定量PCR
ELISA | enzyme-linked immunosorbent assay | 酶联免疫吸附 | 酶联免疫
SEM | scanning electron microscopy | scanning electron microscope | 扫描电镜 | 扫描电子显微镜
TEM | transmission electron microscopy | transmission electron microscope | 透射电镜 | 透射电子显微镜
XRD | X-ray diffraction | X射线衍射 | X 射线衍射 | X光衍射
XPS | X-ray photoelectron spectroscopy | X射线光电子能谱
AFM | atomic force microscopy | 原子力显微镜
NMR | nuclear magnetic resonance | 核磁共振
FTIR | Fourier transform infrared spectroscopy | 傅里叶红外 | 红外光谱
WB | western blot | 蛋白印迹
SOP | standard operating procedure | standard operating procedures | 标准操作规程 | 操作规程 | 标准作业程序 | 标准作业指导书 | 标准流程
8D | 8D报告 | eight disciplines
FMEA | failure mode and effects analysis | 失效模式分析 | 失效模式与影响分析
SPC | statistical process control | 统计过程控制
MSA | measurement system analysis
PPAP | 生产件批准程序 | production part approval process
APQP | 产品质量先期策划
QMS | quality management system | 质量管理体系
CAPA | corrective and preventive action | 纠正预防措施 | 纠正和预防措施
PLC | programmable logic controller | 可编程控制器 | 可编程逻辑控制器
CNC | computer numerical control | 数控 | 数控机床
CMM | coordinate measuring machine | 三坐标 | 三坐标测量机 | 三坐标测量仪
AOI | automated optical inspection | 自动光学检测
SMT | surface-mount technology | 表面贴装 | 贴片
PCB | printed circuit board | 印制电路板 | 电路板 | 印刷电路板
FPGA | field-programmable gate array | 现场可编程门阵列
MCU | microcontroller | 单片机 | 微控制器
CAD | computer-aided design | 计算机辅助设计
BIM | building information modelling | building information modeling | 建筑信息模型
M&E | mechanical and electrical | 机电
HVAC | heating, ventilation and air conditioning | 暖通 | 暖通空调
RCC | reinforced concrete | 钢筋混凝土
RAMS | risk assessment and method statement | risk assessments and method statements
COSHH | control of substances hazardous to health
H&S | health and safety | 安全健康 | 健康安全
EHS | HSE | environment, health and safety | 环境健康安全
PPE | personal protective equipment | 个人防护用品 | 个人防护装备 | 劳保用品
HGV | heavy goods vehicle | 重型货车
LGV | large goods vehicle
PSV | public service vehicle
CPC | certificate of professional competence
DBS | Disclosure and Barring Service
CCTV | closed-circuit television | security cameras | surveillance cameras | 监控摄像头 | 视频监控
SIA | Security Industry Authority
ATM | automated teller machine | cash machine | cashpoint | 自动取款机 | 取款机
KYC | know your customer | 客户身份识别 | 了解你的客户
AML | anti-money laundering | 反洗钱
P&L | profit and loss | 损益
VAT | value added tax | 增值税
CIT | corporate income tax | 企业所得税
IIT | 个税 | 个人所得税 | individual income tax
AP | accounts payable | purchase ledger | 应付账款 | 应付
AR | accounts receivable | sales ledger | 应收账款 | 应收
GL | general ledger | 总账
FP&A | financial planning and analysis
IFRS | international financial reporting standards | 国际财务报告准则
GAAP | generally accepted accounting principles
ACCA | Association of Chartered Certified Accountants | 特许公认会计师
CPA | certified public accountant | 注册会计师 | 注会
AAT | Association of Accounting Technicians
CFA | chartered financial analyst | 特许金融分析师
LPC | Legal Practice Course
SDLT | stamp duty land tax
NDA | non-disclosure agreement | 保密协议
IP | intellectual property | 知识产权
M&A | mergers and acquisitions | 并购 | 兼并收购
IPO | initial public offering | 首次公开募股 | 首次公开发行
ESG | environmental, social and governance | 环境、社会和治理
CSR | corporate social responsibility | 企业社会责任
HR | human resources | personnel | 人力资源 | 人事
HRBP | HR business partner | human resources business partner | 人力资源业务伙伴 | 人力资源业务合作伙伴
OD | organisational development | 组织发展
L&D | learning and development | 学习与发展
TUPE | transfer of undertakings
FTIR | Fourier-transform infrared spectroscopy | Fourier transform infrared spectroscopy | infrared spectroscopy | 傅里叶变换红外光谱 | 红外光谱
NMR | nuclear magnetic resonance | 核磁共振
HPLC | high-performance liquid chromatography | 高效液相色谱 | 液相色谱
GC | gas chromatography | 气相色谱
GC-MS | gas chromatography-mass spectrometry | 气质联用
LC-MS | liquid chromatography-mass spectrometry | 液质联用
MS | mass spectrometry | 质谱
SEM | scanning electron microscopy | 扫描电镜 | 扫描电子显微镜
TEM | transmission electron microscopy | 透射电镜 | 透射电子显微镜
XRD | X-ray diffraction | X射线衍射
XRF | X-ray fluorescence | X射线荧光
AFM | atomic force microscopy | 原子力显微镜
UV-Vis | ultraviolet-visible spectroscopy | 紫外可见光谱
PCR | polymerase chain reaction | 聚合酶链式反应
qPCR | quantitative PCR | real-time PCR | 实时荧光定量PCR | 荧光定量PCR
ELISA | enzyme-linked immunosorbent assay | 酶联免疫吸附试验
GIS | geographic information system | geographical information system | 地理信息系统
FEA | finite element analysis | 有限元分析
CFD | computational fluid dynamics | 计算流体力学
ECG | electrocardiogram | 心电图
EEG | electroencephalogram | 脑电图
MRI | magnetic resonance imaging | 磁共振
CPR | cardiopulmonary resuscitation | 心肺复苏
IV | intravenous | 静脉
BP | blood pressure | 血压
A&E | accident and emergency | 急诊科
MAR | medication administration record
LV | low voltage | 低压
HV | high voltage | 高压
`;
