import type { IndustrySource } from '../entry.ts';

export const hospitalityTourism: IndustrySource = {
  id: 'hospitality_tourism',
  en: 'Hotels, restaurants and tourism',
  zh: '酒店/餐饮/旅游',
  titles: `
    hotel manager, front desk agent, chef, sous chef, waiter, waitress, restaurant manager, tour guide, travel agent, housekeeper, barista, bartender, concierge, event planner hospitality, pastry chef, line cook, hotel receptionist, server restaurant, head chef, chef de partie, commis chef, demi chef, kitchen porter, kitchen assistant, kitchen hand, baker, front office supervisor, night auditor |
    酒店前台, 前厅经理, 客房主管, 大堂副理, 厨师, 厨师长, 行政总厨, 餐厅经理, 餐厅服务员, 服务员, 导游, 旅游计调, 咖啡师, 调酒师, 西点师, 酒店销售, 收益经理, 宴会销售, 旅行顾问, 礼宾, 客房服务员, 餐饮店长`,
  shared: `
    Excel, Microsoft Office, HACCP, inventory management, procurement, cost control, customer satisfaction, complaint rate, event planning, staff training, POS system, upselling, sales revenue, repurchase rate, average order value,
    Meituan, Douyin, Xiaohongshu, live streaming, membership program, health certificate, Putonghua Proficiency Test, CET-4, CET-6, JLPT N1, driving license, employee turnover, occupancy rate, store operations, store opening, energy consumption, SOP, 
    guest reception, positive review rate, operating cost`,
  hard: `
    front desk operations, front office, front office operations | 前厅管理, 前台接待服务, 前厅, 前厅服务
    check-in and check-out, guest check-in | 入住办理, 办理入住, 退房, 入住登记
    room reservations, hotel reservations, booking management | 客房预订, 预订管理, 订房, 酒店预订
    housekeeping, room cleaning, housekeeping management | 客房服务, 客房管理, 客房清洁, 布草
    concierge services, guest relations, VIP guest service | 礼宾服务, 宾客关系, 贵宾接待, 宾客服务, 宾客接待
    guest complaint handling, service recovery | 宾客投诉, 客人投诉处理, 服务补救
    night audit | 夜审, 夜间审计
    revenue management in hotels, yield management, dynamic pricing | 收益管理, 动态定价, 酒店收益管理, 房价管理
    OTA management, OTA channel, distribution channel management | OTA运营, OTA渠道
    hotel sales, corporate accounts in hotels, MICE sales | 酒店销售技巧, 会议销售, 协议客户, 酒店会议销售
    banquet operations, banquet service, catering events, wedding banquet | 宴会服务, 宴会管理, 婚宴, 宴会统筹, 宴会
    hotel pre-opening, hotel opening | 酒店筹开, 开业筹备, 酒店开业
    food and beverage management, F&B operations, F&B | 餐饮管理, 餐饮运营, 餐饮服务, 餐饮部
    restaurant operations, restaurant management, floor management | 餐厅管理, 餐厅运营, 楼面管理, 楼面
    table service, fine dining service, order taking | 点单, 传菜, 餐桌服务, 摆台, 上菜
    menu planning, menu design, menu engineering | 菜单设计, 菜品研发, 菜单规划, 菜品设计
    food cost control, portion control, recipe costing | 食材成本, 菜品成本, 食材成本控制
    kitchen management, back of house | 厨房管理, 后厨管理, 后厨, 出品管理
    food preparation, knife skills, mise en place | 食材加工, 切配, 备餐, 配菜, 砧板
    Chinese cuisine, Sichuan cuisine, Cantonese cuisine | 中餐, 川菜, 粤菜, 湘菜, 淮扬菜
    Western cuisine, French cuisine, Italian cuisine, Japanese cuisine | 西餐, 法餐, 日料, 意餐
    pastry and baking, bread making, cake decorating | 烘焙, 西点, 面点, 裱花, 糕点
    coffee making, latte art, espresso | 咖啡制作, 拉花, 手冲咖啡, 咖啡拉花
    bartending, mixology, cocktail making | 调酒, 鸡尾酒
    tea beverage making | 茶饮, 奶茶制作, 茶艺, 饮品制作
    wine service, sommelier service, wine pairing | 侍酒, 葡萄酒品鉴
    food safety, food hygiene, food handling | 食品卫生, 餐饮食品安全, 后厨卫生
    central kitchen operations | 中央厨房
    takeout operations, food delivery operations | 外卖运营, 外卖平台运营, 外卖
    table turnover management, queue management | 翻台管理, 排队管理
    franchise restaurant support, restaurant chain expansion | 餐饮连锁, 餐饮加盟, 连锁餐饮
    tour guiding, tour leading, commentary for tourists | 导游讲解, 带团, 出境领队, 景点讲解, 导游带团
    itinerary planning, trip planning, tour product design | 旅游线路设计, 行程规划, 旅游产品设计, 线路产品
    tour operation, travel operation | 计调, 旅游计调操作, 地接, 团队操作
    ticketing, air ticket booking, visa services | 票务, 机票预订, 签证办理, 签证服务
    outbound tourism, inbound tourism | 出境游, 入境游, 定制游, 跟团游, 周边游
    scenic area management, theme park operations | 景区管理, 景区运营, 主题乐园, 景区
    homestay operations, vacation rental management, Airbnb hosting | 民宿运营, 民宿, 短租
    cruise service, spa services, recreation management | 邮轮服务, 康乐, 水疗
    conference and exhibition, MICE | 会展, 会奖, 会议会展
    shift roster planning for restaurants, labor scheduling | 餐厅排班, 兼职管理`,
  tool: `
    Opera PMS, Opera, Oracle Opera / Fidelio | Opera系统, 酒店Opera系统 | front desk operations | hotel, pms, front, desk, guest, guests, rooms, reservations, fidelio, micros, 酒店, 前台, 前厅, 系统, 客房
    property management system, PMS hotel, Luyun PMS | 绿云, 别样红, 西软, 酒店管理系统
    Micros POS, Toast POS, Square POS, Aloha POS | 客如云, 哗啦啦, 二维火, 餐饮收银系统 | POS system
    Booking.com / Expedia / Agoda / Airbnb | 缤客 / / 安可达 / 爱彼迎
    Ctrip, Trip.com / Fliggy / Qunar / Tongcheng Travel | 携程, 携程旅行 / 飞猪 / 去哪儿 / 同程
    TravelSky / Amadeus / Sabre / Galileo GDS, GDS | 中航信, 黑屏系统, 航信系统 | ticketing | travel, airline, airlines, ticketing, booking, reservations, gds, flights, 机票, 票务, 航空, 订座
    Yelp / OpenTable / Resy | 大众点评运营 | restaurant operations
    STR report / IDeaS / Duetto | STR报告, 酒店收益系统 | revenue management in hotels
    espresso machine | 意式咖啡机, 咖啡机`,
  cert: `
    tour guide certificate, tour guide license | 导游证, 导游资格证, 全国导游资格证, 英文导游证
    tour leader certificate | 领队证, 出境领队证
    chef certificate, culinary certificate, culinary diploma | 厨师证, 中式烹调师, 西式烹调师, 中式面点师, 高级烹调师, 厨师等级证
    pastry chef certificate, baker certificate | 西式面点师, 烘焙师证, 西点师证
    barista certificate, SCA barista | 咖啡师证, SCA咖啡师, SCA证书
    bartender certificate, tea artist certificate | 调酒师证, 茶艺师, 茶艺师证, 评茶员证
    WSET / WSET Level 3 / sommelier certificate | / WSET三级 / 侍酒师证书, 品酒师
    ServSafe, ServSafe Manager, food handler card | 食品安全管理员证, 食品安全员证, 餐饮食品安全管理员
    CHA, Certified Hotel Administrator, AHLEI certification | 注册酒店管理师, 酒店职业经理人证, 饭店职业经理人
    front office service certificate, housekeeping certificate | 前厅服务员证, 客房服务员证, 餐厅服务员证
    nutritionist certificate, public nutritionist | 营养师证, 公共营养师, 营养配餐员
    travel agency manager certificate | 旅行社经理资格证, 旅行社计调证
    Responsible Service of Alcohol, RSA certificate |
    food hygiene certificate, Level 2 Food Hygiene, Level 3 Food Hygiene | 食品卫生证`,
  metric: `
    % up | room occupancy, hotel occupancy, occupancy rate of rooms | 入住率, 客房出租率, 平均入住率
    money up | RevPAR, revenue per available room | 每间可售房收入, 单房收益
    money up | ADR, average daily rate, average room rate | 平均房价, 平均日房价
    % up | GOP, gross operating profit | 酒店GOP
    count up | table turnover, table turns | 翻台率, 翻台
    money up | average check, average spend per guest, check average | 人均消费, 客单消费, 人均客单
    % down | food cost percentage, food cost | 食材成本率, 菜品成本率, 食品成本率
    % down | food waste, waste rate of ingredients | 食材损耗率, 食材浪费, 食材损耗
    count up | covers per night, covers served, guests served | 接待人数, 日均接待, 用餐人数, 接待量, 接待游客
    ratio up | guest satisfaction score, guest satisfaction, TripAdvisor rating | 宾客满意度, 客人满意度, 网评分, 携程评分, 点评评分
    count up | rooms cleaned per shift, rooms managed, room count | 做房数, 客房数量, 房间数
    time down | serving time, ticket time, order wait time | 出餐时间, 上菜时间, 出餐速度, 出餐时长
    count up | events hosted, banquets hosted | 宴会场次, 承办会议, 接待宴会
    count up | tour groups led, tourists served | 带团数, 带团人次, 出团量, 接待团队
    money up | daily restaurant sales, store turnover of restaurants | 日均营业额, 日营业额, 单日营业额
    % up | repeat guest rate, return guest rate | 回头客率, 回头率, 会员复住率
    count up | delivery orders per day, takeout orders | 外卖单量, 日均外卖单`,
  domain: `
    five-star hotel, luxury hotel, resort hotel | 五星级酒店, 度假酒店, 奢华酒店
    budget hotel chain, limited-service hotel | 经济型酒店, 连锁酒店, 快捷酒店
    Marriott, Hilton, IHG, Hyatt | 万豪, 希尔顿, 洲际酒店, 凯悦
    catering industry, restaurant industry | 餐饮行业, 餐饮企业
    fast food chain, quick-service restaurant, QSR | 快餐, 西式快餐, 连锁快餐
    travel agency, online travel agency | 旅行社, 旅游公司, 在线旅游
    hot pot restaurant, tea drink brand | 火锅, 新茶饮, 火锅店
    cultural tourism, tourism industry | 文旅, 文旅项目, 旅游业`,
};
