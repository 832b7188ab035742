import type { IndustrySource } from '../../entry.ts';

export const procurementTrade: IndustrySource = {
  id: 'procurement_trade',
  en: 'Procurement and foreign trade',
  zh: '采购/外贸',
  titles: `
    procurement specialist, buyer procurement, purchasing manager, sourcing specialist, sourcing manager, import export specialist, foreign trade salesperson, merchandiser trade, customs broker, category buyer, commodity manager, export sales manager |
    采购专员, 采购经理, 采购工程师, 采购员, 外贸业务员, 外贸跟单, 跟单员, 外贸专员, 外贸经理, 单证员, 报关员, 采购主管, 国际贸易专员, 战略采购经理, SQE, 外销员, 采购总监`,
  shared: `
    Excel, VLOOKUP, SAP, SAP MM, ERP, Kingdee, Yonyou, Power BI, procurement, supplier management, supplier audit, contract negotiation, contract management, bidding, cost control, inventory management, material planning, quotation, 
    trade shows, cold outreach, cross-border e-commerce, freight forwarding, ocean freight, export tax rebate, CET-6, CET-4, BEC Higher, TEM-8, IELTS, supply chain management, VMI, JIT, ISO 9001, IQC, on-time delivery, lead time,
    inventory turnover, material cost, sales revenue, gross margin, new customers, trade finance, trade compliance, price negotiation, CRM, overseas markets, defect rate, BOM, 8D, tenderer certificate, Alibaba Cloud`,
  hard: `
    strategic sourcing, sourcing strategy | 战略采购, 寻源, 采购策略, 采购寻源
    category management in procurement, commodity strategy | 采购品类管理, 品类采购, 品类策略
    indirect procurement, MRO procurement, non-production procurement | 间接采购, 非生产性采购, MRO采购, 非生采购
    direct material procurement, raw material procurement | 原材料采购, 生产采购, 直接采购, 物料采购
    centralized procurement, framework agreement | 集中采购, 集采, 框架协议, 框架合同
    public procurement, government procurement | 政府采购, 公开招标采购
    RFQ, RFP, RFI process, request for quotation | 询价, 询比价, 询价比价, 比价议价, 询报价
    price comparison, cost breakdown analysis, should-cost analysis | 价格分析, 成本拆解, 成本分解, 应该成本
    supplier development, supplier sourcing, supplier onboarding | 供应商寻源, 供应商准入, 新供应商开发, 供应商引入
    supplier performance evaluation, supplier scorecard | 供应商绩效, 供应商考核, 供应商绩效管理, 供应商分级
    supplier relationship management, SRM | 供应商关系管理, SRM系统
    supplier quality management, SQM, SQE work | 供应商质量管理, 供应商质量
    purchase order management, PO management, purchase orders | 采购订单, 采购订单管理, 订单下达
    order expediting, order follow-up, delivery follow-up | 交期跟进, 催货, 订单跟进, 跟单
    merchandising follow-up, production follow-up, order tracking in trade | 跟单管理, 生产跟单, 外贸跟单流程, 大货跟进
    payment terms negotiation | 付款条件谈判, 账期谈判, 付款账期
    import and export, import/export operations | 进出口业务, 进出口, 进出口贸易
    foreign trade, international trade, export sales | 外贸, 国际贸易, 外贸业务, 对外贸易, 出口销售
    customs clearance, customs declaration, customs brokerage | 清关, 报关, 通关, 报关报检
    commodity inspection, certificate of origin | 商检, 原产地证, 产地证, 法检
    HS code classification, tariff classification | HS编码, 海关编码, 商品归类
    shipping documents, export documentation, bill of lading | 外贸单证, 制单, 提单, 单证制作, 出口单证, 单证
    letter of credit, L/C, documentary credit | 信用证, 信用证审核, 审证
    T/T payment, D/P, D/A, documentary collection | 电汇, 托收, 付款方式
    Incoterms, FOB, CIF, DDP | 国际贸易术语, 贸易术语, FOB报价
    booking shipment, vessel booking, cargo booking | 订舱, 租船订舱, 出运, 排柜
    overseas customer development, foreign customer development, buyer development | 海外客户开发, 国外客户开发, 外贸客户开发, 外商开发
    inquiry handling, quotation of exports, customer inquiry | 询盘, 询盘回复, 询盘处理, 客户询盘
    sample management, sampling follow-up | 样品管理, 打样, 寄样, 样品跟进
    factory audit, factory inspection, vendor factory visit | 验厂, 工厂审核, 看厂, 工厂考察
    pre-shipment inspection, goods inspection, AQL inspection | 验货, 出货检验, 出货前检验, AQL抽检
    B2B platform operations, Alibaba store operations | 国际站运营, 阿里国际站运营, B2B平台运营, 外贸平台运营
    foreign trade development letters, email development | 开发信, 外贸开发信
    tariff and anti-dumping, trade remedies | 反倾销, 关税, 贸易救济
    free trade zone, processing trade | 加工贸易, 自贸区, 来料加工, 保税业务
    commodity trading, bulk commodity trade | 大宗贸易, 大宗商品, 大宗商品贸易
    foreign exchange collection, foreign exchange risk | 收汇, 外汇收款, 汇率风险
    alternative materials sourcing, local sourcing, localization of supply | 替代料, 国产化替代, 本地化采购, 二供开发
    long-lead material management, shortage management | 长周期物料, 缺料管理, 缺料跟催, 保供
    equipment procurement, capital equipment purchasing | 设备采购, 工程采购, 固定资产采购
    e-procurement, e-bidding, reverse auction | 电子招标, 线上竞价, 反向竞拍, 电子采购
    sustainable procurement, responsible sourcing | 绿色采购, 可持续采购`,
  tool: `
    SAP Ariba, Ariba / Coupa / Jaggaer | SAP Ariba系统 | SRM
    Alibaba.com, Alibaba International Station, Made-in-China, Global Sources | 阿里巴巴国际站, 阿里国际站, 中国制造网, 环球资源, 环球资源网
    1688 | 1688平台, 阿里巴巴1688 | | 采购, 货源, 工厂, 供应商, sourcing, 电商, alibaba, 淘宝, 批发
    single window system, customs single window | 国际贸易单一窗口, 单一窗口, 电子口岸
    ImportGenius, Panjiva, customs data | 海关数据, 外贸数据工具
    Xiaoman CRM, OKKI / Fumeng CRM | 小满CRM / 孚盟 | CRM
    QAD / Infor / Epicor | QAD系统 | ERP | erp, sap, mrp, supply, inventory, 系统, 采购
    Canton Fair | 广交会, 进博会
    UCP 600 / Incoterms 2020 | 跟单信用证统一惯例`,
  cert: `
    CPSM, Certified Professional in Supply Management | 注册采购经理, 注册供应管理专家, CPSM认证
    CIPS, MCIPS | 英国皇家采购与供应学会认证, CIPS采购认证 | | procurement, purchasing, supply, mcips, diploma, chartered, sourcing, 采购, 供应
    certified purchasing manager certificate, purchaser certificate / intermediate purchaser certificate / senior purchaser certificate | 采购师, 采购师证, 注册采购师 / 中级采购师 / 高级采购师
    Customs Declarant Certificate, licensed customs broker, customs broker license | 报关员证, 报关员资格证, 报关水平测试, 报关证
    international documentation certificate | 国际商务单证员, 单证员证, 国际商务单证员证书
    merchandiser certificate of foreign trade | 外贸跟单员证, 全国外贸跟单员, 跟单员证
    international business engineer, foreign trade clerk certificate | 国际商务师, 外销员证, 外贸业务员证, 全国外贸业务员
    inspection declarant certificate | 报检员证, 报检水平测试
    CTP, Certified International Trade Professional, CITP | 国际贸易师认证
    PMI sourcing certificate, category management certification | 品类管理认证`,
  metric: `
    money up | procurement savings, purchase savings, sourcing savings | 采购降本, 年降金额, 采购节约, 年降本
    % up | cost reduction rate, year-over-year price reduction | 降本率, 年降率, 采购降本率, 降价幅度
    money up | annual spend, spend under management, purchase volume | 采购额, 年采购额, 采购金额, 年度采购额
    money down | purchasing cost, procurement cost, purchase price | 采购成本, 采购单价, 采购价格
    % up | supplier on-time delivery rate, supplier OTD | 供应商准时交付率, 到货及时率, 供应商交付率
    % up | incoming material pass rate, lot acceptance rate, LAR | 来料合格率, 批次接收率, 进料合格率
    count up | suppliers managed, suppliers developed, qualified suppliers | 供应商数量, 合格供应商, 开发供应商, 管理供应商
    money up | export value, export volume, export revenue | 出口额, 出口金额, 年出口额, 外贸销售额
    count up | inquiries received, qualified inquiries | 询盘量, 日均询盘, 有效询盘
    count up | containers shipped, TEU, TEUs | 出货柜量, 柜量, 标箱, 出柜量
    % up | order conversion rate of inquiries, quote-to-order rate | 询盘转化率, 报价成交率, 订单转化率
    time down | procurement cycle time, sourcing cycle | 采购周期, 寻源周期, 采购时效
    time down | customs clearance time | 通关时间, 清关时效, 清关时间
    count up | overseas customers, foreign buyers, export markets | 海外客户数, 国外客户, 出口国家, 出口市场
    money up | extended payment terms, days payable outstanding, DPO | 付款账期天数, 账期延长
    count down | material shortage, line-down incidents, shortage incidents | 缺料次数, 停线次数, 断料次数`,
  domain: `
    trading company, foreign trade company | 外贸公司, 贸易公司, 进出口公司
    foreign trade factory, export-oriented manufacturer | 外贸工厂, 工贸一体, 出口型企业
    garment export, textile trade | 服装外贸, 纺织外贸, 纺织品出口
    Belt and Road markets, Southeast Asian market | 一带一路, 东南亚市场, 中东市场
    overseas trade exhibitions | 海外展会, 国外展会
    RCEP, free trade agreement | 区域全面经济伙伴关系, 自贸协定`,
};
