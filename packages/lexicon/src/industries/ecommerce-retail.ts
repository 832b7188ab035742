import type { IndustrySource } from '../entry.ts';

export const ecommerceRetail: IndustrySource = {
  id: 'ecommerce_retail',
  en: 'E-commerce and retail',
  zh: '电商/零售',
  titles: `
    e-commerce manager, e-commerce specialist, store manager, merchandiser, category manager, buyer, visual merchandiser, retail sales associate, Amazon specialist, cashier, assistant store manager, shop assistant |
    电商运营, 店铺运营, 天猫运营, 淘宝运营, 亚马逊运营, 店长, 门店店长, 品类经理, 买手, 商品专员, 导购, 直播运营, 主播, 跨境电商运营, 拼多多运营, 京东运营, 收银员, 电商客服, 督导`,
  shared: `
    Excel, Photoshop, data analysis, A/B testing, SEO, live streaming, short video, campaign management, private traffic, user operations, content operations, influencer marketing, membership program,
    Douyin, Kuaishou, Xiaohongshu, WeChat Official Account, WeChat Channels, Ocean Engine, Meta Ads, Google Ads, Mini Program, e-commerce, cross-border e-commerce, inventory management, supplier management,
    competitive analysis, pricing strategy, after-sales service, GMV, conversion rate, click-through rate, repurchase rate, average order value, ROI, ROAS, customer acquisition cost, sales revenue, gross margin,
    inventory turnover, followers, new users, user retention, customer satisfaction, ERP, CET-6, overseas warehouse, shelf display, sales promotion, Alimama, stockout rate, FMCG, RFM analysis`,
  hard: `
    e-commerce operations, online store operations, shop operations | 电商运营管理, 店铺运营管理, 网店运营, 店铺日常运营
    product listing, listing optimization, listing management | Listing优化, 商品上架, 产品上架, Listing编写
    product page optimization, detail page design | 详情页, 详情页优化, 主图优化, 商品详情页
    product selection, product sourcing, product research | 选品, 选品策略
    best-seller creation, hero product building | 爆款打造, 打造爆款, 爆品
    big promotion events, Double 11, 618, Black Friday | 大促, 双11, 双十一, 618大促, 大促活动
    platform campaign enrollment, flash sale | 活动报名, 聚划算, 秒杀, 平台活动, 百亿补贴
    store rating improvement, DSR score management | 店铺评分, DSR评分, 店铺动态评分
    keyword bidding on marketplaces, on-platform advertising, sponsored products | 站内推广, 直通车, 引力魔方, 万相台, 关键词推广
    PPC advertising on Amazon, Amazon PPC, Amazon advertising | 亚马逊广告, 站内广告, 亚马逊PPC
    FBA, Fulfillment by Amazon | 亚马逊FBA, FBA发货
    review management, customer review | 评价管理, 差评处理, 买家秀
    store account health, policy compliance on marketplaces | 账号安全, 店铺绩效, 账户健康
    independent site operations, DTC website, Shopify store operations | 独立站, 独立站运营, DTC品牌
    live room operations, livestream control, host scripts | 直播间运营, 中控, 直播间搭建, 直播脚本
    livestream product planning, livestream selling | 直播选品, 排品, 组货, 货盘
    traffic acquisition, off-site traffic | 引流, 站外引流, 流量运营
    category management, category planning | 品类管理, 类目运营, 品类规划, 品类运营
    assortment planning, merchandise planning, OTB planning | 商品企划, 货品规划, 商品规划, 商品管理
    seasonal buying, buyer negotiation | 买货, 订货会, 采买, 货品采购
    allocation and replenishment, stock allocation | 配货, 调拨, 铺货调拨, 补货调拨
    markdown management, clearance sale | 清仓, 尾货处理, 清货, 折扣管理
    store operations, retail operations, store management | 门店运营, 门店管理, 店铺管理, 单店运营
    multi-store management, chain store management, area supervision | 连锁门店管理, 多店管理, 区域督导, 巡店
    store opening, new store launch, site selection | 新店开业, 开店筹备, 门店选址, 拓店
    visual merchandising, window display | 橱窗陈列, 视觉陈列, 货品陈列, 陈列管理
    franchise development, franchise management | 加盟管理, 加盟拓展, 招商加盟管理
    cashiering, POS operation, cash register | 收银, 收银操作
    clienteling, in-store selling, shop floor sales, customer greeting | 导购销售, 门店接待, 进店接待, 连带销售
    loss prevention, shrinkage control | 防损, 损耗控制, 防损管理
    community group buying | 社区团购
    O2O, omnichannel retail, omnichannel | 全渠道, 线上线下融合, 新零售
    instant retail | 即时零售, 到家业务
    store staff scheduling, shift scheduling in stores | 门店排班, 店员培训, 人员排班
    customer flow analysis, footfall analysis | 客流分析, 进店客流
    refund and returns handling, order exception handling | 退换货, 退款处理, 订单异常处理
    anchor incubation, livestream host training | 主播孵化, 主播培训
    merchant operations, seller operations, platform merchants | 商家运营, 商家管理, 卖家运营
    user coupon strategy, coupon design | 优惠券, 满减, 券策略
    shop decoration, store page design | 店铺装修, 首页设计, 店铺页面设计`,
  tool: `
    Shopify / WooCommerce / Magento | | independent site operations
    Amazon Seller Central, Amazon, Seller Central | 亚马逊, 亚马逊平台 | | seller, fba, ebay, listing, listings, marketplace, store, ppc, shopify, sales, e commerce, ecommerce, 跨境, 运营, 电商, 店铺, 平台
    Taobao / Tmall | 淘宝, 淘系 / 天猫, 天猫旗舰店
    JD.com | 京东, 京东自营, 京东POP
    Pinduoduo / Temu | 拼多多
    Shopee / Lazada | 虾皮 / 来赞达
    AliExpress / eBay / Walmart Marketplace / SHEIN | 速卖通 / / / 希音
    TikTok Shop / Douyin e-commerce | / 抖店, 抖音小店, 抖音电商
    Youzan / Weimob | 有赞 / 微盟
    Meituan / Ele.me / Dianping | 美团 / 饿了么 / 大众点评
    Business Advisor, Taobao SYCM / JD Business Intelligence | 生意参谋 / 京东商智
    Helium 10 / Jungle Scout / Keepa / SellerSprite | / / / 卖家精灵
    Jushuitan / Wangdiantong / Mabang ERP / Dianxiaomi | 聚水潭 / 旺店通 / 马帮ERP / 店小秘
    Qianniu | 千牛, 千牛工作台
    POS system, POS | POS系统, 收银系统 | | cash, cashier, register, store, retail, sales, restaurant, inventory, payment, 收银, 门店, 系统
    Doudian Luopan | 抖音罗盘, 电商罗盘`,
  cert: `
    e-commerce specialist certificate, e-commerce engineer | 电子商务师, 电子商务师证, 助理电子商务师
    livestream seller certificate, internet marketing specialist | 互联网营销师, 直播销售员, 互联网营销师证
    cross-border e-commerce specialist certificate | 跨境电商专员证书, 跨境电商操作专员
    Tmall operation certificate | 天猫运营认证, 淘宝大学认证, 数据化运营师
    chain store manager certificate | 连锁经营管理师, 店长资格证
    Amazon advertising certification | 亚马逊广告认证
    buyer certificate in fashion | 时尚买手证书
    salesperson certificate | 营业员证, 高级营业员
    health certificate | 健康证`,
  metric: `
    money up | sales per square meter, sales per square foot | 坪效
    % up | sell-through rate | 售罄率, 动销率
    money up | store sales, daily store sales | 门店业绩, 门店销售额, 单店业绩, 店铺销售额
    % up | same-store sales growth, comp sales | 同店增长, 同店销售增长
    count up | customer traffic, footfall, store traffic | 客流量, 进店人数, 客流, 进店率
    count up | units per transaction, UPT, attach rate | 连带率, 客单件
    count up | SKUs, SKU count, SKUs managed | 管理SKU, 在售SKU, 单品数
    % down | refund rate, return rate | 退款率, 退货退款率, 售后率
    % down | negative review rate | 差评率
    % up | positive review rate, store rating | 好评率, 店铺评分值
    money up | sales per livestream, livestream GMV | 直播销售额, 场均GMV, 单场销售额, 直播间GMV
    count up | peak concurrent viewers, average viewers online | 在线人数, 场观, 直播间在线, 最高在线
    % up | add-to-cart rate, cart conversion | 加购率, 收藏加购率
    % down | cart abandonment rate | 购物车放弃率
    % down | ACOS, TACOS | 广告销售成本比
    count up | best seller rank, BSR | 类目排名, BSR排名, 行业排名
    % down | shrinkage rate | 损耗率, 门店损耗
    count up | stores opened, number of stores managed | 开店数, 管理门店数, 门店数量
    count up | members acquired, membership growth | 会员数, 新增会员, 会员增长`,
  domain: `
    traditional retail, supermarket, hypermarket | 商超, 大卖场, 超市
    department store, shopping mall retail | 百货, 购物中心, 百货商场
    fashion retail, apparel | 服装零售, 服饰, 服装行业
    luxury retail | 奢侈品, 奢侈品零售
    convenience store, fresh food retail | 便利店, 生鲜, 生鲜零售
    beauty and cosmetics | 美妆, 化妆品, 护肤品
    consumer goods, CPG | 消费品, 日用品
    MCN, MCN agency | MCN机构`,
};
