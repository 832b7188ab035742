/** Driving, warehouses, freight, customs, purchasing. */
export const road = `
HGV driving, lorry driving, articulated lorry, artic, trucking, LGV driving, tractor-trailer, class 1 driving, HGV driver, heavy goods vehicle, 18-wheeler, semi-trailer | 货车驾驶, 大货车, 半挂, 挂车驾驶, 开货车, 重卡, 牵引车, 开半挂, 跑大车, 重型货车
van driving, multi-drop, multi-drop delivery, parcel delivery, last mile, courier work, last-mile delivery, drops a day, home delivery | 配送, 送货, 送快递, 派件, 末端配送, 快递派送, 城市配送, 派送
bus driving, coach driving, PCV, PSV driving, passenger carrying vehicle, driving coaches | 公交驾驶, 大客车, 开公交, 客车驾驶, 班车驾驶, 开大巴
chauffeur driving, private hire, chauffeuring, taxi driving | 网约车, 开网约车, 商务车驾驶, 小车司机, 出租车
dangerous goods driving | 危货, 危险品运输, 危化品运输, 危险品押运, 危运
| 货运资格证, 道路运输从业资格证, 货运从业资格证, 道路货物运输从业资格证
tachograph, drivers' hours, tacho card, digital tachograph, digi card, tacho | 行车记录, 行驶记录仪, 驾驶时长
vehicle walkaround checks, daily vehicle checks, pre-use checks, walkround check, defect checks, pre-trip inspection | 出车前检查, 车辆点检, 出车检查, 车辆例检, 三检
load securing, strapping loads, ratchet straps, securing loads, roping and sheeting | 捆绑加固, 货物固定, 绑货, 货物捆扎
tail lift | 尾板, 液压尾板
cold chain, refrigerated transport, reefer trucks, chilled distribution, temperature-controlled transport | 冷链, 冷藏运输, 冷链运输, 冷藏车, 冷链配送, 温控运输
route planning, routing and scheduling, transport planning, traffic office, transport scheduling, fleet scheduling | 排线, 车辆调度, 运输调度, 调度排车, 派车, 路线规划, 排车
order picking, voice picking, pick to light, order selecting, hand picking, scan picking | 拣货, 配货, 分拣, 捡货, 拣选, 摘果播种
goods in, goods receiving, receiving stock, inbound receiving, booking in deliveries, goods inward, checking deliveries in | 收货, 入库, 验收入库, 到货验收, 入库验收, 入库登记, 收货上架
goods out, outbound dispatch, dispatching goods, loading out, despatch bay, shipping department | 发货, 出库, 出货, 装车发货, 发货出库
putaway, put-away, replenishing pick faces, binning stock | 上架入位, 上架补位, 库位补货
stocktaking, stock take, stock count, cycle counting, cycle counts, stock checks, perpetual inventory, PI counts, inventory counts, stocktakes | 盘点, 循环盘点, 盘库, 库存盘点, 月末盘点, 盘货, 点货, 动态盘点, 账实核对
barcode scanning, RF scanner, handheld scanner, RF gun, hand-held terminal, scan guns, PDT | 扫码枪, 手持终端, 扫描枪, PDA, 巴枪, 扫码出入库
warehouse management software, WMS, warehouse management system | 仓储管理系统, 仓库管理系统, WMS系统, 仓储系统, 旺店通仓储 > Manhattan WMS, SAP EWM, Red Prairie = Blue Yonder WMS, 富勒
pallet wrapping, shrink wrapping pallets, palletising, stacking pallets, building pallets | 打托, 码垛, 缠膜, 打托盘, 码板, 码托
packing orders, parcel packing, pack bench, packing station | 打包, 装箱打包, 打包发货, 贴面单, 打单打包
loading and unloading, tipping trailers, container unloading, destuffing, devanning, unloading containers, handballing | 装卸, 装卸货, 卸货, 卸柜, 掏箱, 装柜, 搬货, 装车卸车
freight forwarding, forwarder, freight forwarder | 货代, 国际货代, 货运代理, 货代操作
sea freight, ocean freight, FCL, LCL, container shipping | 海运, 海运出口, 整柜, 拼箱, 海运操作, 订舱海运
air freight, air cargo, AWB, air waybills | 空运, 空运出口, 空运操作, 航空货运
booking vessels, space booking, vessel booking, carrier bookings, booking with carriers | 订舱, 订船位, 放舱, 定舱
bill of lading, B/L, house bills | 提单, 海运提单, 对单, 补料, 改单, 放单, 电放
customs clearance, customs entries, import entries, customs declarations, clearing customs, customs brokerage, CHIEF and CDS, CDS declarations, customs brokering, customs filing | 报关, 清关, 通关, 进出口报关, 进口清关, 出口报关, 报关单, 关务, 单一窗口, 申报海关
tariff classification, HS codes, commodity codes, HTS classification, commodity coding, tariff codes, customs classification | 归类, 商品归类, HS编码, 海关编码, 税则归类, 税号归类, 商品编码
customs broker licence | 报关员证, 报关员资格证
quarantine inspection, phytosanitary, health certificates import | 报检, 商检, 检验检疫, 报检报验
bonded warehouse, customs warehouse, bonded storage, duty suspension, bonded stock | 保税, 保税仓, 保税仓库, 保税区, 综保区, 保税物流, 保税核注
processing trade, inward processing, IPR customs, inward processing relief | 加工贸易, 手册核销, 加贸手册, 电子账册, 来料加工, 进料加工, 手册备案, 金关二期
duty drawback, VAT refund export, export tax refund | 出口退税, 退税申报, 退税
certificate of origin, proof of origin, preferential origin, EUR1, origin statements | 原产地证, 产地证, 原产地证书, 原产地声明, FORM E
AEO, authorised economic operator, authorized economic operator | AEO认证, 海关高级认证, AEO高级认证
incoterms, trade terms, FOB CIF, Incoterms 2020 | 贸易术语, 国际贸易术语
letters of credit, L/C, documentary credits, LC negotiation, documentary collections | 信用证, 审证, 交单议付, 议付, 单证审核
export documentation, shipping documents, commercial invoices and packing lists, export paperwork | 外贸单证, 单证制作, 制单, 单证, 箱单发票, 出口单证
foreign trade follow-up, export order follow-up, merchandising follow-up, order expediting, expediting | 跟单, 外贸跟单, 催交期, 催货, 订单跟踪, 跟催, 订单跟进
sourcing suppliers, supplier sourcing, supplier search, vendor sourcing | 寻源, 供应商开发, 供应商寻源, 找供应商, 开发供应商, 寻源采购
supplier negotiation, price negotiation, negotiating with suppliers, negotiating prices | 供应商谈判, 采购谈判, 压价, 议价, 谈价, 比价议价
request for quotation, RFQ, RFQs, quotations comparison | 询比价, 三方比价, 询价比价, 询价
raising purchase orders, POs, purchase orders, PO processing, purchase-to-pay, P2P | 下采购单, 采购订单, 采购下单
demand forecasting, demand planning, sales forecasting, forecast accuracy | 需求预测, 销量预测, 需求计划
material planning, MRP, material requirements planning, materials planning, production materials | 物料计划, MC计划, 物控, 排料计划, PMC物控, MRP运算
production scheduling, production planning, master production schedule, shop floor scheduling | 生产计划, 排产, 生产排程, 排单, 生产排产, PMC, 主生产计划
`;
