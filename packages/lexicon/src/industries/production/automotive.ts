import type { IndustrySource } from '../../entry.ts';

export const automotive: IndustrySource = {
  id: 'automotive',
  en: 'Automotive',
  zh: '汽车',
  titles: `
    automotive engineer, vehicle engineer, powertrain engineer, battery engineer, ADAS engineer, calibration engineer, body engineer, chassis engineer, automotive technician, service advisor, auto mechanic, car sales consultant, autonomous driving engineer, motor mechanic, diesel mechanic, car mechanic, vehicle technician, MOT tester |
    汽车工程师, 整车工程师, 底盘工程师, 车身工程师, 三电工程师, 电池工程师, 标定工程师, 自动驾驶工程师, 汽车销售顾问, 服务顾问, 汽车维修技师, 试验工程师, 汽车电子工程师, 内外饰工程师`,
  shared: `
    CATIA, Siemens NX, SolidWorks, AutoCAD, ANSYS, Abaqus, MATLAB, Simulink, C++, C, Python, CAN bus, embedded systems, finite element analysis, GD&T, FMEA, APQP, PPAP, 8D, SPC, MSA,
    lean manufacturing, reliability testing, PLM, motor control, new product introduction, ISO 9001, automotive electronics, design of experiments, first pass yield, defect rate, CSAT,
    on-time delivery, sales revenue, Linux, Six Sigma Green Belt, stamping, welding, after-sales service, driving license`,
  hard: `
    vehicle development, whole vehicle development, complete vehicle integration | 整车开发, 整车集成, 整车设计
    body-in-white, body-in-white design | 白车身, 白车身设计
    interior and exterior trim, interior trim design | 内外饰, 内外饰设计
    chassis design, suspension tuning, suspension design | 底盘设计, 悬架设计, 底盘调校
    steering system, EPS steering | 转向系统, 电动助力转向
    braking system, ABS, ESC | 制动系统, 线控制动
    powertrain, powertrain development | 动力总成
    engine calibration, engine development | 发动机标定, 发动机开发, 发动机
    transmission development, gearbox | 变速箱, 变速器
    electric drive system, e-drive, e-axle | 电驱动, 电驱系统, 三电系统, 三电
    BMS, battery management system | 电池管理系统, 电池管理
    power battery, traction battery, battery pack | 动力电池, 电池包, PACK设计
    cell development, lithium battery cell | 电芯, 电芯开发
    battery thermal management, thermal management | 热管理, 电池热管理, 整车热管理
    vehicle control unit, VCU | 整车控制器
    MCU motor controller, inverter development | 电机控制器, 逆变器开发
    on-board charger, DC fast charging | 车载充电机, 快充
    high-voltage wiring harness, wiring harness design, wiring harness | 线束, 高压线束, 线束设计
    E/E architecture, electrical and electronic architecture | 电子电气架构
    AUTOSAR | AUTOSAR架构
    functional safety, ISO 26262, ASIL | 功能安全
    SOTIF | 预期功能安全
    ADAS, advanced driver assistance systems | 高级驾驶辅助, 智能驾驶, 辅助驾驶
    autonomous driving, self-driving | 自动驾驶, 无人驾驶
    perception fusion, sensor fusion | 多传感器融合, 感知融合
    path planning, motion planning, trajectory planning | 路径规划, 轨迹规划, 规划控制
    LiDAR, millimeter-wave radar | 激光雷达, 毫米波雷达
    intelligent cockpit, smart cockpit, infotainment, IVI | 智能座舱, 车机, 座舱域
    V2X, connected vehicle, telematics, T-Box | 车联网
    OTA update, OTA | OTA升级, 远程升级 | | vehicle, update, firmware, ecu, 车, 升级, upgrade, over the air
    UDS diagnostics, vehicle diagnostics | 诊断开发, UDS诊断, 整车诊断
    HIL testing, hardware-in-the-loop, SIL testing | 硬件在环, HIL测试
    NVH, NVH testing | NVH分析, 振动噪声
    crash safety, crash testing, C-NCAP, Euro NCAP | 碰撞安全, 碰撞试验
    road test, vehicle durability testing, proving ground testing | 道路试验, 整车试验, 耐久试验, 路试
    emission calibration, Euro 6, emission compliance | 排放标定, 国六排放
    homologation, vehicle type approval | 公告认证, 整车公告, 3C认证
    lightweight design, lightweighting | 轻量化, 轻量化设计
    automotive stamping dies, four major processes | 冲焊涂总, 四大工艺
    auto repair, vehicle maintenance, car maintenance | 汽车维修, 汽车保养, 车辆维修
    fault diagnosis of vehicles, OBD diagnostics | 汽车故障诊断, 故障码读取
    automotive aftersales, dealership service | 4S店售后, 汽车售后`,
  tool: `
    CANoe, Vector CANoe / CANalyzer | | CAN bus
    INCA, ETAS INCA | INCA标定 | engine calibration | calibration, ecu, engine, etas, canape, 标定, 发动机
    CANape | | CAN bus
    dSPACE / NI VeriStand | | HIL testing
    CarSim / IPG CarMaker / PreScan | | ADAS
    GT-Power, GT-SUITE / AVL Cruise | | powertrain
    HyperMesh / LS-DYNA / Nastran | | finite element analysis
    Adams, MSC Adams | | chassis design | carsim, dynamics, simulation, suspension, msc, matlab, 动力学, 仿真, 底盘
    ROS, ROS2 | 机器人操作系统 | autonomous driving | robot, robotics, slam, c++, autonomous, lidar, gazebo, 机器人, 自动驾驶, ubuntu
    Apollo platform / Autoware | 百度Apollo | autonomous driving
    QNX / Android Automotive | | intelligent cockpit
    DOORS / Polarion | | requirements analysis
    DMS dealer system | 经销商管理系统, DMS系统`,
  cert: `
    IATF 16949, IATF16949, TS 16949 | IATF16949质量管理体系, IATF16949内审员
    VDA 6.3 auditor, VDA 6.3 | VDA6.3审核员, VDA6.3
    ASPICE, Automotive SPICE | ASPICE认证
    functional safety engineer certificate, TÜV functional safety | 功能安全工程师认证
    ASE certification, ASE Master Technician | 美国汽车维修技师认证
    auto repair technician certificate | 汽车维修工证, 汽车维修技师证, 汽车修理工高级
    used car appraiser certificate | 二手车鉴定评估师, 二手车评估师
    auto marketing specialist certificate | 汽车营销师`,
  metric: `
    count up | vehicle sales, cars sold, units sold | 汽车销量, 单车销量, 月销量, 交车量
    count up | driving range | 续航里程, 续航
    time down | charging time | 充电时间, 充电时长
    % down | fuel consumption | 油耗, 百公里油耗
    count down | vehicle weight, weight reduction | 整车重量, 整车减重
    count up | battery energy density, energy density | 能量密度, 电池能量密度
    count down | warranty claims, R/1000, warranty rate | 索赔率, 三包索赔, 千车故障率
    money down | warranty cost | 质保成本, 三包费用
    % up | test pass rate, validation pass rate | 试验通过率, 验证通过率
    time down | time to SOP, vehicle development cycle | 整车开发周期, 量产周期
    money down | cost per vehicle, vehicle BOM cost | 单车成本, 单车降本
    % up | test drive conversion, showroom conversion | 试驾转化率, 进店成交率, 试驾率
    count up | repair orders per day, cars serviced | 进厂台次, 日均接车量, 维修台次
    count up | miles per intervention | 接管里程, 百公里接管次数
    % up | localization rate | 国产化率`,
  domain: `
    new energy vehicles, NEV, electric vehicles, EV | 新能源汽车, 电动汽车, 新能源车
    OEM automaker, carmaker | 主机厂, 整车厂
    Tier 1 supplier, Tier-1 | 汽车零部件, 一级供应商
    hybrid vehicle, PHEV, extended-range EV | 混合动力, 插电混动, 增程式
    4S dealership, car dealership | 4S店, 汽车经销商
    commercial vehicles, heavy trucks | 商用车, 重卡`,
};
