/** Software, systems, data, electronics. */
export const digital = `
version control, source control | 版本控制, 代码管理, 版本管理 > Git, GitHub, GitLab, Bitbucket, SVN
continuous integration, CI/CD, CI pipelines, build pipelines, deployment pipelines | 持续集成, 持续交付, 流水线部署, 自动化部署, CI流水线 > Jenkins, GitHub Actions, GitLab CI, CircleCI
unit testing, unit tests, TDD, test-driven development, automated unit tests | 单元测试, 单测, 测试驱动 > JUnit, pytest
test automation, automated testing, automated tests, end-to-end tests, UI automation | 自动化测试, UI自动化, 接口自动化, 自动化用例 > Selenium, Cypress
manual testing, test cases | 手工测试, 测试用例, 写用例 > exploratory testing = 探索性测试, regression testing = 回归测试, functional testing = 功能测试 = 黑盒测试, smoke testing = 冒烟测试
performance testing, load testing, stress testing | 性能测试, 压测, 压力测试, 负载测试 > JMeter, k6, Gatling
API development, REST APIs, RESTful services, web services, RESTful API, building APIs, API design | 接口开发, API开发, 接口设计, 后端接口, 写接口, RESTful接口
microservices, microservice architecture | 微服务, 微服务架构, 服务拆分
Docker containers, Docker, containerisation, containerised, containerization | 容器, 容器化, 镜像部署, Docker容器
container orchestration | 容器编排
Kubernetes, k8s | K8s集群 | container orchestration
message queue, message broker, event streaming, message queues | 消息队列, 消息中间件 > Kafka, RabbitMQ, ActiveMQ, SQS, RocketMQ
relational databases, relational database, RDBMS | 关系型数据库, 关系数据库 > MySQL, PostgreSQL, SQL Server, Oracle database, 达梦, 人大金仓
caching, cache layer | 缓存, 缓存设计 > Redis, Memcached
infrastructure as code, IaC | 基础设施即代码, 自动化运维, 配置管理自动化 > Terraform, CloudFormation, Pulumi, Ansible
monitoring and alerting, observability | 监控告警, 监控报警, 可观测, 运维监控, 告警监控 > Prometheus, Grafana, Datadog, New Relic, Zabbix, Nagios, Splunk
technical support, desktop support, IT support, helpdesk, first-line support, 1st line support, service desk, 2nd line support, user support | 桌面运维, 桌面支持, IT支持, 技术支持, 电脑维护, IT运维, 修电脑, 电脑维修, 桌面维护
Active Directory | 域控, AD域, 域管理, 域账号
Entra ID, Azure AD |
network administration, network support | 网络运维, 网络管理, 网络维护
backup and recovery, backups, disaster recovery, Veeam, data backup | 备份恢复, 数据备份, 容灾, 灾备
penetration testing, pen testing, ethical hacking | 渗透测试
vulnerability scanning | 漏洞扫描
security operations, security monitoring | 安全运营, 安全监测
data cleaning, data cleansing, data wrangling, cleaning data, data preparation, data quality checks | 数据清洗, 清洗数据, 数据预处理, 数据质量
data pipelines, ETL, ELT, data ingestion, ETL jobs, data integration | 数据管道, 数据抽取, 数据同步, ETL开发, 数据集成, 数仓开发 > Airflow, dbt
data warehouse, data warehousing, dimensional modelling, star schema, data modelling warehouse | 数据仓库, 数仓, 数仓建模, 维度建模 > Snowflake, BigQuery, Redshift
big data | 大数据, 大数据平台, 离线计算, 实时计算 > Hadoop, Apache Spark = PySpark, Apache Hive, Flink
dashboards, data visualisation, BI reporting, data visualization, BI reports | 数据看板, 报表看板, 数据可视化, BI报表, 可视化报表, 看板, 数据大屏 > Power BI, Tableau, Looker, Qlik, 帆软 = FineBI
spreadsheets | 电子表格, 表格软件
Excel, Microsoft Excel | | spreadsheets > pivot tables = 数据透视表 = 透视表, VLOOKUP = XLOOKUP = 函数公式 = VLOOKUP函数
Google Sheets | | spreadsheets
SQL queries, writing SQL, SQL querying, SQL scripts | 写SQL, 取数, SQL取数, 查数, SQL查询, 提数
A/B testing, split testing, experimentation, A/B tests, controlled experiments | AB测试, AB实验, 对照实验, A/B实验
machine learning models, machine learning, predictive models, ML models, predictive modelling | 机器学习, 机器学习模型, 建模预测, 训练模型, 预测模型 > scikit-learn, XGBoost
deep learning, neural networks, CNNs | 深度学习, 神经网络, 模型训练 > PyTorch, TensorFlow, Keras
natural language processing, NLP, text mining, text classification | 自然语言处理, 文本挖掘, 文本分类, 文本分析
large language models, prompt engineering, fine-tuning LLMs, generative AI | 大模型, 大语言模型, 提示词工程, 检索增强, 大模型应用, 提示词 > GPT
computer vision, image recognition, object detection, OpenCV, image segmentation | 计算机视觉, 图像识别, 目标检测, 图像处理, 机器视觉
statistical analysis, regression analysis, hypothesis testing, statistical modelling | 统计分析, 回归分析, 假设检验, 统计建模 > SPSS, Stata, SAS, R statistics
requirements gathering, requirements analysis, business analysis, eliciting requirements, requirements workshops, user stories | 需求分析, 需求调研, 需求梳理, 需求文档, 需求收集, 写PRD, PRD
product roadmap, roadmapping, backlog management, product backlog, backlog prioritisation, backlog grooming | 产品规划, 产品路线图, 需求池, 需求优先级, 迭代规划
agile delivery, scrum, sprints, agile methods, stand-ups, sprint planning, Scrum Master | 敏捷, 敏捷开发, 迭代开发, 站会, 敏捷迭代, 敏捷管理
front-end frameworks | 前端框架, 前端组件 > Vue = Vue.js = Vue框架, Angular, React.js = React框架, Svelte
responsive web pages, HTML and CSS, HTML5, CSS, web pages, HTML/CSS | 网页制作, 切图, 静态页面, 页面切图, H5页面, 前端页面
mini-program development | 小程序开发, 微信小程序, 小程序, uni-app, 支付宝小程序
mobile app development | 移动端开发, APP开发, 客户端开发, 移动开发 > iOS development, Android development = 安卓开发, Kotlin, Flutter app, React Native
content management system | 建站, 网站后台, 内容管理系统, 网站维护 > WordPress, Drupal, Umbraco
embedded development, firmware, embedded C, microcontrollers, MCU programming, bare metal, embedded software, firmware development | 嵌入式, 单片机, 固件, 嵌入式开发, 下位机, 单片机开发, 嵌入式软件, MCU开发 > STM32
real-time operating system, RTOS | 实时操作系统, 实时系统 > FreeRTOS, Zephyr, VxWorks, ThreadX, uCOS, RT-Thread
bus protocols | 总线通讯, 车载总线 > CAN bus = CAN总线 = CAN通讯 = CAN通信, CANopen, J1939, CAN FD, UDS
serial interfaces | 串口通信, 串口, 串口通讯 > UART, SPI, I2C, RS485, Modbus = Modbus通信
circuit design, schematic capture, PCB layout, PCB design | 电路设计, 画板子, 原理图, PCB设计, 画板, 硬件设计, Layout画板, PCB布局 > Altium = Altium Designer, KiCad, OrCAD
hardware debugging, board bring-up, bench debugging | 硬件调试, 板级调试, 单板调试 > oscilloscope = 示波器, logic analyser = logic analyzer = 逻辑分析仪
battery management, cell balancing, SOC estimation, battery packs, battery management system | 电池管理, 电池管理系统, 均衡策略, SOC估算, 电池包, 动力电池
game engines | 游戏引擎 > Unity3D, Unreal Engine = 虚幻引擎 = 虚幻 = UE4 = UE5, Godot
ERP systems, ERP | ERP系统, 企业资源计划 > SAP, Oracle ERP, NetSuite, Microsoft Dynamics, Odoo, Epicor, 鼎捷, 用友U9
`;
