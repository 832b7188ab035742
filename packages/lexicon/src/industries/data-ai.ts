import { type Industry, terms } from '../entry.ts';

export const dataAi: Industry = {
  id: 'data_ai',
  name: { en: 'Data and AI', zh: '数据/人工智能' },
  shared: ['a-b-testing', 'git', 'kafka', 'docker', 'linux'],
  entries: [
    ...terms(
      'hard',
      `
      machine learning | 机器学习 | deep-learning
      deep learning | 深度学习 | machine-learning
      natural language processing, NLP | 自然语言处理 | large-language-models
      computer vision | 计算机视觉 | image-recognition
      image recognition, object detection | 图像识别, 目标检测 | computer-vision
      speech recognition | 语音识别
      large language models, large language model, LLM, LLMs | 大模型, 大语言模型 | natural-language-processing
      prompt engineering, system prompts | 提示词工程, 提示工程 | large-language-models
      retrieval-augmented generation, RAG | 检索增强生成 | large-language-models
      fine-tuning, model fine-tuning | 微调, 模型微调
      reinforcement learning | 强化学习 | machine-learning
      recommender systems, recommender system, recommendation system, recommendation systems | 推荐系统, 推荐算法
      feature engineering | 特征工程
      data mining | 数据挖掘 | data-analysis
      data analysis, data analytics | 数据分析
      data visualization, data visualisation | 数据可视化, 可视化 | tableau
      data warehouse, data warehousing | 数据仓库, 数仓 | etl
      data modeling, data modelling | 数据建模, 维度建模
      data governance | 数据治理
      data cleaning, data cleansing | 数据清洗
      data pipeline, data pipelines | 数据管道, 数据流水线 | etl
      ETL, ELT
      stream processing, real-time processing | 流式计算, 实时计算 | flink
      time series, time series analysis | 时间序列, 时序分析
      regression analysis, linear regression, logistic regression | 回归分析, 线性回归, 逻辑回归
      hypothesis testing | 假设检验 | statistics
      statistics, statistical analysis | 统计学, 统计分析
      causal inference | 因果推断 | hypothesis-testing
      cluster analysis, clustering | 聚类, 聚类分析
      knowledge graph, knowledge graphs | 知识图谱
      model deployment, MLOps | 模型部署
      web scraping, web crawling | 爬虫, 网络爬虫`,
    ),
    ...terms(
      'tool',
      `
      Python
      SQL
      R language, RStudio | R语言
      Scala | | spark
      MATLAB
      SAS
      SPSS
      pandas | | python
      NumPy | | python
      scikit-learn, sklearn | | machine-learning
      TensorFlow | | pytorch
      PyTorch | | tensorflow
      Keras | | tensorflow
      XGBoost | | lightgbm
      LightGBM | | xgboost
      Hugging Face, HuggingFace
      LangChain | | large-language-models
      OpenCV | | computer-vision
      Spark, Apache Spark, PySpark | | hadoop
      Hadoop | | hive
      Hive | | hadoop | sql, hadoop, spark, 数仓, hdfs
      Flink, Apache Flink | | stream-processing
      Airflow, Apache Airflow | | etl
      dbt | | etl | sql, snowflake, warehouse, 数仓, bigquery
      Snowflake | | data-warehouse
      BigQuery | | data-warehouse
      ClickHouse
      Tableau | | power-bi
      Power BI, PowerBI | | tableau
      Looker | | tableau
      FineBI, FineReport | 帆软 | tableau
      Jupyter, Jupyter Notebook`,
    ),
    ...terms(
      'cert',
      `
      Certified Data Analyst, CDA | 数据分析师认证, CDA数据分析师
      AWS Certified Machine Learning | AWS机器学习认证
      Google Data Analytics Certificate | 谷歌数据分析证书
      TensorFlow Developer Certificate | TensorFlow开发者认证
      Microsoft Power BI Data Analyst, PL-300 | Power BI数据分析师认证`,
    ),
    ...terms(
      'metric',
      `
      accuracy | 准确率, 精度
      precision | 精确率
      recall, recall rate | 召回率
      AUC, ROC AUC
      F1 score, F1-score | F1值
      click-through rate, CTR | 点击率
      inference time, inference latency | 推理耗时, 推理时间
      training time | 训练时长, 训练时间
      data quality, data completeness | 数据质量, 数据完整率
      report turnaround, reporting time | 出数时效, 报表时效
      query time, query latency | 查询耗时, 查询时间
      false positive rate | 误报率`,
    ),
    ...terms(
      'domain',
      `
      business intelligence | 商业智能
      user profiling, user segmentation | 用户画像, 用户分层
      fraud detection, risk modeling | 反欺诈, 风控建模
      retention analysis, cohort analysis | 留存分析, 同期群分析 | retention
      big data | 大数据 | hadoop`,
    ),
  ],
};
