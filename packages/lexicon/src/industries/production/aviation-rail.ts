import type { IndustrySource } from '../../entry.ts';

export const aviationRail: IndustrySource = {
  id: 'aviation_rail',
  en: 'Aviation and rail',
  zh: '航空/轨交',
  titles: `
    pilot, flight attendant, cabin crew, air traffic controller, aircraft maintenance engineer, aerospace engineer, flight dispatcher, train driver, signaling engineer, rail engineer, ground handling agent, aircraft mechanic, avionics technician, rolling stock engineer, airport operations agent |
    飞行员, 空乘, 空中乘务员, 机务, 机务维修工程师, 空中交通管制员, 签派员, 地勤, 值机员, 动车司机, 地铁司机, 列车长, 信号工, 信号工程师, 站务员, 飞行器设计工程师, 接触网工, 线路工, 安检员, 值班站长`,
  shared: `
    CATIA, AutoCAD, SolidWorks, ANSYS, Abaqus, MATLAB, Simulink, finite element analysis, CFD, composite materials, reliability testing, FMEA, EHS, PLC programming, embedded systems, functional safety, electrical design, risk assessment, on-time completion rate, MTBF, MTTR,
    safety incidents, complaint rate, emergency management, CET-6, CET-4, Putonghua Proficiency Test, project management, electrician certificate, special operations certificate, intermediate engineer title, first aid certificate, tunnel engineering, DOORS,
    passenger satisfaction, NDT, heat treatment, C++, root cause analysis, requirements analysis, equipment failure rate, air cargo, ticketing, Excel, motor control`,
  hard: `
    aircraft maintenance, line maintenance, base maintenance | 飞机维修, 航线维护, 航线维修, 定检, 飞机定检
    aircraft inspection, A-check, C-check, airworthiness inspection | 飞机检查, A检, C检
    airworthiness, continued airworthiness, airworthiness certification | 适航, 适航取证, 适航管理, 持续适航, 适航审定
    engine overhaul, aero-engine maintenance, turbofan engine | 航空发动机, 发动机大修, 发动机维修, 航发
    avionics, avionics systems | 航电, 航空电子, 航电系统
    aircraft structure repair, aircraft structural design, airframe | 飞机结构, 机体结构, 结构修理, 机身结构
    flight control system, flight controls | 飞控, 飞行控制, 飞行控制系统
    aerodynamics, aerodynamic design | 空气动力学, 气动设计, 气动布局
    propulsion system, rocket engine | 推进系统, 火箭发动机, 液体火箭
    satellite design, spacecraft, satellite payload | 卫星, 卫星设计, 航天器, 卫星总体
    guidance navigation and control, GNC, inertial navigation | 制导导航与控制, 惯性导航, 惯导, 导航制导
    UAV design, drone development, eVTOL | 无人机研发, 无人机设计, 飞行器设计, 无人机飞控
    non-destructive testing, NDT, ultrasonic testing | 无损检测, 探伤, 超声波探伤, 磁粉检测
    flight operations, flight dispatch, flight planning | 飞行运行, 签派放行, 飞行计划, 航班签派, 运行控制
    air traffic control, ATC operations, approach control | 空中交通管制, 空管, 进近管制, 塔台
    instrument flight, multi-engine flying, flight instruction | 仪表飞行, 飞行训练, 飞行带教, 飞行教学
    crew resource management, CRM aviation | 机组资源管理
    cabin service, in-flight service, cabin safety | 客舱服务, 机上服务, 客舱安全, 乘务, 客舱
    special passenger handling, unaccompanied minor service | 特殊旅客服务, 特殊旅客, 旅客服务
    emergency evacuation, emergency procedures on board | 应急撤离, 紧急撤离
    passenger check-in, boarding gate operations | 值机, 登机口, 登机, 旅客值机
    baggage handling, ramp operations, ground handling, apron control | 行李分拣, 站坪, 地面保障, 机坪, 地面服务, 航班保障
    load control, weight and balance | 配载平衡, 载重平衡
    airport security screening, aviation security | 安检, 民航安检, 航空安保, 空防安全
    airport operations, airport terminal management | 机场运行, 航站楼管理, 机场运营, 航站楼
    airline revenue management, route network planning of airlines, flight scheduling | 航线规划, 航班编排, 航线网络, 航班收益管理, 舱位管理
    aviation safety management, SMS aviation, safety management system | 航空安全管理, 民航安全管理, 飞行安全
    rail signaling, railway signalling, signaling system | 铁路信号, 轨道交通信号, 联锁
    CBTC, ETCS, ATP/ATO, ATC rail | 列车自动控制, 列控, 列控系统, 列车控制
    rolling stock maintenance, train maintenance, EMU maintenance | 车辆检修, 动车组检修, 电客车检修, 列检, 动车检修
    rolling stock design, bogie, car body design of trains | 转向架, 车体设计, 轨道车辆设计, 机车车辆
    traction system, traction converter, traction power supply | 牵引系统, 牵引供电, 牵引变流器, 牵引变电所
    overhead catenary system, catenary maintenance | 接触网, 接触网检修, 接触网维护
    track maintenance, permanent way, track works | 线路养护, 轨道维护, 工务, 钢轨打磨, 轨道养护
    train driving, train operation, locomotive driving | 列车驾驶, 机车乘务, 动车组驾驶, 电客车驾驶
    train dispatching, rail operations control, operations control center | 行车调度, 列车调度, 调度指挥, 行车组织, 调度集中
    station operations, station passenger service, metro station management | 站务管理, 客运组织, 客运服务, 站务, 车站管理
    AFC system, automatic fare collection, platform screen doors | 自动售检票, 屏蔽门, 站台门
    railway communication, GSM-R | 铁路通信, 轨道交通通信
    integrated supervisory control system, ISCS | 综合监控, 综合监控系统
    RAMS analysis, RAM analysis | RAMS分析, RAMS管理
    rail transit testing and commissioning, integrated joint testing | 联调联试, 综合联调, 动态调试
    rail operation planning, timetable planning, train diagram | 列车运行图, 运行图编制, 行车计划
    hazmat air transport, cargo terminal operations | 航空货运站, 航空货站, 货邮处理`,
  tool: `
    Airbus A320, A320, A330, A350 | 空客A320, 空客
    Boeing 737, B737, B777, B787 | 波音737, 波音
    COMAC C919, C919, ARJ21 | 国产大飞机, 商飞C919
    AMOS maintenance software / TRAX / Maintenix | 机务维修管理系统 | aircraft maintenance
    AMM, aircraft maintenance manual, IPC manual, SRM manual | 飞机维护手册, 维修手册
    Jeppesen / FlightPlan software / Navblue / SITA | 杰普逊航图, 签派放行系统 | flight dispatch
    Departure control system, DCS airport, Angel Lite | 离港系统, 新离港系统
    X-Plane / flight simulator, Level D simulator | 飞行模拟机, 全动模拟机
    Siemens Trainguard / Alstom Urbalis / Thales SelTrac / 卡斯柯 | / / / 卡斯柯信号 | CBTC
    ATS signaling workstation, interlocking workstation | ATS工作站, 联锁工作站, 行车调度台
    STK, Systems Tool Kit / GMAT | 卫星工具包 | satellite design | satellite, orbit, orbital, spacecraft, mission, gmat, 卫星, 轨道, 航天
    XFOIL / OpenVSP / ANSYS Fluent, Fluent CFD | | aerodynamics
    DO-178C, DO-254, ARP4754A | 机载软件适航标准`,
  cert: `
    commercial pilot license | 商用驾驶员执照, 商照
    ATPL, airline transport pilot license, ATP certificate | 航线运输驾驶员执照, 航线执照
    PPL, private pilot license / instrument rating | 私人飞行执照, 私照 / 仪表等级
    CAAC maintenance license, aircraft maintenance license / EASA Part-66 / A&P license, FAA A&P | 民用航空器维修人员执照, 机务执照, CAAC维修执照, 民航机务执照 / / A&P执照
    flight dispatcher license | 签派员执照, 飞行签派员执照
    air traffic controller license | 管制员执照, 空管执照
    cabin crew training certificate, cabin crew attestation | 客舱乘务员训练合格证, 乘务员证, 空乘证
    civil aviation security screener certificate | 民航安检员证, 安检员证, 安检证, 民航安检初级
    train driver license, locomotive driver license | 机车驾驶证, 动车组驾驶证, 电客车司机证, 列车驾驶证
    ICAO English Level 4 / ICAO English Level 5 | ICAO四级 / ICAO五级
    NDT Level II, ASNT Level II / NDT Level III / NDT certificate | 无损检测二级证 / 无损检测三级证 / 无损检测证书, 探伤证
    aviation dangerous goods training certificate | 民航危险品培训合格证
    urban rail transit service certificate | 城市轨道交通服务员证, 站务员资格证, 行车值班员证
    AS9100 auditor, AS9100, EN 9100 | AS9100航空质量管理体系`,
  metric: `
    count up | flight hours, flying hours, total time | 飞行小时, 飞行时长, 安全飞行小时, 总飞行时间
    % up | on-time performance, flight punctuality | 航班正常率, 准点率, 列车正点率, 正点率
    % up | passenger load factor, load factor | 客座率, 载运率
    % up | dispatch reliability, aircraft availability | 签派可靠度, 飞机可用率, 飞机利用率
    time down | turnaround time of aircraft, ground time | 过站时间, 航班过站时间
    count up | passenger throughput, passengers handled, ridership, daily ridership | 旅客吞吐量, 客运量, 日均客运量, 旅客量
    count down | flight delays, flight cancellations, delay minutes | 航班延误, 延误分钟数, 延误率
    count up | safe kilometers, train kilometers | 安全行车公里, 安全走行公里, 车公里
    % down | train failure rate, failures per million km | 车辆故障率, 晚点率, 正线故障
    count up | aircraft inspected, checks completed, aircraft serviced | 检修架次, 放行架次, 保障架次, 保障航班
    % up | passenger satisfaction | 旅客满意度, 乘客满意度
    count up | flights handled per shift, movements per hour | 保障航班量, 指挥架次, 日均航班
    % down | baggage mishandling rate | 行李差错率, 行李运输差错
    count down | unsafe events, incidents per 10,000 flights | 不安全事件, 事故征候, 行车事故
    % up | service availability of signaling, equipment integrity rate | 信号可用性
    money up | cargo revenue, cargo tonnage, cargo throughput | 货邮吞吐量, 货邮量`,
  domain: `
    civil aviation, commercial aviation | 民航, 民用航空, 航空业
    airline, airline company | 航空公司, 航司
    MRO aviation, maintenance repair and overhaul | 航空维修, 飞机维修公司
    general aviation, low-altitude economy | 通用航空, 低空经济, 通航
    aerospace, space industry | 航天, 航空航天, 商业航天
    urban rail transit, metro, subway system | 城市轨道交通, 轨道交通, 地铁
    high-speed rail, railway bureau | 高铁, 铁路局, 动车组, 高速铁路
    airport group | 机场集团, 机场公司`,
};
