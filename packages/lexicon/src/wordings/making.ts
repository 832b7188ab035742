/** Clothes, furniture, factories' quality work, farms, gardens, fish, forests, printing. */
export const making = `
pattern cutting, pattern making, flat pattern cutting, making patterns, pattern drafting garments | 打版, 制版, 打纸样, 服装制版, 服装打版, 纸样, 出版型
pattern grading, size grading of garments | 推档, 放码, 推版, 放码推档
garment draping, draping on the stand, modelling on the stand | 立裁, 立体裁剪
fabric cutting, laying up and cutting, band knife, cutting room, fabric laying, straight knife cutting | 裁剪, 裁床, 拉布, 裁布, 铺布裁剪, 开裁
garment sewing, machining garments, sewing machinist work, lockstitch, industrial sewing machine, flatbed machine, lockstitch machine, industrial sewing, machinist sewing | 平车, 踩平车, 缝纫, 车缝, 电车缝制, 缝制, 车衣服, 工业缝纫机, 平缝
overlocking, overlocker, serger, serging | 锁边, 拷边, 打边, 三线包缝, 包缝
coverstitch | 冚车, 绷缝, 坎车
sample making garments, sample machinist, sewing samples, toile making, toiles | 做样衣, 样衣, 打样服装, 样衣制作, 样衣工
alterations, garment alterations, taking in and letting out, hemming, clothing alterations | 改衣, 改衣服, 改裤脚, 修改服装
hand embroidery, hand stitching, beading, hand finishing garments | 手缝, 钉珠, 手工刺绣, 手工缝制
garment pressing, steam pressing, pressing garments, Hoffman press | 大烫, 整烫, 熨衣, 烫衣, 小烫, 后整烫
garment quality inspection, trimming threads, final inspection of garments | 剪线头, 查衣, 尾部检验, 后道检验, 尾查
CAD pattern software | 服装CAD > Lectra = Lectra Modaris = 力克, Gerber AccuMark = 格柏, Optitex, CLO3D = CLO 3D, 富怡CAD, ET服装
tech packs, technical packs, spec sheets garments, spec packs | 工艺单, 服装工艺单, 尺寸表
leather work, leather crafting, saddle stitching, skiving | 皮具制作, 皮革制作, 手工皮具, 铲皮
upholstery, reupholstery, re-upholstery, deep buttoning | 沙发扪工, 软包, 扪皮, 蒙皮
shoe making, shoe lasting, clicking shoes, closing uppers | 制鞋, 夹帮, 针车鞋, 帮面, 鞋底成型
incoming inspection, goods-in inspection, incoming quality control, IQC, incoming goods inspection | 来料检验, 进料检验, 来料检, IQC来料
in-process inspection, in-process checks, IPQC, line quality checks, patrol inspection | 巡检质量, 制程检验, 过程检验, 制程巡检, 首末件检验
final inspection, outgoing inspection, outgoing quality control, FQC, OQC, pre-dispatch inspection | 成品检验, 出货检验, 终检, 出厂检验, 成品检, 终检出货
first article inspection, first-off inspection, FAI, first-off checks, first offs | 首件, 首件检验, 首检, 首件确认
8D, 8D reports / CAPA, corrective actions / root cause analysis, 5 whys, five whys, fishbone | 8D报告, 客诉8D / 纠正预防措施, 纠正措施 / 根因分析, 鱼骨图, 根本原因分析
five S, 5S, 6S, workplace organisation 5S | 现场5S, 6S管理, 5S管理, 现场管理6S
lean manufacturing, kaizen, continuous improvement, value stream mapping, lean production | 精益生产, 改善提案, 精益, 持续改善, 价值流, 精益改善
statistical process control, SPC, Cpk, process capability, control charts | 过程能力, 控制图, CPK分析, 统计过程控制
quality management system audits, internal quality audits, ISO 9001 audits | 体系审核, 体系内审
electronics assembly, PCB assembly, hand soldering, soldering, SMT rework, through-hole soldering, soldering PCBs | 电路板焊接, 手工焊接电子, 焊板子, 烙铁焊接, 焊元件, 电烙铁
surface mount, SMT, pick and place machine, reflow, SMT line | 贴片机, SMT贴片, 回流焊, SMT产线
wire harness, cable assembly, crimping, harness assembly, cable harness | 线束, 压接端子, 端子压接, 线束加工
assembly line work, line assembly, production line, production line work | 流水线, 流水线作业, 产线装配, 上流水线, 组装线
clean room work, cleanroom gowning, sterile manufacturing, clean room, GMP clean room | 洁净车间, 无尘车间, 无菌车间, 洁净区
offset printing, litho printing, sheet-fed litho | 胶印, 平版印刷, 开印刷机, 四色机 > Heidelberg = Heidelberg press = 海德堡印刷, Komori
flexo printing, flexographic, gravure, flexographic printing | 柔印, 凹印, 柔版印刷
finishing of print, die cutting print, guillotine, perfect binding, folding machines | 模切, 折页, 胶装, 印后, 骑马钉, 切纸
prepress, imposition, platemaking, plate making print, pre-press | 印前, 拼版, CTP制版, 拼大版
paper conservation, book repair, document conservation | 古籍修复, 纸质修复, 字画修复
sawmilling, timber sawing, CNC router, panel saw, edge banding, woodmachining, spindle moulder | 开料, 封边, 推台锯, 裁板, 雕刻机, 板式家具, 封边机
milking, milking parlour, parlour milking, milking robot, rotary parlour, milking cows | 挤奶, 奶厅, 挤奶厅, 榨奶, 转盘挤奶
calf rearing, calving, rearing calves, calving cows | 犊牛, 接犊, 犊牛饲养, 养牛犊
lambing, lambing ewes, shepherding | 接羔, 羔羊, 产羔
farrowing, piglet care, sow management, pig husbandry, farrowing house, pig farming | 养猪, 产房母猪, 接产仔猪, 配怀, 保育猪, 分娩舍, 产仔, 猪场饲养
poultry keeping, poultry husbandry, hatchery | 养鸡, 孵化, 家禽养殖, 养禽 > laying hens = 蛋鸡, broilers = broiler sheds = 肉鸡
artificial insemination, AI of cattle, DIY AI | 人工授精, 配种, 输精, 冷配
livestock vaccination, animal vaccination, dosing and drenching, foot trimming, drenching | 打防疫针, 畜禽免疫, 牲畜防疫, 动物免疫, 动物防疫
feed mixing, ration formulation, diet feeder, TMR, mixing feed | 饲料配方, 拌料, 日粮, 撒料车, 配合日粮
aquaculture, fish farming, fish husbandry, fish farm | 水产养殖, 养鱼, 养虾, 鱼塘, 网箱养殖, 虾塘, 塘口
water quality monitoring ponds, dissolved oxygen | 水质监测, 溶氧, 测水质, 调水, 增氧机
tractor driving, tractor work, tractor operation, driving tractors | 拖拉机, 开拖拉机, 拖拉机驾驶, 农机驾驶
combine driving, combine harvester | 收割机, 联合收割, 开收割机
crop spraying, sprayer operation, pesticide application | 打药, 喷药, 植保, 打农药, 植保无人机, 飞防, 病虫害防治
drip irrigation, irrigation systems, fertigation | 滴灌, 水肥一体化, 灌溉, 水肥一体, 浇水施肥
greenhouse growing, protected cropping, glasshouse growing, polytunnels, glasshouses, polytunnel growing | 大棚种植, 温室种植, 设施农业, 设施栽培, 大棚, 日光温室, 连栋温室
seedling raising, plant propagation, plug plants, grafting seedlings, pricking out, potting on | 育苗, 嫁接苗, 穴盘育苗, 移栽, 扦插
pruning, fruit tree pruning, vine pruning, tree pruning | 修剪果树, 剪枝, 整形修剪, 疏果, 疏花疏果, 套袋
fruit picking, harvesting by hand, fruit harvest, soft fruit picking | 采摘, 摘果, 采收
mushroom growing | 食用菌, 种蘑菇, 菌棒, 菌菇种植
tree surgery, arboriculture, tree felling, chainsaw work, climbing and rigging trees, felling, chainsaw operation, arborist work | 伐木, 油锯, 修枝, 树木修剪, 采伐
tea making leaf, tea processing | 制茶, 炒茶, 杀青, 揉捻, 茶叶加工
bee keeping, beekeeping, apiary work | 养蜂, 割蜜, 摇蜜
floristry, hand-tied bouquets, wedding flowers, flower arranging, bouquets, wiring flowers | 插花, 花束, 花艺, 包花, 花束包装, 花艺设计
underwater diving work, commercial diving | 潜水作业, 水下作业
fishing gear, trawling, net mending, longlining, purse seining | 捕捞, 织网, 拖网, 延绳钓, 下网
deck work, mooring, deckhand work, rope splicing, watchkeeping, bridge watch | 甲板作业, 系泊, 靠离泊, 值更, 航行值班, 带缆
marine engine room, engine room watch, marine diesel | 轮机, 机舱值班, 船舶主机, 机舱维护
`;
