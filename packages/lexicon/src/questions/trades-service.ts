/** As `trades-care.ts`: kitchens, hotels, roads, warehouses, shops, counters, trades by hand. */
export const tradesOfService = `
# kitchen | chef, cook, baker, pastry, kitchen, commis | 厨师, 行政总厨, 厨师长, 厨, 烘焙, 面点, 西点, 切配, 红案, 白案, 炒锅, 头锅, 打荷
cover,guest,meal | How many covers or portions did the kitchen send out in a service? | Cooked for {} covers a service | 份,餐位,客,桌 | 一餐通常出多少桌（份）？ | 每餐出品{}桌 | 60
dish,menu | How many dishes were yours on the menu? | Was responsible for {} dishes of the menu | 菜品,菜式,新品,道菜 | 负责菜单上多少道菜？ | 负责菜品{}道 | 12
cost,waste | What did food cost or waste fall to? | Brought food cost to {} | 成本,损耗,毛利 | 食材成本率或损耗降到多少？ | 食材成本率控制在{} | 32%
cook,staff,team | How many people worked with you in the kitchen? | Worked in a kitchen of {} people | 人,班组 | 厨房团队有多少人？ | 厨房团队{}人 | 8

# cafe | barista, coffee, bartender, bar staff, bar manager, tea shop | 咖啡, 调酒, 奶茶, 茶饮
drink,ticket,order,cup | How many drinks or orders went out in your busiest hour or day? | Made {} drinks a day | 杯,单,出杯 | 高峰时段或一天出多少杯（单）？ | 日均出品{}杯 | 300
staff,train,team,people | How many people did you train, or have on your shift? | Trained {} new colleagues | 带教,新人,员工,班 | 带过多少名新员工（当班几个人）？ | 带教新员工{}名 | 6
waste,stock,cost | What did waste or stock loss fall to? | Cut waste by {} | 损耗,浪费,库存 | 损耗降了多少？ | 原料损耗降低{} | 30%
sale,takings,rating | What did the shop take in a day, or how did guests rate it? | Took {} a day | 营业额,销售额,评分,好评 | 门店日营业额（或评分）是多少？ | 日营业额{} | £1,800 / 3,000 元

# hospitality | hotel, waiter, waitress, server, receptionist, concierge, housekeeping, housekeeper, front office, front desk, guest relations, reservations, front office manager, duty manager, tour guide, cabin crew | 酒店, 服务员, 前厅部, 大堂副理, 前厅, 客房, 餐饮, 导游, 民宿, 乘务
guest,table,check-in | How many guests or tables did you serve on a shift? | Served {} guests a shift | 客人,桌,入住,宾客 | 一个班次接待多少位客人（多少桌）？ | 每班接待客人{}位 | 80
room | How many rooms does the house have, or did you do in a day? | Worked in a house of {} rooms | 间客房,间房 | 酒店有多少间客房（或每天打扫多少间）？ | 所在酒店客房{}间 | 120
rating,complaint | What rating did guests give, or how many complaints were there? | Kept the guests' rating at {} | 评分,好评,投诉,点评 | 客人评分（好评率）是多少？ | 客人评分保持在{} | 4.8
event,banquet | How many events or banquets did you help to run in a year? | Helped to run {} events a year | 宴会,会议,团队 | 一年承接多少场宴会或会议？ | 每年承接宴会和会议{}场 | 40

# driving | driver, chauffeur, hgv, trucker, hauler | 司机, 驾驶员, 网约车
km,mile,distance | How far did you drive in a year (or a month)? | Drove {} a year | 公里,里程 | 一年行驶多少公里？ | 年行驶{}公里 | 80,000 km / 8 万
delivery,drop,stop,trip | How many deliveries or trips did you make in a usual day or week? | Made {} deliveries a day | 趟,票,配送,运单 | 平均每天（每周）跑多少趟、送多少票？ | 日均配送{}票 | 18
accident,safe | For how long, or how far, without an accident? | Drove without an accident for {} | 事故,安全 | 安全行驶多长时间无事故？ | 安全行驶{}无责任事故 | 5 years / 5年
vehicle,truck,tonne | What vehicle did you drive, of how many tonnes or seats? | Drove a vehicle of {} | 吨,车型,座 | 驾驶什么车型、多少吨位？ | 驾驶{}车辆 | 18 t / 18 吨

# warehouse | warehouse, forklift, reach truck, yard, storeman, storekeeper, courier, picker, packer, stock, logistics assistant | 仓库, 仓管, 仓储, 叉车, 分拣, 快递, 打包, 库管
order,parcel,piece,line | How many orders or parcels did you handle in a day? | Handled {} orders a day | 件,单,包裹 | 平均每天处理多少单（件）？ | 日均处理{}单 | 300
item,sku,location | How many articles (SKU) were kept there? | Looked after a stock of {} articles | SKU,库位,品类 | 仓库管理多少个 SKU？ | 管理 SKU {}个 | 2,000
accuracy,error,difference | How exact was the stock or the picking? | Kept picking accuracy at {} | 准确率,差异,盘点,差错 | 发货或盘点准确率是多少？ | 发货准确率{} | 99.8%
square,area | How large was the warehouse? | Worked in a warehouse of {} | 平方米,平米,面积 | 仓库面积有多大？ | 仓库面积{}平方米 | 5,000 m²

# shop | shop, store, retail, cashier, shop assistant, sales assistant, keyholder | 店长, 店员, 导购, 营业员, 收银, 门店, 零售
customer,sale,transaction | How many customers did you serve on a usual day? | Served {} customers a day | 顾客,客流,接待 | 平均每天接待多少位顾客？ | 日均接待顾客{}位 | 60
turnover,target,sales,revenue | What did the shop, or did you, sell in a month, against which target? | Sold {} a month | 销售额,业绩,营业额,目标 | 个人或门店月销售额是多少、目标多少？ | 月销售额{} | £80,000 / 8 万元
staff,shift,team | How many people were on your team? | Worked in a team of {} | 团队,员工 | 门店团队多少人？ | 门店团队{}人 | 6
stock,loss,shrinkage | What did stock loss come to? | Kept stock loss below {} | 损耗,盘亏,库存 | 库存损耗控制在多少？ | 库存损耗控制在{}以内 | 0.5%

# customer-service | customer service, call centre, call center, support agent, help desk | 客服, 热线, 坐席, 话务
call,ticket,enquiry,chat | How many calls, chats or tickets did you answer in a day? | Answered {} calls and messages a day | 电话,工单,咨询,来电 | 平均每天接听或处理多少个咨询（工单）？ | 日均处理咨询{}个 | 90
satisfaction,rating | What satisfaction did customers report? | Reached a customer satisfaction of {} | 满意度,好评 | 客户满意度是多少？ | 客户满意度{} | 96%
time,first | How fast did they get an answer, or what share was solved at once? | Solved {} of the cases at the first contact | 首次,响应,解决率 | 首次解决率是多少？ | 首次解决率{} | 82%

# welding | welder, welding, boilermaker, fabricator, pipefitter | 焊工, 焊接, 铆工, 管工
weld,joint,seam | How many joints or metres of weld did you make in a shift? | Made {} joints a shift | 焊口,焊缝,道口 | 每班焊接多少道口（多少米）？ | 每班焊接{}道口 | 18
x-ray,test,pass,reject,repair | What share passed X-ray or inspection at the first time? | {} of the welds passed at the first time | 合格率,探伤,返修 | 一次探伤（拍片）合格率是多少？ | 一次探伤合格率{} | 98.5%
process,thickness,pipe,material | Which processes, materials and thicknesses? | Welded thicknesses of {} | 管径,壁厚,材质 | 主要焊接什么材质、壁厚多少？ | 焊接壁厚{}的工件 | 6–25 mm
crew,apprentice,helper | How many people were in the crew, and did you lead it? | Worked in a crew of {} | 班组,徒弟 | 班组多少人，是否带班？ | 班组{}人 | 5

# electrics | electrician, electrical fitter, maintenance, plumber, plumbing, heating, gas engineer, hvac, refrigeration technician, lift technician, elevator technician, electrical technician, electronics technician, service technician, field technician, install technician, installation technician, automotive technician, vehicle technician, turbine technician, mechanic, fitter, repairer | 电工, 维修, 水电, 钳工, 机修, 暖通, 安装, 维保
job,call-out,repair,fault | How many jobs or call-outs did you do in a week? | Did {} jobs a week | 维修,报修,工单,故障 | 平均每周完成多少单维修（安装）？ | 每周完成维修{}单 | 25
site,house,machine,unit,system | How many machines, sites or installations did you look after? | Looked after {} machines and installations | 台,套,设备,户 | 负责多少台（套、户）设备？ | 负责设备{}台 | 120
fault,downtime,response | By how much did faults or downtime fall, or how fast were you there? | Repaired faults within {} | 停机,故障率,响应 | 故障停机时间降了多少、多久能到场？ | 故障{}内到场处理 | 2 hours / 2 小时
test,inspection,pass | How many of your installations passed inspection at the first time? | {} of the installations passed inspection at the first time | 验收,合格率,探伤 | 一次验收（探伤）合格率是多少？ | 一次验收合格率{} | 98%

# building | site manager, site supervisor, contracts manager, building control, clerk of works, groundworker, plasterer, roofer, scaffolder, steel fixer, banksman, tiler, construction, mep project manager, construction project manager, highway, architect, foreman, site engineer, quantity surveyor, bricklayer, carpenter, joiner, painter, civil engineer | 施工, 工地, 项目部, 土建, 造价, 监理, 木工, 瓦工, 油漆, 钢筋工, 架子工, 现场
area,site,storey,value,building | How large was the project: floor area, storeys or contract value? | Worked on a project of {} | 建筑面积,平方米,万元,造价,层 | 项目规模多大（建筑面积、层数或造价）？ | 项目建筑面积{}平方米 | 32,000 m²
worker,crew,team | How many workers or crews did you coordinate? | Coordinated {} workers | 工人,班组,人 | 现场协调多少名工人、几个班组？ | 现场协调工人{}名 | 60
schedule,delay,month,week | How did it end against schedule: how many days or weeks early or late? | Finished {} ahead of schedule | 工期,提前,延误 | 工期是提前还是延后，多少天？ | 较计划工期提前{}完成 | 10 days / 10 天
accident,safety | How long without a reportable accident? | Kept the site without a reportable accident for {} | 安全,事故 | 安全无事故多长时间？ | 现场安全无事故{} | 14 months / 14 个月

# beauty | hairdresser, stylist, beautician, nail, florist, tailor | 美容, 美发, 美甲, 花艺, 化妆, 裁缝
client,customer | How many clients did you see in a day? | Saw {} clients a day | 顾客,客户 | 平均每天服务多少位顾客？ | 日均服务顾客{}位 | 8
regular,return | What share of them were regulars? | {} of the clients were regulars | 回头客,复购,老客 | 老顾客占多大比例？ | 老顾客占{} | 60%
turnover,product | What did you take in a month? | Took {} a month | 业绩,营业额 | 个人月业绩是多少？ | 个人月业绩{} | £9,000 / 2.5 万元

# security | security, guard, cleaner, caretaker, janitor, property | 保安, 安保, 保洁, 物业, 秩序
site,building,area,household | How large is the place you looked after: area, floors or households? | Looked after {} | 户,面积,楼 | 负责区域有多大（面积、楼栋或户数）？ | 负责区域{}户 | 800
visitor,patrol,round | How many rounds or visitors were there on a shift? | Made {} rounds a shift | 巡查,巡逻,访客 | 每班巡查多少次？ | 每班巡查{}次 | 6
incident | How many incidents did you deal with? | Dealt with {} incidents a year | 事件,突发,处置 | 一年处理多少起突发情况？ | 每年处理突发情况{}起 | 12

# farming | farm, farmer, grower, gardener, agronomist, livestock, horticulture | 农场, 种植, 养殖, 园艺, 农艺, 绿化, 畜牧
area,hectare,acre | How much land did you work, or how many animals did you keep? | Worked {} | 亩,公顷,头,只,棚 | 种植面积（或存栏）有多少？ | 种植面积{}亩 | 300
yield,harvest | What did it yield, and compared with what before? | Harvested {} | 产量,亩产,产值 | 产量多少，和以前相比呢？ | 年产量{} | 40 t
cost,loss,water | What did losses, water or cost fall by? | Cut losses by {} | 损耗,用水,成本,死亡率 | 损耗或成本降了多少？ | 损耗降低{} | 15%
`;
