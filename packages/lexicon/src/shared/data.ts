import type { Tables } from '../entry.ts';

/** Data and databases, beyond the people whose trade they are. */
export const data: Tables = {
  hard: `
    data analysis, data analytics, data analyst | 数据分析
    data visualization, data visualisation | 数据可视化, 可视化看板, 可视化报表
    data mining | 数据挖掘 | data analysis
    data modeling, data modelling | 数据建模, 维度建模
    data cleaning, data cleansing | 数据清洗, 数据清理
    data governance | 数据治理
    data warehouse, data warehousing | 数据仓库, 数仓 | ETL
    dashboard, dashboards | 数据看板, 数据大屏, 仪表盘 | data visualization | kpi, data, tableau, power bi, bi, sales, report, reporting, metrics, excel, sql, grafana, looker, 数据, 报表, 指标
    machine learning | 机器学习 | deep learning
    deep learning | 深度学习 | machine learning
    statistics, statistical analysis, statistical modeling | 统计学, 统计分析, 统计建模
    regression analysis, linear regression, logistic regression | 回归分析, 线性回归, 逻辑回归 | statistics
    A/B testing, A/B test, AB testing, AB test | A/B测试, A/B 测试, AB测试, AB实验, A/B实验, A/B 实验
    time series, time series analysis | 时间序列
    web scraping, web crawling, web crawler | 爬虫, 网络爬虫, 数据爬取 | Python
    ETL, ELT
    OCR, optical character recognition | 文字识别, 光学字符识别
    RPA, robotic process automation | 流程机器人, 机器人流程自动化`,
  tool: `
    MySQL | | PostgreSQL, SQL
    PostgreSQL, Postgres | | MySQL, SQL
    Oracle Database, Oracle DB | Oracle数据库 | SQL
    SQL Server, MSSQL, Microsoft SQL Server | | SQL
    MongoDB | | NoSQL
    NoSQL | 非关系型数据库 | MongoDB
    Redis | | caching
    Kafka, Apache Kafka | | message queue
    Elasticsearch, Elastic Search
    Hadoop | | Hive
    Hive | | Hadoop | sql, hadoop, spark, 数仓, hdfs, flink
    Spark, Apache Spark, PySpark, Spark SQL | | Hadoop | sql, hadoop, hive, flink, kafka, python, scala, java, etl, pyspark, airflow, databricks, pipeline, pipelines, 数仓, 大数据, 实时
    Tableau | | Power BI
    Power BI, PowerBI | | Tableau
    FanRuan, FineBI, FineReport | 帆软 | Tableau
    Looker, Looker Studio, Google Data Studio | | Tableau
    SPSS | | statistics
    SAS | SAS软件 | SPSS | spss, stata, sql, r, python, statistical, statistics, programming, macro, cdisc, 统计, 编程, excel, 建模
    Stata | | SPSS
    EViews | | Stata
    pandas | | Python
    NumPy | | Python
    Jupyter, Jupyter Notebook | | Python
    TensorFlow | | PyTorch
    PyTorch | | TensorFlow
    OpenCV | | computer vision
    UiPath / UiBot / Yingdao RPA | / 来也 / 影刀 | RPA | rpa, uipath, uibot, 机器人, 流程, 自动化`,
  domain: `
    business intelligence | 商业智能, BI报表
    big data | 大数据 | Hadoop`,
};
