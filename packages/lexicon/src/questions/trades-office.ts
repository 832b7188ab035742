/** As `trades-care.ts`: offices, law, money, media, technology, factories, laboratories, study. */
export const tradesOfOffices = `
# law | lawyer, solicitor, dispute resolution, arbitration, litigation, conveyancing, conveyancer, advocate, attorney, paralegal, legal, barrister, counsel | 律师, 法务, 法律, 公证
case,matter,contract | How many cases or contracts did you handle in a year? | Handled {} cases and contracts a year | 案件,合同 | 一年办理多少件案件或合同？ | 年均办理案件和合同{}件 | 60
value,amount,claim | What was at stake in the largest of them? | Worked on a matter worth {} | 标的,金额 | 其中最大的标的额是多少？ | 经办最大标的额{} | 8 million / 800 万元
won,settled | How many ended as your side wished? | {} of the cases ended in the client's favour | 胜诉,调解,支持率 | 胜诉或调解成功的比例是多少？ | 胜诉及调解成功率{} | 80%
time,turnaround | How fast was a contract reviewed? | Reviewed contracts within {} | 时限,审核周期 | 一份合同通常多久审完？ | 合同平均{}内审结 | 2 days / 2 个工作日

# office | office manager, section officer, office assistant, administrator, administrative, personal assistant, secretary, clerk, civil servant, registrar | 行政, 文员, 秘书, 办公室, 公务员, 科员, 社区工作, 政务, 窗口, 档案
document,letter,report | How many documents or reports did you prepare in a month? | Prepared {} documents a month | 公文,材料,报告,文件 | 每月起草或处理多少份材料？ | 每月起草和处理材料{}份 | 30
meeting,event,visit | How many meetings or events did you organise, and for how many people? | Organised {} meetings and events a year | 会议,活动 | 一年组织多少场会议或活动？ | 每年组织会议和活动{}场 | 40
application,enquiry,citizen,request | How many people or requests did you deal with in a day? | Dealt with {} requests a day | 群众,来访,业务,咨询 | 平均每天办理多少件业务（接待多少人）？ | 日均办理业务{}件 | 50
cost,budget | What budget or purchases did you look after? | Looked after a budget of {} | 预算,采购,费用 | 管理的预算或采购额是多少？ | 管理预算{} | 200,000

# people | human resources, hr, recruiter, recruitment, talent | 人事, 人力, 招聘, 培训, 薪酬, 猎头
hire,vacancy,position | How many people did you hire in a year? | Hired {} people a year | 招聘,入职,到岗 | 一年招聘到岗多少人？ | 年招聘到岗{}人 | 80
day,time | How long did a vacancy stay open? | Filled vacancies within {} | 周期,天 | 一个岗位平均多久招到人？ | 平均招聘周期{} | 25 days / 25 天
employee,staff | How many employees were you there for? | Looked after {} employees | 员工,编制 | 服务的员工有多少人？ | 服务员工{}人 | 450
training,session | How many trainings did you run, and for how many people? | Ran {} trainings a year | 培训,场 | 一年组织多少场培训？ | 每年组织培训{}场 | 18

# accounting | accountant, accounts, bookkeeper, accounting, auditor, audit, finance, tax, treasury, payroll, financial controller | 会计, 财务, 出纳, 审计, 税务, 核算
entry,voucher,invoice | How many invoices, entries or vouchers did you work through in a month? | Processed {} invoices a month | 凭证,发票,报销 | 每月处理多少张凭证或发票？ | 每月处理凭证和发票{}张 | 600
company,client,account,entity | For how many companies or clients did you keep the books? | Kept the books of {} companies | 家公司,账套,客户 | 负责多少家公司（账套）？ | 负责{}家公司账务 | 5
close,day | By which working day were the books closed, and before that? | Closed the month within {} | 结账,月结,工作日 | 月结用几个工作日，以前呢？ | 月结{}内完成 | 3 days / 3 个工作日
amount,saved,tax,cost | What amount did you check, save or get back? | Saved {} | 节约,退税,金额,核减 | 核减、节约或退税多少金额？ | 节约及核减{} | £120,000 / 12 万元

# banking | bank teller, banker, loan, credit officer, underwriter, risk analyst, investment, portfolio, fund, trader, summer analyst, wealth, insurance | 银行, 柜员, 信贷, 风控, 投资, 投行, 量化, 量化研究, 证券, 基金, 理财, 保险, 期货
client,customer,portfolio,asset | How many clients did you look after, or how large were the assets? | Looked after {} clients | 客户,规模,资产 | 维护多少位客户、资产规模多大？ | 维护客户{}位 | 120
deal,loan,application,report,case | How many deals, loans or reports did you work on in a year? | Worked on {} deals and reports a year | 笔,项目,报告,授信 | 一年经办多少笔业务（报告、项目）？ | 年经办业务和报告{}笔 | 40
return,loss,default,accuracy | What was better by it: return, losses or time, from what to what? | {} | 收益,不良率,逾期,回撤,耗时 | 收益、不良率或耗时从多少变到多少？ | {} | Losses fell from 1.4% to 0.9% / 不良率由 1.4% 降到 0.9%
model,factor,rule | How many models, factors or rules of yours are in use? | Built {} models that are in use | 模型,因子,策略,规则 | 多少个模型（因子、策略）投入使用？ | 投入使用的模型和策略{}个 | 5

# sales | sales, account manager, account executive, business development, sales agent | 销售, 客户经理, 商务, 业务员, 大客户, 渠道, 招商, 外贸
revenue,turnover,sale,target | What did you sell in a year, and against which target? | Sold {} a year | 销售额,业绩,回款,目标 | 一年销售额多少，目标完成率多少？ | 年销售额{} | £3 million / 300 万元
client,customer,account | How many customers did you look after, and how many were new? | Looked after {} customers | 客户 | 维护多少家客户，其中新客户多少？ | 维护客户{}家 | 45
order,deal,contract | How large was the largest order? | Closed an order worth {} | 订单,签约,合同 | 最大一单有多大？ | 最大单笔订单{} | £600,000 / 60 万元
visit,call | How many visits or calls did you make in a week? | Made {} visits and calls a week | 拜访,电话 | 每周拜访或电话联系多少家？ | 每周拜访和联系客户{}家 | 30

# marketing | marketing, social media, content creator, brand, advertising, seo, growth, campaign, e-commerce | 市场, 运营, 新媒体, 品牌, 推广, 电商, 直播, 投放, 策划, 主播
follower,user,fan,member | How many followers, members or users did it grow to, and from where? | Grew the audience to {} | 粉丝,用户,会员 | 粉丝或用户从多少涨到多少？ | 粉丝增至{} | 50,000 / 5 万
view,read,click,traffic | How often was it seen: views, reads or visits in a month? | Reached {} views a month | 阅读,播放,曝光,访问 | 每月阅读、播放或曝光多少？ | 月均阅读和播放{}次 | 300,000 / 30 万
sale,conversion,order,gmv | What did it bring: orders, leads or sales? | Brought {} orders a month | 订单,转化,GMV,线索,成交 | 带来多少订单、线索或销售额？ | 月均带来订单{}单 | 800
budget,cost | What budget did you spend, and what did a customer cost? | Managed a budget of {} | 预算,获客,投放费用 | 管理多少投放预算？ | 管理投放预算{} | 200,000 / 20 万元

# design | designer, design, illustrator, art director, ux, ui | 设计, 美工, 插画, 建筑师, 交互
project,design,page,screen | How many projects, pages or designs did you finish in a year? | Finished {} designs a year | 项目,稿,套,页面,方案 | 一年完成多少个项目（多少套设计）？ | 年完成设计{}套 | 40
client,brand,user | For how many clients, or how many users? | Designed for {} clients | 客户,品牌,用户 | 服务多少个客户（或多少用户在用）？ | 服务客户{}家 | 12
round,revision,time | How many rounds of changes, or how much time, did it take, and before? | Came to the final version after {} | 改稿,周期,轮 | 平均改几稿定稿，以前呢？ | 平均{}稿定稿 | 2 rounds / 2
component,template,guideline | How many components or templates did your system hold, and who used it? | Built a library of {} components | 组件,规范,模板 | 规范里有多少个组件（模板）、谁在用？ | 建立组件{}个 | 60

# writing | editor, journalist, writer, translator, copywriter, reporter, interpreter | 编辑, 记者, 撰稿, 文案, 翻译, 编导, 校对
article,text,story,script | How many articles or scripts did you write or edit in a month? | Wrote and edited {} articles a month | 稿,篇,文章,脚本 | 每月写作或编辑多少篇？ | 每月撰写和编辑{}篇 | 20
word | How many words did you translate or edit in a day? | Translated {} words a day | 字,词 | 平均每天翻译（编校）多少字？ | 日均翻译{}字 | 3,000
reader,view | How many readers did they have? | Reached {} readers | 阅读,读者,播放 | 平均阅读（播放）量是多少？ | 平均阅读量{} | 20,000 / 2 万

# software | developer, software, programmer, frontend, backend, engineer in test, devops, sre, full-stack, qa engineer | 开发, 程序, 前端, 后端, 测试, 运维, 信息技术, 架构师, 算法, 软件
user,request,customer,transaction | How many users or requests did it serve? | Served {} users | 用户,请求,QPS,并发,日活 | 系统服务多少用户、多大请求量？ | 服务用户{} | 200,000 / 20 万
time,latency,load,build | What got faster, from how much to how much? | Brought response time down to {} | 耗时,响应,延迟,加载 | 什么变快了，从多少到多少？ | 响应时间降至{} | 300 ms
incident,bug,defect,availability | How often did it fail before and after? | Brought incidents down to {} a month | 故障,缺陷,可用性,线上问题 | 故障或缺陷从多少降到多少？ | 线上故障降至每月{}起 | 1
team,service,module | How many people worked on it, and which part was yours? | Worked in a team of {} | 团队,模块,服务 | 团队多少人，你负责哪几块？ | 团队{}人 | 6

# data | data, data analyst, data scientist, data engineer, bi developer, statistician, bi analyst | 数据, 分析师, 统计, 建模
report,dashboard,model | How many reports, dashboards or models did you build, and who uses them? | Built {} reports and dashboards | 报表,看板,模型 | 搭建多少张报表（看板、模型）、谁在用？ | 搭建报表和看板{}张 | 25
row,record,table,source | How much data: records, tables or sources? | Worked with {} records | 数据量,条,表 | 处理的数据规模多大？ | 处理数据{}条 | 20 million / 2000 万
hour,time,manual | How much time did it save, and whom? | Saved {} a week | 耗时,小时,人工 | 为谁节省了多少时间？ | 每周节省{} | 10 hours / 10 小时
decision,accuracy,uplift | What was decided because of it, with what result? | Raised accuracy to {} | 准确率,提升,决策 | 准确率（或业务指标）提升到多少？ | 准确率提升至{} | 92%

# product | product manager, project manager, programme manager, scrum, operations manager, producer | 产品经理, 项目经理, 产品, 制片, 统筹
user,customer | How many people use it? | Led a product with {} users | 用户,客户,日活 | 产品有多少用户？ | 产品用户{} | 100,000 / 10 万
budget,team,people | How large were team and budget? | Led a team of {} | 团队,预算,人 | 团队多少人、预算多少？ | 带领团队{}人 | 9
release,launch,schedule,deadline | How many releases or projects, and how many on time? | Delivered {} projects | 上线,交付,版本,按期 | 交付多少个项目（版本），多少按期？ | 交付项目{}个 | 7
result,metric,retention,conversion | Which figure moved because of it, from what to what? | {} | 转化,留存,指标 | 哪个指标从多少变到多少？ | {} | Retention rose from 28% to 35% / 次月留存由 28% 升到 35%

# factory | quality, production, manufacturing, process engineer, machine operator, assembler, machinist, mechanical, industrial engineer, shift leader | 质量, 品质, 质检, 生产, 工艺, 车间, 操作工, 装配, 机械, 数控, 设备
output,unit,piece,part | How many pieces or batches were made or checked in a shift? | Made or checked {} pieces a shift | 产量,件,批,台 | 每班生产或检验多少件？ | 每班生产和检验{}件 | 400
defect,scrap,yield,reject,ppm | What did scrap or defects fall to, and from what? | Brought scrap down to {} | 不良,报废,合格率,良率,返工 | 不良率（报废率）从多少降到多少？ | 不良率降至{} | 0.8%
machine,line,operator,people | How many machines, lines or people were yours? | Was responsible for {} machines | 产线,机台,设备,人 | 负责多少台设备（产线）、多少人？ | 负责设备{}台 | 12
cost,time,cycle,changeover | What did it save: time, changeovers or money? | Saved {} a year | 节约,节拍,换型,成本,工时 | 节约了多少时间或成本？ | 年节约{} | 150,000 / 15 万元

# engineering | calculation engineer, rotor, test bench, design engineer, development engineer, structural engineer, electrical engineer, hardware engineer, test engineer, project engineer, mechanical engineer | 硬件, 结构设计, 电气工程, 电子工程, 仿真, 试验工程, 水质, 暖通设计
project,design,part,drawing,model | How many designs, drawings or projects did you see through? | Saw {} designs through to release | 项目,图纸,方案,套,台 | 完成多少个项目（多少套图纸、设备）？ | 完成项目{}个 | 12
time,cost,weight,cycle | What did it save: time, cost or weight, from what to what? | {} | 成本,重量,周期,工时,节拍 | 成本、重量或周期降了多少？ | {} | Weight fell from 42 to 35 kg / 单件重量由 42 kg 降到 35 kg
test,failure,defect,trial | How many tests did you run, or what did failures fall to? | Ran {} tests | 试验,测试,故障,不良 | 做过多少次试验，故障率降到多少？ | 完成试验{}次 | 150
team,supplier,people | How many people or suppliers did you work with or lead? | Worked with {} colleagues and suppliers | 团队,供应商,人 | 协调或带领多少人、多少家供应商？ | 团队{}人 | 6

# purchasing | buyer, purchasing, procurement, supply chain, demand planning, planner, logistics, import, export, customs | 采购, 供应链, 计划员, 物流, 跟单, 报关, 货代, 单证
order,shipment,container | How many orders or shipments did you handle in a month? | Handled {} orders a month | 订单,票,柜 | 每月跟进多少单（票、柜）？ | 每月跟进订单{}单 | 120
supplier,vendor | How many suppliers did you work with? | Worked with {} suppliers | 供应商 | 管理多少家供应商？ | 管理供应商{}家 | 35
cost,saving,price | What did prices or cost come down by? | Cut purchasing cost by {} | 降本,成本,价格 | 采购成本降了多少？ | 采购成本降低{} | 8%
delivery,stock,on time,day | How punctual was delivery, or how many days of stock were kept? | Raised on-time delivery to {} | 交付,准时,库存,周转 | 准时交付率（或库存天数）是多少？ | 准时交付率{} | 96%

# property | estate agent, real estate, property manager, valuer, letting | 房产, 置业, 经纪人, 租赁, 评估师
viewing,client | How many viewings did you do in a month? | Did {} viewings a month | 带看,客户 | 每月带看多少组客户？ | 每月带看客户{}组 | 40
sale,let,deal | How many flats or houses did you sell or let in a year? | Sold and let {} homes a year | 成交,套 | 一年成交多少套？ | 年成交{}套 | 25
value,commission | What were they worth? | Closed deals worth {} | 成交额,业绩 | 成交额是多少？ | 年成交额{} | 12 million / 1200 万元

# science | scientist, analyst chemist, researcher, research, laboratory, lab technician, chemist, biologist, postdoc, phd | 研究, 科研, 研发, 实验, 化验, 检验师, 检验士, 检验技师, 检测, 博士后
sample,experiment,test | How many samples or experiments did you run in a week? | Ran {} samples a week | 样品,实验,检测 | 每周完成多少个样品（实验）？ | 每周检测样品{}个 | 80
paper,publication,patent | How many papers, reports or patents came of it? | Published {} papers | 论文,专利,报告 | 形成多少篇论文、专利或报告？ | 形成论文和专利{}项 | 3
method,accuracy,time | What did your method improve: time, yield or exactness, from what to what? | {} | 方法,回收率,精度,收率 | 方法改进后，耗时或精度从多少到多少？ | {} | Recovery rose from 82% to 95% / 回收率由 82% 升到 95%

# study | student, intern, graduate, trainee, volunteer | 学生, 实习, 志愿, 社团, 应届
people,team,member | How many people worked on it, and what was your part? | Worked in a team of {} | 团队,组员,人 | 团队多少人，你负责哪部分？ | 团队{}人 | 5
participant,visitor,user | How many people took part in it or used it? | Reached {} people | 参与,参加,使用 | 多少人参加或使用？ | 参与人数{}人 | 150
week,hour,month | How long did it take, and how many hours a week? | Worked on it for {} | 周,小时,个月 | 投入多长时间？ | 历时{} | 8 weeks / 8 周
result,grade,place | How did it end: grade, place or what is used since? | Ended with {} | 成绩,名次,采用,获奖 | 结果怎样：成绩、名次或被采用的情况？ | 最终{} | 88 points / 88 分
`;
