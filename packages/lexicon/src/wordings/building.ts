/** Building, installing, repairing, welding, machining, energy. */
export const building = `
bricklaying, laying bricks, blockwork, masonry work, brick and block, laying blocks | 砌墙, 砌筑, 砌砖, 瓦工, 垒墙, 泥瓦工, 砌体
plastering, skimming walls, rendering walls, dry lining, drylining, plasterboarding, boarding and skimming | 抹灰, 批灰, 刮腻子, 批腻子, 粉刷墙面, 石膏板
wall and floor tiling, tiling, laying tiles, ceramic tiling, wet room tiling | 贴砖, 铺砖, 贴瓷砖, 铺贴, 镶贴
civil engineering | 土木工程
carpentry, joinery, first fix, second fix, woodworking, cabinet making, hanging doors, skirting and architrave, fitting kitchens | 木工, 打柜子, 做柜子, 细木工, 装门, 做家具, 木作
formwork, shuttering, falsework, concrete forms, shutter carpentry | 支模, 模板工程, 支模板, 木模, 铝模, 模板安装, 拆模
rebar fixing, steel fixing, rebar, reinforcement fixing, tying steel, steelfixing | 绑钢筋, 钢筋绑扎, 扎钢筋, 钢筋工, 钢筋制作
concreting, pouring concrete, concrete pours, concrete placing, placing concrete, concrete finishing | 浇筑, 混凝土浇筑, 打混凝土, 浇混凝土, 打灰, 砼浇筑
scaffolding, scaffold erection, tube and fitting, erecting scaffold | 搭架子, 脚手架, 架子工, 搭设脚手架, 外架, 搭脚手架
roofing, re-roofing, slating, flat roofing, roof tiling, felt roofs | 屋面施工, 铺瓦, 屋面工程, 屋顶铺瓦
waterproofing, tanking, membrane waterproofing | 防水施工, 防水, 做防水, 堵漏, 卷材铺贴
painting and decorating, decorating, wallpapering, spray painting walls, emulsioning, cutting in and rolling | 油漆, 刷墙, 涂料施工, 乳胶漆, 刷漆, 墙面涂刷, 贴墙纸
groundworks, excavation, drainage trenches, digging foundations, footings, groundworking | 土方, 开挖, 挖基坑, 基坑开挖, 土石方, 基础开挖
setting out, site surveying, total station, engineering surveying, dimensional control, levelling instruments | 放线, 测量放线, 施工放样, 放样, 全站仪, 定位放线, 水准测量
excavator operation, digger driving, 360 excavator, 360 tracked, 360 operator, tracked excavator, backhoe | 挖掘机, 挖机, 勾机, 开挖机
crane operation, crane driving | 起重机, 开吊车 > tower crane = 塔吊, mobile crane = 吊车 = 汽车吊, overhead crane = 行车操作 = 天车 = 桥吊, gantry crane = 龙门吊
slinging, rigging and lifting, slinger signaller, banksman, lifting operations, slinger banksman | 吊装, 司索, 信号工, 起重司索, 指挥吊装 |  | crane operation
site diary, daily site report, site log, daily diaries | 施工日志, 施工日记, 现场日志
quantity surveying, bill of quantities, taking off, take-offs, measured works, quantity take-off | 算量, 工程量计算, 工程量清单, 广联达算量, 造价算量, 套定额
construction estimating, cost estimating, pricing tenders, tender pricing, building costs | 工程造价, 预结算, 工程预算, 造价, 概预算, 投标报价
payment applications, interim valuations, interim payment, progress claims | 进度款, 请款, 计量支付, 进度款申报
contract variations, change orders, variation orders | 签证变更, 现场签证, 工程变更, 设计变更, 变更签证
method statements, RAMS, risk assessments and method statements, safe work method statement, SWMS | 专项方案, 施工方案, 专项施工方案, 安全专项方案
toolbox talks, safety briefings, pre-start talks, tailgate meeting | 班前会, 安全交底, 班前教育, 安全技术交底, 早班会, 三级安全教育
snagging, punch list, defects list, snag list, de-snagging | 缺陷整改, 查验整改, 扫尾消缺, 消项
practical completion, handover of buildings, project closeout | 竣工验收, 竣工交付, 竣工
| 安全员证, 建筑安全C证, 安全员C证
plumbing, pipe fitting, pipework installation, fitting bathrooms, bathroom installation, copper pipework, domestic plumbing | 水暖, 管道安装, 给排水安装, 水管安装, 装水管, 水管工, 水电安装, 上下水
drain unblocking, drain clearance, unblocking drains, unblocking toilets, drain jetting, clearing blockages, rodding drains, drain cleaning | 管道疏通, 通下水道, 下水道疏通, 通马桶
boiler servicing, boiler installation, boiler repair, gas boilers, combi boilers, servicing boilers, boiler swaps, boiler breakdowns | 锅炉维修, 壁挂炉, 锅炉检修, 壁挂炉安装, 锅炉安装 |  | central heating
central heating, heating systems, wet heating, underfloor heating, radiators and heating | 采暖, 暖通水暖, 地暖, 供暖, 地热
leak detection, tracing leaks, finding leaks | 测漏, 查漏, 漏水检测, 找漏点
electrical installation, house wiring, wiring up, rewiring, rewires, electrical fit-out, first and second fix electrical, domestic electrics | 电气布线, 电气安装, 穿线, 强电安装, 拉线穿管, 电路安装, 水电改造
consumer unit, fuse board, fuse box, breaker panel, distribution boards, consumer unit changes | 配电箱, 配电柜, 开关柜, 配电盘, 强电箱
inspection and testing of installations, EICR, electrical testing, test and inspect, fixed wire testing, periodic inspection | 绝缘测试, 电气试验, 接地测试, 电气检测, 绝缘电阻, 耐压试验
F-Gas certificate, F-Gas licence |
18th Edition, BS 7671, wiring regulations, IET regs, wiring regs |
low-voltage electrician certificate, low voltage electrician licence / high-voltage electrician certificate | 低压电工证, 低压操作证, 低压电工作业证 / 高压电工证, 高压进网证, 高压电工作业证
electrical fault finding, fault-finding on circuits, tracing electrical faults, fault finding | 电气故障排查, 电路排查, 查电路, 电路检修, 电气维修, 线路检修
motor control panel, control panel wiring, panel building, panel wiring, cabinet wiring | 电控柜, 配盘, 控制柜接线, 柜体配线, 电气装配, 电柜装配, 盘柜接线
PLC, PLC programming, ladder logic | 可编程控制器, 梯形图, PLC编程 > Siemens S7 = TIA Portal = Step 7 = 西门子PLC = 博图, Allen-Bradley = RSLogix, Mitsubishi PLC = 三菱PLC, 欧姆龙PLC
variable frequency drive, VFD, VSD, inverter drives, variable speed drives | 变频器, 变频调速
instrumentation, instrument calibration, loop checks, calibrating transmitters | 仪表维修, 仪表校验, 仪表维护, 热控, 仪控, 回路调试
CCTV installation, access control installation, alarm installation, intruder alarms, security systems installation | 监控安装, 弱电, 安防安装, 门禁安装, 综合布线, 弱电施工, 弱电安装
fire alarm systems, fire alarm panel, fire detection, fire alarm testing | 消防报警, 火灾报警, 消防主机, 烟感, 消防中控, 消防控制室, 消控室
fire facility operator certificate | 消防设施操作员证, 消控证, 中控证
lift maintenance, elevator maintenance, lift servicing, escalator maintenance, lift repair, lift engineer | 电梯维保, 电梯保养, 电梯维修, 扶梯维保, 电梯检修
refrigeration, commercial refrigeration, cold rooms repair, chillers repair, cold room installation, refrigeration systems | 制冷, 冷库维修, 制冷机组, 冷机, 冷水机组, 制冷设备
air conditioning, AC servicing, split AC, HVAC, air con, split systems, VRF systems, A/C units, AC units | 空调维修, 空调安装, 中央空调, 暖通空调, 多联机, 空调保养, 修空调, 装空调 |  | refrigeration
refrigerant recovery, recovering refrigerant | 冷媒回收
charging refrigerant | 加氟, 充注冷媒, 加冷媒, 抽真空加氟, 充氟
brazing, silver soldering, silver brazing | 钎焊, 铜管焊接, 银焊
MIG welding, GMAW, MAG welding, mig / TIG welding, GTAW, tig, argon arc welding / stick welding, MMA welding, SMAW, arc welding by stick, manual metal arc | 二保焊, 气保焊, 二氧化碳保护焊, 二氧化碳气体保护焊, CO2焊, 熔化极气体保护焊 / 氩弧焊, 亚弧焊, 氩焊, 钨极氩弧焊 / 手工焊, 焊条电弧焊, 手工电弧焊, 手把焊, 焊条焊 | welding
welding, welding work, welded fabrication | 焊接, 电焊, 烧焊, 烧电焊, 焊工作业
submerged arc welding, SAW welding | 埋弧焊, 自动埋弧焊 | welding
spot welding, resistance welding | 点焊, 电阻焊, 碰焊 | welding
welder certificate, welding certificate | 焊工证, 特种设备焊工证, 焊工操作证, 压力容器焊工证, 特焊证
non-destructive testing, NDT, dye penetrant, magnetic particle, ultrasonic testing, radiographic testing | 探伤, 无损检测, 超声波探伤, 射线探伤, 磁粉探伤, 着色探伤
plasma cutting, gas cutting, oxy-fuel cutting, oxy-acetylene, flame cutting, oxy cutting | 气割, 等离子切割, 火焰切割, 割枪, 氧割
sheet metal work, sheet metal fabrication, press brake, folding and bending, brake press, bending sheet metal | 钣金, 折弯, 折弯机, 剪板折弯, 数控折弯
steel fabrication, structural steelwork, plating and fabricating, fabrication of steelwork, metal fabrication | 钢结构制作, 铆工, 铆焊, 钢构制作, 冷作, 钢结构加工
CNC milling, machining centre, machining center, vertical machining centre, CNC mill / CNC turning, CNC lathe, CNC lathes, turning centre | 数控铣, 加工中心, CNC铣, CNC加工中心, 立加, 数铣 / 数控车, 数控车床, 数车, CNC车床 | CNC machining
CNC machining, CNC machines, CNC setting, CNC operating, CNC programming | 数控加工, 数控机床, 数控操作, 数控编程, CNC操作, CNC加工, 电脑锣
manual turning, centre lathe, engine lathe, conventional lathe, manual lathe | 普车, 普通车床, 车工, 开车床, 手动车床
manual milling, Bridgeport mill, conventional milling | 普铣, 炮塔铣, 铣床, 铣工
surface grinding, cylindrical grinding, precision grinding | 平面磨, 外圆磨, 磨床, 磨工, 平磨
wire erosion, wire EDM, spark erosion, wire cutting EDM | 线切割, 慢走丝, 快走丝, 电火花, 火花机, 中走丝
tool offsets, setting tools, tool setting, presetting tools, changing inserts, setting offsets | 对刀, 换刀, 调刀补, 刀补
CNC controls | 数控系统 > Fanuc = 发那科 = FANUC系统 = 法兰克系统, Siemens 840D = 西门子840D, Heidenhain = 海德汉, Haas control, Mazatrol, 三菱系统, 广数 = 广州数控
measuring instruments of machining | 量具 > micrometer = micrometers = 千分尺, verniers = vernier callipers = calipers = 游标卡尺 = 卡尺, bore gauge = bore gauges = 内径表, dial gauge = 百分表, plug gauge = 塞规
computerised maintenance management system, CMMS |
coordinate measuring machine, CMM, CMM inspection | 三坐标, 三次元, 三坐标测量 > Zeiss Calypso, PC-DMIS
engineering drawings, technical drawings, blueprint reading, reading drawings, blueprints, isometric drawings, mechanical drawings | 看图纸, 识图, 机械图纸, 读图, 图纸识读, 看懂图纸, 机械制图, 施工图纸
geometric tolerancing, GD&T, geometric dimensioning and tolerancing | 形位公差, 几何公差
bench fitting, mechanical fitting, fitting and assembly, hand fitting | 钳工, 装配钳工, 钳工装配, 模具钳工, 刮研
die and mould making, mould making, toolmaking, tool and die, press tools, mould repair | 模具制造, 修模, 模具维修, 做模具, 配模, 省模
injection moulding, plastic moulding, injection molding | 注塑, 注塑成型, 调机注塑, 啤机, 注塑机, 打塑料件
stamping press, press work, power press, stamping | 冲压, 冲床, 开冲床, 冲压成型
die casting, pressure die casting | 压铸, 压铸机, 压铸成型
heat treatment, hardening and tempering, annealing, quenching | 热处理, 淬火, 退火, 回火, 渗碳
surface finishing, metal finishing | 表面处理 > electroplating = plating shop = 电镀, anodising = 阳极氧化, powder coating = 喷粉 = 喷塑 = 粉末喷涂
forklift licence, FLT licence, forklift certificate, high-risk work licence forklift, N1证 | 叉车证, 叉车操作证, 叉车上岗证, 叉车司机证 | forklift driving
forklift driving, forklift operation, fork lift driving, forklift, driving a forklift, FLT driving, forklift truck | 叉车, 开叉车, 叉车驾驶, 铲车叉货, 叉车操作, 叉车司机
counterbalance, counterbalance truck / reach truck, high reach / VNA truck | 平衡重叉车 / 高位叉车, 前移式叉车, 站驾叉车 | forklift driving
preventive maintenance, planned maintenance, PPM, PPMs, planned preventative maintenance, scheduled servicing, preventative maintenance | 预防性维护, 设备保养, 计划检修, 预防性保养, 定期保养
total productive maintenance, TPM | 全员生产维护
| 点检, 设备点检
breakdown repair, reactive maintenance, breakdown maintenance, fixing breakdowns, attending breakdowns | 抢修, 设备抢修, 故障维修, 停机抢修, 设备维修, 修设备
hydraulics, hydraulic systems / pneumatics, pneumatic systems | 液压, 液压系统 / 气动, 气动系统, 气缸阀岛
solar panel installation, PV installation, solar PV, rooftop solar, solar installation | 光伏安装, 光伏电站, 光伏, 太阳能电站, 屋顶光伏
wind turbine servicing, wind turbine maintenance, wind turbines, turbine technician work, wind farm maintenance | 风机维护, 风电运维, 风电场检修, 风机检修, 风力发电机组
substation work, switchgear maintenance, high voltage switching, HV switching, substation maintenance, HV switchgear | 变电站, 变电运维, 倒闸操作, 变电检修, 停送电, 倒闸
power line work, overhead line work, linesman work, lineworker, transmission lines, overhead lines | 输电线路, 线路架设, 架线, 外线电工, 线路巡视, 放线架线
relay protection, protection relays, protection testing | 继电保护, 继保, 保护定值, 继保调试
lockout tagout, LOTO, permit to work, isolation procedures, safe isolation, work permits | 上锁挂牌, 两票, 工作票, 操作票, 能量隔离, 作业票, 挂牌上锁, 两票三制
boiler operation, steam boilers, boiler plant operation, boilerman, boiler operator | 司炉, 锅炉运行, 烧锅炉, 锅炉工, 司炉工
boiler operator licence | 司炉证, 锅炉证, 锅炉操作证, 锅炉工证, G1证
water treatment, wastewater treatment, sewage treatment, effluent treatment, sewage works | 污水处理, 水处理, 废水处理, 污水站
vehicle servicing, car servicing, vehicle repairs, car mechanics, MOT preparation, vehicle maintenance, auto repair | 汽车维修, 修车, 汽修, 汽车保养, 机修汽车, 车辆维修
brake work, brake jobs, brakes and suspension, brake repair | 换刹车片, 刹车系统, 底盘维修, 制动系统维修
vehicle diagnostics, scan tool, OBD diagnostics, diagnostic scan, fault codes, engine diagnostics | 解码仪, 诊断仪, 读故障码, 汽车诊断, 电脑检测故障
panel beating, body repair, vehicle bodywork, smart repair, dent removal, collision repair | 钣金修复, 汽车钣金, 钣喷, 整形修复
vehicle respray, car spraying, paint shop spraying, vehicle painting, refinishing | 汽车喷漆, 烤漆, 汽车油漆, 做漆
high voltage EV, electric vehicle repair, EV servicing, hybrid vehicles repair | 新能源维修, 三电维修, 电动车维修, 三电系统
bicycle repair, bike repair, bicycle mechanics, wheel truing, wheel building, bike servicing | 修自行车, 自行车维修
`;
