import type { IndustrySource } from '../entry.ts';

export const realEstate: IndustrySource = {
  id: 'real_estate',
  en: 'Real estate and property management',
  zh: '房地产/物业',
  titles: `
    real estate agent, property manager, leasing consultant, leasing agent, real estate broker, real estate appraiser, facilities manager, realtor, property administrator, asset manager real estate, leasing manager, estate agent, letting agent, lettings negotiator |
    置业顾问, 房产经纪人, 房产销售, 物业经理, 物业管家, 物业主管, 招商经理, 房地产估价师, 案场经理, 地产策划, 投拓经理, 物业客服, 租赁专员, 工程物业主管, 商业运营经理, 房地产中介`,
  shared: `
    Excel, PowerPoint, AutoCAD, Yonyou, cost control, cost estimation, feasibility study, budgeting, contract negotiation, contract management, bidding, bid management, customer satisfaction, complaint rate, renewal rate,
    sales revenue, due diligence, valuation, facility management, merchant onboarding, customer relationship maintenance, key account management, site selection, REITs, Class 1 Constructor, safety officer certificate, response time,
    SketchUp, market research, competitive analysis, driving license, registered cost engineer, operating cost, energy consumption, campaign management, receivables collection, quotation`,
  hard: `
    real estate development, property development | 房地产开发, 地产开发
    real estate investment analysis, property investment | 地产投资, 投资测算, 地产投拓, 投资拓展
    land acquisition, land bidding | 土地获取, 拿地, 土地拓展, 招拍挂
    urban renewal, redevelopment of old areas | 城市更新, 旧改, 棚改
    project positioning, product positioning in real estate | 项目定位, 产品定位, 前期策划
    development application, planning permits, construction permits | 报批报建, 五证办理, 开发报建, 施工许可证
    real estate sales, home sales, property sales | 房产销售技巧, 楼盘销售, 新房销售, 商品房销售
    new home sales center, sales office reception | 案场, 案场管理, 售楼处, 案场接待
    housing resource development, property listing, listings acquisition | 房源开发, 房源, 房源维护, 独家房源
    second-hand house transactions, resale property | 二手房, 二手房交易, 二手房买卖
    property viewing, showing properties, house viewings, open houses | 带看, 带客看房, 看房
    leasing, tenant leasing, lease negotiation | 租赁管理, 房屋租赁, 租赁业务, 写字楼租赁
    lease administration, lease agreements | 租约管理, 租赁合同
    tenant relations, tenant management | 租户管理, 租户关系
    commercial leasing, retail leasing, brand tenant mix | 商业招商, 品牌招商, 业态规划, 商业地产招商
    shopping mall operations, commercial property operations | 商场运营, 商业运营, 购物中心运营, 商业运营管理
    office building management, industrial park operations, park leasing | 写字楼管理, 园区运营, 产业园招商, 园区招商
    long-term rental apartments, rental apartment operations | 长租公寓, 公寓运营, 租赁住房
    property management, residential property management | 物业管理, 物业服务, 住宅物业, 小区物业
    property fee collection, management fee collection | 物业费收缴, 物业费催缴, 物业费
    owner services, resident services, homeowner communication | 业主服务, 业主沟通, 业主投诉处理, 业主关系
    property handover, house delivery, pre-delivery inspection | 交房, 房屋交付, 承接查验, 验房
    security and order maintenance in property, gate security | 秩序维护, 安保管理, 门岗
    cleaning and landscaping management, greening maintenance | 保洁绿化, 保洁管理, 绿化养护
    building equipment maintenance, elevator maintenance | 工程维保, 电梯维保, 水电维修, 设施设备维护, 电梯维护
    fire safety management, fire protection facilities | 消防管理, 消防设施, 消防安全
    property appraisal, real estate appraisal, property valuation | 房地产估价, 房产评估, 房地产评估
    housing mortgage assistance, title transfer, escrow | 过户, 贷款过户, 网签, 产权办理, 按揭办理
    real estate channel distribution, brokerage channel | 渠道分销, 渠道带客
    real estate planning and promotion, real estate marketing | 地产策划推广, 房地产营销, 地产营销
    asset management of real estate, real estate asset management | 不动产资产管理, 资产运营, 存量资产
    cost management in real estate, target cost | 目标成本, 动态成本, 成本招采
    tenancy disputes handling, eviction process | 租赁纠纷处理, 退租
    preliminary property involvement | 前期介入, 物业前期介入
    owners' committee liaison, homeowners association management, HOA | 业委会, 业主委员会
    renovation supervision, decoration management | 装修管理, 装修巡查, 装修审批
    community activities, neighborhood events | 社区活动, 社区文化活动
    parking management | 车位管理, 停车管理, 车位销售
    property investment promotion of policies, land research | 土地研判, 城市研究, 市场研判`,
  tool: `
    Yardi / MRI Software / AppFolio / Buildium | | property management
    Mingyuan ERP, Mingyuan Cloud | 明源ERP, 明源云, 明源系统 | real estate development
    MLS listing service / Zillow / Realtor.com | 房源系统MLS | property listing
    Beike / Lianjia / Anjuke / 58.com | 贝壳 / 链家 / 安居客 / 58同城
    CoStar / Argus Enterprise, ARGUS | | real estate investment analysis
    CRIC database / China Index Academy | 克而瑞 / 中指数据, 中指院
    property management software, Siyuan property system | 物业管理系统, 物业收费系统, 千丁
    smart access control system, CCTV monitoring | 门禁系统, 监控系统, 视频监控
    building automation system, BAS, BMS building | 楼宇自控, 楼宇自动化 | | building, hvac, automation, facility, property, 楼宇, 物业, 大厦`,
  cert: `
    real estate agent license, real estate salesperson license | 房地产经纪人证, 房地产经纪人协理, 房产经纪人资格证, 房地产经纪人资格
    real estate broker license | 房地产经纪人职业资格
    real estate appraiser license, certified residential appraiser | 房地产估价师证, 注册房地产估价师
    property manager certificate, certified property manager | 物业管理师, 物业经理上岗证, 物业管理师证, 物业经理证
    registered fire engineer, fire facility operator certificate | 注册消防工程师, 消防设施操作员, 消防证, 一级消防工程师, 建构筑物消防员
    RICS, MRICS, FRICS | 英国皇家特许测量师
    land appraiser, land registration agent | 土地估价师, 土地登记代理人
    security guard certificate | 保安员证, 保安证
    CCIM, Certified Commercial Investment Member | 注册商业地产投资师
    elevator safety manager certificate | 电梯安全管理员证, 电梯证, 特种设备安全管理`,
  metric: `
    % up | occupancy rate, leasing rate, tenancy rate | 出租率, 入驻率, 满租率, 招商率
    % up | property fee collection rate, rent collection rate | 物业费收缴率, 收缴率, 租金收缴率
    money up | contracted sales, sales value of homes, signed amount | 认购金额, 销售面积, 去化金额
    % up | sell-through of homes, absorption rate | 去化率, 首开去化率
    count up | homes sold, units closed, transactions closed | 成交套数, 销售套数, 签约套数, 成交单量
    money up | rental income, rent per square meter | 租金收入, 租金坪效, 租金单价
    % up | owner satisfaction, resident satisfaction, tenant satisfaction | 业主满意度, 租户满意度, 住户满意度
    count up | area under management, managed area, square meters managed | 管理面积, 在管面积, 管理项目面积
    count up | viewings per week, showings | 带看量, 带看次数, 看房组数
    % down | vacancy rate | 空置率
    % up | tenant renewal rate, lease renewal rate | 租约续签率, 续租率
    count up | brands signed, tenants signed | 签约品牌, 引进品牌, 签约商户
    % up | visit-to-purchase conversion, visitor conversion | 来访转化率, 案场转化率, 成交转化率
    time down | days on market | 去化周期, 成交周期
    % up | repair completion rate, work order completion | 报修完成率, 维修及时率, 工单完成率
    count up | mall visitors, mall footfall | 商场客流, 日均客流`,
  domain: `
    residential real estate, housing market | 住宅, 住宅项目, 楼市
    commercial real estate | 商业地产, 商办
    real estate company, property developer | 房地产公司, 房企, 开发商, 地产公司
    industrial real estate, logistics real estate | 产业地产, 物流地产
    tourism real estate, retirement real estate | 文旅地产, 养老地产
    residential community, housing estate | 小区, 住宅小区, 楼盘`,
};
