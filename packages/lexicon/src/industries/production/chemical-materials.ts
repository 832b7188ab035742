import type { IndustrySource } from '../../entry.ts';

export const chemicalMaterials: IndustrySource = {
  id: 'chemical_materials',
  en: 'Chemicals and materials',
  zh: '化工/材料',
  titles: `
    chemical engineer, process engineer chemical, materials engineer, polymer chemist, formulation chemist, R&D chemist, lab chemist, chemical operator, coatings engineer, materials scientist |
    化工工程师, 材料工程师, 配方工程师, 化学分析员, 化验员, 化工操作工, 高分子材料工程师, 涂料工程师, 化工设计`,
  shared: `
    EHS, risk assessment, ISO 9001, ISO 14001, ISO 45001, quality control, quality assurance, SPC, FMEA, RoHS, design of experiments, DCS, commissioning, equipment maintenance, AutoCAD,
    COMSOL, MATLAB, Minitab, lean manufacturing, Certified Safety Engineer, special operations certificate, intermediate engineer title, scrap rate, safety incidents, first pass yield,
    energy consumption, capacity utilization, material cost, SAP, ISO 9001 internal auditor, CFD, defect rate`,
  hard: `
    chemical process design, process flow design | 化工工艺设计, 工艺流程设计, 化工设计工艺
    process scale-up, pilot scale-up, scale-up | 工艺放大, 中试放大, 放大生产
    pilot plant, pilot test | 中试, 中试车间, 中试试验
    process simulation, flow sheet simulation | 流程模拟, 工艺模拟
    P&ID, piping and instrumentation diagram | 管道仪表流程图, PID图
    material and heat balance, mass balance | 物料衡算, 热量衡算, 物料平衡
    HAZOP, HAZOP analysis | 危险与可操作性分析, HAZOP分析
    LOPA, SIL rating | 保护层分析
    process safety management, PSM | 工艺安全管理, 过程安全
    hazardous chemicals management | 危险化学品管理, 危化品管理, 危化品
    organic synthesis | 有机合成
    inorganic synthesis | 无机合成
    polymerization, polymer synthesis | 聚合反应, 高分子合成, 聚合工艺
    catalysis, catalyst development | 催化, 催化剂, 催化剂开发
    distillation, rectification column | 精馏, 蒸馏, 精馏塔
    extraction and separation, liquid-liquid extraction | 萃取, 萃取分离, 分离提纯
    crystallization | 结晶, 结晶工艺
    drying, filtration and drying | 干燥, 过滤干燥, 离心干燥 | | filtration, centrifuge, crystallization, spray, oven, granulation, 过滤, 离心, 结晶, 化工, 喷雾
    reactor operation in chemicals, batch reactor | 反应釜, 反应釜操作, 反应器设计
    heat exchanger design, heat exchanger | 换热器, 换热器设计
    membrane separation, reverse osmosis | 膜分离, 反渗透
    wastewater treatment, water treatment | 污水处理, 废水处理, 水处理
    waste gas treatment, VOC treatment | 废气处理, VOCs治理
    formulation development, formula development | 配方开发, 配方设计, 配方研发
    coatings, paint formulation | 涂料, 涂料配方
    adhesives, sealants | 胶粘剂, 粘合剂, 密封胶
    polymer materials, polymer science | 高分子材料, 聚合物材料
    engineering plastics, modified plastics | 工程塑料, 改性塑料
    rubber compounding | 橡胶配方, 橡胶加工, 混炼
    extrusion, twin-screw extrusion | 挤出, 双螺杆挤出, 挤出成型
    composite materials, carbon fiber composites | 复合材料, 碳纤维
    nanomaterials, graphene | 纳米材料, 石墨烯
    ceramic materials, powder metallurgy, sintering | 陶瓷材料, 粉末冶金, 烧结
    cathode materials, anode materials, electrolyte | 正极材料, 负极材料, 电解液
    alloy design, metallography | 合金设计, 金相分析, 金相
    corrosion protection, anti-corrosion | 防腐, 腐蚀与防护
    material characterization | 材料表征
    mechanical property testing, tensile test | 力学性能测试, 拉伸试验
    chemical analysis, titration | 化学分析, 滴定, 理化分析
    MSDS, safety data sheet, SDS preparation | 化学品安全技术说明书
    GHS, GHS labeling | 化学品分类标签
    raw material inspection | 原料检验, 原材料检验`,
  tool: `
    Aspen Plus, Aspen | Aspen流程模拟 | process simulation
    PRO/II / ChemCAD | | process simulation
    gas chromatography, GC, GC-MS | 气相色谱, 气质联用, 气相色谱仪 | | hplc, chromatography, ms, lab, fid, mass, 色谱, 分析, 气相
    HPLC, high-performance liquid chromatography / LC-MS | 高效液相色谱, 液相色谱 / 液质联用
    FTIR, infrared spectroscopy | 红外光谱, 傅里叶红外
    NMR, nuclear magnetic resonance | 核磁共振波谱, 核磁
    XRD, X-ray diffraction | X射线衍射
    TEM, transmission electron microscopy | 透射电镜 | | sem, xrd, microscopy, afm, electron, 电镜, xps, 表征
    thermal analysis / DSC / TGA | 热分析 / 差示扫描量热 / 热重分析
    ICP-OES, ICP-MS | 电感耦合等离子体
    XPS / AFM | 光电子能谱 / 原子力显微镜 | | xrd, sem, tem, ftir, 表征, 材料, raman
    UV-Vis, spectrophotometer | 紫外可见光谱, 分光光度计
    BET surface area | 比表面积测试
    rheometer / viscometer | 流变仪 / 粘度计
    Origin, OriginPro | Origin作图 | | matlab, xrd, plot, plotting, chemdraw, graphing, 作图, 绘图, prism, spss, jade
    ChemDraw / Materials Studio / Gaussian software
    PDS plant design / PDMS / SmartPlant | 三维配管`,
  cert: `
    Registered Chemical Engineer | 注册化工工程师
    chemical analyst certificate | 化学检验员证, 化学检验工, 化学分析工证
    hazardous chemicals safety certificate | 危险化学品安全管理证, 危化品操作证, 危险化工工艺操作证
    chemical operator certificate | 化工总控工, 化工总控工证
    environmental impact assessment engineer | 环境影响评价工程师, 环评工程师证
    registered environmental protection engineer | 注册环保工程师
    CHMM, Certified Hazardous Materials Manager | 危险材料管理师
    CNAS internal auditor, ISO 17025 internal auditor, ISO/IEC 17025 | CNAS内审员, ISO17025内审员`,
  metric: `
    % up | reaction yield, product yield of synthesis | 收率, 反应收率, 产品收率
    % up | purity, product purity | 纯度, 产品纯度
    % up | conversion of reactants, selectivity | 选择性, 反应转化率
    count up | annual production capacity, annual capacity (tons) | 年产能, 年产量
    money down | raw material cost, cost per ton | 原料成本, 吨成本, 单吨成本
    count down | steam consumption, unit consumption | 蒸汽消耗, 单耗, 物耗
    % down | VOC emissions, emission concentration | 排放浓度, VOC排放量
    count down | COD discharge, wastewater discharge | COD排放, 废水排放量
    count up | tensile strength | 拉伸强度, 抗拉强度
    % up | batch pass rate, batch qualification rate | 批次合格率, 产品合格率
    time down | reaction time, batch cycle time | 反应时间, 批次周期
    count up | patents filed, patents granted | 授权专利, 专利申请, 发明专利
    % down | solvent usage, solvent loss | 溶剂用量, 溶剂损耗
    time up | continuous operation time, stable run days | 连续运行时间, 长周期运行`,
  domain: `
    fine chemicals, specialty chemicals | 精细化工, 特种化学品
    petrochemicals, oil refining | 石油化工, 石化, 炼油, 炼化
    new materials | 新材料
    coal chemical industry | 煤化工
    pesticides, agrochemicals | 农药, 农化
    daily chemicals, cosmetics R&D | 日化, 化妆品研发
    lithium battery materials | 锂电材料`,
};
