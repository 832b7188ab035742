import type { Tables } from '../entry.ts';

/** Drawing, simulating and controlling things. */
export const engineering: Tables = {
  hard: `
    mechanical design | 机械设计, 结构设计, 机械结构设计
    electrical design | 电气设计, 电气图纸设计
    technical drawing, engineering drawing | 工程制图, 机械制图, 工程图纸
    GD&T, geometric dimensioning and tolerancing | 形位公差, 几何公差, 公差分析
    finite element analysis, FEA | 有限元分析, 有限元仿真
    CFD, computational fluid dynamics | 流体仿真, 计算流体力学
    DFM, design for manufacturing, design for manufacturability | 可制造性设计
    reliability testing, reliability engineering | 可靠性测试, 可靠性试验, 可靠性验证
    new product introduction, NPI | 新产品导入, 新品导入
    embedded systems, embedded software, embedded development | 嵌入式开发, 嵌入式系统, 嵌入式软件, 嵌入式
    firmware, firmware development | 固件, 固件开发 | embedded systems
    PCB design, PCB layout | PCB设计, PCB布局, PCB Layout
    PLC programming, PLC | PLC编程, 可编程控制器
    SCADA | 数据采集与监控系统, 组态
    DCS, distributed control system | 集散控制系统, DCS系统
    industrial automation | 工业自动化, 自动化控制, 自动化设备
    robotics, industrial robots | 工业机器人, 机器人调试
    motor control | 电机控制, 电机驱动
    BIM, building information modeling | 建筑信息模型, BIM技术
    site management, construction site management | 现场管理, 施工现场管理
    cost estimation, quantity surveying | 工程造价, 工程量计算, 工程预算
    project scheduling, construction schedule | 施工进度, 进度计划, 工期管理
    HVAC | 暖通, 暖通空调
    commissioning | 现场调试, 调试验收, 设备调试`,
  tool: `
    AutoCAD, CAD | CAD制图, CAD软件
    SolidWorks | | AutoCAD
    CATIA | | SolidWorks
    Siemens NX, UG NX, Unigraphics | UG建模, UG软件 | SolidWorks
    Creo, Pro/E, Pro/ENGINEER | | SolidWorks
    Autodesk Inventor | | SolidWorks
    ANSYS, ANSYS Workbench | | Abaqus
    Abaqus | | ANSYS
    COMSOL, COMSOL Multiphysics | | ANSYS
    Simulink | | MATLAB
    LabVIEW
    Altium Designer | | PCB design
    Revit, Autodesk Revit | | BIM
    SketchUp | 草图大师
    3ds Max, 3D Max
    Siemens TIA Portal, TIA Portal, S7-1200, S7-300 | 博途, 西门子PLC | PLC
    Mitsubishi PLC | 三菱PLC | PLC
    EPLAN | | electrical design
    PLM / Teamcenter / Windchill | 产品生命周期管理, PLM系统
    ArcGIS / QGIS / GIS, geographic information system | / / 地理信息系统
    Primavera P6, Primavera | P6软件 | Microsoft Project
    STM32 | | embedded systems
    RTOS, FreeRTOS | 实时操作系统 | embedded systems
    CAN bus | CAN总线, CAN通信
    oscilloscope | 示波器`,
  cert: `
    electrician certificate, low-voltage electrician license | 电工证, 低压电工证, 电工操作证
    high-voltage electrician license, high-voltage electrician certificate | 高压电工证, 高压电工作业证, 高压电工操作证 | electrician certificate
    welder certificate | 焊工证, 焊接操作证
    intermediate engineer title | 中级工程师, 中级职称, 中级工程师职称
    senior engineer title | 高级工程师职称, 高级职称, 副高职称
    assistant engineer title | 助理工程师, 初级职称
    Professional Engineer license, PE license, licensed Professional Engineer | 注册工程师
    Class 1 Constructor, First-Class Constructor | 一级建造师, 一建
    Class 2 Constructor, Second-Class Constructor | 二级建造师, 二建 | Class 1 Constructor
    Registered Electrical Engineer | 注册电气工程师
    senior technician certificate | 高级技师, 高级技工证, 技师证`,
};
