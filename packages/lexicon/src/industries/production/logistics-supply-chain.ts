import type { IndustrySource } from '../../entry.ts';

export const logisticsSupplyChain: IndustrySource = {
  id: 'logistics_supply_chain',
  en: 'Logistics and supply chain',
  zh: '物流/供应链',
  titles: `
    logistics coordinator, supply chain manager, supply chain analyst, warehouse supervisor, warehouse manager, demand planner, transport planner, freight forwarder, dispatcher, inventory controller, logistics manager, truck driver, HGV driver, LGV driver, lorry driver, delivery driver, van driver, bus driver, forklift driver, forklift operator, warehouse operative, warehouse assistant, picker packer, storeman |
    物流专员, 物流经理, 供应链经理, 供应链专员, 仓库主管, 仓储经理, 仓管员, 仓库管理员, 运输调度, 调度员, 计划专员, 物流主管, 货运司机, 快递员, 单证员`,
  shared: `
    Excel, SQL, Power BI, SAP, ERP, RFID, barcode scanning, lean manufacturing, Six Sigma, Kaizen, kanban, 5S, inventory management, material planning, production planning,
    procurement, supplier management, supplier audit, contract negotiation, cost control, Lean Six Sigma Green Belt, Forklift License, inventory turnover, inventory days, inventory accuracy,
    on-time delivery, lead time, cross-border e-commerce, special operations certificate`,
  hard: `
    supply chain management, supply chain, supply chain planning | 供应链, 供应链管理, 供应链计划
    logistics management, logistics operations, logistics | 物流管理, 物流运营, 物流运作
    warehouse management, warehousing, warehouse operations | 仓储管理, 仓库管理, 仓储运营, 仓配一体 | WMS
    warehouse layout, slotting | 仓库布局, 库位规划, 库位管理
    receiving and put-away, inbound and outbound | 出入库, 出入库管理, 收货上架, 收发货
    order picking, pick and pack, wave picking | 拣货, 分拣, 波次拣货, 拣选
    order fulfillment | 订单履约, 订单处理
    demand planning, demand forecasting | 需求计划, 需求预测
    replenishment, stock replenishment | 补货, 补货计划
    safety stock | 安全库存
    ABC analysis, ABC classification | ABC分类, ABC分类法
    FIFO, first in first out | 先进先出
    S&OP, sales and operations planning | 产销协同, 产销平衡
    transportation management, transport management, transport planning | 运输管理, 运输计划, 运力管理
    route planning, route optimization | 路线规划, 线路优化, 路径优化
    fleet management, vehicle scheduling | 车队管理, 车辆调度
    line haul, trunk transport, LTL, FTL | 干线运输, 零担, 整车运输
    freight forwarding, freight forwarder operations | 货运代理, 货代
    ocean freight, FCL, LCL | 海运, 整箱, 拼箱
    air freight, air cargo | 空运
    China-Europe railway express | 中欧班列
    multimodal transport, intermodal transport | 多式联运
    carrier management, carrier contracts, carrier selection | 承运商管理, 承运商
    last-mile delivery, last mile | 末端配送, 最后一公里
    cold chain, cold chain logistics | 冷链, 冷链物流
    cross-docking | 越库, 越库作业
    network design, distribution network | 网络规划, 仓网规划, 配送网络
    distribution center operations, distribution center | 配送中心, 分拨中心, 转运中心
    stocktaking, cycle counting, cycle count | 库存盘点, 循环盘点, 盘点
    reverse logistics, returns processing | 逆向物流, 退货处理
    third-party logistics, 3PL, 4PL | 第三方物流
    bonded warehouse, bonded logistics | 保税仓, 保税物流
    dangerous goods handling, hazmat | 危险品运输, 危化品运输
    VMI, vendor-managed inventory | 供应商管理库存, 寄售库存
    JIT, just-in-time | 准时制生产, JIT配送
    overseas warehouse | 海外仓
    loading and unloading, load planning | 装卸, 装卸管理, 配载
    tachograph, digital tachograph, drivers' hours | 行车记录仪, 驾驶工时`,
  tool: `
    SAP MM | SAP MM模块 | SAP
    SAP EWM, SAP WM | SAP EWM模块 | SAP
    SAP APO, SAP IBP | SAP计划模块 | SAP
    WMS, warehouse management system | 仓储管理系统, 仓库管理系统, WMS系统 | warehouse management
    TMS, transportation management system | 运输管理系统, TMS系统 | transportation management
    OMS, order management system | 订单管理系统, OMS系统
    Oracle SCM
    Manhattan Associates / Blue Yonder / FLUX WMS | / / 富勒WMS
    AGV, automated guided vehicle | 自动导引车, AGV机器人
    AS/RS, automated storage | 自动化立体库, 立体仓库
    EDI, electronic data interchange | 电子数据交换
    PDA scanner, handheld scanner | PDA扫描枪, 手持终端
    GPS tracking, vehicle tracking | GPS定位, 车载GPS, 车辆跟踪`,
  cert: `
    CPIM | CPIM认证, 生产与库存管理认证
    CSCP, Certified Supply Chain Professional | CSCP认证, 供应链专业人士认证
    CLTD | 物流运输与配送认证
    SCMP | 供应链管理专家, SCMP认证
    Logistics Manager Certificate | 物流师, 物流师证, 高级物流师
    supply chain manager certificate | 供应链管理师, 供应链管理师证
    road transport qualification, commercial driver's license, CDL | 道路运输从业资格证, A2驾照, B2驾照
    IATA dangerous goods certificate | 危险品运输证, IATA危险品证书
    freight forwarder certificate | 国际货运代理从业资格, 货代证`,
  metric: `
    % up | order accuracy, picking accuracy, shipping accuracy | 订单准确率, 拣货准确率, 发货准确率
    money down | freight cost, shipping cost, logistics cost, transport cost | 运费, 物流成本, 运输成本, 运费成本
    % up | fill rate, order fill rate | 满足率, 订单满足率
    % down | stockout rate, stockouts, out-of-stock rate | 缺货率, 断货率
    % down | damage rate, cargo damage | 破损率, 货损率, 货差率
    % up | warehouse utilization, storage utilization | 库容利用率, 仓库利用率, 库容率
    % up | vehicle load rate, truck utilization, load factor of trucks | 装载率, 车辆装载率, 满载率
    money down | dead stock, obsolete stock, slow-moving stock | 呆滞库存, 呆滞料, 滞销库存
    count up | orders shipped per day, parcels per day, shipment volume | 日均发货量, 单量, 日均单量, 发货量, 出库量
    count up | picks per hour, picking efficiency | 拣货效率, 人均拣货量
    time down | delivery time, transit time | 配送时长, 在途时间, 配送时效, 运输时效
    % up | OTIF, on time in full | 准时足量交付率
    % up | forecast accuracy of demand, demand forecast accuracy | 需求预测准确率
    % down | return rate of parcels, delivery failure rate | 拒收率, 配送失败率`,
  domain: `
    express delivery, courier | 快递, 快递行业
    instant delivery, on-demand delivery | 即时配送, 同城配送
    contract logistics | 合同物流
    smart logistics, smart warehouse | 智慧物流, 智能仓储`,
};
