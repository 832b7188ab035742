import type { IndustrySource } from '../../entry.ts';

export const energyPower: IndustrySource = {
  id: 'energy_power',
  en: 'Energy and power',
  zh: '能源/电力',
  titles: `
    power systems engineer, electrical engineer power, substation engineer, power plant operator, solar engineer, PV engineer, wind engineer, energy analyst, petroleum engineer, drilling engineer, reservoir engineer, grid engineer, energy storage engineer |
    电力工程师, 继电保护工程师, 变电运维, 变电检修, 输电线路工程师, 光伏工程师, 风电工程师, 储能工程师, 石油工程师, 钻井工程师, 电厂运行, 集控值班员, 供电所, 配电工程师, 煤矿技术员`,
  shared: `
    AutoCAD, MATLAB, Python, electrical design, EPLAN, PLC programming, SCADA, DCS, commissioning, EHS, risk assessment, equipment maintenance, feasibility study, bidding, project management,
    ISO 14001, electrician certificate, special operations certificate, Registered Electrical Engineer, Class 1 Constructor, Certified Safety Engineer, safety incidents, energy consumption,
    equipment failure rate, intermediate engineer title, MTBF, cost estimation, ArcGIS, SAP, downtime, welder certificate`,
  hard: `
    power system analysis, load flow analysis, power flow | 电力系统分析, 潮流计算, 潮流分析
    short-circuit calculation, short circuit analysis | 短路计算, 短路电流计算
    relay protection, protective relaying | 继电保护, 继保, 保护整定
    relay setting calculation | 定值整定, 整定计算 | relay protection
    substation design, substation engineering | 变电站设计, 变电设计
    substation operation and maintenance, substation maintenance | 变电运行, 变电站运维, 变电检修作业
    switching operations | 倒闸操作, 两票三制
    transmission line design, transmission lines | 输电线路, 送电线路, 输电线路设计
    distribution network operation, power distribution | 配电网, 配网, 配网自动化, 供配电, 配电网规划
    high-voltage testing, HV testing | 高压试验, 电气试验, 预防性试验
    transformer maintenance, power transformer | 变压器, 变压器检修, 电力变压器
    switchgear, GIS switchgear | 开关柜, 高低压柜, 断路器
    cable laying, power cable | 电缆敷设, 电力电缆
    live-line work | 带电作业
    power dispatching, grid dispatching | 电网调度, 电力调度, 调度运行
    power marketing, electricity retail, electricity billing | 用电营销, 电力营销, 抄表收费, 售电
    electricity trading, power market trading | 电力交易, 电力市场, 电力现货
    demand response, virtual power plant | 需求响应, 虚拟电厂
    photovoltaic system design, PV design, solar PV | 光伏设计, 光伏系统设计, 光伏电站, 光伏
    PV operation and maintenance | 光伏运维, 电站运维
    wind power, wind farm, wind turbine | 风电, 风力发电, 风电场, 风机
    wind resource assessment | 风资源评估, 测风
    energy storage system, BESS, battery energy storage | 储能系统, 储能, 储能电站
    hydropower, hydro plant | 水电, 水力发电, 水电站
    thermal power, coal-fired plant | 火电, 火力发电, 燃煤机组
    nuclear power, reactor operation | 核电, 核电站, 核反应堆
    boiler operation, boiler | 锅炉, 锅炉运行, 余热锅炉
    steam turbine, gas turbine | 汽轮机, 燃气轮机, 汽机
    turbine centralized control operation, unit operation | 集控运行, 机组运行, 机组检修
    desulfurization and denitrification, flue gas treatment | 脱硫脱硝, 烟气处理
    drilling engineering, well drilling | 钻井, 钻井工程
    reservoir engineering, reservoir simulation | 油藏工程, 油藏数值模拟
    well logging, mud logging | 测井, 录井
    oil and gas production, oil production engineering | 采油, 采油工程, 油气开采
    pipeline integrity, oil and gas pipelines | 油气管道, 管道完整性, 长输管道
    LNG, liquefied natural gas | 液化天然气, 天然气
    coal mining, mine ventilation | 煤矿, 采煤, 矿井通风
    hydrogen energy, fuel cell | 氢能, 燃料电池
    energy audit, energy efficiency | 能源审计, 节能诊断, 节能改造
    energy management contract, EMC contract | 合同能源管理
    carbon accounting, carbon footprint, carbon emissions | 碳核算, 碳足迹, 碳排放核算
    carbon trading, CCER | 碳交易, 碳资产管理
    microgrid, smart grid | 微电网, 智能电网
    power quality, harmonic analysis | 电能质量, 谐波治理
    reactive power compensation | 无功补偿
    lightning protection and grounding | 防雷接地`,
  tool: `
    PSCAD / PSS/E / DIgSILENT PowerFactory | | power system analysis
    ETAP | ETAP软件 | power system analysis
    BPA / PSASP | / PSASP综合程序 | power system analysis | power, grid, psasp, 电力, 电网, 潮流
    PVsyst | | photovoltaic system design
    WindPRO / WAsP / WT | | wind resource assessment | wind, windpro, 风电, 风资源, turbine
    Aspen HYSYS, HYSYS
    Petrel / Eclipse reservoir / CMG | | reservoir engineering | reservoir, geology, eclipse, seismic, drilling, 油藏, 地质, schlumberger
    EMS, energy management system | 能量管理系统, 能源管理系统, 能源管理平台 | | energy, grid, power, scada, battery, 能源, 电力, 储能, 电网
    SVG, STATCOM | 静止无功发生器 | reactive power compensation | reactive, harmonic, statcom, 无功, 谐波, 电网
    PV inverter, string inverter | 逆变器, 光伏逆变器
    relay tester | 继保测试仪
    infrared thermal imager | 红外测温, 红外热像仪`,
  cert: `
    grid access electrician permit | 进网电工证, 电工进网作业许可证
    registered public facility engineer (power) | 注册公用设备工程师
    boiler operator certificate | 司炉证, 锅炉操作证, 司炉工证
    substation operator certificate | 变电站值班员证, 变配电运行值班员
    energy manager certificate, Certified Energy Manager, CEM | 能源管理师, 注册能源管理师
    carbon emission manager certificate | 碳排放管理师, 碳资产管理师
    nuclear operator license, reactor operator license | 核反应堆操纵员执照, 核安全工程师, 注册核安全工程师
    NABCEP PV certification | 光伏系统认证
    well control certificate, IWCF | 井控证, IWCF井控证
    dispatcher certificate of power grid | 调度员资格证, 电力调度证`,
  metric: `
    count up | installed capacity, capacity installed (MW) | 装机容量, 装机规模
    count up | power generation, annual generation | 发电量, 年发电量, 上网电量
    % up | equivalent availability, plant availability | 机组可用率, 等效可用系数
    count up | utilization hours, equivalent full-load hours | 等效利用小时数, 利用小时数
    % down | line loss, line loss rate | 线损, 线损率
    % up | power supply reliability | 供电可靠率, 供电可靠性
    % up | voltage qualification rate | 电压合格率
    count down | unplanned outages, unit trips | 非计划停运, 非停, 跳闸次数, 停电次数
    count down | coal consumption rate, heat rate | 煤耗, 供电煤耗
    % down | auxiliary power rate | 厂用电率
    % up | system efficiency, performance ratio, PR value | 系统效率, 光伏系统效率
    % down | curtailment rate | 弃风率, 弃光率, 弃电率
    money down | LCOE, levelized cost of energy | 度电成本, 平准化度电成本
    count down | carbon emissions reduced, CO2 reduction | 碳减排量, 减碳量, 减排量
    count up | safe operation days | 安全运行天数, 安全生产天数
    % up | electricity fee recovery rate | 电费回收率`,
  domain: `
    new energy, renewable energy, clean energy | 新能源, 可再生能源, 清洁能源
    state grid, grid company | 国家电网, 南方电网, 电网公司
    EPC contracting, EPC | 工程总承包, EPC总承包, EPC项目
    carbon neutrality, carbon peaking | 碳中和, 碳达峰, 双碳
    ultra-high voltage, UHV | 特高压
    distributed PV, rooftop solar | 分布式光伏, 屋顶光伏
    charging pile, EV charging station | 充电桩, 充电站`,
};
