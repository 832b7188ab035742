import type { IndustrySource } from '../../entry.ts';

export const manufacturing: IndustrySource = {
  id: 'manufacturing',
  en: 'Machinery and manufacturing',
  zh: '机械/制造',
  titles: `
    mechanical engineer, manufacturing engineer, production supervisor, production manager, plant manager, quality engineer, process technician, industrial engineer, machinist, maintenance technician, tooling engineer, automation engineer, IE engineer, welder, fabricator, fitter and turner, boilermaker, millwright, toolmaker, machine operator, production operative |
    机械工程师, 结构工程师, 生产主管, 生产经理, 车间主任, 质量工程师, 工艺员, IE工程师, 模具工程师, 设备工程师, 自动化工程师, 厂长, 数控操作工, 钳工, 品质工程师, 电气工程师`,
  shared: `
    mechanical design, electrical design, technical drawing, GD&T, finite element analysis, DFM, new product introduction, PLC programming, industrial automation, robotics, AutoCAD,
    SolidWorks, Siemens NX, Creo, Autodesk Inventor, ANSYS, Siemens TIA Portal, Mitsubishi PLC, EPLAN, PLM, SCADA, lean manufacturing, Six Sigma, Kaizen, kanban, 5S, PDCA, QC seven tools, SPC,
    FMEA, MSA, 8D, root cause analysis, quality control, quality assurance, quality management, IQC, supplier audit, ISO 9001, ISO 14001, ISO 45001, EHS, production planning,
    material planning, equipment maintenance, MES, Minitab, SAP, ERP, Lean Six Sigma Green Belt, Six Sigma Black Belt, ISO 9001 internal auditor, Certified Safety Engineer, electrician certificate,
    welder certificate, senior technician certificate, first pass yield, defect rate, OEE, scrap rate, capacity utilization, safety incidents, changeover time, MTTR, MTBF,
    material cost, equipment failure rate, on-time delivery, output per person, downtime, energy consumption, Visio, intermediate engineer title`,
  hard: `
    CNC machining, CNC | 数控加工, CNC加工, 数控
    CNC programming, G-code | 数控编程, CNC编程, 加工程序
    lathe turning, lathe operation | 车削, 车床, 数控车床
    milling, milling machine | 铣削, 铣床, 加工中心
    grinding, surface grinding | 磨削, 磨床 | | lathe, milling, machining, turning, cnc, surface, machine, machinist, 磨床
    wire EDM, electrical discharge machining | 线切割, 电火花
    sheet metal fabrication, sheet metal | 钣金, 钣金加工, 钣金设计
    stamping, metal stamping, stamping process | 冲压, 冲压工艺
    injection molding, plastic injection | 注塑, 注塑成型, 注塑工艺
    die casting | 压铸, 压铸工艺
    casting process, foundry | 铸造, 铸造工艺
    metal forging, forging process | 锻造, 锻压
    welding, MIG welding, TIG welding, arc welding | 焊接, 氩弧焊, 焊接工艺, 二保焊
    heat treatment | 热处理
    surface treatment, electroplating, anodizing | 表面处理, 电镀, 阳极氧化
    powder coating, spray painting | 喷涂, 喷塑, 涂装
    mold design, tooling design, die design | 模具设计, 模具开发
    jig and fixture design, fixture design | 工装夹具, 夹具设计, 治具设计, 工装设计
    non-standard equipment design, custom automation equipment | 非标设计, 非标自动化, 非标设备
    process design, process planning, manufacturing process planning | 工艺设计, 工艺编制, 工艺规划, 工艺文件
    process validation | 工艺验证, 过程验证
    assembly process, assembly line, assembly | 装配工艺, 总装, 装配线, 组装 | mechanical design | line, mechanical, parts, production, workers, process, manufacturing, station, units, 装配, 生产, 产线, 工艺
    line balancing, production line balancing | 产线平衡, 线平衡
    time study, work measurement, motion study | 工时测定, 标准工时, 动作分析
    value stream mapping, VSM | 价值流分析, 价值流图
    SMED, quick changeover | 快速换模, 快速换型
    poka-yoke, mistake proofing | 防错, 防呆, 防错装置
    plant layout, facility layout | 车间布局, 工厂布局, 产线布局
    shift management, shift supervision, team shift scheduling | 班组管理, 车间管理, 班组建设
    production management, shop floor management | 生产管理, 生产现场管理
    ECN, engineering change notice, engineering change management | 工程变更, 设变
    PPAP, APQP | 生产件批准程序, 产品质量先期策划
    first article inspection, FAI | 首件检验, 首检
    CMM inspection, coordinate measuring machine | 三坐标测量, 三坐标
    gauge calibration, measuring instruments | 量具校准, 计量管理, 计量校准
    hydraulics, hydraulic systems | 液压, 液压系统
    pneumatics, pneumatic systems | 气动, 气动系统
    servo systems, servo motor, motion control | 伺服系统, 伺服电机, 运动控制
    machine vision inspection | 视觉检测, 机器视觉检测
    material science of metals, metal materials | 金属材料, 材料选型
    COSHH, COSHH assessment / LOLER / PUWER |`,
  tool: `
    Mastercam / PowerMill | | CNC programming
    Fanuc, FANUC CNC | 发那科 | CNC programming
    KUKA / ABB robot | 库卡 / ABB机器人 | robotics
    SAP PP, SAP QM | SAP生产模块 | SAP
    Kingview / WinCC | 组态王 | SCADA
    HMI, human-machine interface | 触摸屏编程, 人机界面
    andon system, andon | 安灯系统
    CMMS, EAM | 设备管理系统
    micrometer / caliper, vernier caliper | 千分尺 / 游标卡尺, 卡尺
    3D printing, additive manufacturing | 3D打印, 增材制造
    Plant Simulation, Tecnomatix | 产线仿真
    Moldflow | 模流分析 | injection molding
    Keyence / Cognex | 基恩士 / 康耐视`,
  cert: `
    CNC operator certificate | 数控车工证, 数控操作证, 加工中心操作工证
    fitter certificate | 钳工证, 高级钳工
    registered mechanical engineer | 注册机械工程师, 机械工程师资格证
    Certified Manufacturing Engineer, CMfgE | 制造工程师认证
    Certified Quality Engineer, CQE, ASQ CQE | 注册质量工程师, 质量工程师证, 中级质量工程师
    AWS Certified Welding Inspector, Certified Welding Inspector | 焊接检验师, 国际焊接工程师
    pressure vessel operator certificate | 压力容器操作证, 压力容器证
    crane operator license | 行车证, 起重机操作证, 天车证
    SolidWorks certification / CSWA / CSWP | SolidWorks认证`,
  metric: `
    count up | production output, daily output, units per hour, UPH | 产量, 日产量, 月产量, 每小时产出
    % up | production plan achievement, schedule attainment | 生产计划达成率, 计划达成率
    % down | rework rate | 返工率, 返修率
    time down | takt time, production cycle time | 生产节拍, 节拍时间
    % up | process capability, Cpk | 过程能力, 过程能力指数
    count down | WIP, work in process | 在制品, 在制品库存
    % down | labor cost per unit, direct labor cost | 单位人工成本, 人工成本
    money down | tooling cost, mold cost | 模具成本, 工装成本
    money up | annual cost savings, improvement savings | 年节约成本, 改善收益, 节约金额
    % up | equipment availability | 设备完好率, 设备开动率
    count down | PPM complaints, customer returns, customer return rate | 客退, 客户退货率, 退货率
    % down | machining error, dimensional deviation | 尺寸超差, 加工误差
    % up | material utilization, material yield | 材料利用率, 原材料利用率`,
  domain: `
    Industry 4.0, smart manufacturing, digital factory | 工业4.0, 智能制造, 数字化工厂
    OEM, ODM | 代工, 代工厂 | | manufacturer, manufacturing, odm, client, clients, factory, products, customers, 生产, 客户, 工厂, 代工, 制造
    construction machinery | 工程机械
    machine tools | 机床, 数控机床
    home appliances industry, white goods | 家电, 家电行业, 白色家电
    medical device manufacturing | 医疗器械生产`,
};
