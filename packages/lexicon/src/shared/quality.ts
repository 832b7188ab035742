import type { Tables } from '../entry.ts';

/** Lean, quality, safety and environment: common to all who make, move or build things. */
export const quality: Tables = {
  hard: `
    lean manufacturing, lean production, lean management | 精益生产, 精益管理, 精益 | Six Sigma
    Six Sigma, DMAIC | 六西格玛, 6西格玛 | lean manufacturing
    Kaizen, continuous improvement | 持续改善, 持续改进, 改善提案 | lean manufacturing
    kanban | 看板管理
    5S, 5S management, 6S | 5S管理, 6S管理, 5S现场管理
    PDCA | PDCA循环, 戴明环
    QC seven tools, seven basic quality tools | QC七大手法, QC七大工具, 品管七大手法
    SPC, statistical process control | 统计过程控制
    FMEA, PFMEA, DFMEA | 失效模式分析, 潜在失效模式分析
    MSA, measurement system analysis | 测量系统分析
    8D, 8D report | 8D报告, 8D改善
    root cause analysis, RCA, 5 Whys | 根因分析, 根本原因分析, 5Why分析
    quality control, QC | 质量控制, 质检, 品控
    quality assurance, QA | 质量保证, 品质保证
    quality management, quality management system, QMS | 质量管理, 质量管理体系, 质量体系
    incoming quality control, IQC, incoming inspection | 来料检验, 进料检验
    supplier audit, supplier evaluation | 供应商审核, 供应商评估 | supplier management
    ISO 9001, ISO9001 | ISO9001质量管理体系
    ISO 14001, ISO14001 | ISO14001环境管理体系
    ISO 45001, ISO45001, OHSAS 18001 | 职业健康安全管理体系
    EHS, HSE, environment health and safety, occupational health and safety | 安全生产, 安环管理, 安全管理, 职业健康
    risk assessment, hazard identification | 危险源辨识, 风险评估, 隐患排查
    GMP, good manufacturing practice, cGMP | 药品生产质量管理规范, 良好生产规范
    HACCP | 危害分析与关键控制点
    RoHS, REACH compliance | RoHS指令
    design of experiments | 实验设计, 试验设计
    production planning, production scheduling, PMC | 生产计划, 排产, 生产排程
    inventory management, inventory control, stock control | 库存管理, 库存控制, 存货管理
    material planning, MRP | 物料计划, 物料需求计划
    equipment maintenance, preventive maintenance, TPM | 设备维护, 设备保养, 预防性维护, 设备点检`,
  tool: `
    MES, manufacturing execution system | MES系统, 制造执行系统
    Minitab | | SPC
    RFID | 射频识别
    barcode scanning | 条码管理, 条码扫描`,
  cert: `
    Lean Six Sigma Green Belt, Six Sigma Green Belt, Green Belt | 六西格玛绿带, 绿带
    Lean Six Sigma Black Belt, Six Sigma Black Belt, Black Belt | 六西格玛黑带 | Six Sigma Green Belt | sigma, lean, 六西格玛
    ISO 9001 internal auditor, internal auditor certificate | ISO9001内审员, 内审员, 内审员证书, 质量体系内审员
    IRCA lead auditor, ISO 9001 lead auditor | ISO9001主任审核员, 主任审核员
    Certified Safety Engineer, CSE | 注册安全工程师, 注安师, 中级注册安全工程师
    NEBOSH, NEBOSH IGC | NEBOSH证书
    OSHA 30 / OSHA 10 | OSHA证书
    safety officer certificate | 安全员证, 安全生产管理人员证
    Forklift License | 叉车证, 叉车操作证
    special operations certificate | 特种作业操作证, 特种作业证`,
  metric: `
    % up | first pass yield, FPY, yield rate, product yield | 良率, 直通率, 一次合格率, 良品率
    % down | defect rate, PPM defects, defect PPM | 不良率, 缺陷率, 次品率
    % up | OEE, overall equipment effectiveness | 设备综合效率, 设备综合利用率
    % down | scrap rate, scrap cost | 报废率, 废品率
    % up | capacity utilization | 产能利用率, 稼动率
    count down | safety incidents, lost-time injuries, LTIR, TRIR | 安全事故, 工伤事故, 工伤率
    time down | changeover time, setup time | 换型时间, 换线时间, 换模时间
    % up | inspection pass rate, audit pass rate, acceptance rate | 检验合格率, 验收合格率, 抽检合格率
    time down | MTTR, mean time to repair | 平均修复时间, 平均维修时间
    time up | MTBF, mean time between failures | 平均无故障时间
    count up | inventory turnover, stock turnover, inventory turns | 库存周转率, 库存周转
    time down | inventory days, days of inventory | 库存周转天数, 库存天数
    % up | inventory accuracy | 库存准确率, 账实相符率, 账实一致率
    money down | material cost, production cost, manufacturing cost | 物料成本, 生产成本, 制造成本, 单位成本
    % down | failure rate, equipment failure rate, breakdown rate | 故障率, 设备故障率
    % down | energy consumption, unit energy consumption | 能耗, 单位能耗, 综合能耗`,
};
