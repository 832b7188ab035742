import { type Industry, terms } from '../entry.ts';

export const logisticsSupplyChain: Industry = {
  id: 'logistics_supply_chain',
  name: { en: 'Logistics and supply chain', zh: '物流/供应链' },
  shared: ['excel', 'contract-negotiation', 'sql', 'cost-control'],
  entries: [
    ...terms(
      'hard',
      `
      supply chain management, supply chain | 供应链, 供应链管理
      logistics management, logistics operations | 物流管理, 物流运营
      inventory management, inventory control | 库存管理, 库存控制, 存货管理
      warehouse management, warehousing | 仓储管理, 仓库管理 | wms
      warehouse layout, slotting | 仓库布局, 库位规划
      order fulfillment, order fulfilment | 订单履约, 订单处理
      demand planning, demand forecasting | 需求计划, 需求预测
      production planning | 生产计划, 排产
      S&OP, sales and operations planning | 产销协同
      transportation management, transport planning, route planning, route optimization | 运输管理, 路线规划, 线路优化
      fleet management | 车队管理
      freight forwarding, freight | 货运代理, 货代
      carrier management, carrier contracts | 承运商管理
      last-mile delivery, last mile | 末端配送, 最后一公里
      cold chain, cold chain logistics | 冷链, 冷链物流
      cross-docking | 越库
      customs clearance, customs declaration | 清关, 报关
      import and export, import/export | 进出口
      Incoterms | 国际贸易术语
      procurement, purchasing | 采购管理, 采购
      strategic sourcing | 战略采购, 寻源 | procurement
      supplier management, vendor management | 供应商管理 | procurement
      supplier audit, supplier evaluation | 供应商审核, 供应商评估
      material planning, MRP | 物料计划, 物料需求计划
      lean management, lean | 精益管理, 精益
      Six Sigma | 六西格玛 | lean-management
      Kaizen, continuous improvement | 持续改善
      kanban | 看板管理
      stocktaking, cycle counting, cycle count | 盘点, 循环盘点
      reverse logistics, returns processing | 逆向物流, 退货处理
      third-party logistics, 3PL | 第三方物流
      bonded warehouse, bonded logistics | 保税仓, 保税物流`,
    ),
    ...terms(
      'tool',
      `
      SAP, SAP ERP, SAP S/4HANA | SAP系统
      SAP MM | SAP MM模块 | sap
      SAP EWM | SAP EWM模块 | sap
      WMS, warehouse management system | 仓储管理系统 | warehouse-management
      TMS, transportation management system | 运输管理系统 | transportation-management
      ERP | ERP系统 | sap
      Oracle SCM | | erp
      Manhattan Associates
      Blue Yonder
      RFID | 射频识别
      AGV, automated guided vehicle | 自动导引车
      barcode scanning | 条码, 条码管理
      OMS, order management system | 订单管理系统`,
    ),
    ...terms(
      'cert',
      `
      CPIM | 生产与库存管理认证
      CSCP, Certified Supply Chain Professional | 供应链专业人士认证
      CPSM | 注册采购经理
      Lean Six Sigma Green Belt, Green Belt | 六西格玛绿带
      Logistics Manager Certificate | 物流师, 物流师证
      Customs Declarant Certificate | 报关员, 报关员证
      Forklift Licence, Forklift License | 叉车证`,
    ),
    ...terms(
      'metric',
      `
      inventory turnover, stock turnover | 库存周转率, 库存周转天数, 库存周转
      on-time delivery, on-time delivery rate | 准时交付率, 准时率, 交付及时率
      order accuracy, picking accuracy | 订单准确率, 拣货准确率
      inventory accuracy | 库存准确率, 账实相符率
      lead time, lead times | 交货周期, 交付周期, 提前期
      freight cost, freight costs, shipping cost, shipping costs | 运费, 物流成本, 运输成本
      fill rate | 满足率, 订单满足率
      stockout rate, stockouts | 缺货率
      damage rate | 破损率, 货损率
      warehouse utilization | 库容利用率, 仓库利用率
      purchasing cost, procurement cost | 采购成本, 降本金额
      dead stock, obsolete stock | 呆滞库存, 呆滞料`,
    ),
    ...terms(
      'domain',
      `
      cross-border e-commerce | 跨境电商
      international trade, foreign trade | 国际贸易, 外贸
      express delivery | 快递`,
    ),
  ],
};
