import type { IndustrySource } from '../../entry.ts';

export const dataAi: IndustrySource = {
  id: 'data_ai',
  en: 'Data and AI',
  zh: '数据/人工智能',
  titles: `
    data scientist, data analyst, data engineer, machine learning engineer, algorithm engineer, AI engineer, NLP engineer, research scientist, BI analyst, analytics engineer |
    数据分析师, 数据科学家, 数据工程师, 数据开发工程师, 算法工程师, 机器学习工程师, 大数据开发工程师, 数据挖掘工程师, 数仓工程师, AI工程师, 数据产品经理`,
  shared: `
    Python, SQL, R, Scala, MATLAB, C++, Java, Linux, Git, Docker, Kafka, data analysis, data visualization, data mining, data modeling, data cleaning, data governance,
    data warehouse, dashboard, machine learning, deep learning, statistics, regression analysis, A/B testing, time series, web scraping, ETL, MySQL,
    PostgreSQL, Hadoop, Hive, Spark, Tableau, Power BI, FineBI, Looker, SPSS, SAS, Stata, pandas, NumPy, Jupyter, TensorFlow, PyTorch, OpenCV, business intelligence,
    big data, Excel, AWS, Google Cloud, click-through rate, conversion rate, customer segmentation, event tracking, funnel analysis, OCR, MongoDB, Elasticsearch, user retention`,
  hard: `
    natural language processing, NLP | 自然语言处理 | large language models
    computer vision | 计算机视觉, 机器视觉 | image recognition
    image recognition, object detection, image classification | 图像识别, 目标检测, 图像分类 | computer vision
    image segmentation, semantic segmentation | 图像分割, 语义分割 | computer vision
    speech recognition, ASR | 语音识别
    text classification, sentiment analysis | 文本分类, 情感分析 | natural language processing
    named entity recognition, NER | 命名实体识别 | natural language processing
    large language models, large language model, LLM | 大语言模型, 大模型 | natural language processing
    prompt engineering, system prompts | 提示词工程, 提示工程, Prompt工程 | large language models
    retrieval-augmented generation, RAG | 检索增强生成, RAG知识库 | large language models | rag, llm, retrieval, langchain, vector, embedding, embeddings, gpt, agent, 大模型, 检索, 向量, 知识库, retrieval augmented generation
    fine-tuning, model fine-tuning, LoRA | 模型微调, 大模型微调, 微调 | large language models | model, models, llm, lora, bert, gpt, training, 模型, 训练, llama, sft, 大模型
    reinforcement learning, RLHF | 强化学习 | machine learning
    transfer learning | 迁移学习 | deep learning
    recommender systems, recommender system, recommendation system, recommendation engine | 推荐系统, 推荐算法
    search ranking, learning to rank | 搜索排序, 排序模型, 精排, 粗排
    collaborative filtering | 协同过滤 | recommender systems
    feature engineering | 特征工程, 特征筛选
    model training | 模型训练, 训练模型
    model deployment, MLOps, model serving | 模型部署, 模型上线
    model compression, quantization, knowledge distillation | 模型压缩, 模型量化, 知识蒸馏
    hyperparameter tuning | 超参数调优, 调参
    data annotation, data labeling | 数据标注
    data pipeline | 数据管道, 数据流水线, 数据链路 | ETL
    data lake, lakehouse | 数据湖, 湖仓一体
    dimensional modeling, star schema | 星型模型, 数仓分层, 数仓建模 | data warehouse
    metric system design, metrics framework | 指标体系, 指标体系搭建, 指标口径
    stream processing, real-time processing | 流式计算, 实时计算, 实时数仓 | Flink
    hypothesis testing | 假设检验, 显著性检验 | statistics
    causal inference, difference-in-differences | 因果推断, 双重差分 | hypothesis testing
    cluster analysis, clustering, k-means | 聚类分析, 聚类 | machine learning
    decision tree, random forest, gradient boosting | 决策树, 随机森林, 梯度提升 | machine learning
    anomaly detection | 异常检测
    knowledge graph | 知识图谱
    vector database, vector search | 向量数据库, 向量检索 | retrieval-augmented generation
    ad hoc analysis, root-cause analysis of metrics | 专题分析, 归因分析, 异动分析
    RFM analysis, RFM model | RFM模型, RFM分析 | customer segmentation`,
  tool: `
    scikit-learn, sklearn | | machine learning
    Keras | | TensorFlow
    PaddlePaddle | 飞桨 | PyTorch
    XGBoost | | LightGBM
    LightGBM / CatBoost | | XGBoost
    Hugging Face, HuggingFace / Transformers library | | PyTorch
    BERT | BERT模型 | natural language processing
    GPT-4, ChatGPT, GPT | | large language models
    Qwen / LLaMA / ChatGLM | 通义千问 | large language models
    Transformer | Transformer模型 | deep learning | bert, attention, nlp, model, models, deep, pytorch, 模型, encoder, llm, lstm
    CNN, convolutional neural network | 卷积神经网络 | deep learning | rnn, lstm, neural, network, model, image, deep, yolo, resnet, 卷积, 网络, 神经, 模型, 图像
    LSTM, RNN | 循环神经网络 | deep learning
    YOLO, YOLOv5, YOLOv8 | | image recognition
    LangChain / LlamaIndex | | large language models
    Flink, Apache Flink | | stream processing
    Airflow, Apache Airflow | | ETL | dag, dags, etl, spark, dbt, pipeline, pipelines, data, python, sql, snowflake, apache
    DolphinScheduler / DataWorks | 海豚调度 | Airflow
    dbt | | ETL | sql, snowflake, warehouse, 数仓, bigquery, airflow
    Snowflake | | data warehouse
    BigQuery | | data warehouse
    Databricks | | Spark
    ClickHouse / Apache Doris / StarRocks | | Hive
    HBase | | Hadoop
    MaxCompute, ODPS | | Hive
    Superset / Metabase / Quick BI | | Tableau
    MLflow / Kubeflow | | model deployment
    Matplotlib / Seaborn | | data visualization
    CUDA / TensorRT
    Neo4j | | knowledge graph
    Milvus / FAISS | | vector database
    Scrapy | | web scraping
    DeepSeek`,
  cert: `
    CDA, Certified Data Analyst | CDA数据分析师, 数据分析师认证, CDA证书
    AWS Certified Machine Learning, AWS Machine Learning Specialty | AWS机器学习认证
    Google Data Analytics Certificate | 谷歌数据分析证书
    TensorFlow Developer Certificate | TensorFlow开发者认证
    Microsoft Power BI Data Analyst, PL-300 | Power BI数据分析师认证
    Tableau Desktop Specialist | Tableau认证
    Databricks Certified Data Engineer | Databricks数据工程师认证
    big data engineer certificate | 大数据工程师认证, 大数据分析师证书
    artificial intelligence trainer certificate | 人工智能训练师`,
  metric: `
    % up | model accuracy, accuracy | 准确率, 模型准确率
    % up | precision | 精确率, 查准率 | | recall, f1, auc, model, %, 召回, 模型
    % up | recall, recall rate | 召回率, 查全率 | | precision, f1, auc, model, %, 召回, 模型, rate, map
    ratio up | AUC, ROC AUC | AUC值
    ratio up | F1 score | F1值, F1分数
    ratio up | KS value, KS | KS值 | | auc, model, 模型, 风控, score, iv
    % up | mAP, mean average precision | 平均精度均值 | | yolo, detection, model, iou, 检测, 模型, coco, recall
    time down | inference time, inference latency | 推理耗时, 推理时间, 推理延迟
    time down | training time | 训练时长, 训练耗时
    % up | data quality, data completeness | 数据质量, 数据完整率, 数据准确率
    time down | report turnaround, reporting time, data latency | 出数时效, 报表时效, 取数时间, 数据延迟
    time down | query time, query latency | 查询耗时, 查询时间
    % down | false positive rate | 误报率, 误判率
    ratio down | MAPE, RMSE, forecast error | 预测误差, 平均绝对误差`,
  domain: `
    fraud detection, risk modeling | 反欺诈, 风控建模, 风控模型
    cohort analysis, retention analysis | 留存分析, 同期群分析
    computational advertising | 计算广告, 广告算法
    AIGC, generative AI | 生成式AI, 生成式人工智能 | large language models
    AI agent, LLM agent | 智能体, AI智能体 | large language models
    data middle platform | 数据中台
    quantitative user research | 用户行为分析, 行为分析`,
};
