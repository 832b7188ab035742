import type { IndustrySource } from '../../entry.ts';

export const telecom: IndustrySource = {
  id: 'telecom',
  en: 'Telecommunications',
  zh: '通信',
  titles: `
    telecom engineer, network optimization engineer, RF optimization engineer, core network engineer, transmission engineer, wireless engineer, telecom project manager, field engineer telecom, NOC engineer, RAN engineer |
    通信工程师, 网络优化工程师, 网优工程师, 无线工程师, 核心网工程师, 传输工程师, 基站工程师, 督导工程师, 通信项目经理, 代维工程师, 协议栈工程师, 光网络工程师`,
  shared: `
    Linux, Python, C++, C, MATLAB, TCP/IP, Huawei Cloud, HCIA, HCIP, HCIE, CCNA, CCNP, PMP, project management, bidding, MTTR, response time, customer satisfaction,
    complaint rate, DSP, Shell, Internet of Things, Class 1 Constructor, Class 2 Constructor, SQL, routing and switching, network administration, Wireshark, AutoCAD,
    acceptance rate, technical writing`,
  hard: `
    network optimization, wireless network optimization, RF optimization | 网络优化, 无线网络优化, 网优, 射频优化
    network planning, radio network planning, wireless planning | 网络规划设计, 无线网络规划, 网规网优
    drive test, drive testing, DT/CQT | 路测, 拨测, DT测试, CQT测试
    cell site survey, site survey | 站点勘察, 基站勘察
    base station installation, base station commissioning, BTS commissioning | 基站安装, 基站开通, 站点开通, 开站
    base station maintenance, site maintenance | 基站维护, 代维, 基站代维
    antenna adjustment, antenna feeder system | 天馈系统, 天线调整, 天馈调整, 天馈
    coverage optimization | 覆盖优化, 弱覆盖优化, 弱覆盖
    handover optimization, neighbor cell optimization | 切换优化, 邻区优化, 邻区规划
    interference analysis, interference troubleshooting | 干扰分析, 干扰排查
    KPI analysis of network, network KPI optimization | 网络指标优化, 话统分析
    signaling analysis, signalling analysis | 信令分析, 信令跟踪
    parameter tuning, parameter optimization | 参数优化, 参数核查
    5G NR, 5G | 5G网络, 5G通信 | LTE
    LTE, 4G LTE, VoLTE, VoNR | 4G网络 | 5G NR
    GSM, WCDMA, CDMA | 2G网络, 3G网络 | LTE
    NB-IoT, LoRaWAN, eMTC | 窄带物联网
    Massive MIMO, MIMO, beamforming | 大规模天线, 波束赋形
    carrier aggregation | 载波聚合
    OFDM, channel estimation | 正交频分复用, 信道估计
    channel coding, modulation and demodulation | 信道编码, 调制解调
    protocol stack development, 3GPP protocols | 协议栈开发, 3GPP协议, 协议栈
    core network, evolved packet core, 5GC | 核心网, 5G核心网
    IMS, IP multimedia subsystem | IMS核心网 | core network | volte, core, network, sip, epc, telecom, 5gc, 核心网, 语音
    NFV, SDN, network function virtualization | 网络功能虚拟化, 软件定义网络
    network slicing | 网络切片
    mobile edge computing, MEC | 边缘计算, 移动边缘计算
    optical transmission, optical transport | 光传输, 光传送网
    SDH, OTN, PTN | 传输网, OTN网络 | optical transmission
    DWDM, WDM | 波分, 波分复用 | optical transmission
    PON, GPON, FTTH | 光纤到户, 光接入, 宽带接入
    fiber optic cabling, fiber splicing, OTDR testing | 光缆熔接, 光缆敷设, 光缆线路, 光纤熔接
    microwave transmission, satellite communication | 微波传输, 卫星通信
    indoor distribution system, DAS | 室内分布, 室分系统, 室分
    telecom power supply, DC power system | 通信电源, 基站电源
    structured cabling | 综合布线, 弱电工程
    BGP, OSPF, MPLS | 路由协议 | routing and switching
    telecom project delivery, rollout project | 通信工程交付, 工程督导, 通信工程
    BSS, OSS, BSS/OSS | 计费系统, 业务支撑系统, 运营支撑系统`,
  tool: `
    MapInfo, MapInfo Professional
    Atoll, Asset planning tool | 规划仿真工具
    TEMS / Nemo / Pioneer drive test / CDS drive test | / / 鼎利, 鼎利前台 / CDS测试软件
    Huawei U2000, U2020, iManager | 华为网管, U2020网管
    ZTE NetNumen, UME | 中兴网管
    Ericsson OSS, ENM | 爱立信网管
    Nokia NetAct, NetAct | 诺基亚网管
    Probe, GENEX Assistant, GENEX Probe | GENEX | drive test | genex, assistant, drive, lte, 5g, 路测, huawei, 华为
    IXIA / Spirent | 网络测试仪
    eNSP / Packet Tracer / GNS3 | | routing and switching
    OTDR | 光时域反射仪
    site master, antenna analyzer | 天馈测试仪`,
  cert: `
    telecommunications engineer certificate, communications professional qualification / intermediate telecommunications engineer / junior telecommunications engineer | 通信工程师证书, 通信专业技术资格 / 中级通信工程师 / 初级通信工程师
    HCIA-5G / HCIP-5G / HCIP-LTE | 华为5G认证
    ZTE certified engineer, ZCNE | 中兴认证工程师
    Nokia certification, NRS I | 诺基亚认证
    network optimization certificate | 网优工程师证书, 网优认证
    climbing work certificate, tower climbing certificate | 登高证, 高处作业证, 登高作业证
    JNCIA / JNCIP | Juniper认证
    CWNA, wireless network administrator | 无线网络认证`,
  metric: `
    % up | call setup success rate, RRC setup success rate, connection success rate | 接通率, 无线接通率, RRC建立成功率
    % down | call drop rate, drop rate | 掉话率, 掉线率
    % up | handover success rate | 切换成功率
    % up | coverage rate, network coverage | 覆盖率, 网络覆盖率, MR覆盖率
    count up | downlink throughput, download speed, uplink throughput | 下载速率, 下行速率, 上行速率
    count up | RSRP, SINR | 信号强度, 信干噪比
    % down | packet loss rate, packet loss | 丢包率
    % down | bit error rate, BER | 误码率
    count up | sites delivered, sites commissioned, base stations delivered | 开通站点, 开站数, 交付站点, 站点数
    % up | site availability, network availability | 基站可用率, 网络可用率
    time down | fault restoration time, outage duration | 故障历时, 断站时长, 故障修复时长
    money up | ARPU, average revenue per user | 每用户平均收入
    % up | first-time acceptance rate | 一次验收通过率, 初验通过率
    count up | broadband subscribers, subscribers added | 宽带用户数, 放号量`,
  domain: `
    mobile network operator, telecom carrier, telecom operator | 运营商, 电信运营商, 三大运营商
    private network, industrial private network | 专网, 5G专网, 行业专网
    Open RAN, O-RAN | 开放无线接入网
    smart city | 智慧城市
    6G research, terahertz communication | 太赫兹通信, 6G预研`,
};
