/** Kinds of workplaces, as a demand names them and as names of employers tell them; dialects; the broader below. */
export const workplaces = `
care home, nursing home, residential home, residential care, care centre, aged care facility, elderly care home, care homes, aged care, assisted living, retirement village, long-term care, skilled nursing facility, care village, extra care, residential aged care | 养老机构, 养老院, 敬老院, 护理院, 养护院, 老年公寓, 颐养院, 养老服务中心, 养老中心, 长者照护之家, 照护之家, 福利院, 养老社区, 康养中心, 颐养中心, 老年养护院, 日间照料中心, 护养院, 老年福利院, 托老所, 康养院, 敬老服务中心
hospital, infirmary, acute hospital, hospitals, NHS trust, medical center, hospital trust, general hospital, acute trust | 医院, 人民医院, 中心医院, 中医院, 妇幼保健院, 综合医院, 附属医院
Grade A tertiary hospital | 三甲医院, 三甲, 三级甲等医院 | 医院
tertiary hospital | 三级医院 | 医院
GP practice, GP surgery, doctors' surgery, general practice, medical practice, primary care practice, family practice, health centre, medical centre, family medicine clinic | 社区卫生服务中心, 卫生院, 社区医院, 卫生服务站, 社康, 乡镇卫生院, 社康中心, 村卫生室, 社区卫生
dental practice, dental surgery, dental clinic, dental office | 口腔诊所, 牙科, 口腔医院, 口腔门诊, 牙科诊所, 齿科, 口腔门诊部
veterinary practice, veterinary clinic, vets' practice, animal hospital, veterinary hospital, vet practice, veterinary surgery, pet hospital | 动物医院, 动物诊所, 宠物诊疗机构
pharmacy shop, community pharmacy, high street chemist, retail pharmacy, chemist's, chemist shop | 药店, 药房, 大药房, 连锁药店, 零售药店, 社会药房
hotel, hotels, resort | 酒店, 宾馆, 饭店住宿, 度假村, 大酒店, 星级酒店
B&B, bed and breakfast, guest house |
homestay | 民宿
star-rated hotel, five-star hotel, luxury hotel, four-star hotel, 5-star hotel | 五星级酒店, 四星级酒店, 五星酒店, 高星酒店, 高星级酒店 | 酒店
restaurant, bistro, brasserie, eatery, restaurants, gastropub, trattoria, steakhouse | 餐厅, 饭馆, 酒楼, 菜馆, 饭庄, 小饭店, 食府, 餐馆, 大排档
restaurant chain, quick-service restaurant, QSR, fast food chain, fast food, McDonald's, KFC, Burger King, Pret A Manger, Nando's | 餐饮连锁, 连锁餐饮, 快餐店, 快餐, 肯德基, 麦当劳, 海底捞, 西贝, 必胜客, 汉堡王, 连锁餐厅, 德克士, 老乡鸡 | 餐厅
coffee shop, café, cafe, cafés, coffee bar, coffee house, Costa Coffee, Starbucks, Caffè Nero | 咖啡店, 咖啡馆, 咖啡厅, 星巴克, 瑞幸, 精品咖啡馆
bakery shop, bakeshop, craft bakery, pâtisserie shop, bakery, bakehouse | 面包店, 烘焙店, 蛋糕店, 烘焙坊, 饼屋, 西饼屋, 烘焙工坊, 西点店, 饼房
supermarket, grocery store, supermarkets, hypermarket | 超市, 商超, 大卖场, 卖场 > Tesco, Sainsbury's, Asda, Aldi, Lidl, Walmart = 沃尔玛, Morrisons, Waitrose, Kroger, 永辉, 大润发, 家乐福, 华润万家, 盒马, 物美
convenience store, corner shop, 7-Eleven, petrol station shop | 便利店, 全家便利, 罗森, 小卖部, 便利蜂
nursery school, nursery, day nursery, kindergarten, preschool, pre-school, childcare centre, daycare, early learning centre, crèche, creche, daycare centre, day care centre for children | 幼儿园, 托育机构, 托儿所, 托育中心, 幼稚园, 早教中心, 托育园, 早教机构
primary school, elementary school, junior school, infant school, infants school | 小学, 实验小学, 中心小学
secondary school, high school, grammar school, comprehensive school, sixth form college | 中学, 高级中学, 初级中学, 实验中学
training institution for pupils, tutoring centre, tuition centre | 培训机构, 教培机构, 辅导机构, 教育机构, 辅导班, 教培, 培训学校
law firm, solicitors' firm, law firms, LLP law, law practice, Solicitors, barristers' chambers | 律所, 律师事务所, 律师行
accountancy practice, accounting firm, chartered accountants, accountancy firm, CPA firm, practice accountancy, Big Four, audit firm, accounting practice | 会计师事务所, 会计事务所, 事务所审计, 代账公司, 财税公司, 代理记账公司, 税务师事务所
estate agency, estate agent, estate agents, real estate agency, letting agents, realtor office | 房产中介, 房产经纪, 链家, 贝壳找房, 中介门店, 我爱我家, 房产经纪公司, 德佑, 房地产经纪
bank branch, high street bank, retail bank, commercial bank, banks | 商业银行, 银行网点, 支行, 农商行, 农村商业银行, 城商行
credit union | 信用社, 农村信用社
property management firm, facilities management company, facilities management | 物业公司, 物业服务, 物业管理公司, 物业服务企业, 物业服务中心
temp agency, recruitment agency, staffing agency, employment agency, staffing firm | 劳务公司, 人力资源公司, 派遣公司, 劳务派遣, 人才公司
charity organisation, not-for-profit, non-profit, NGO, third sector, voluntary sector, nonprofit, charity sector | 公益机构, 公益组织, 社会组织, 基金会, 民间组织, 社工机构, 社工站
local government, local authority, borough council, county council, city council, district council, municipal government, council | 街道办, 乡镇政府, 街道办事处, 镇政府, 区政府, 基层政府, 居委会, 社区居委会
garment factory, clothing factory, apparel factory, clothing manufacturer | 服装厂, 制衣厂, 成衣厂, 制衣, 服饰厂, 制衣有限公司, 服装有限公司
machine shop, engineering workshop, precision engineering, machining shop, subcontract machining | 机加工厂, 机加工车间, 精密加工厂, 机加厂, 机械加工厂, 机械加工, 机加工
food factory, food manufacturing, food production, food processing plant, food processing | 食品厂, 食品加工厂, 食品工厂, 食品生产, 食品加工
care at home agency, home care agency, domiciliary agency | 家政公司, 家政服务公司, 月嫂公司, 家政
beauty salon, day spa, hair salon, nail bar, barber shop, barbershop, spa | 美容院, 美发店, 理发店, 美甲店, 美容会所, 发廊, 美业门店
car dealership, dealership, franchised dealer, main dealer | 4S店, 汽车4S店, 汽车经销店
fulfilment warehouse, fulfilment centre, distribution centre, distribution center, regional distribution centre, Amazon warehouse, logistics centre, fulfillment center | 配送中心, 物流园, 电商仓, 分拨中心, 云仓, 物流中心, 仓配中心
disease control centre, public health laboratory | 疾控中心, 疾病预防控制中心, 疾控
third-party test lab, testing laboratory, contract laboratory, commercial laboratory | 检测机构, 第三方检测, 检测公司, 第三方检测机构, 检验检测机构 > SGS, Intertek, Eurofins, 谱尼, 华测检测
Shanghainese | 上海话, 沪语, 上海方言, 本帮话, 上海闲话
Cantonese | 粤语, 广东话, 广州话, 白话粤语, 广府话
Hokkien, Minnan | 闽南语, 闽南话, 台语, 福建闽南话
Hakka | 客家话, 客语, 客家语
Teochew | 潮汕话, 潮州话, 潮汕方言
Mandarin, Putonghua, Standard Chinese, Mandarin Chinese | 普通话, 国语, 汉语普通话
sign language | 手语
British Sign Language, BSL | | sign language
American Sign Language, ASL | | sign language
Auslan | | sign language
Chinese Sign Language | 中国手语 | sign language
Sichuanese | 四川话, 川话, 成都话, 重庆话
`;
