/** Shops, online shops, beauty, cleaning, security, property care. */
export const shop = `
visual merchandising, shop displays, window dressing, dressing mannequins, planograms, merchandising standards, window displays | 陈列, 商品陈列, 橱窗陈列, 货品陈列, 橱窗, 摆货陈列, 端架陈列
shelf stacking, replenishment, shelf filling, filling shelves, stocking shelves, restocking, shelf replenishment, night fill, working cages | 理货, 补货, 上货, 码货, 摆货, 货架补货
serving customers in shop, shop floor sales, floor sales, counter sales, retail sales, retail assistant work, shop assistant work | 门店销售, 导购, 站柜, 店面销售, 卖场销售, 接待进店顾客, 站店
shop opening and closing, key holding, keyholder, keyholding, key holder, opening up and locking up | 开闭店, 开店关店, 开关店, 开早打烊, 打烊
loss prevention, shrinkage, shoplifting prevention, stock loss, shrink control | 防损, 损耗控制, 防盗防损, 内盗外盗
fresh produce, fruit and veg, produce department, greengrocery | 生鲜, 果蔬, 蔬果, 生鲜区
butchery, meat counter, meat cutting, boning | 分割肉, 肉品分割, 剔骨, 卖肉, 割肉
fishmongery, fish counter, filleting | 杀鱼, 水产区, 水产档
age-restricted sales, Challenge 25, ID checks for alcohol, Think 25 |
exchanges and refunds, refunds, returns and refunds, processing returns | 退换货, 退换货处理, 处理退货, 退货退款
loyalty scheme, membership sign-ups, customer membership, loyalty programme | 会员办理, 发展会员, 会员维护, 会员开卡, 会员管理, 会员拉新
daily takings, daily sales target, hitting sales targets, store targets, sales targets | 销售目标, 业绩达标, 完成销售指标, 门店业绩, 销售任务
store operation, running a shop, store running, branch running, shop management, store management, retail management | 门店运营, 门店管理, 店铺管理, 管店, 店务管理
listing products online, product listings, listing creation, SKU uploads, product uploads, Amazon listings | 上架商品, 商品上架, 上链接, 上新, 发布商品, 上品, Listing优化
online store operation, marketplace management, e-commerce operations | 店铺运营, 网店运营, 电商运营, 开网店 > Amazon Seller Central = Seller Central = 亚马逊运营, eBay shop, Etsy shop, Shopify store, 淘宝运营 = 天猫运营, 京东运营, 拼多多运营
live streaming sales, live commerce, livestream selling, TikTok Shop lives | 直播带货, 直播卖货, 带货直播, 直播间运营, 带货主播, 直播电商
broadcast control at live sales | 场控, 直播中控, 直播场控, 中控台直播
paid traffic, PPC, paid search, paid media, pay-per-click, performance marketing, search ads, paid social | 投流, 信息流投放, 竞价推广, 广告投放, 信息流广告, 竞价 > Google Ads = AdWords, Meta Ads = Facebook ads, 千川, 直通车, 巨量引擎, 引力魔方, 百度竞价, 万相台
search engine optimisation, SEO, organic search, on-page SEO, keyword rankings, organic rankings | 搜索优化, 自然流量优化, 关键词排名, 搜索引擎优化, SEO优化
customer chat online, live chat, chat support, online customer service, web chat | 旺旺客服, 网店客服, 在线客服, 售前客服, 千牛, 电商客服, 在线咨询接待
online order fulfilment, order fulfilment, order processing, order fulfillment | 订单处理, 打单发货, 订单履约, 代发货
online reviews handling, review management, responding to reviews, Trustpilot, TripAdvisor replies | 评价维护, 处理差评, 回评, 中差评, 评价管理, 差评处理
hair cutting, cutting and styling, haircuts, ladies' cutting, barbering, gents' cutting, hairdressing, clipper cuts, skin fades, scissor cutting | 剪发, 洗剪吹, 理发, 男士理发, 剪头发, 美发, 发型设计
hair colouring, hair coloring, balayage, hair foils, colour correction, full head tints, tinting hair | 染发, 染烫, 挑染, 漂发, 烫染, 染头发
perming | 烫发, 冷烫, 热烫, 烫头
shampooing, blow dry, blow-drying, blow dries | 洗头, 洗发, 吹风造型, 吹发
nail art, manicure, pedicure, gel nails, BIAB, acrylic nails, manicures | 美甲, 做指甲, 光疗甲, 甲片, 修甲, 手足护理
eyelash extensions, lash extensions, lashes, lash lift, lash lifts | 美睫, 种睫毛, 嫁接睫毛, 接睫毛, 睫毛嫁接
facials, skin treatments, facial treatments, microdermabrasion, skincare treatments, chemical peels | 面部护理, 皮肤管理, 做脸, 清洁补水, 小气泡, 皮肤护理, 面护
waxing, hair removal, threading, hot wax, laser hair removal, sugaring | 脱毛, 蜜蜡脱毛, 激光脱毛
massage therapy, body massage, deep tissue massage, Swedish massage, sports massage, hot stones | 按摩, 推拿, 精油推背, SPA推拿, 身体护理, 开背, 精油按摩
make-up artistry, bridal make-up, makeup application, bridal makeup | 化妆, 新娘化妆, 跟妆, 彩妆, 新娘跟妆
office cleaning, commercial cleaning, contract cleaning, cleaning offices | 写字楼保洁, 办公室保洁, 日常保洁, 保洁清洁 | general cleaning
general cleaning, mopping and vacuuming, sweeping and mopping, damp mopping, hoovering and dusting, domestic cleaning, house cleaning, vacuuming | 保洁, 打扫卫生, 拖地, 扫地拖地, 家庭保洁, 清洁打扫
floor cleaning machine, scrubber dryer, floor buffing, buffing machine, ride-on scrubber, floor polishing, stripping and sealing floors, rotary machine | 洗地机, 打蜡抛光, 洗地车, 晶面处理, 石材养护, 地面打蜡, 石材晶面, 单擦机
window cleaning, water-fed pole, glass cleaning, rope access cleaning | 擦玻璃, 外墙清洗, 玻璃清洗, 擦窗, 蜘蛛人
deep cleaning, end of tenancy cleaning, sparkle clean, builders' clean, after-builders cleaning | 开荒, 开荒保洁, 深度保洁, 新居开荒
chemical dilution, COSHH, cleaning chemicals, colour-coded cleaning, diluting chemicals | 清洁剂配比, 消毒液配比, 药剂稀释, 84消毒
carpet cleaning, upholstery cleaning, carpet shampooing | 地毯清洗, 沙发清洗
waste segregation, clinical waste, waste disposal, bins and recycling | 垃圾分类, 医疗垃圾, 垃圾清运, 医废
SIA licence, SIA door supervisor licence, door supervisor licence |
| 保安证, 保安员证, 保安员资格证, 保安上岗证
patrolling, foot patrols, site patrols, mobile patrols, security patrols, guard tours, perimeter checks | 巡逻, 夜巡, 巡楼, 打点巡更, 巡更, 安保巡逻
gatehouse duty, access control duty, gatehouse, front gate, checking passes, visitor sign-in, entry control | 门岗, 门卫, 访客登记, 看大门, 出入登记, 站门岗, 岗亭
CCTV monitoring, control room, camera surveillance, monitoring cameras, CCTV operation | 监控值班, 看监控, 监控室, 视频监控, 监控中心
crowd control, event security, door supervision, crowd management, event stewarding, stewarding | 人群疏导, 活动安保, 秩序维护, 维持秩序, 大型活动安保
conflict management, de-escalation, defusing conflict, calming aggressive people | 冲突处理, 纠纷劝解, 处理冲突
incident reporting, incident reports, writing up incidents, incident logs | 突发事件上报, 事件报告, 突发事件记录
property inspection, routine inspections of property, inventories and check-outs, mid-term inspections | 物业巡检, 楼宇巡查, 房屋查验, 验房
service charge collection, service charges | 物业费收缴, 催缴物业费, 收物业费, 收费率, 物业费催收, 收缴率
owner relations, residents' complaints, resident liaison | 业主关系, 业主投诉, 业主维护, 业主沟通, 业主接待
gardening, grounds maintenance, hedge cutting, mowing, strimming, grass cutting, landscape maintenance, hedge trimming | 绿化养护, 修剪绿篱, 草坪修剪, 打草, 园林养护, 苗木修剪, 绿化修剪
`;
