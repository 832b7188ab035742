import type { IndustrySource } from '../../entry.ts';

export const agricultureFood: IndustrySource = {
  id: 'agriculture_food',
  en: 'Agriculture and food',
  zh: '农业/食品',
  titles: `
    agronomist, food scientist, food technologist, farm manager, agricultural technician, veterinarian, food safety specialist, crop consultant, animal nutritionist, horticulturist, plant breeder, food quality inspector, aquaculture technician, farm worker, farm assistant, dairy farm assistant, herd manager, stockman |
    农艺师, 农业技术员, 食品研发工程师, 食品工程师, 兽医, 饲料配方师, 育种员, 种植技术员, 养殖技术员, 食品检验员, 畜牧师, 食品安全专员, 农技员, 园艺师, 猪场场长, 农资销售, 食品工艺员`,
  shared: `
    HACCP, GMP, ISO 9001, quality control, quality assurance, SPC, EHS, SPSS, Excel, design of experiments, HPLC, gas chromatography, PCR, production planning, inventory management, supplier management, cold chain, rural revitalization,
    formulation development, stability study, ISO 9001 internal auditor, health certificate, driving license, intermediate engineer title, batch pass rate, capacity utilization, complaint rate, first pass yield, R, remote sensing, ArcGIS, Internet of Things,
    pesticides, fermentation, LIMS, distributor development, food safety, field sales, raw material inspection, shelf display, Certified Safety Engineer`,
  hard: `
    crop cultivation, crop management, crop production | 作物栽培, 作物种植, 种植管理, 大田种植
    crop breeding, plant breeding, seed breeding, molecular breeding | 育种, 作物育种, 分子育种, 杂交育种, 良种繁育
    seed production, seed processing, seed testing | 种子生产, 制种, 种子检验, 种业
    soil testing, soil fertility, formula fertilization | 土壤检测, 测土配方, 测土配方施肥, 土壤改良, 土壤肥力
    fertilizer application, fertilization management, fertilizers | 施肥, 肥料, 水肥管理, 肥料施用
    irrigation, drip irrigation, fertigation | 灌溉, 滴灌, 水肥一体化, 节水灌溉
    pest and disease control, plant protection, integrated pest management, IPM | 病虫害防治, 植保, 绿色防控, 植物保护, 统防统治
    weed control, herbicide trials | 除草, 杂草防除, 除草剂试验
    field trials, variety trials, agronomic trials | 田间试验, 品种试验, 区域试验, 示范田
    facility agriculture, greenhouse cultivation, greenhouse management | 设施农业, 温室大棚, 温室种植, 设施栽培
    vegetable and fruit growing, orchard management, horticulture | 果蔬种植, 果园管理, 园艺, 果树栽培, 蔬菜种植
    tea planting, flower cultivation, edible fungi cultivation | 茶叶种植, 花卉栽培, 食用菌栽培
    organic farming, organic agriculture | 有机农业, 有机种植, 生态农业
    agricultural technology extension, farmer training, extension services | 农技推广, 农业技术推广, 农民培训
    agricultural mechanization, farm machinery operation | 农机, 农业机械, 农机作业, 农业机械化
    crop protection drones, precision agriculture, smart farming | 植保无人机, 精准农业, 智慧农业, 数字农业
    livestock farming, animal husbandry, livestock production | 畜牧, 养殖, 畜牧养殖, 规模养殖
    pig farming, swine production, sow management | 生猪养殖, 猪场管理, 母猪饲养, 养猪
    poultry farming, layer farming, broiler farming | 家禽养殖, 肉鸡养殖, 蛋鸡养殖, 养鸡
    dairy farming, cattle farming, sheep farming | 奶牛养殖, 肉牛养殖, 牧场管理, 养羊
    aquaculture, fish farming, shrimp farming | 水产养殖, 鱼类养殖, 虾养殖
    feed formulation, animal nutrition, feed production | 饲料配方, 动物营养, 饲料生产, 饲料
    veterinary medicine, animal disease diagnosis, veterinary diagnosis | 兽医诊疗, 动物疾病诊断, 兽药, 动物医学
    animal epidemic prevention, vaccination of livestock, African swine fever control | 动物防疫, 非洲猪瘟防控, 动物检疫
    artificial insemination, breeding stock management | 人工授精, 种猪管理, 繁育
    slaughter and processing, meat processing | 屠宰, 肉制品加工, 肉制品
    food R&D, food product development, new food product development | 食品研发, 新品研发, 食品配方, 食品新产品开发
    food processing, food production process | 食品加工, 食品工艺, 食品生产工艺, 食品生产
    sensory evaluation, sensory analysis | 感官评价, 感官分析, 感官评定
    flavor development, food additives, food ingredients | 食品添加剂, 调味品, 食品配料, 风味开发
    baking products R&D, beverage R&D, dairy products processing | 饮料研发, 乳制品, 烘焙研发, 乳品加工
    brewing, winemaking, liquor brewing | 酿造, 酿酒, 白酒酿造, 啤酒酿造
    food microbiology, microbiological testing | 食品微生物, 微生物检测, 菌落总数检测
    food testing, pesticide residue testing, physical and chemical testing of food | 食品检测, 农残检测, 食品理化检验, 食品检验
    shelf life testing, food preservation | 保质期测试, 货架期试验, 食品保鲜
    food labeling, nutrition labeling, nutrition facts | 食品标签, 营养标签, 食品标签审核
    food safety management system, food safety audit, food traceability | 食品安全管理体系, 食品安全追溯, 食品安全管理, 农产品追溯
    food packaging, aseptic filling, sterilization process of food | 食品包装, 无菌灌装, 杀菌工艺, 灌装
    grain storage, grain and oil processing | 粮食储备, 粮油加工, 粮油, 储粮
    agricultural products marketing, farm produce sales, agricultural materials sales | 农产品销售, 农产品营销, 农资, 农资销售技巧, 农产品电商
    prepared dishes development | 预制菜, 预制菜研发
    SC certification work, food production license | SC认证, 食品生产许可, 食品生产许可证
    land transfer of farms, farm cooperatives | 土地流转, 农民合作社, 合作社, 家庭农场
    agricultural project application, high-standard farmland | 农业项目申报, 高标准农田`,
  tool: `
    texture analyzer / colorimeter of food | 质构仪 / 色差仪
    homogenizer / spray dryer / freeze dryer | 均质机 / 喷雾干燥机 / 冻干机
    Kjeldahl analyzer, moisture analyzer | 凯氏定氮仪, 水分测定仪
    John Deere Operations Center / GPS guidance for tractors | 约翰迪尔, 农机导航
    NDVI imaging, crop monitoring drones | 作物长势监测, 遥感长势
    DJI Agras / XAG drones | 大疆农业无人机 / 极飞无人机
    Brill Formulation, feed formulation software | 饲料配方软件
    herd management software / DairyComp / MMIS pig farm | 猪场管理软件, 牧场管理系统
    autoclave sterilizer, retort sterilizer | 高压灭菌锅, 杀菌釜
    PCR detector for pathogens, ELISA kits for residues | 快检设备, 农残速测仪`,
  cert: `
    food inspector certificate, food testing technician certificate | 食品检验员证, 食品检验工, 农产品食品检验员
    food safety manager certificate | 食品安全管理师, 食品安全总监证
    licensed veterinarian, veterinary license, DVM | 执业兽医, 执业兽医师, 执业兽医资格证, 执业兽医师资格证
    agronomist title, Certified Crop Adviser, CCA agronomy | 农艺师职称, 高级农艺师, 助理农艺师
    animal husbandry specialist title | 畜牧师职称, 高级畜牧师, 助理畜牧师
    ISO 22000 internal auditor, ISO 22000, FSSC 22000 | ISO22000内审员, ISO22000, 食品安全管理体系内审员
    BRC internal auditor, BRCGS, SQF Practitioner | BRC认证, BRC内审员
    HACCP certificate, HACCP internal auditor, PCQI | HACCP内审员, HACCP证书
    organic certification inspector, green food certification | 绿色食品认证, 有机产品认证, 有机检查员
    food engineer title | 食品工程师职称, 食品中级工程师
    UAV crop protection license | 植保无人机操作证, 无人机植保证
    seed inspector certificate, plant protection worker certificate | 种子检验员证, 农作物植保员证, 农业技术员证
    feed inspector certificate, artificial insemination technician | 饲料检验员证, 家畜繁殖员证`,
  metric: `
    count up | yield per mu, crop yield, yield per hectare | 亩产, 亩产量, 单产, 作物产量
    count up | planting area, acres managed, hectares managed | 种植面积, 推广面积, 示范面积
    ratio down | feed conversion ratio, FCR | 料肉比, 料蛋比, 饲料转化率
    % up | survival rate of livestock, survival rate, hatching rate | 成活率, 存活率, 孵化率
    count up | PSY, pigs weaned per sow | 每头母猪年提供断奶仔猪数, 断奶仔猪
    count up | herd size, head of livestock, livestock on hand | 存栏, 存栏量, 出栏量, 出栏
    count up | milk yield, milk production | 产奶量, 单产奶量
    % up | germination rate | 发芽率, 出苗率
    % down | pesticide use, fertilizer use | 农药用量, 化肥用量, 减药减肥
    % up | sampling pass rate of food, food inspection pass rate | 食品抽检合格率, 出厂合格率, 产品抽检
    % down | mortality rate of herd, disease incidence | 死淘率, 发病率
    count up | new products launched, recipes developed, SKUs launched in food | 上市新品, 新品数量, 开发配方, 新品上市数
    time up | shelf life | 保质期, 货架期
    % down | processing loss, raw material loss in food | 加工损耗, 原料损耗率, 出品损耗
    count up | farmers trained, farmers served | 培训农户, 服务农户, 带动农户
    money up | farm income, farmers' income increase | 农户增收, 亩均收益, 户均增收
    % up | production yield of food lines, extraction rate | 出品率, 得率, 出油率`,
  domain: `
    agricultural cooperative, agribusiness, agricultural leading enterprise | 农业企业, 农业龙头企业, 农业公司
    food industry, food and beverage manufacturing | 食品行业, 食品工业, 食品企业, 食品饮料
    agriculture, rural areas and farmers | 三农, 农业农村
    breeding company, seed industry | 种业公司, 农牧企业, 农牧
    agricultural technology company | 农业科技, 农科
    livestock product safety | 畜产品安全, 农产品质量安全
    health food, dietary supplements, nutraceuticals | 保健食品, 保健品, 功能食品`,
};
