/**
 * Words of which one excludes the others, a group a line: who writes another of them than the original says something
 * else. English forms are whole words, `|` parts spellings of one of them.
 */
export const englishContrasts = `
internal|in-house, external
intrastate|in-state|within the state, interstate|out-of-state|across state lines
short-haul|short haul, long-haul|long haul|long-distance|long distance
within the store|within the shop, between stores|between shops|across stores|across shops
within the school|intra-school, between schools|inter-school|across schools
between performances|between shows|between shifts|between lessons|between classes|between services|between meals|between sessions|between visits|between appointments|between takes|between flights|between rounds|between games|between matches|between treatments|between cases|between meetings|between shoots, during performances|during shows|during shifts|during lessons|during classes|during services|during meals|during sessions|during visits|during appointments|during takes|during flights|during rounds|during games|during matches|during treatments|during cases|during meetings|during shoots
within the team|within the department, across teams|across departments|cross-team|cross-department|between departments
import|imports|imported, export|exports|exported
inbound|incoming, outbound|outgoing
domestic, international|overseas|abroad|global|worldwide
local, regional, national|nationwide, international
junior, senior, principal, chief
trainee|apprentice, qualified|chartered|certified
part-time|part time, full-time|full time
temporary|fixed-term|fixed term|interim|acting, permanent
basic|basics|elementary|beginner, intermediate|conversational, advanced, fluent, native|bilingual, proficient|expert
daily, weekly, monthly, quarterly, yearly|annual|annually
month-end|month end, quarter-end|quarter end, year-end|year end, half-year|half year
day-long|day long, week-long|week long|weeklong, month-long|month long|monthlong, year-long|year long|yearlong
monthly, termly, annual|yearly
sign-ups|signups|registrations|registered|signed up, completed|finished|graduated
applied|applicants|applications, hired|admitted|enrolled
quoted|quotes|tendered|tenders|bids, awarded|won
utility model, invention
mechanical, electrical
desktop, mobile
front-end|frontend|front end, back-end|backend|back end, full-stack|full stack
manual, automatic|automated
new-build|new build, refurbishment|retrofit
in-patient|inpatient, out-patient|outpatient, day-case
import, domestic
lead|leads|enquiries, sales
draft, published
net, gross
acting, substantive
buy|bought|buying, sell|sold|selling
gave evidence|gave statements|gave a statement|provided statements, took evidence|took statements|took a statement
payable, receivable
primary, secondary, tertiary
undergraduate, postgraduate|graduate, doctoral
minimum, maximum, average
lowest, highest
smallest, largest|biggest
worst, best
winner|won|champion, runner-up|finalist|shortlisted|nominated|nominee, participant
first, second, third, fourth
bronze, silver, gold
pass, merit, distinction
good, outstanding|excellent, satisfactory
accepted|approved|adopted|granted, rejected|declined|refused|turned down
draft|drafted, final|finalised|finalized
pilot|piloted|trial|trialled, rollout|rolled out|launched|launch
prototype, production
planned|proposed, implemented|delivered|completed
verbal|oral, written
read|reading, spoken|speaking|fluent
indoor, outdoor
before, after
above, below
increase|increased|rose|grew, decrease|decreased|fell|dropped|reduced
gross, net
included|including|inclusive, plus|excluding
mean, median
morning, afternoon, evening, night
nurse, doctor|physician
assistant, manager, director
associate, partner
volunteer|voluntary|unpaid, employed
intern|internship, employee
classroom, online
amateur, professional
wholesale, retail
public, private
civil, criminal|family
plaintiff|claimant, defendant
debit, credit
supplier, customer
surplus|unspent, overspent|overspend
tenant, landlord
level 1|level one, level 2|level two, level 3|level three, level 4|level four, level 5|level five, level 6|level 7
year 1|year one, year 2|year two, year 3|year three, year 4|year four, year 5|year five, year 6|year six
under target|below target|short of target|behind target|less than target|lower than target, over target|above target|ahead of target|beyond target|more than target|higher than target
under budget|below budget|short of budget|behind budget|less than budget|lower than budget, over budget|above budget|ahead of budget|beyond budget|more than budget|higher than budget
under plan|below plan|short of plan|behind plan|less than plan|lower than plan, over plan|above plan|ahead of plan|beyond plan|more than plan|higher than plan
under quota|below quota|short of quota|behind quota|less than quota|lower than quota, over quota|above quota|ahead of quota|beyond quota|more than quota|higher than quota
under forecast|below forecast|short of forecast|behind forecast|less than forecast|lower than forecast, over forecast|above forecast|ahead of forecast|beyond forecast|more than forecast|higher than forecast
under schedule|below schedule|short of schedule|behind schedule|less than schedule|lower than schedule, over schedule|above schedule|ahead of schedule|beyond schedule|more than schedule|higher than schedule
under average|below average|short of average|behind average|less than average|lower than average, over average|above average|ahead of average|beyond average|more than average|higher than average
under the average|below the average|short of the average|behind the average|less than the average|lower than the average, over the average|above the average|ahead of the average|beyond the average|more than the average|higher than the average
under the target|below the target|short of the target|behind the target|less than the target|lower than the target, over the target|above the target|ahead of the target|beyond the target|more than the target|higher than the target
under the team average|below the team average|short of the team average|behind the team average|less than the team average|lower than the team average, over the team average|above the team average|ahead of the team average|beyond the team average|more than the team average|higher than the team average
under the national average|below the national average|short of the national average|behind the national average|less than the national average|lower than the national average, over the national average|above the national average|ahead of the national average|beyond the national average|more than the national average|higher than the national average
under limit|below limit|short of limit|behind limit|less than limit|lower than limit, over limit|above limit|ahead of limit|beyond limit|more than limit|higher than limit
`;
export const chineseContrasts = `
省内 省际|跨省|省外
市内 市际|跨市|市外|城际
同城 异地|跨城|城际
区内 区际|跨区|区外
县内 县际|跨县|县外
校内 校际|跨校|校外
院内 院际|跨院|院外
馆内 馆际|跨馆|馆外
厂内 跨厂|厂外
班内 班际|跨班
系内 跨系
科内|科室内 跨科|科际|科外
部门内 跨部门|部门间
行内 跨行|行外
国内 国际|跨国|国外|海外|境外|跨境
境内 境外|跨境
短途 长途
支线 干线
内科 外科 儿科 妇科|妇产科
本地 外地|异地|外省
抄写|誊写|抄录 撰写|编写|书写|创作|起草
同比 环比
发明专利 实用新型 外观设计
月结|月末 季末|季结 年结|年末|年终
前端 后端 全栈
企业标准 团体标准 地方标准 行业标准 国家标准
区级|区优 市级|市优 省级|省优
月度 季度 年度
小学 初中 高中
幼儿园 小学
试行 施行|正式实施
报名 完赛|结业|毕业
投标 中标
报价 成交
送审 获批|过审
送检 合格
检测 研发
软装 硬装
普通话二级 普通话一级
C1 B2 A2 A1
辅警 民警
协警 民警
护工 护士
助教 教师|老师|讲师
辅导员 教授
学徒 师傅
驻场 远程
一线 二线
首席 高级 中级 初级
一级 二级 三级 四级 五级 六级 八级
甲级 乙级 丙级
N1 N2 N3 N4 N5
A类 B类 C类
日报 周报 月报 季报 年报
日均 周均 月均 年均
人均|每人 户均|每户 亩均|每亩 店均|每店 车均|每车
初级 中级 高级
初稿|草稿|样稿|草图|线稿 终稿|定稿|成稿
省级 市级 区级 县级 校级 院级 国家级 全国
一等 二等 三等
金奖 银奖 铜奖
冠军 亚军 季军
进口 出口
入库 出库
收款 付款
应收 应付
采购 销售
借方 贷方
甲方 乙方
原告 被告
民事 刑事 行政案件
诉讼 仲裁
零担 整车
批发 零售
线上 线下
室内 室外|室间
室内质控|室内质量控制 室间质评|室间质量评价
上午 下午
白班 夜班
旺季 淡季 全年
最高 最低 平均
最大 最小
上升|提高|增加|增长 下降|降低|减少|缩短
高于|超过 低于|不足
全职 兼职
正式 临时
在职 离职
专科 本科 硕士 博士
流利|精通 熟练 基础|入门 一般|简单
听说 读写
英译中 中译英
口译 笔译
主治 住院医师 主任医师
主任 副主任
主编 副主编 参编
主持 参与|参加
第一作者 第二作者 第三作者
门诊 住院
中药 西药
针灸 推拿
审核 审批
受理 审批
起草 签发
协助 主导
试用|试点|试运行 推广|全面推行
计划|拟|预计 完成|建成
入围|提名 获奖|获评
建议 实施
结余|节余 超支
班组|小组|部门|人组|人小组 个人
团队 个人
(?:低于|不及|未达|不足|差)[^，,。；;]{0,4}(?:目标|指标|预算|计划|均值|平均) (?:高于|超过?|超出|好于)[^，,。；;]{0,4}(?:目标|指标|预算|计划|均值|平均)
`;
