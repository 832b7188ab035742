/** Kitchens, bakeries, bars, restaurants, hotels. */
export const kitchen = `
wok cooking, stir-frying, wok station, wok hei | 炒锅, 掌勺, 炉头, 炒菜, 上灶, 爆炒, 候镬, 热菜, 炒炉
cutting station, knife skills, butchery prep, vegetable prep | 砧板, 切配, 墩子, 切菜, 刀工, 案板, 配菜
kitchen porter duties, pot washing, potwash, dishwashing, kitchen portering | 洗碗, 洗碗工, 洗消, 餐具清洗, 刷碗, 洗盘子
cold dishes, cold larder, garde manger, larder section, salads section | 凉菜, 冷菜, 冷荤, 冷盘, 卤水凉菜, 凉拌, 冷拼
braising and marinades, Chinese braised meats, roast meats, Cantonese roast, siu mei | 卤水, 烧腊, 卤味, 卤菜, 烧味
dim sum, Chinese dumplings and buns, dim sum section | 面点, 白案, 中式面点, 点心, 包子, 早茶点心, 包饺子, 蒸包子
seafood steaming station | 上什, 蒸锅, 蒸菜
mise en place, kitchen prep, food prep, food preparation, prepping ingredients | 备餐, 开档, 打荷, 备菜
plating, plating up, dishing up, running the pass, on the pass | 摆盘, 装盘, 出餐, 出菜
a la carte service, à la carte, fine dining service | 零点服务
banquets, banqueting, function catering, wedding breakfasts, event catering, large-scale catering | 宴席, 宴会, 酒席, 婚宴, 流水席, 桌席, 包桌
mass catering, contract catering, staff canteen, school kitchen, institutional catering, school meals | 大锅菜, 团餐, 食堂, 员工餐, 职工食堂, 学校食堂, 单位食堂
menu costing, food costing, GP on menu, recipe costing, food cost control | 菜品成本, 成本卡, 毛利控制, 菜品毛利, 成本核算菜品, 标准成本卡
menu development, menu planning, new dishes, recipe development | 菜品研发, 新菜研发, 出新菜, 菜单设计, 研发新菜, 试菜
food hygiene certificate, food safety certificate | 食品安全证, 食品安全员证, 食品安全管理员证
HACCP, food safety system, food safety plan, SFBB, Safer Food Better Business | 食品安全管理体系, 危害分析
five S kitchen management, 4D kitchen | 五常管理, 六常管理, 4D厨房, 五常法, 6T管理
allergen control, allergens, allergen matrix, Natasha's Law | 过敏原管理, 过敏原
stock rotation, FIFO, first in first out | 先进先出, 库存轮换
bread baking, bread production, artisan bread, sourdough, viennoiserie baking | 面包制作, 烤面包, 欧包, 软欧, 吐司, 做面包, 面包房
laminated dough, dough lamination, viennoiserie, croissants, puff pastry, pain au chocolat | 起酥, 开酥, 可颂, 酥皮, 叠被子折叠, 丹麦面团, 千层酥皮
dough proving, bulk fermentation, proofer, prover, retarder | 醒发, 发酵面团, 醒面, 二次发酵, 发酵箱
dough mixing, kneading, spiral mixer, dough mixer | 和面, 打面, 揉面, 搅面
cake decorating, piping, sugarcraft, icing cakes, celebration cakes, buttercream piping, fondant work | 裱花, 蛋糕装饰, 挤花, 抹面, 翻糖, 抹胚, 奶油抹面, 生日蛋糕
sponge cakes, cake bases | 蛋糕胚, 戚风, 海绵蛋糕, 烤胚
mousse and entremets, entremets, patisserie, pâtisserie, plated desserts, French pastry | 慕斯, 法式甜点, 法甜, 西点, 甜品, 西式甜点
chocolate work, chocolate tempering, tempering chocolate, chocolatier, bonbons | 巧克力调温, 巧克力制作, 手工巧克力, 调温
traditional Chinese pastry, mooncakes | 中点, 中式糕点, 苏式糕点, 月饼, 酥饼, 广式糕点
deck oven, ovens section, rack oven | 烤炉, 平炉, 层炉, 看炉, 烤箱操作
coffee making, espresso machine, barista skills, pulling shots, dialling in espresso, espresso extraction, coffee machine | 咖啡制作, 意式咖啡, 咖啡机, 做咖啡, 手冲, 意式机, 拉咖啡
latte art, milk steaming, steaming milk, milk texturing | 拉花, 打奶泡, 咖啡拉花
bubble tea making, tea drinks | 奶茶制作, 茶饮制作, 做奶茶, 茶饮, 煮茶调饮
cocktails, mixology, bartending, cocktail making, cocktail bar | 调酒, 鸡尾酒, 花式调酒
cellar management, changing barrels, line cleaning, beer lines, cellar work, real ale keeping | 啤酒管线, 酒窖管理
wine service, wine pairing, sommelier service | 侍酒, 葡萄酒服务, 配酒
table service, waiting tables, waiting on tables, waitressing, waiter service, food running, carrying plates, serving tables | 传菜, 跑菜, 上菜, 点单, 点菜, 桌边服务, 餐厅服务, 看台, 值台
restaurant booking, reservations diary, table reservations | 订台, 订餐, 订位, 餐饮预订 > OpenTable, ResDiary, SevenRooms
hosting guests at the door, front of house, FOH, seating guests, meet and greet guests | 迎宾, 领位, 咨客, 引座, 前厅
cash handling, till work, tills, cashing up, till operation, cash register, working the till, taking payments, cash and card payments, EPOS | 收银, 收款, 结账收款, 收钱, 收银机, 点钞收银, 收银结账
personal licence, personal alcohol licence |
front desk, reception desk, front office, hotel reception, checking guests in, guest check-in, check-in and check-out | 前台接待, 办理入住, 前厅接待, 酒店前台, 入住登记, 总台
hotel PMS, property management system | 酒店管理系统, Opera系统 > Opera PMS = Opera Cloud, Mews PMS, Cloudbeds, Protel, Guestline, 绿云, 西软, 别样红, 住哲
housekeeping, room attendant work, making up rooms, servicing rooms, turning rooms round, room cleaning, cleaning bedrooms | 客房清洁, 做房, 打扫客房, 铺床, 客房服务, 清扫客房, 整理客房, 房务, 做卫生房
room inspection, checking rooms, room checks | 查房态, 房间检查, 客房检查
laundry operation, linen room, laundry room, ironing and pressing, hotel laundry | 洗衣房, 布草, 布草房, 熨烫, 洗涤
night audit, night auditing, end-of-day roll | 夜审, 夜核, 过夜账
concierge service, bell desk, portering luggage, luggage portering | 礼宾, 行李员, 行李服务, 金钥匙
revenue management hotel, yield management, room pricing, channel manager, OTA management | 收益管理, 房价调控, 渠道房价, OTA运营, OTA管理
tour guiding, guided tours, leading tours, guiding groups | 带团, 导游, 导览, 地接, 讲解带团, 全陪, 地陪
`;
