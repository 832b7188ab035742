import type { IndustrySource } from '../../entry.ts';

export const construction: IndustrySource = {
  id: 'construction',
  en: 'Construction and civil engineering',
  zh: '建筑/土木',
  titles: `
    civil engineer, structural engineer, architect, site engineer, construction manager, construction project manager, quantity surveyor, cost estimator, BIM engineer, surveyor, construction superintendent, landscape architect, geotechnical engineer, site manager, assistant site manager, site supervisor, site foreman, general foreman, contracts manager, clerk of works, building control officer, groundworker, bricklayer, carpenter, joiner, plasterer, dryliner, roofer, scaffolder, tiler, glazier, plumber, electrician, gas engineer, heating engineer, painter and decorator, steel fixer, banksman, plant operator, dumper driver, crane operator |
    土木工程师, 建筑师, 施工员, 造价员, 造价工程师, 监理工程师, 监理员, 资料员, 测量员, 安全员, 质检员, BIM工程师, 建筑设计师, 景观设计师, 技术负责人, 预算员, 岩土工程师, 工程部经理, 质量员`,
  shared: `
    AutoCAD, Revit, SketchUp, 3ds Max, Primavera P6, Microsoft Project, ArcGIS, ANSYS, Abaqus, finite element analysis, BIM, site management, cost estimation, project scheduling, HVAC, commissioning, technical drawing,
    project management, bidding, contract management, cost control, EHS, risk assessment, ISO 9001, ISO 14001, ISO 45001, feasibility study, EPC contracting, PMP, Class 1 Constructor, Class 2 Constructor, safety officer certificate,
    Certified Safety Engineer, intermediate engineer title, senior engineer title, assistant engineer title, OSHA 30, NEBOSH, special operations certificate, safety incidents, acceptance rate, on-time completion rate, Lumion,
    structured cabling, Rhino, PE license, Photoshop, lightning protection and grounding, fire protection facilities`,
  hard: `
    civil engineering, civil works | 土木工程, 土建, 土建施工, 土建工程
    structural design, structural analysis, structural engineering | 建筑结构设计, 结构计算, 结构分析, 结构施工图
    architectural design, building design | 建筑设计, 建筑方案设计, 建筑施工图
    construction drawing design, drawing review, shop drawings | 施工图设计, 图纸会审, 施工图, 图纸深化, 深化设计
    construction organization design, construction plan, method statement | 施工组织设计, 施工方案, 专项施工方案, 施工组织
    construction supervision, engineering supervision | 工程监理, 旁站, 监理工作, 旁站监理
    technical disclosure, technical briefing | 技术交底, 安全技术交底, 安全交底
    reinforced concrete works, concrete pouring, formwork and rebar | 钢筋混凝土, 混凝土浇筑, 模板工程, 钢筋工程, 混凝土施工
    steel structure, steel structure installation | 钢结构, 钢结构安装, 钢结构设计
    prefabricated construction, precast concrete | 装配式建筑, 装配式, 预制构件
    foundation engineering, pile foundation, foundation pit | 地基基础, 桩基, 基坑支护, 基坑, 深基坑, 桩基施工
    geotechnical engineering, geotechnical investigation | 岩土工程, 岩土勘察, 地质勘察, 工程勘察
    road engineering, highway construction, pavement | 道路工程, 公路工程, 路基路面, 路基, 公路施工
    bridge engineering, bridge design, bridge construction | 桥梁工程, 桥梁设计, 桥梁施工, 桥梁
    tunnel engineering, shield tunneling | 隧道工程, 盾构, 隧道施工, 盾构施工
    water conservancy engineering, dam engineering, hydraulic structures | 水利工程, 水利水电工程, 水工结构
    municipal engineering, municipal pipeline | 市政工程, 市政管网, 市政道路
    landscape design, landscape engineering, landscaping construction | 园林景观, 景观设计, 园林绿化, 景观施工
    interior decoration works, decoration engineering, curtain wall | 装饰装修, 装修工程, 幕墙, 装饰工程, 精装修
    mechanical and electrical installation, MEP, plumbing | 机电安装, 机电工程, 水电安装, 给排水, 消防工程
    waterproofing, waterproof works | 防水工程, 防水施工
    scaffolding, temporary works | 脚手架, 脚手架工程, 高支模
    engineering survey, surveying and setting out, total station survey | 工程测量, 施工测量, 测量放线, 放线
    bill of quantities, BOQ, quantity takeoff, quantity take-off | 工程量清单, 算量, 土建算量, 清单计价, 套定额, 工程算量
    project settlement, final account, progress payment | 工程结算, 竣工结算, 进度款, 竣工决算, 结算审核, 进度款申报
    variations and claims, change orders, engineering claims | 工程签证, 设计变更, 签证变更, 工程索赔
    subcontractor management, subcontracting | 分包管理, 劳务管理, 分包商管理, 劳务分包
    material management on site, building materials inspection | 材料进场验收, 材料管理, 材料报验
    construction quality inspection, hidden works acceptance, quality acceptance | 隐蔽验收, 工程质量验收, 分部分项验收, 检验批
    completion acceptance, project handover, punch list | 竣工验收, 工程移交, 竣工备案
    engineering documentation, construction records, as-built drawings | 工程资料, 资料归档, 竣工资料, 竣工图, 内业资料
    construction safety management, civilized construction | 安全文明施工, 施工安全, 文明施工
    schedule compression, critical path method, CPM scheduling | 关键路径, 网络计划, 横道图
    concrete testing, material testing of construction | 混凝土试验, 工程检测, 见证取样, 试验检测
    structural monitoring, settlement observation | 沉降观测, 变形监测, 基坑监测
    seismic design, seismic analysis | 抗震设计, 抗震
    green building, LEED design, energy-efficient building | 绿色建筑, 建筑节能
    urban planning, urban design, master planning | 城乡规划, 城市规划, 城市设计, 规划设计
    structural reinforcement, building renovation | 加固改造, 结构加固, 既有建筑改造
    design-build, PPP projects | 设施PPP, PPP项目, 政府和社会资本合作
    FIDIC contract, international contracting | FIDIC条款, 国际工程, 海外工程
    groundworks |
    snagging, snag list, de-snagging | 缺陷整改, 交房整改
    toolbox talk, toolbox talks, site induction | 班前安全讲话, 班前教育
    risk assessments and method statements, method statements and risk assessments |
    building regulations, Building Regs | 建筑法规
    CDM regulations, CDM 2015, CDM | | | site, construction, contractor, SMSTS, NHBC, building, HSE
    JCT contract, NEC3, NEC4 | JCT合同, NEC合同
    first fix, second fix |
    electrical inspection and testing, EICR, fixed wire testing | 电气检测
    18th Edition, BS 7671, wiring regulations |
    bar bending schedule | 钢筋下料单
    running account bill, RA bill | 中间计量款
    telehandler | 伸缩臂叉车
    mobile elevating work platform, MEWP | 高空作业车`,
  tool: `
    Tekla, Tekla Structures | Tekla深化 | steel structure
    PKPM / YJK | / 盈建科 | structural design
    ETABS / SAP2000 / STAAD.Pro / SAFE software | | structural design
    MIDAS, midas Civil, midas Gen | 迈达斯 | structural design | bridge, structural, civil, gen, analysis, 桥梁, 结构, 有限元, gts
    Glodon, Glodon GTJ, GCCP | 广联达, 广联达算量, 广联达GTJ | bill of quantities
    Luban software / Hongye pricing software / Xindian pricing software | 鲁班算量 / 宏业清单 / 新点造价
    Navisworks, Autodesk Navisworks | | BIM
    Civil 3D, AutoCAD Civil 3D | 鸿业市政, 纬地 | AutoCAD
    TArch, Tangent architecture | 天正建筑, 天正, 天正CAD | AutoCAD
    Procore / Bluebeam, Bluebeam Revu | 施工管理软件
    total station / RTK / theodolite / level instrument | 全站仪 / RTK测量 / 经纬仪 / 水准仪
    Fuzor / Bentley MicroStation, MicroStation | | BIM
    Lizheng software / PLAXIS / FLAC3D | 理正, 理正深基坑 | geotechnical engineering
    tower crane | 塔吊, 塔式起重机
    ArchiCAD / Enscape rendering | | Revit`,
  cert: `
    registered cost engineer, Certified Cost Engineer / Class 1 cost engineer / Class 2 cost engineer | 注册造价工程师, 造价工程师证 / 一级造价工程师, 一造 / 二级造价工程师, 二造
    registered supervision engineer | 注册监理工程师, 监理工程师证, 总监理工程师
    Class 1 registered structural engineer, registered structural engineer / Class 2 registered structural engineer / Structural Engineer license, SE license | 一级注册结构工程师, 注册结构工程师 / 二级注册结构工程师
    Class 1 registered architect, registered architect, licensed architect / Class 2 registered architect / AIA / RIBA | 一级注册建筑师, 注册建筑师 / 二级注册建筑师
    registered geotechnical engineer | 注册岩土工程师, 注册土木工程师
    eight site posts certificate / constructor certificate / document clerk certificate / quality inspector certificate of construction / materials clerk certificate | 八大员, 八大员证 / 施工员证 / 资料员证 / 质量员证 / 材料员证
    safety B certificate / safety C certificate / safety A certificate | 安全B证 / 安全C证, 安全员C证 / 安全A证
    LEED AP / LEED Green Associate | LEED AP认证 / LEED认证
    EIT, FE exam, Engineer in Training | 美国土木工程师FE考试 | | civil, structural, pe, engineer, training, fe, engineering
    BIM certificate, BIM modeler certificate | BIM证书, BIM建模师, 全国BIM等级考试, BIM工程师证, BIM一级
    surveyor certificate, registered surveyor | 测量员证, 注册测绘师, 工程测量员
    registered urban planner | 注册城乡规划师, 注册规划师
    construction crane operator certificate | 塔吊司机证, 建筑施工特种作业操作资格证
    SMSTS, Site Management Safety Training Scheme |
    SSSTS, Site Supervisor Safety Training Scheme |
    CSCS card, CSCS, CSCS gold card, CSCS black card |
    IPAF, IPAF licence / PASMA / NPORS card, NPORS |
    Gas Safe registered, Gas Safe / NICEIC approved, NICEIC / ECS gold card, ECS card, JIB gold card |
    construction white card, General Construction Induction card / Safe Pass |`,
  metric: `
    count up | floor area built, gross floor area, construction area | 建筑面积, 总建筑面积, 施工面积
    money up | project value, contract sum, project contract value | 工程造价额, 项目造价, 工程合同额, 总造价, 产值
    time down | construction period, schedule duration | 工期, 施工工期, 总工期
    time up | days ahead of schedule, schedule savings | 提前工期, 工期提前, 缩短工期
    money down | construction cost, unit cost per square meter | 施工成本, 单方造价, 建安成本
    money up | settlement reduction, audited reduction amount | 审减金额, 核减金额, 审减率
    % up | first-time acceptance pass rate, one-time pass rate | 一次性验收合格率, 一次验收合格率
    count up | safe man-hours, accident-free days | 安全工时, 无事故天数, 安全生产无事故
    money up | claims recovered, variation value approved | 签证金额, 索赔金额, 变更金额
    count down | rebar consumption, concrete consumption | 含钢量, 钢筋损耗, 混凝土损耗
    count up | clashes detected, clash detection issues | 碰撞点, 碰撞检查, 碰撞问题
    % up | bid success rate, tender success rate | 投标命中率, 中标项目数
    count up | drawings issued, sheets produced | 出图量, 图纸数量
    count up | workers supervised, crew size | 管理工人数, 现场工人, 施工班组
    % up | prefabrication rate, assembly rate | 装配率, 预制率
    % down | measurement deviation, quantity deviation | 量差, 算量偏差, 预算偏差率`,
  domain: `
    general contractor, general contracting | 总承包, 施工总承包, 总包
    design institute, architecture firm | 设计院, 建筑设计院, 建筑事务所
    infrastructure projects, infrastructure construction | 基础设施建设, 基建
    high-rise building, residential building project | 高层建筑, 超高层, 房建, 房建项目
    railway construction, metro construction | 铁路工程, 地铁施工, 地铁工程
    Luban Award, quality project award | 鲁班奖, 优质工程
    smart construction site | 智慧工地, 智慧建造
    NHBC, NHBC standards, NHBC warranty |`,
};
