/** Short invented texts, one in each language for each industry, to measure the recognition with. */
export const samples: Readonly<Record<string, readonly [en: string, zh: string]>> = {
  internet_software: [
    'Built checkout services in Java and Spring Boot, split a monolith into microservices, cut P99 latency from 900 ms to 300 ms and raised unit test coverage.',
    '负责订单系统后端开发，使用SpringBoot、MySQL和Redis，完成分库分表与接口性能优化，QPS由800提升到3000。',
  ],
  data_ai: [
    'Trained recommendation models in PyTorch, built feature engineering pipelines on Spark and raised AUC by 2 points; wrote SQL for ad hoc analysis.',
    '搭建用户流失预测模型，使用Python和XGBoost完成特征工程，模型AUC达到0.86，并用Hive维护数仓与指标体系。',
  ],
  it_ops_security: [
    'Ran Linux servers with Ansible and Zabbix, led incident response, patched vulnerabilities and kept firewalls and VPN access in order.',
    '负责机房与Linux服务器运维，部署Zabbix监控告警，完成等保测评、漏洞扫描和安全加固，故障恢复时间缩短一半。',
  ],
  electronics_semiconductor: [
    'Wrote RTL in Verilog, ran static timing analysis with PrimeTime and supported tape-out of a mixed-signal SoC; debugged boards with an oscilloscope.',
    '独立完成原理图设计与PCB Layout，使用STM32单片机编写驱动，处理EMC整改并跟进SMT贴片试产。',
  ],
  telecom: [
    'Drive tested 4G LTE and 5G NR cells, tuned neighbor relations and antenna tilt, and lowered the call drop rate in two cities.',
    '负责5G基站开通与网络优化，完成路测、邻区优化和弱覆盖优化，掉话率下降，切换成功率提升。',
  ],
  manufacturing: [
    'Supervised a CNC machining and assembly line, introduced SMED and 5S, raised OEE and cut scrap rate; designed fixtures in SolidWorks.',
    '负责注塑车间生产管理与班组管理，推行5S和快速换模，设计工装夹具，设备综合效率提高，返工率下降。',
  ],
  automotive: [
    'Calibrated battery management systems for electric vehicles, ran HIL testing in CANoe and worked to ISO 26262 with Tier 1 suppliers.',
    '参与新能源汽车电池包开发，负责BMS标定与整车热管理，使用CANoe完成台架测试，并支持冬季道路试验。',
  ],
  energy_power: [
    'Designed solar PV plants in PVsyst, studied grid connection and reactive power compensation, and operated a battery energy storage site.',
    '负责110kV变电站运维，执行倒闸操作和继电保护定值整定，参与光伏电站并网，全年无非计划停运。',
  ],
  chemical_materials: [
    'Scaled up a polymerization process from pilot plant to production, took part in HAZOP studies and improved reaction yield by 6 %.',
    '负责涂料配方开发与中试放大，使用红外光谱和热重分析表征高分子材料，产品收率提升，VOCs治理达标。',
  ],
  biopharma: [
    'Monitored phase II oncology trials at six sites, did source data verification under ICH-GCP and closed queries before database lock.',
    '负责单抗项目细胞培养与蛋白纯化，完成稳定性研究，整理CTD申报资料，参与临床试验受试者入组。',
  ],
  healthcare: [
    'Cared for 12 patients per shift in the ICU, gave IV therapy, kept nursing records and trained new nurses in infection control.',
    '在三甲医院心内科从事临床护理，完成静脉输液、生命体征监测与护理文书书写，参与急诊抢救，持护士执业证。',
  ],
  banking: [
    'Reviewed SME lending applications, wrote credit analysis for working capital loans, watched delinquency rate and did KYC checks at the branch.',
    '担任对公客户经理，开展贷前调查和贷后管理，新增存款1.2亿元，办理承兑汇票与保函，不良率低于0.5%。',
  ],
  securities_investment: [
    'Covered 15 stocks in equity research, built LBO and DCF valuation models, and drafted the prospectus for two IPO deals.',
    '负责消费行业研究，撰写深度报告与盈利预测，搭建多因子模型并完成策略回测，组合年化收益超过基准，最大回撤可控。',
  ],
  insurance: [
    'Handled motor insurance claims, worked with loss adjusters on subrogation, and brought the loss ratio down; preparing for CPCU.',
    '从事车险查勘定损与理赔工作，结案率提升，协助团队增员与产说会，年度保费收入超额完成，13个月继续率92%。',
  ],
  accounting_audit_tax: [
    'Owned month-end close and bank reconciliation, prepared VAT and tax filing, and supported the external audit with working papers.',
    '负责总账与月结，编制合并报表，完成增值税纳税申报和企业所得税汇算清缴，配合年报审计函证与监盘。',
  ],
  legal_compliance: [
    'Drafted and reviewed commercial contracts, managed litigation with outside counsel, ran GDPR and anti-bribery training.',
    '负责公司合同审查与法律意见书，处理劳动争议和商标注册，代理诉讼案件12起，胜诉率90%，通过法考。',
  ],
  consulting: [
    'Led market sizing and benchmarking for a market entry strategy, ran expert interviews and client workshops, and built the business case.',
    '参与集团战略规划与组织设计咨询项目，完成专家访谈、对标分析和流程梳理，撰写项目汇报材料并推动方案落地。',
  ],
  hr_admin: [
    'Ran full-cycle recruiting and onboarding, administered payroll and benefits, and brought employee turnover down with exit interviews.',
    '负责招聘与员工关系，独立完成校园招聘和入离职办理，优化绩效考核制度，招聘完成率95%，离职率下降。',
  ],
  marketing_advertising: [
    'Planned media buying across Google Ads and Meta Ads, ran SEO and email marketing, and lowered cost per lead while brand awareness rose.',
    '负责品牌营销与信息流投放，策划新品上市活动，撰写新闻稿并管理媒介投放，线索成本降低，曝光量超过千万。',
  ],
  ecommerce_retail: [
    'Ran an Amazon store with FBA, tuned listings and sponsored products, cut ACOS and took the shop to best seller rank in its category.',
    '负责天猫旗舰店运营，策划双11大促与直播带货，优化详情页和直通车投放，GMV增长，复购率提升。',
  ],
  sales_bd: [
    'Closed enterprise sales by cold calling and consultative selling, managed the sales pipeline in Salesforce and beat quota attainment targets.',
    '负责华东区域渠道销售与大客户开发，陌拜拓展经销商，年度业绩完成率120%，回款率98%，多次获得销冠。',
  ],
  media_content: [
    'Reported and edited feature stories, shot and cut short documentaries in Premiere Pro, and planned the editorial calendar of a podcast.',
    '负责短视频账号选题策划、脚本撰写与后期剪辑，完成人物专访和纪录片拍摄，单条播放量破百万，完播率提升。',
  ],
  design_ux: [
    'Designed mobile app screens in Figma, ran usability testing, kept the design system and handed off wireframes to engineers.',
    '负责B端产品交互设计与UI设计，输出高保真原型，搭建组件库与设计规范，开展可用性测试，任务完成率提升。',
  ],
  gaming: [
    'Built combat systems in Unity with C#, tuned game balancing and level design for a mobile game, and raised D1 retention.',
    '负责手游数值策划与关卡设计，撰写策划案，使用Unity制作战斗原型，版本上线后次留与月流水提升。',
  ],
  education: [
    'Taught Grade 8 English, wrote lesson plans, met parents in parent-teacher conferences and raised the exam pass rate of two classes.',
    '担任初中数学老师兼班主任，负责备课、课堂教学与作业批改，组织家长会，班级平均分年级第一，持教师资格证。',
  ],
  research_academia: [
    'Wrote grant applications, supervised graduate students, published SCI papers on catalysis and gave conference talks; reviewed for journals in peer review.',
    '主持国家自然科学基金青年基金，以第一作者发表SCI论文5篇，负责实验室管理与指导研究生，熟练使用LaTeX。',
  ],
  real_estate: [
    'Leased office space, handled tenant relations and lease agreements in Yardi, kept occupancy rate at 96 % and supervised property management.',
    '担任置业顾问，负责楼盘案场接待与带看，月均成交套数6套，协助网签过户；后转物业管理，物业费收缴率98%。',
  ],
  construction: [
    'Managed concrete pouring and steel structure works on site, checked shop drawings, kept the schedule in Primavera P6 and closed the punch list.',
    '担任施工员，负责土建现场管理，编制施工组织设计与技术交底，完成工程量计算和隐蔽验收，工期提前15天，持二级建造师。',
  ],
  logistics_supply_chain: [
    'Ran warehouse operations with a WMS, planned routes and carriers, raised picking accuracy and cut freight cost per parcel.',
    '负责仓储管理与运输调度，优化库位规划和拣货路径，使用WMS系统完成盘点，库存准确率99.8%，物流成本下降。',
  ],
  procurement_trade: [
    'Ran RFQ rounds and supplier development for raw materials, booked shipments under FOB terms, and handled customs clearance and letters of credit.',
    '从事外贸业务，在阿里国际站开发海外客户，回复询盘、寄样与跟单，负责订舱报关和外贸单证，年出口额300万美元。',
  ],
  hospitality_tourism: [
    'Managed hotel front desk operations in Opera, handled guest complaints, coordinated housekeeping and raised RevPAR; also ran banquet events.',
    '担任酒店前厅主管，负责入住办理、客房预订与宾客投诉处理，使用Opera系统，平均房价提升，网评分4.9。',
  ],
  government_public: [
    'Drafted policy memos and briefing notes for the county government, ran public consultation and served residents with public administration services.',
    '在街道办事处从事党建和综合材料撰写，负责信访接待与网格化管理，组织人口普查入户走访，群众满意度位居全区前列。',
  ],
  nonprofit_social: [
    'Managed a caseload of 40 families, led support groups and crisis intervention, recruited volunteers and raised funds for a charity foundation.',
    '在社工站负责个案管理和小组工作，链接社区资源，招募志愿者200名，策划公益活动30场，服务困境儿童，持社会工作者证。',
  ],
  agriculture_food: [
    'Ran field trials for crop breeding, planned fertilization and irrigation, and advised farmers on integrated pest management and yield.',
    '负责生猪养殖场管理与动物防疫，优化饲料配方，料肉比下降，成活率提升；曾参与食品研发与保质期测试。',
  ],
  aviation_rail: [
    'Licensed A&P mechanic on Boeing 737 line maintenance, ran A-checks, non-destructive testing and kept dispatch reliability above target.',
    '担任地铁电客车司机，负责列车驾驶与应急处置，安全走行公里10万，参与信号联调联试，正点率99.9%。',
  ],
  customer_service: [
    'Answered 70 inbound calls a day in a call center, resolved complaints in Zendesk and raised CSAT and first call resolution.',
    '担任在线客服，日均接待量200人次，处理客诉与退换货，整理客服知识库，首响时间缩短，质检得分98，满意度96%。',
  ],
};
